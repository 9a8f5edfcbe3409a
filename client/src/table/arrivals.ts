/** What has just come to where it lies: it is marked for who looks. */

import { getContext, setContext } from "svelte";
import type { Touch } from "../wire/wire";
import type { Move } from "../state/moves";

const KEY = Symbol("arrivals");

/** Says below what has moved last. */
export function letArrive(moves: () => readonly Move[]): void {
  setContext(KEY, moves);
}

/** Whether a card is new where it lies. */
export function arrivals(): (touch: Touch) => boolean {
  const moves = getContext<(() => readonly Move[]) | undefined>(KEY);
  return ({ zone, seat, card }) =>
    moves?.().some(({ to, card: moved }) => to !== null && to.zone === zone && to.seat === (seat ?? null) && moved === card) ?? false;
}
