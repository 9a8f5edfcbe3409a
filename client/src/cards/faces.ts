/** How the cards of a game look, by their names. */

import { PLAIN, type Face } from "../drawing/face";
import { looksOf } from "../games";

export const BACK = "?";

const known = new Map<string, Face>(); // a table asks for the same ones with every move

/** How a card looks; null for a name that is no card of the game. */
export function face(game: string, name: string): Face | null {
  const key = `${game} ${name}`;
  const found = known.get(key) ?? look(game, name);
  if (found) known.set(key, found);
  return found;
}

function look(game: string, name: string): Face | null {
  if (name === BACK) return { ...PLAIN, ink: "back", texture: "links", picture: looksOf(game).emblem };
  return looksOf(game).face(name);
}

/** The single cards of a name: `4.4.x` is a set, `2+13` two that lie on each other. */
export function cardsOf(game: string, name: string): string[] {
  if (face(game, name)) return [name];
  const parts = name.split(/[.+]/);
  return parts.length > 1 && parts.every((part) => face(game, part)) ? parts : [name];
}

/** A card's name, whichever way round it lies. */
export function upright(card: string, game: string): string {
  const { turned } = looksOf(game).motion;
  return turned && card.length > turned.length && card.endsWith(turned) ? card.slice(0, -turned.length) : card;
}
