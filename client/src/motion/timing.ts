/** When every card leaves and lands, in milliseconds after the situation has come: a story that can be followed and is soon told. */

import type { Flight } from "./story";
import { TRICK } from "../wire/wire";

/** A part of the way. */
export interface Leg {
  readonly leaves: number;
  readonly lands: number;
}

/** A flight with its hours: one leg, or two where a card is seen on its way. */
export interface Timed {
  readonly flight: Flight;
  readonly legs: readonly Leg[];
}

const FLY = 240; // from one place to another
const SPREAD = 320; // between the first and the last of several cards that were played one after the other
const GAP = 130; // between two of them, at most
const HOLD = 260; // a trick lies a moment before it is gathered
const GATHER = 240;
const SWEEP = 200;
const DEALING = 300; // between the first and the last card that is dealt
const HASTE = 0.55; // of all these while people race

export function schedule(flights: readonly Flight[], { factor = 1, racing = false } = {}): Timed[] {
  const speed = factor * (racing ? HASTE : 1);
  const one = (leaves: number, takes: number): Leg => ({ leaves: leaves * speed, lands: (leaves + takes) * speed });

  const lead = (flight: Flight): boolean => flight.to?.zone === TRICK && flights.some(({ way }) => way === "gathers");
  const first = flights.filter((flight) => flight.via || (flight.way === "moves" && !lead(flight)));
  const orders = [...new Set(first.map(({ order }) => order))].sort((a, b) => a - b);
  const gap = racing || orders.length < 2 ? 0 : Math.min(GAP, SPREAD / (orders.length - 1));
  const played = (flight: Flight): number => Math.max(0, orders.indexOf(flight.order)) * gap;
  const laid = first.length ? (orders.length - 1) * gap + FLY : 0;

  const gathers = flights.some(({ way }) => way === "gathers");
  const held = flights.some(({ via }) => via) && !racing ? laid + HOLD : laid;
  const gathered = gathers ? held + GATHER : laid;
  const sweeps = flights.some(({ way }) => way === "sweeps");
  const swept = sweeps ? Math.max(gathered, held + SWEEP) : gathered;
  const last = Math.max(1, ...flights.filter(({ way }) => way === "deals").map(({ order }) => order));

  return flights.map((flight) => {
    const legs = ((): Leg[] => {
      switch (flight.way) {
        case "gathers":
          return [...(flight.via ? [one(played(flight), FLY)] : []), one(held, GATHER)];
        case "sweeps":
          return [one(held, SWEEP)];
        case "deals":
          return [one(swept + (racing ? 0 : flight.order * Math.min(GAP / 2, DEALING / last)), FLY)];
        case "appears":
          return [one(Math.max(0, gathered - FLY / 2), FLY)];
        case "covered":
          return [one(laid, 0)];
        case "fades":
          return [one(0, FLY)];
        case "moves":
          return [one(lead(flight) ? gathered : played(flight), FLY)];
      }
    })();
    return { flight, legs };
  });
}

/** When all is told. */
export function ends(timed: readonly Timed[]): number {
  return Math.max(0, ...timed.flatMap(({ legs }) => legs.map(({ lands }) => lands)));
}
