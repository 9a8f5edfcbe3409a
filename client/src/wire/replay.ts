// Made by client/wire_types.py from src/octavo/server/http/reviews.py: change it there.
// A field with a question mark has a default, and is left out when it has it.

import type { Entry, Scene, SheetLine } from "./wire";

/** A finished match: its actions, its result, and everything needed to check that it was fair. */
export interface Replay {
  game: string;
  names: string[];
  guests: string[];
  entries: Entry[];
  sheet: SheetLine[];
  points: number[];
  winners: number[];
  commitment: string;
  secret: string;
  terms: string[];
  deck: string;
  log: ([number, number | null])[];
}

/** A situation of a finished match, all hands open. */
export interface Situation {
  number: number;
  scene: Scene;
  points: number[];
}
