/**
 * What is a game's own on the page: how its cards look, where its things lie, how they fly. A game gives what it has, and the rest is
 * as for a game that nobody has drawn: cards like `r7` have faces, others are plates with their names; what belongs to a seat lies
 * before it, what belongs to nobody in the middle; facts are told in words, and cards fly from the zone that lost them to the zone
 * that has them now.
 */

import { suited, type Face } from "../drawing/face";
import type { PieceName } from "../drawing/pieces";
import type { ShapeName } from "../drawing/shapes";

/** A pile that is drawn from: the fact that tells of it, and which part of that is the number of its cards. */
export interface Pile {
  readonly fact: string;
  readonly count: string;
}

/** Where things go. */
export interface Arrangement {
  /** Keys of facts that are the rows of a board of vetoes, from top to bottom, each with its cells from left to right where
   * that is not the order of numbers. */
  readonly board: Readonly<Record<string, readonly string[]>>;
  /** The beginning of the keys of actions that forbid a cell of the board; the row's key follows. */
  readonly veto: string;
  /** Shapes of what facts call a `rule`. */
  readonly rules: Readonly<Record<string, ShapeName>>;
  /** Facts that are drawn, and so not told in words. */
  readonly shown: readonly string[];
  /** Facts about a seat that stand there as a badge, `web-badge-<fact>`. */
  readonly badges: readonly string[];
  /** Those of them that say more than the badge, and are told besides. */
  readonly told: readonly string[];
  /** Pieces that stand before a fact, and say what it is about. */
  readonly signs: Readonly<Record<string, readonly PieceName[]>>;
  /** Facts that stay in sight all the time. */
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
  /** The zone in the middle whose cards lie in numbered rows, and facts that say who wins which. */
  readonly rowed: string;
  readonly rows: readonly string[];
  /** Zones whose cards lie as they fell. */
  readonly scattered: readonly string[];
  /** The zones of the way of a pawn: what lies on it, and its goal. */
  readonly track: { readonly way: string; readonly goal: string } | null;
  /** A zone in the middle that grows card by card: the newest lies on top. */
  readonly growing: string;
  /** A zone in the middle of which somebody takes: its cards are as large as can be, in as many lines as that needs. */
  readonly spread: string;
  /** Zones of which the upper half tells enough, where there is little room. */
  readonly clipped: readonly string[];
  /** Badges that say no more than the ring of a disc. */
  readonly ringed: readonly string[];
}

/** Where cards go, by the action, if the scenes alone do not tell. */
export interface MotionHints {
  /** Actions after which cards gone from the middle are with the acting seat, out of sight. */
  readonly takes: readonly string[];
  /** Deeds by which everybody gives to the right, all at once. */
  readonly passes: readonly string[];
  /** Zones from which cards only leave the table, whatever comes elsewhere. */
  readonly spent: readonly string[];
  /** The fact that names a seat for which everything that it gathers counts twice. */
  readonly doubles: string;
  /** The ending of the name of a card that is turned round. */
  readonly turned: string;
}

/** Everything of a game's own, except `games/<key>.css`. */
export interface Looks {
  /** How a card looks, by its name as docs/notation.md has it; null for what is no card of the game. */
  readonly face: (name: string) => Face | null;
  /** All cards by their names, each kind once: for galleries and tests, the table itself needs no such list. */
  readonly deck: readonly string[];
  /** The sign on the back of its cards, and the paint around it; the house's if there is none. */
  readonly emblem: ShapeName;
  readonly back: string | undefined;
  /** A few cards that show at a glance what the game is like; backs if there are none. */
  readonly fan: readonly string[];
  /** A card in the house's own fan, and its place there. */
  readonly house: { readonly place: number; readonly card: string } | null;
  readonly arrangement: Arrangement;
  readonly motion: MotionHints;
}

const ARRANGEMENT: Arrangement = {
  board: {},
  veto: "",
  rules: {},
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
  rowed: "",
  rows: [],
  scattered: [],
  track: null,
  growing: "",
  spread: "",
  clipped: [],
  ringed: [],
};

const MOTION: MotionHints = { takes: [], passes: [], spent: [], doubles: "", turned: "" };

/** The parts that a game gives; all are optional. */
export type Own = Partial<Omit<Looks, "arrangement" | "motion">> & {
  readonly arrangement?: Partial<Arrangement>;
  readonly motion?: Partial<MotionHints>;
};

/** A game's looks, with defaults for the parts that it does not give. */
export function looks(own: Own): Looks {
  return {
    face: suited,
    deck: [],
    emblem: "octavo",
    back: undefined,
    fan: [],
    house: null,
    ...own,
    arrangement: { ...ARRANGEMENT, ...own.arrangement },
    motion: { ...MOTION, ...own.motion },
  };
}

/** Every colour with every number: for decks. */
export function suits(letters: string, numbers: readonly number[]): string[] {
  return [...letters].flatMap((letter) => numbers.map((number) => `${letter}${number}`));
}

export function upTo(last: number, first = 1): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
