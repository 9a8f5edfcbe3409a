// A few cards that show at a glance what a game is like. A game that is not here shows its backs.

import { BACK } from "../cards/faces";

/** A card of a game. */
export interface Shown {
  game: string;
  name: string;
}

const FANS: Readonly<Record<string, readonly string[]>> = {
  huzz: ["3", "7", "7", "12", "x"],
  mu: ["r6", "b1", "y7", "g4", "k9"],
  njet: ["r3", "b0", "y9", "k7", "r8"],
  was_sticht: ["r4", "y8", "most", "b2", "g9"],
  meinz: ["g5", "r1", "b7", "y3", "r9"],
  ciao: ["gr", "yp-again", "rs", "gx", "m"],
  kreuz_quer: ["f", "w", "m", "g", "v"],
  take_it: ["d-2", "d5", "x", "p8", "k"],
};

/** One card of several games: the house's own fan. */
const HOUSE: readonly Shown[] = [
  { game: "meinz", name: "b7" },
  { game: "ciao", name: "rs" },
  { game: "njet", name: "y9" },
  { game: "kreuz_quer", name: "f" },
  { game: "mu", name: "r7" },
];

const BACKS = 5;

/** The cards of a game's fan; of the house's own where no game is given. */
export function fanOf(game?: string): readonly Shown[] {
  if (game === undefined) return HOUSE;
  return (FANS[game] ?? Array<string>(BACKS).fill(BACK)).map((name) => ({ game, name }));
}

/** How far the card at a place is turned, in degrees, and how far it lies below the middle one, in parts of a card's width. */
export function lie(place: number, count: number, spread = 9): { turn: number; drop: number } {
  const from = place - (count - 1) / 2;
  return { turn: from * spread, drop: from * from * 0.055 };
}
