// Which parts of an example are drawn, and how its cards are marked. It knows no rules: everything comes with the example.

import { trick, zones, type Placed } from "../state/scene";
import { endedTrick, shownLast, type Played } from "../state/news";
import { touchKey } from "../state/choosing";
import type { Example, Look } from "../wire/lessons";
import { HAND, LAST, TAKEN, TRICK, type Barred, type Choice, type Fact } from "../wire/wire";

/** How a card of an example looks: to be played next, possible, impossible, or just lying there. */
export type Mark = "picked" | "can" | "barred" | "";

/** Cards with the same reason against them. */
export interface Reason {
  readonly cards: readonly string[];
  /** The sentence names the card itself, the first of them. */
  readonly named: boolean;
  readonly rule: number;
  readonly why: Fact;
}

/** Whether something is among what matters: a zone, everybody's or one seat's. */
export function shows({ shows: wanted }: Look, key: string, seat?: number | null): boolean {
  return wanted.includes(key) || (seat != null && wanted.includes(`${key}.${seat}`));
}

/** The zones that matter, without hands and tricks, which are drawn apart; [] if there are none. */
export function lying(look: Look, seat: number | null): Placed[] {
  return zones(look.scene).filter(
    (zone) => zone.seat === seat && zone.cards.length > 0 && ![HAND, TRICK, LAST].includes(zone.key) && shows(look, zone.key, seat),
  );
}

export function hand(look: Look, seat: number): Placed | null {
  return zones(look.scene).find((zone) => zone.key === HAND && zone.seat === seat && zone.cards.length > 0 && shows(look, HAND, seat)) ?? null;
}

/** The trick that matters: the one on the table, or the one that has just been taken. */
export function inTrick(example: Example, look: Look): readonly Played[] {
  if (!shows(look, TRICK) && !shows(look, LAST)) return [];
  const now = trick(look.scene).filter(({ card }) => card);
  if (now.length) return now;
  if (look === example.before) return [];
  return endedTrick(example.before.scene, look.scene, example.did ?? []) ?? shownLast(look.scene, example.did ?? []);
}

/** The seat that has taken the trick, as far as the heaps show it. */
export function takes({ before }: Example, look: Look): number | null {
  if (look === before) return null;
  const heap = ({ scene }: Look, seat: number | null): number =>
    scene.zones.filter((zone) => zone.key === TAKEN && zone.seat === seat).reduce((sum, { cards }) => sum + cards.length, 0);
  return look.scene.zones.find(({ key, seat }) => key === TAKEN && heap(look, seat) > heap(before, seat))?.seat ?? null;
}

/** Facts that matter. */
export function facts({ scene, shows: wanted }: Look): Fact[] {
  return scene.facts.filter(({ key }) => wanted.includes(`fact.${key}`));
}

/** The choice that the viewing seat makes next. */
export function next({ did = [], seat, before }: Example): Choice | null {
  const { seat: actor, did: done } = did[0] ?? {};
  if (actor !== seat || !done) return null;
  const same = (choice: Choice): boolean =>
    choice.do.key === done.key && Object.entries(done.facts ?? {}).every(([name, fact]) => choice.do.facts?.[name] === fact);
  return (before.choices ?? []).find(same) ?? null;
}

/** The marks of all cards of a zone. Equal cards are marked as often as they are needed. */
export function marks(example: Example, look: Look, zone: Placed): Mark[] {
  const chosen = look === example.before ? (next(example)?.touch ?? []) : [];
  const left = new Map<string, number>();
  for (const touch of chosen) left.set(touchKey(touch), (left.get(touchKey(touch)) ?? 0) + 1);
  const can = new Set((look.choices ?? []).flatMap(({ touch = [] }) => touch.map(touchKey)));
  const barred = new Set((look.barred ?? []).map((one) => `${one.zone}|${one.card}`));
  // Where nothing is impossible, it says nothing that a card is possible.
  const lit = zone.seat === example.seat && barred.size > 0;
  return zone.cards.map((card) => {
    const key = touchKey({ zone: zone.key, card, ...(zone.seat === null ? {} : { seat: zone.seat }) });
    const needed = left.get(key) ?? 0;
    if (needed) {
      left.set(key, needed - 1);
      return "picked";
    }
    if (zone.seat === example.seat && barred.has(`${zone.key}|${card}`)) return "barred";
    return lit && can.has(key) ? "can" : "";
  });
}

/** The cards that can't be chosen, those with one reason together. */
export function reasons(barred: readonly Barred[] = []): Reason[] {
  const found = new Map<string, Reason>();
  for (const { card, rule, why } of barred) {
    const named = Object.values(why.facts ?? {}).includes(card);
    const others = Object.entries(why.facts ?? {}).filter(([, fact]) => fact !== card);
    const key = JSON.stringify([rule, why.key, others]);
    const reason = found.get(key);
    if (reason?.cards.includes(card)) continue;
    found.set(key, { cards: [...(reason?.cards ?? []), card], named, rule, why: reason?.why ?? why });
  }
  return [...found.values()];
}
