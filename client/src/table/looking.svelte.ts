/** Why the card under the keyboard focus can't be chosen. Moving quickly over a hand asks nothing. */

import type { Table } from "../state/table.svelte";
import type { Problem } from "../wire/wire";

const REST = 300; // milliseconds

export class Looking {
  #table: Table;
  reason = $state.raw<Problem | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** An element for the action of this name got the focus; call the returned function when it loses it. */
  at(name: string): () => void {
    let here = true;
    const rested = setTimeout(() => void this.#table.reason(name).then(tell), REST);
    const tell = (reason: Problem | null): void => {
      if (!here || !reason) return;
      this.#table.problem = null; // the reason for another card
      this.reason = reason;
    };
    return () => {
      here = false;
      clearTimeout(rested);
      this.reason = null;
    };
  }
}
