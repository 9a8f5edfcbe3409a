/** Moves: the differences of two scenes. A card that left one zone and turned up in another has moved. */

import { BACK } from "../cards/faces";
import type { Scene, Zone } from "../wire/wire";

/** Where a card is: in which zone, and whose. */
export interface Where {
  readonly zone: string;
  readonly seat: number | null;
}

/** A card that came from somewhere, went somewhere, or both; a card may be face down on either side. */
export interface Move {
  readonly card: string;
  readonly from: Where | null;
  readonly to: Where | null;
}

interface Loose {
  card: string;
  where: Where;
}

/** All cards that are elsewhere than before. Those known by name are matched first, then those that lie face down. */
export function moves(before: Scene, after: Scene): Move[] {
  const gone = loose(before.zones, after.zones);
  const come = loose(after.zones, before.zones);
  const found: Move[] = [];
  for (const same of [sameCard, openedOrClosed]) {
    for (const to of [...come]) {
      const from = gone.find((one) => same(one.card, to.card) && !samePlace(one.where, to.where));
      if (!from) continue;
      gone.splice(gone.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
      found.push({ card: to.card === BACK ? from.card : to.card, from: from.where, to: to.where });
    }
  }
  found.push(...gone.map(({ card, where }) => ({ card, from: where, to: null })));
  found.push(...come.map(({ card, where }) => ({ card, from: null, to: where })));
  return found;
}

function sameCard(one: string, other: string): boolean {
  return one === other && one !== BACK;
}

function openedOrClosed(one: string, other: string): boolean {
  return one === BACK || other === BACK;
}

function samePlace(one: Where, other: Where): boolean {
  return one.zone === other.zone && one.seat === other.seat;
}

/** The cards of some zones that the same zones did not have on the other side. */
function loose(mine: readonly Zone[], others: readonly Zone[]): Loose[] {
  const there = new Map<string, number>();
  for (const zone of others) for (const card of zone.cards) count(there, zone, card, 1);
  return mine.flatMap((zone) =>
    zone.cards.filter((card) => count(there, zone, card, -1) < 0).map((card) => ({ card, where: { zone: zone.key, seat: zone.seat } })),
  );
}

/** Adds to the number of these cards in a zone, and says what it is now. */
function count(counts: Map<string, number>, zone: Zone, card: string, more: number): number {
  const key = `${zone.key}|${zone.seat ?? ""}|${card}`;
  const now = (counts.get(key) ?? 0) + more;
  counts.set(key, now);
  return now;
}
