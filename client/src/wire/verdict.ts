// Made by client/wire_types.py from src/octavo/server/http/judging.py: change it there.
// A field with a question mark has a default, and is left out when it has it.

import type { Problem, Worth } from "./wire";

/** Where the points of a seat came from: `lead` is `gifts` - `cost` + `luck`, but for rounding. `lead` is what it gained on the mean of the others in the whole match, `cost` what its own decisions cost it, `gifts` its share of what the others' decisions cost them, `luck` the rest; `deal` is that part of luck which showed at its first decision of a round. */
export interface Account {
  seat: number;
  decisions: number;
  good: number;
  cost: number;
  gifts: number;
  luck: number;
  deal: number;
  lead: number;
  costliest: number[];
}

/** A decision: what it cost in points on the mean of the others, and in chances of a hundred to win the match. `best` are the best choices as they looked then, `expected` the lead at the end of the round that the seat could expect before it chose, and `swing` how much of that had come since it last chose, by cards and by others. */
export interface Judged {
  number: number;
  seat: number;
  chosen: Worth;
  best: Worth[];
  expected: number;
  swing?: number;
  cost?: number;
  chances?: number;
}

/** How far a verdict is: entries done, of how many (0 before it begins), and in the end the verdict; or why it could not be found. */
export interface Judging {
  done?: number;
  total?: number;
  verdict?: Verdict | null;
  problem?: Problem | null;
}

/** A turning point: a costly decision, or a large change of what a seat could expect that it had no part in. */
export interface TurningPoint {
  number: number;
  seat: number;
  kind: "cost" | "swing";
  points: number;
}

/** The review of a match, with the limits of simulations and seconds for each decision. */
export interface Verdict {
  game: string;
  simulations: number;
  seconds: number | null;
  decisions: Judged[];
  seats: Account[];
  turns: TurningPoint[];
}
