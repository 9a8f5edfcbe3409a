/** The sounds that a new situation makes. */

import { story } from "../motion/story";
import type { Play } from "../wire/wire";

export const CUES = ["laid", "dealt", "swept", "turn", "won", "lost", "chat", "fanfare", "over", "refused"] as const;
export type Cue = (typeof CUES)[number];

/** A match: the game, the scenes before and now, and your own seat, -1 for a spectator. */
export interface Heard {
  readonly game: string;
  readonly before: Play | null;
  readonly after: Play;
  readonly seat: number;
}

/** The sounds of a new situation, in the order in which they are to be heard. */
export function cues({ game, before, after, seat }: Heard): Cue[] {
  if (before ? before.number === after.number : after.number > 0) return [];
  const ways = new Set(story({ game, before, after }).flatMap(({ way, via }) => (via ? [way, "moves" as const] : [way])));
  const found: Cue[] = [];
  if (ways.has("moves") || ways.has("appears")) found.push("laid");
  if (ways.has("gathers") || ways.has("sweeps")) found.push("swept");
  if (ways.has("deals")) found.push("dealt");
  const race = raced(before, after, seat);
  if (race) found.push(race);
  const against = after.racing && after.actors.length > 1;
  if (isAsked(after, seat) && !against && !(before && isAsked(before, seat) && !cameAgain(before, after, seat))) found.push("turn");
  return found;
}

/** Whether it is your turn. */
function isAsked({ actors }: Play, seat: number): boolean {
  return actors.includes(seat);
}

/** Whether you have acted and then somebody else: others so quick that all of it is told at once. */
function cameAgain(before: Play, after: Play, seat: number): boolean {
  const since = (after.entries ?? []).filter(({ number, did }) => number > before.number && did);
  const mine = since.findIndex((entry) => entry.seat === seat);
  return mine >= 0 && since.slice(mine).some((entry) => entry.seat !== seat);
}

/** How you fared in a race: first, or later than somebody who wanted the same. */
function raced(before: Play | null, after: Play, seat: number): "won" | "lost" | null {
  for (const entry of (after.entries ?? []).filter(({ number }) => number > (before?.number ?? 0))) {
    if (!entry.later?.length) continue;
    if (entry.seat === seat) return "won";
    if (entry.later.some((claim) => claim.seat === seat)) return "lost";
  }
  return null;
}
