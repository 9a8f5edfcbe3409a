/** Cards that have just come to their place: they are marked. */

import { getContext, setContext } from "svelte";
import type { Touch } from "../wire/wire";
import type { Move } from "../state/moves";

const KEY = Symbol("arrivals");

/** Marks the cards below that have moved last. */
export function letArrive(moves: () => readonly Move[]): void {
  setContext(KEY, moves);
}

/** Whether a card is new where it lies. */
export function arrivals(): (touch: Touch) => boolean {
  const moves = getContext<(() => readonly Move[]) | undefined>(KEY);
  return ({ zone, seat, card }) =>
    moves?.().some(({ to, card: moved }) => to !== null && to.zone === zone && to.seat === (seat ?? null) && moved === card) ?? false;
}
