/** The seat that gathers something that counts twice: a fact on the table tells it, and motion shows it. */

import type { Scene } from "../wire/wire";
import { looksOf } from "../games";
import type { Flight } from "./story";

export function doubled(game: string, { facts }: Scene, flights: readonly Flight[]): number[] {
  const twice = facts.flatMap(({ key, facts }) => (key === looksOf(game).motion.doubles ? [Number(facts?.["seat"])] : []));
  return twice.filter((seat) => flights.some(({ way, to }) => way === "gathers" && to?.seat === seat));
}
