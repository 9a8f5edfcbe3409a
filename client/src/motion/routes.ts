/** Flights on the screen: from which place to which, seen before and after the page has changed. */

import { BACK } from "../cards/faces";
import type { Box, Places, Slot } from "./places";
import type { Flight, Stop } from "./story";
import type { Leg, Timed } from "./timing";

/** A moment of a flight. */
export interface Moment {
  /** Milliseconds after the situation has come. */
  readonly at: number;
  readonly box: Box;
  readonly opacity: number;
  /** Whether the back is seen. */
  readonly back: boolean;
}

export interface Route {
  readonly flight: Flight;
  /** In the order of time; the last one is the landing. */
  readonly moments: readonly Moment[];
  /** The elements that show the card before it leaves, or after it has landed. */
  readonly lying: Slot | undefined;
  /** The elements that are hidden until the card has landed there. */
  readonly target: HTMLElement | null;
}

const SMALL = 0.6; // of a card that goes to a seat or to the pile
const REACH = 0.35; // how far from the middle a card lies that has no place there, on the way to its seat
const RISE = 28; // pixels that a card falls which appears
const SOON = 0.2; // of a leg, until what comes from the pile is seen

/** Which of several alike: how many there are in this story, and how many of these have been given a place. */
class Alike {
  #all = new Map<string, number>();
  #used = new Map<string, number>();

  constructor(stops: readonly (Stop | null)[]) {
    for (const stop of stops) if (stop) this.#all.set(key(stop), (this.#all.get(key(stop)) ?? 0) + 1);
  }

  /** The place of the next one: the last ones of a zone have come last, and go first. */
  next(stop: Stop, slots: readonly Slot[]): number {
    const used = this.#used.get(key(stop)) ?? 0;
    this.#used.set(key(stop), used + 1);
    const all = this.#all.get(key(stop)) ?? 1;
    return Math.min(Math.max(slots.length - all, 0) + used, slots.length - 1);
  }
}

function key({ zone, seat, drawn }: Stop): string {
  return `${zone}|${seat ?? ""}|${drawn}`;
}

/** Finds the way on the screen for every flight. One that has no place there is left out. At the beginning there is no before. */
export function routes(timed: readonly Timed[], seen: Places | null, after: Places): Route[] {
  const before = seen ?? after;
  const leaving = new Alike(timed.map(({ flight }) => flight.from));
  const landing = new Alike(timed.map(({ flight }) => flight.to));
  return timed.flatMap(({ flight, legs }) => {
    const left = flight.from ? pick(flight.from, before, leaving) : null;
    const landed = flight.to && flight.way !== "covered" ? pick(flight.to, after, landing) : null;
    const size = landed?.slot?.box ?? left?.slot?.box;
    const to = landed?.slot?.box ?? place(flight.to, after, size) ?? away(flight, left?.slot?.box, after, size);
    const from = left?.slot?.box ?? place(flight.from, before, size) ?? origin(flight, to, after, size);
    if (!from || !to) return [];
    const via = flight.via && (before.room(flight.via) ?? after.room(flight.via) ?? near(flight.via, after, left?.slot?.box ?? size));
    // A heap that was there before is not hidden: only new elements wait for their card.
    const isNew = landed?.slot && flight.to && landed.at >= (seen?.slotsAt(flight.to).length ?? 0);
    return {
      flight,
      moments: moments(flight, legs, from, via, to),
      lying: landed?.slot?.card === BACK ? left?.slot : (landed?.slot ?? left?.slot),
      target: isNew ? (landed.slot?.element ?? null) : null,
    };
  });
}

function pick(stop: Stop, places: Places, alike: Alike): { slot: Slot | undefined; at: number } {
  const slots = places.slotsAt(stop);
  const at = alike.next(stop, slots);
  return { slot: slots[at], at };
}

/** Where a stop is that has no card: its zone, or the seat whose it is. */
function place(stop: Stop | null, places: Places, size: Box | undefined): Box | null {
  if (!stop) return null;
  const zone = places.zone(stop);
  if (zone) return sized(zone, size, 1);
  return stop.seat === null ? null : sized(places.seat(stop.seat), size, SMALL);
}

function sized(box: Box | null, size: Box | undefined, scale: number): Box | null {
  return box && size ? { ...box, width: size.width * scale, height: size.height * scale, angle: 0 } : null;
}

/** Between the middle and a seat. */
function near({ seat }: Stop, places: Places, size: Box | undefined): Box | null {
  const [middle, whose] = [places.middle, seat === null ? null : places.seat(seat)];
  if (!middle || !whose) return sized(middle, size, 1);
  const between = { ...middle, x: middle.x + (whose.x - middle.x) * REACH, y: middle.y + (whose.y - middle.y) * REACH };
  return sized(between, size, 1);
}

/** Where a card goes that leaves the table. */
function away({ way }: Flight, from: Box | undefined, places: Places, size: Box | undefined): Box | null {
  if (way === "fades" || way === "covered") return from ?? null;
  return sized(places.middle, size, SMALL);
}

/** Where a card comes from that was nowhere. */
function origin({ way }: Flight, to: Box | null, places: Places, size: Box | undefined): Box | null {
  if (way === "appears") return to && { ...to, y: to.y - RISE };
  return sized(places.middle, size, SMALL);
}

function moments(flight: Flight, legs: readonly Leg[], from: Box, via: Box | null, to: Box): Moment[] {
  const down = (stop: Stop | null): boolean => flight.card === BACK || (stop?.drawn ?? BACK) === BACK;
  const [first, last] = [legs[0], legs[legs.length - 1]];
  const fromPile = flight.from === null || flight.from.zone === "";
  const vanishes = flight.to === null || flight.to.zone === "";
  const start = { box: from, back: flight.from ? down(flight.from) : flight.card === BACK || flight.way !== "fades" };
  const found: Moment[] = [{ ...start, at: 0, opacity: fromPile ? 0 : 1 }];
  if (first.leaves > 0) found.push({ ...start, at: first.leaves, opacity: fromPile ? 0 : 1 });
  if (fromPile) {
    // Out of the pile at once, and not only on the way.
    const soon = first.leaves + (first.lands - first.leaves) * SOON;
    found.push({ box: between(from, to, SOON), back: start.back, at: soon, opacity: 1 });
  }
  if (via && legs.length > 1) {
    const there = { box: via, back: down(flight.via), opacity: 1 };
    found.push({ ...there, at: first.lands }, { ...there, at: last.leaves });
  }
  const back = flight.to ? down(flight.to) : found[found.length - 1].back;
  found.push({ box: to, back, at: last.lands, opacity: vanishes && flight.way !== "covered" ? 0 : 1 });
  return found;
}

function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
    angle: mix(from.angle, to.angle),
  };
}
