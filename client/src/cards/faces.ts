/**
 * How cards look, by game and name. A colour never stands alone: every one has its shape and its texture as well, so that nobody
 * needs to tell red from green. docs/notation.md says what the names mean.
 */

import type { Drawing } from "../drawing/paths";
import { PICTURES } from "../drawing/pictures";
import type { ShapeName } from "../drawing/shapes";
import { exactly, FEWEST, LAST, MOST, NULL, without } from "../drawing/tasks";
import type { TextureName } from "../drawing/textures";

/** Paints of the stylesheets: `cards.css` has a class for each. */
export type Ink =
  | "red" | "blue" | "yellow" | "green" | "dark" | "pale" | "violet" | "dawn" | "dusk" | "sky" | "orange"
  | "brown" | "grey" | "sand" | "meadow" | "garden" | "brick" | "back"; // prettier-ignore

/** One card. */
export interface Face {
  /** The main sign: a number, or nothing where a picture says it. */
  readonly label: string;
  readonly ink: Ink;
  /** The shape that goes with the colour or the kind, below the number. */
  readonly shape: ShapeName | null;
  /** How many of that shape: how strong the card is. */
  readonly strength: number;
  /** The letter that goes with the colour, as names of cards have it. */
  readonly letter: string;
  readonly texture: TextureName;
  /** A picture in the middle, in one shape for small cards … */
  readonly picture: ShapeName | null;
  /** … and in full for large ones. */
  readonly drawing: Drawing | null;
  /** Whether picture or number stand on a light medal. */
  readonly medal: boolean;
  /** What the card does besides. */
  readonly sign: ShapeName | null;
  /** How many points are printed on it, as little triangles. */
  readonly pips: number;
  /** How dark it is where numbers go from light to dark, from 0 to 1, and how many rings that are. */
  readonly depth: number;
  readonly rings: number;
  /** A card that is worth more than its number. */
  readonly gilt: boolean;
  /** Not a card that is played, but something to do. */
  readonly task: boolean;
}

const PLAIN: Face = {
  label: "", ink: "pale", shape: null, strength: 1, letter: "", texture: "plain", picture: null, drawing: null, medal: true,
  sign: null, pips: 0, depth: 0, rings: 0, gilt: false, task: false,
}; // prettier-ignore
export const BACK = "?";

type Suit = Pick<Face, "ink" | "texture"> & { shape: ShapeName };

const SUITS: Readonly<Record<string, Suit>> = {
  r: { ink: "red", shape: "diamond", texture: "harlequin" },
  b: { ink: "blue", shape: "drop", texture: "ripple" },
  y: { ink: "yellow", shape: "star", texture: "rays" },
  g: { ink: "green", shape: "leaf", texture: "foliage" },
  k: { ink: "dark", shape: "hexagon", texture: "comb" },
};

/** The paint, the shape and the texture of a colour by its letter. */
export function suit(letter: string): Suit | null {
  return SUITS[letter] ?? null;
}

function pictured(picture: ShapeName): Pick<Face, "picture" | "drawing"> {
  return { picture, drawing: PICTURES[picture] ?? null };
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

function njet(name: string): Face | null {
  const face = suited(name);
  return face && { ...face, gilt: face.label === "0" };
}

const TASKS: Readonly<Record<string, Partial<Face>>> = {
  null: { label: "0", picture: "none", drawing: NULL },
  last: { picture: "flag", drawing: LAST },
  most: { picture: "most", drawing: MOST },
  fewest: { picture: "fewest", drawing: FEWEST },
};

function wasSticht(name: string): Face | null {
  const plain: Face = { ...PLAIN, task: true, medal: false };
  const [, kind, of] = /^(no|exactly)-([rbyg]|\d)$/.exec(name) ?? [];
  if (kind === "exactly") return { ...plain, label: of ?? "", shape: "equal", picture: "trick", drawing: exactly(Number(of)) };
  const colour = of && SUITS[of];
  if (colour) return { ...plain, ink: colour.ink, label: "0", shape: colour.shape, picture: colour.shape, drawing: without(colour.shape) };
  return name in TASKS ? { ...plain, ...TASKS[name] } : suited(name);
}

const HIGHEST = 13; // of Húzz egyet!'s numbers
const DUSK = 7; // from here on its cards are dark

function huzz(name: string): Face | null {
  if (name === "x") return { ...PLAIN, ...pictured("jester"), ink: "violet", texture: "harlequin", letter: "x" };
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  if (!number) return null;
  return { ...PLAIN, label: name, ink: number < DUSK ? "dawn" : "dusk", depth: (number - 1) / (HIGHEST - 1), rings: number };
}

const SYMBOLS: Readonly<Record<string, ShapeName>> = { r: "rock", p: "paper", s: "scissors", x: "jester" };
const STRENGTHS: Readonly<Record<string, number>> = { g: 1, y: 2, r: 3 };
const SIGNS: Readonly<Record<string, ShapeName>> = { again: "again", fast: "fast", plus3: "plus3", give: "give", swap: "swap" };

function ciao(name: string): Face | null {
  if (name === "m") return { ...PLAIN, ...pictured("millstone"), ink: "dark", texture: "bricks", medal: false, letter: "m" };
  const [, letter, symbol, special] = /^([gyr])([rpsx])(?:-(\w+))?$/.exec(name) ?? [];
  const colour = letter && SUITS[letter];
  const picture = symbol && SYMBOLS[symbol];
  if (!colour || !picture || (special && !SIGNS[special])) return null;
  const sign = special ? (SIGNS[special] ?? null) : null;
  return { ...PLAIN, ...colour, ...pictured(picture), letter, strength: STRENGTHS[letter] ?? 1, sign };
}

const TERRAINS: Readonly<Record<string, Pick<Face, "ink"> & { picture: ShapeName }>> = {
  f: { ink: "sky", picture: "tiles" },
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
  return number ? { ...PLAIN, ...pictured("gate"), texture: "foliage", medal: false, label: number, ink: "meadow", sign: turned ? "turned" : null } : null;
}

function takeIt(name: string): Face | null {
  if (name === "x") return { ...PLAIN, ...pictured("jester"), ink: "green", texture: "harlequin", letter: "x" };
  if (name === "k") return { ...PLAIN, ...pictured("cross"), ink: "dark", texture: "comb", medal: false, letter: "k" };
  const [, kind, value] = /^([dp])(-?\d+)$/.exec(name) ?? [];
  if (!kind || value === undefined) return null;
  const label = value.replace("-", "−");
  const less = value.startsWith("-");
  return kind === "d"
    ? { ...PLAIN, label, ink: less ? "brick" : "sky", shape: "single", texture: "dots", letter: "d" }
    : { ...PLAIN, label, ink: less ? "brown" : "orange", shape: "pair", texture: "links", letter: "p" };
}

const GAMES: Readonly<Record<string, (name: string) => Face | null>> = {
  huzz,
  mu,
  njet,
  was_sticht: wasSticht,
  ciao,
  kreuz_quer: kreuzQuer,
  take_it: takeIt,
};

/** The sign on the back of a game's cards. A game without one has the house's. */
const EMBLEMS: Readonly<Record<string, ShapeName>> = {
  huzz: "paw", mu: "triangle", njet: "cross", was_sticht: "eye", meinz: "claim", ciao: "scissors", kreuz_quer: "pawn", take_it: "pair",
}; // prettier-ignore

const known = new Map<string, Face>(); // a table asks for the same ones with every move

/** How a card looks; null for what is no card of the game. A game without looks of its own has those of tricks. */
export function face(game: string, name: string): Face | null {
  const key = `${game} ${name}`;
  const found = known.get(key) ?? look(game, name);
  if (found) known.set(key, found);
  return found;
}

function look(game: string, name: string): Face | null {
  if (name === BACK) return { ...PLAIN, ink: "back", texture: "links", picture: EMBLEMS[game] ?? "octavo" };
  return (GAMES[game] ?? suited)(name);
}

/** The single cards of a name: `4.4.x` is a set, `2+13` two that lie on each other. */
export function cardsOf(game: string, name: string): string[] {
  if (face(game, name)) return [name];
  const parts = name.split(/[.+]/);
  return parts.length > 1 && parts.every((part) => face(game, part)) ? parts : [name];
}
