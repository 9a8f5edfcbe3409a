/** The vetoes of this round, read from the log. */

import type { Arrangement } from "../games/looks";
import type { Entry, Fact } from "../wire/wire";
import { standing } from "./news";

/** Something forbidden, as the board's own fact of it would be, and by whom. */
export interface Veto {
  readonly fact: Fact;
  readonly seat: number;
}

/** The vetoes of the last round: those that follow each other without anything else between them. */
export function vetoes(log: readonly Entry[], { veto: start }: Arrangement): Veto[] {
  let found: Veto[] = [];
  let open = false;
  for (const { did, seat } of standing(log)) {
    const veto = start !== "" && (did?.key.startsWith(start) ?? false);
    if (veto && !open) found = [];
    if (veto && did) found.push({ seat, fact: { key: did.key.slice(start.length), facts: boardFacts(did) } });
    open = veto;
  }
  return found;
}

/** An action says `seat_start` where the board says `seat`, since its own `seat` is the acting one. */
function boardFacts({ facts = {} }: Fact): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name.startsWith("seat_") ? "seat" : name, fact]));
}
