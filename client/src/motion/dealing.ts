/** A new deal: the cards of the one before are swept away, and everybody gets cards, one after the other. */

import { BACK } from "../cards/faces";
import { more, type Held } from "./holdings";
import type { Flight, Stop } from "./story";
import { HAND, TAKEN, TRICK } from "../wire/wire";

const FEW = 2; // cards that a seat may get without a deal, by passing
const FAN = 5; // cards that stand for a hand that is face down
const ROW = 12; // cards of one zone that are seen going away

interface Dealt {
  readonly was: readonly Held[];
  readonly is: readonly Held[];
  /** The cards that have left their places, with the trick that ended the deal before. */
  readonly leaving: readonly (Held & { readonly via?: Stop })[];
  /** Where cards come from and go to; null for the middle. */
  readonly pile: Stop | null;
  readonly viewer: number;
}

/**
 * Whether cards were dealt: two hands or more, or the middle, have many more than before. Where points were counted, hands that
 * are of one size again are new, too.
 */
export function isDeal(was: readonly Held[], is: readonly Held[], scored = false): boolean {
  const seats = [...new Set(is.flatMap(({ where }) => (where.zone === HAND && where.seat !== null ? where.seat : [])))];
  const growth = (seat: number | null): number => size(is, seat) - size(was, seat);
  const together = seats.reduce((sum, seat) => sum + growth(seat), 0);
  const grown = seats.filter((seat) => growth(seat) > FEW).length;
  if (growth(null) > FEW * Math.max(seats.length, FAN)) return true;
  const even = new Set(seats.map((seat) => size(is, seat))).size === 1;
  return (grown > 1 && together > FEW * seats.length) || (scored && grown > 0 && even);
}

/** How many cards a seat has in hand; of nobody, how many lie in the middle. */
function size(held: readonly Held[], whose: number | null): number {
  return held.filter(({ where: { seat, zone } }) => seat === whose && (seat === null || zone === HAND)).length;
}

function isDealtTo(zone: string): boolean {
  return ![TAKEN, TRICK].includes(zone);
}

export function deal({ was, is, leaving, pile, viewer }: Dealt): Flight[] {
  const swept = perPlace(leaving, viewer).filter(({ place }) => place < ROW).map(({ held: { name, drawn, where }, via }): Flight => {
    const from = { ...where, drawn };
    return { card: name, from, via, to: pile, way: via || where.zone === TRICK ? "gathers" : "sweeps", order: 0 };
  });
  const fresh = perPlace(was.length ? more(is, was) : is, viewer).filter(({ held }) => isDealtTo(held.where.zone));
  return [
    ...swept,
    ...fresh.map(({ held: { name, drawn, where }, place }): Flight => {
      return { card: name, from: pile, via: null, to: { ...where, drawn }, way: "deals", order: place };
    }),
  ];
}

/** The cards with their places where they are, and no more of a heap that is face down than is seen of it. */
function perPlace(
  held: readonly (Held & { readonly via?: Stop })[],
  viewer: number,
): { held: Held; via: Stop | null; place: number }[] {
  const places = new Map<string, number>();
  return held.flatMap((one) => {
    const key = `${one.where.zone}|${one.where.seat ?? ""}`;
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    const own = one.where.zone === HAND && one.where.seat === viewer;
    return place < FAN || own || one.drawn !== BACK ? [{ held: one, via: one.via ?? null, place }] : [];
  });
}
