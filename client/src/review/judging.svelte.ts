// The verdict on a match: asked for, looked at again while it is worked out, and then kept.

import { askVerdict, verdict } from "../wire/api";
import { self } from "../state/self.svelte";
import type { Judged, Judging as State, Verdict } from "../wire/verdict";
import { refusal, wrong } from "../text/words";

const PACE = 1000; // milliseconds from one look to the next

export class Judging {
  state = $state.raw<State | null>(null);
  problem = $state("");
  #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
  }

  readonly found = $derived.by((): Verdict | null => this.state?.verdict ?? null);
  readonly #byNumber = $derived.by(() => new Map(this.found?.decisions.map((one) => [one.number, one])));
  /** The numbers of the entries that were costly. */
  readonly costly = $derived.by((): readonly number[] => this.found?.seats.flatMap(({ costliest }) => costliest) ?? []);

  /** Whether it is being worked out. */
  get runs(): boolean {
    return this.state !== null && !this.found && !this.problem;
  }

  /** The decision that an entry is, if it is one. */
  at(number: number): Judged | undefined {
    return this.#byNumber.get(number);
  }

  /** See whether somebody has asked for it already. */
  async look(): Promise<void> {
    await this.#hear(() => verdict(this.#table), false);
  }

  /** Ask for it. */
  async ask(): Promise<void> {
    this.problem = "";
    await this.#hear(async () => {
      await self.ensure();
      return askVerdict(this.#table);
    }, true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(fetched: () => Promise<State>, wanted: boolean): Promise<void> {
    try {
      const state = await fetched();
      if (this.#closed || (!wanted && !state.verdict && !state.total)) return; // nobody has asked, or in vain
      this.state = state;
      if (state.problem) this.problem = refusal(state.problem);
      else if (!state.verdict) this.#timer = setTimeout(() => void this.#hear(() => verdict(this.#table), true), PACE);
    } catch (error) {
      if (wanted) this.problem = wrong(error);
    }
  }
}
