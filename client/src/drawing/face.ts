/**
 * How one card looks. A colour never stands alone: every one has its shape and its texture as well, so that nobody needs to tell red
 * from green.
 */

import type { Drawing } from "./paths";
import { PICTURES } from "./pictures";
import type { ShapeName } from "./shapes";
import type { TextureName } from "./textures";

/** Paints of the stylesheets: `cards/cards.css` has a class for each. */
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
  /** The sign of the card's special effect. */
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

/** A pale card with nothing on it, from which others are made. */
export const PLAIN: Face = {
  label: "", ink: "pale", shape: null, strength: 1, letter: "", texture: "plain", picture: null, drawing: null, medal: true,
  sign: null, pips: 0, depth: 0, rings: 0, gilt: false, task: false,
}; // prettier-ignore

type Suit = Pick<Face, "ink" | "texture"> & { readonly shape: ShapeName };

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

/** A colour and a number, as most games of tricks have them: `r7`. */
export function suited(name: string): Face | null {
  const [, letter = "", number = ""] = /^([rbygk])(\d+)$/.exec(name) ?? [];
  const colour = suit(letter);
  return colour && { ...PLAIN, ...colour, letter, label: number };
}

/** A picture in both its sizes. */
export function pictured(picture: ShapeName): Pick<Face, "picture" | "drawing"> {
  return { picture, drawing: PICTURES[picture] ?? null };
}

/** The joker of more than one game. */
export function jester(ink: Ink): Face {
  return { ...PLAIN, ...pictured("jester"), ink, texture: "harlequin", letter: "x" };
}
