/**
 * How cards look, by game and name. A colour never stands alone: every one has its shape and its letter as well, so that nobody
 * needs to tell red from green. docs/notation.md says what the names mean.
 */

import type { ShapeName } from "./shapes";

/** Paints of the stylesheets: `styles/cards.css` has a class for each. */
export type Ink =
  | "red" | "blue" | "yellow" | "green" | "dark" | "pale" | "violet" | "sky" | "orange"
  | "brown" | "grey" | "sand" | "meadow" | "garden" | "brick" | "back"; // prettier-ignore

/** One card. */
export interface Face {
  /** The main sign: a number, or nothing where a picture says it. */
  readonly label: string;
  readonly ink: Ink;
  /** The shape that goes with the colour. */
  readonly shape: ShapeName | null;
  /** The letter that goes with the colour, as names of cards have it. */
  readonly letter: string;
  /** A picture in the middle. */
  readonly picture: ShapeName | null;
  /** A small sign below: what the card does besides. */
  readonly sign: string;
  /** How many points are printed on it, as little triangles. */
  readonly pips: number;
  /** How dark it is where numbers go from light to dark, from 0 to 1. */
  readonly depth: number;
}

const PLAIN: Face = { label: "", ink: "pale", shape: null, letter: "", picture: null, sign: "", pips: 0, depth: 0 };
export const BACK = "?";

const SUITS: Readonly<Record<string, { ink: Ink; shape: ShapeName }>> = {
  r: { ink: "red", shape: "diamond" },
  b: { ink: "blue", shape: "drop" },
  y: { ink: "yellow", shape: "star" },
  g: { ink: "green", shape: "leaf" },
  k: { ink: "dark", shape: "hexagon" },
};

/** The paint and the shape of a colour by its letter. */
export function suit(letter: string): { ink: Ink; shape: ShapeName } | null {
  return SUITS[letter] ?? null;
}

function suited(name: string): Face | null {
  const [, letter, number] = /^([rbygk])(\d+)$/.exec(name) ?? [];
  const colour = letter && SUITS[letter];
  return colour ? { ...PLAIN, ...colour, letter, label: number ?? "" } : null;
}

const TRIANGLES = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]; // on Mü's cards, by number

function mu(name: string): Face | null {
  const face = suited(name);
  return face && { ...face, pips: TRIANGLES[Number(face.label)] ?? 0 };
}

const HIGHEST = 13; // of Húzz egyet!'s numbers

function huzz(name: string): Face | null {
  if (name === "x") return { ...PLAIN, ink: "violet", picture: "jester", letter: "x" };
  return /^\d+$/.test(name) ? { ...PLAIN, label: name, ink: "sky", depth: Number(name) / HIGHEST } : null;
}

const SYMBOLS: Readonly<Record<string, ShapeName>> = { r: "rock", p: "paper", s: "scissors", x: "jester" };
const SIGNS: Readonly<Record<string, string>> = { again: "↻", fast: "»", plus3: "+3", give: "→", swap: "⇄" };

function ciao(name: string): Face | null {
  if (name === "m") return { ...PLAIN, ink: "dark", picture: "millstone", letter: "m" };
  const [, letter, symbol, special] = /^([gyr])([rpsx])(?:-(\w+))?$/.exec(name) ?? [];
  const colour = letter && SUITS[letter];
  if (!colour || !symbol) return null;
  return { ...PLAIN, ...colour, letter, picture: SYMBOLS[symbol] ?? null, sign: special ? (SIGNS[special] ?? special) : "" };
}

const TERRAINS: Readonly<Record<string, { ink: Ink; picture: ShapeName }>> = {
  f: { ink: "brick", picture: "tiles" },
  p: { ink: "grey", picture: "paving" },
  m: { ink: "brown", picture: "mud" },
  v: { ink: "garden", picture: "carrot" },
  w: { ink: "blue", picture: "waves" },
  k: { ink: "dark", picture: "cobbles" },
  g: { ink: "meadow", picture: "grass" },
  s: { ink: "sand", picture: "dunes" },
};

function kreuzQuer(name: string): Face | null {
  const terrain = TERRAINS[name];
  if (terrain) return { ...PLAIN, ...terrain, letter: name };
  const [, number, turned] = /^(\d+)(t?)$/.exec(name) ?? [];
  return number ? { ...PLAIN, label: number, sign: turned ? "↻" : "" } : null;
}

function takeIt(name: string): Face | null {
  if (name === "x") return { ...PLAIN, ink: "green", picture: "jester", letter: "x" };
  if (name === "k") return { ...PLAIN, ink: "dark", picture: "cross", letter: "k" };
  const [, kind, value] = /^([dp])(-?\d+)$/.exec(name) ?? [];
  if (!kind || value === undefined) return null;
  const label = value.replace("-", "−");
  return kind === "d"
    ? { ...PLAIN, label, ink: "sky", shape: "single", letter: "d" }
    : { ...PLAIN, label, ink: "orange", shape: "pair", letter: "p" };
}

const GAMES: Readonly<Record<string, (name: string) => Face | null>> = {
  huzz,
  mu,
  ciao,
  kreuz_quer: kreuzQuer,
  take_it: takeIt,
};

/** How a card looks; null for what is no card of the game, such as a task. A game without looks of its own has those of tricks. */
export function face(game: string, name: string): Face | null {
  if (name === BACK) return { ...PLAIN, ink: "back" };
  return (GAMES[game] ?? suited)(name);
}

/** The single cards of a name: `4.4.x` is a set, `2+13` two that lie on each other. */
export function cardsOf(game: string, name: string): string[] {
  if (face(game, name)) return [name];
  const parts = name.split(/[.+]/);
  return parts.length > 1 && parts.every((part) => face(game, part)) ? parts : [name];
}
