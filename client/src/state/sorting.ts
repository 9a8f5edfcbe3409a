/** The order of the cards in your hand: as dealt, by suit, by number, or as you have arranged them. */

import { keep, kept } from "../wire/kept";

export const ORDERS = ["dealt", "suit", "number"] as const;
export type Order = (typeof ORDERS)[number];

interface Held {
  readonly card: string;
  readonly key: string;
}

const SUITS = "rbygk";
const KEPT = "octavo-sort-";

/** A card's letters and its number, by which it is sorted in every game. */
function parts(card: string): { suit: string; number: number } {
  const [, suit = "", number = ""] = /^([a-z]*)(-?\d+)?/.exec(card) ?? [];
  return { suit, number: number === "" ? Infinity : Number(number) };
}

function suitRank(suit: string): number {
  const rank = SUITS.indexOf(suit.charAt(0));
  return suit === "" ? -1 : rank < 0 ? SUITS.length : rank;
}

function compare(one: string, other: string, by: Order): number {
  const [a, b] = [parts(one), parts(other)];
  const suit = suitRank(a.suit) - suitRank(b.suit) || a.suit.localeCompare(b.suit);
  const number = a.number === b.number ? 0 : a.number - b.number;
  return by === "suit" ? suit || number : number || suit;
}

/** The orders that make a difference for such cards. */
export function orders(cards: readonly string[]): Order[] {
  const all = cards.map(parts);
  const suits = new Set(all.map(({ suit }) => suit)).size > 1 && all.filter(({ suit }) => suit).length > 1;
  const numbers = new Set(all.map(({ number }) => number)).size > 1;
  return ORDERS.filter((order) => order === "dealt" || (order === "suit" ? suits : numbers));
}

/** The hand in this order; `own` is your own arrangement, and cards that came since lie at the end. */
export function arranged<Card extends Held>(cards: readonly Card[], order: Order, own: readonly string[] = []): Card[] {
  const base = order === "dealt" ? [...cards] : [...cards].sort((one, other) => compare(one.card, other.card, order));
  if (!own.length) return base;
  const place = ({ key }: Card): number => (own.includes(key) ? own.indexOf(key) : own.length);
  return base.sort((one, other) => place(one) - place(other));
}

/** The keys with one of them moved to another place. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((other) => other !== key);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}

export function keptOrder(game: string): Order {
  const found = kept(KEPT + game);
  return ORDERS.find((order) => order === found) ?? "dealt";
}

export function keepOrder(game: string, order: Order): void {
  keep(KEPT + game, order);
}
