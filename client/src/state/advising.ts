/** Advice: whether it still holds, what it lights up, and how its numbers are written. Nothing here knows a rule. */

import type { Entry, Play, Room, Touch, Worth } from "../wire/wire";
import { say, type Speaker } from "../text/words";
import { chosen } from "../text/language.svelte";

export const WAIT = -1; // waiting in a race, octavo.kernel.timing.WAIT

/** Whether a new situation is still the same decision: others may have acted, if that changed nothing for the advised seat. */
export function holds(before: Play | null, play: Play, since: readonly Entry[]): boolean {
  if (!before) return false;
  if (before.number === play.number) return true;
  if (play.racing || before.racing || since.some(({ seat, did }) => !did || seat === play.seat)) return false;
  const actions = ({ choices = [] }: Play): string => choices.map(({ action }) => action).join();
  return actions(before) === actions(play);
}

/** Whether somebody may have hints here: not among strangers. The server has the last word. */
export function mayHint(room: Room, me: string): boolean {
  return !room.open || room.chairs.every(({ person }) => !person || person.guest === me);
}

/** The touches of the best choice. */
export function lit(best: readonly Worth[]): readonly Touch[] {
  return best[0]?.touch ?? [];
}

/** A choice in words. */
export function called(speaker: Speaker, worth: Worth): string {
  return worth.action === WAIT ? say("hint-do-wait") : speaker.do(worth.do);
}

/** A number as the language writes it, with its sign. */
export function signed(number: number): string {
  const digits = new Intl.NumberFormat(chosen.now, { maximumFractionDigits: 2 }).format(Math.abs(number));
  return number > 0 ? `+${digits}` : number < 0 ? `−${digits}` : digits;
}
