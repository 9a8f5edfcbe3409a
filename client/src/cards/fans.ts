// A few cards that show at a glance what a game is like.

import { drawn, looksOf } from "../games";
import { BACK } from "./faces";

/** A card of a game. */
export interface Shown {
  game: string;
  name: string;
}

const BACKS = 5; // that stand for a game whose cards nobody has drawn

/** The cards of a game's fan; of the house's own, with one card of several games, where no game is given. */
export function fanOf(game?: string): readonly Shown[] {
  if (game === undefined) return house();
  const { fan } = looksOf(game);
  return (fan.length ? fan : Array<string>(BACKS).fill(BACK)).map((name) => ({ game, name }));
}

function house(): Shown[] {
  return drawn()
    .flatMap(([game, { house }]) => (house ? [{ game, name: house.card, place: house.place }] : []))
    .sort((one, other) => one.place - other.place);
}

/** How far the card at a place is turned, in degrees, and how far it lies below the middle one, in parts of a card's width. */
export function lie(place: number, count: number, spread = 9): { turn: number; drop: number } {
  const from = place - (count - 1) / 2;
  return { turn: from * spread, drop: from * from * 0.055 };
}
