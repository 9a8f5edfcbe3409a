/** Where every single card is: a scene without duplicates. Sets count as their cards, and known cards of a hand are in it. */

import { BACK, cardsOf, upright } from "../cards/faces";
import type { Where } from "../state/moves";
import { HAND, LAST, type Scene } from "../wire/wire";

/** A card where it is. */
export interface Held {
  /** The card's name; BACK if nobody has seen it. */
  readonly name: string;
  /** What the table shows: a card that is known to be in a hand still shows its back. */
  readonly drawn: string;
  readonly where: Where;
}

export function holdings(scene: Scene, game: string): Held[] {
  return scene.zones.flatMap(({ key, seat, cards, note, copy }) => {
    if (note || copy || key === LAST) return []; // they lie elsewhere, too
    const where = { zone: key, seat };
    const drawn = cards.flatMap((card) => cardsOf(game, card));
    const known = key === HAND ? hidden(scene, seat, drawn) : [];
    return drawn.map((card, place) => ({ name: known[place] ?? upright(card, game), drawn: card, where }));
  });
}

/** The names of the first cards of a hand that is face down, as far as they have been seen. */
function hidden(scene: Scene, seat: number | null, drawn: readonly string[]): string[] {
  if (drawn.some((card) => card !== BACK)) return [];
  return scene.zones.filter(({ note, seat: whose }) => note && whose === seat).flatMap(({ cards }) => cards);
}

/** The cards that some have where the others did not have them. */
export function more(mine: readonly Held[], others: readonly Held[]): Held[] {
  const there = new Map<string, number>();
  for (const held of others) there.set(key(held), (there.get(key(held)) ?? 0) + 1);
  return mine.filter((held) => {
    const left = (there.get(key(held)) ?? 0) - 1;
    there.set(key(held), left);
    return left < 0;
  });
}

function key({ name, where }: Held): string {
  return `${where.zone}|${where.seat ?? ""}|${name}`;
}

/** How many cards a seat has in a kind of zone, for every seat that has such a zone. */
export function counts(held: readonly Held[], zone: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { where } of held) {
    if (where.zone === zone && where.seat !== null) found.set(where.seat, (found.get(where.seat) ?? 0) + 1);
  }
  return found;
}

export function samePlace(one: Where, other: Where): boolean {
  return one.zone === other.zone && one.seat === other.seat;
}
