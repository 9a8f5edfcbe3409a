// A question that has to be answered before something is done that can't be taken back.

export interface Question {
  title: string;
  text?: string;
  yes: string; // what the button says that does it
}

class Asking {
  question = $state<Question | null>(null);
  #answered: ((yes: boolean) => void) | undefined;

  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((answered) => (this.#answered = answered));
  }

  answer(yes: boolean): void {
    this.question = null;
    this.#answered?.(yes);
    this.#answered = undefined;
  }
}

export const asking = new Asking();
export const ask = (question: Question): Promise<boolean> => asking.ask(question);
