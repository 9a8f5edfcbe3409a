// What is said aloud by screen readers and shown for a moment at the edge: copied, saved, the line is lost.

const SHOWN = 6000; // milliseconds

class Announcing {
  text = $state("");
  /** How many places the page itself has for it. */
  places = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), SHOWN);
  }
}

export const announcing = new Announcing();
export const announce = (text: string): void => announcing.announce(text);
