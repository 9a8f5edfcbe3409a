/** Who gathers something that counts twice: it is told on the table by a fact, and seen when it happens. */

import type { Scene } from "../wire/wire";
import { looksOf } from "../games";
import type { Flight } from "./story";

export function doubled(game: string, { facts }: Scene, flights: readonly Flight[]): number[] {
  const twice = facts.flatMap(({ key, facts }) => (key === looksOf(game).motion.doubles ? [Number(facts?.["seat"])] : []));
  return twice.filter((seat) => flights.some(({ way, to }) => way === "gathers" && to?.seat === seat));
}
