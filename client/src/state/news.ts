/**
 * News: what came of what was done, as far as the scenes before and after show it. Who takes the trick, who has got cards, whose
 * points have changed. The words are found by whoever tells it.
 */

import { HAND, LAST, TAKEN, TRICK, type Entry, type Play, type Scene } from "../wire/wire";
import { trick } from "./scene";

export type News =
  | { readonly kind: "did"; readonly entry: Entry }
  | { readonly kind: "undo"; readonly entry: Entry; readonly back: Entry | null }
  | { readonly kind: "plays"; readonly seat: number; readonly card: string }
  | { readonly kind: "takes"; readonly seat: number }
  | { readonly kind: "draws"; readonly seat: number; readonly count: number }
  | { readonly kind: "score"; readonly before: readonly number[]; readonly after: readonly number[] };

/** A card that lay in a trick. */
export interface Played {
  readonly seat: number;
  readonly card: string;
}

/** The news between two situations: the entries, and their consequences. */
export function news(before: Play | null, after: Play, log: readonly Entry[], players: number): News[] {
  const since = log.filter(({ number }) => before !== null && number > before.number);
  const undone = since.some((entry) => !entry.did);
  const backs = undone ? takenBack(log) : new Map<number, Entry>();
  const found: News[] = since.map((entry) =>
    entry.did ? { kind: "did", entry } : { kind: "undo", entry, back: backs.get(entry.number) ?? null },
  );
  if (!before || undone) return found;
  found.push(...taken(before.scene, after.scene), ...byItself(before.scene, after.scene, players));
  const scored = before.points.some((points, seat) => points !== after.points[seat]);
  if (!scored) found.push(...drawn(before.scene, after.scene));
  if (scored) found.push({ kind: "score", before: before.points, after: after.points });
  return found;
}

/** The entries of a log that stand: an undo removes itself and the last action. */
export function standing(log: readonly Entry[]): Entry[] {
  const stands: Entry[] = [];
  for (const entry of log) {
    if (entry.did) stands.push(entry);
    else stands.pop();
  }
  return stands;
}

/** Whether a seat has done anything that it could take back. */
export function hasActed(log: readonly Entry[], seat: number): boolean {
  return standing(log).some((entry) => entry.seat === seat);
}

/** The entry that each undo took back, by the undo's number. */
export function takenBack(log: readonly Entry[]): Map<number, Entry> {
  const found = new Map<number, Entry>();
  const stands: Entry[] = [];
  for (const entry of log) {
    if (entry.did) {
      stands.push(entry);
    } else {
      const back = stands.pop();
      if (back) found.set(entry.number, back);
    }
  }
  return found;
}

/** The seats that have more tricks than before, in games with tricks. */
function taken(before: Scene, after: Scene): News[] {
  if (!before.zones.some(({ key }) => key === TRICK)) return [];
  const old = counts(before, TAKEN);
  return [...counts(after, TAKEN)]
    .filter(([seat, count]) => count > (old.get(seat) ?? 0))
    .map(([seat]) => ({ kind: "takes", seat }));
}

/** The cards that a seat without a player has put into the trick. */
function byItself(before: Scene, after: Scene, players: number): News[] {
  const old = new Map(trick(before).map(({ seat, card }) => [seat, card]));
  return trick(after)
    .filter(({ seat, card }) => seat >= players && card && old.get(seat) !== card)
    .map(({ seat, card }) => ({ kind: "plays", seat, card }));
}

/** The seats that got several cards at once, but not by a swap of hands or a deal. */
function drawn(before: Scene, after: Scene): News[] {
  const old = counts(before, HAND);
  const now = [...counts(after, HAND)].filter(([seat]) => old.has(seat));
  const more = now.map(([seat, count]) => [seat, count - (old.get(seat) ?? 0)] as const);
  if (before.zones.some(({ key }) => key === TRICK) || more.some(([, count]) => count < -1)) return [];
  return more.filter(([, count]) => count > 1).map(([seat, count]) => ({ kind: "draws", seat, count }));
}

/** How many cards each seat has in its zones of a key. */
function counts(scene: Scene, key: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const zone of scene.zones) {
    if (zone.key === key && zone.seat !== null) found.set(zone.seat, (found.get(zone.seat) ?? 0) + zone.cards.length);
  }
  return found;
}

/** The trick before, as a scene shows it, in the order in which the log has its cards; [] where the scene does not show it. */
export function shownLast(scene: Scene, log: readonly Entry[]): Played[] {
  const plays = standing(log).map(playedBy);
  const at = ({ seat, card }: Played): number => plays.findLastIndex((play) => play?.seat === seat && play.card === card);
  return trick(scene, LAST)
    .filter(({ card }) => card)
    .map(({ seat, card }) => ({ seat, card }))
    .sort((one, other) => at(one) - at(other));
}

/**
 * The trick that has just ended, put together from what lay there and what was played to it; null while it goes on. Where a
 * message brings several tricks at once, the last of them is as far as it can be seen.
 */
export function endedTrick(before: Scene, after: Scene, since: readonly Entry[]): Played[] | null {
  const now = trick(after).filter(({ card }) => card);
  const old = trick(before).filter(({ card }) => card);
  const grown = old.every(({ seat, card }) => now.some((other) => other.seat === seat && other.card === card));
  if (!old.length || (grown && now.length)) return null;
  const played: Played[] = old.map(({ seat, card }) => ({ seat, card }));
  for (const entry of since) {
    const card = playedBy(entry);
    if (card && !played.some((other) => other.seat === card.seat)) played.push(card);
  }
  return played;
}

/** The card that somebody has played to the trick by this; null for anything else. */
export function playedBy({ seat, did }: Entry): Played | null {
  const card = did?.facts?.["card"];
  return did?.role === "play" && typeof card === "string" ? { seat, card } : null;
}
