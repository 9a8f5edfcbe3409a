/**
 * Where a game's things go, as far as that is not the same for all games. A game that is not here is drawn by its zones alone:
 * what belongs to a seat lies before it, what belongs to nobody in the middle, and facts are told in words.
 */

import type { PieceName } from "../drawing/pieces";
import type { ShapeName } from "../drawing/shapes";

/** A pile that is drawn from: the fact that tells of it, and which part of that is the number of its cards. */
export interface Pile {
  readonly fact: string;
  readonly count: string;
}

export interface Arrangement {
  /** Keys of facts that are the rows of a board of vetoes, from top to bottom, each with its cells from left to right where
   * that is not the order of numbers. */
  readonly board: Readonly<Record<string, readonly string[]>>;
  /** Facts that are drawn, and so not told in words. */
  readonly shown: readonly string[];
  /** Facts about a seat that stand there as a badge, `web-badge-<fact>`. */
  readonly badges: readonly string[];
  /** Those of them that say more than the badge, and are told besides. */
  readonly told: readonly string[];
  /** Pieces that stand before a fact, and say what it is about. */
  readonly signs: Readonly<Record<string, readonly PieceName[]>>;
  /** Facts that one wants to have in sight all the time. */
  readonly large: readonly string[];
  /** Zones in which equal cards are drawn once, with their number. */
  readonly piled: readonly string[];
  /** Zones whose cards are told from those beside them by a sign. */
  readonly marks: Readonly<Record<string, ShapeName>>;
  /** Zones of layers, each on top of the one before. */
  readonly layered: readonly string[];
  /** A pile in the middle of which only the number is known. */
  readonly pile: Pile | null;
  /** Facts that say which way round it goes: clockwise or against it. */
  readonly direction: Readonly<Record<string, 1 | -1>>;
  /** Facts that say who wins which row of the middle. */
  readonly rows: readonly string[];
  /** Zones whose cards lie as they fell. */
  readonly scattered: readonly string[];
  /** A zone in the middle that grows card by card: the newest lies on top. */
  readonly growing: string;
}

const USUAL: Arrangement = {
  board: {},
  shown: [],
  badges: [],
  told: [],
  signs: {},
  large: [],
  piled: [],
  marks: {},
  layered: [],
  pile: null,
  direction: {},
  rows: [],
  scattered: [],
  growing: "",
};

const CELLS = ["r", "k", "b", "y", "none"];

const GAMES: Readonly<Record<string, Partial<Arrangement>>> = {
  njet: {
    board: { start: [], away: ["one", "two", "no-zeros", "right", "none"], trump: CELLS, super: CELLS, points: [] },
    badges: ["dealer", "monster"],
    signs: {
      start: ["start"], away: ["away"], trump: ["trump"], super: ["supertrump"], points: ["points"],
      "team-1": ["partner"], "team-2": ["partner"], "team-3": ["partner"],
    }, // prettier-ignore
  },
  mu: {
    signs: {
      "chief-trump-colour": ["chief", "trump"], "chief-trump-number": ["chief", "trump"], "chief-trump-none": ["chief", "trump"],
      "vice-trump-colour": ["vice", "trump"], "vice-trump-number": ["vice", "trump"],
    }, // prettier-ignore
    badges: ["dealer", "chief", "vice", "partner"],
    told: ["chief"],
    large: [
      "chief-trump-colour", "chief-trump-number", "chief-trump-none", "vice-trump-colour", "vice-trump-number",
    ], // prettier-ignore
  },
  huzz: { layered: ["display"], piled: ["shadow"], pile: { fact: "pile", count: "left" }, badges: ["thief", "victim"] },
  was_sticht: {
    badges: ["starter", "monster"],
    rows: ["row", "row-table"],
    piled: ["tasks"],
    marks: { discarded: "tick", chosen: "aim" },
    large: ["trumps", "trump-colour", "trump-number"],
  },
  meinz: { badges: ["starter", "claimed"] },
  ciao: {
    piled: ["known"],
    pile: { fact: "pile", count: "cards" },
    direction: { left: 1, right: -1 },
    badges: ["racer", "receiver"],
    large: ["joker", "pending"],
  },
  kreuz_quer: {
    shown: ["at-start", "pawn", "on-goal"],
    badges: ["stopped"],
    piled: ["up"],
    scattered: ["up"],
    pile: { fact: "down", count: "cards" },
  },
  take_it: {
    piled: ["taken"],
    growing: "row",
    pile: { fact: "pile", count: "cards" },
    shown: ["turned"],
    badges: ["dealer", "dealer-stays"],
  },
};

export function arrangement(game: string): Arrangement {
  return { ...USUAL, ...GAMES[game] };
}
