/**
 * Choosing by pointing. A choice is attached to things on the table, its touches; whoever points at some of them narrows
 * the choices down to those that have them all. Nothing here knows a rule or a game.
 */

import type { Choice, Touch } from "../wire/wire";

/** Something that was pointed at: which one of several alike, and what it is to the choices. */
export interface Pick {
  readonly id: string;
  readonly touch: Touch;
}

/** The effects of pointing at something. */
export type Pointed =
  | { readonly kind: "act"; readonly choice: Choice }
  | { readonly kind: "picked"; readonly picks: readonly Pick[] }
  | { readonly kind: "nothing" };

/** A touch as a word: equal ones, as two equal cards in a hand are, have the same. */
export function touchKey(touch: Touch): string {
  return [touch.zone, touch.seat, touch.card, touch.fact, touch.field].map((part) => part ?? "").join("|");
}

/** How often each touch occurs. */
function counted(touches: readonly Touch[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const touch of touches) {
    const key = touchKey(touch);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function touches(choice: Choice): readonly Touch[] {
  return choice.touch ?? [];
}

function includes(choice: Choice, wanted: Map<string, number>): boolean {
  const there = counted(touches(choice));
  return [...wanted].every(([key, count]) => (there.get(key) ?? 0) >= count);
}

/** The choices that have everything that was picked, and perhaps more. */
export function fitting(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  const wanted = counted(picks.map((pick) => pick.touch));
  return choices.filter((choice) => touches(choice).length >= picks.length && includes(choice, wanted));
}

/** The choices that have everything that was picked and nothing else: they can be confirmed. None while nothing is picked. */
export function complete(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return picks.length ? fitting(choices, picks).filter((choice) => touches(choice).length === picks.length) : [];
}

/** What can be pointed at next, by its key: everything that brings some fitting choice nearer. */
export function pointable(choices: readonly Choice[], picks: readonly Pick[]): Set<string> {
  const picked = counted(picks.map((pick) => pick.touch));
  const keys = new Set<string>();
  for (const choice of fitting(choices, picks)) {
    for (const [key, count] of counted(touches(choice))) {
      if (count > (picked.get(key) ?? 0)) keys.add(key);
    }
  }
  return keys;
}

/** Everything that any choice is attached to, by its key. */
export function touchable(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => touches(choice).map(touchKey)));
}

/** The choices that are attached to nothing: they are buttons. */
export function untouched(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => touches(choice).length === 0);
}

/**
 * What comes of pointing at something. What is picked already is let go; what fits is added; what fits only by itself begins
 * anew. A choice of a single thing is done at once; one of several things waits to be confirmed.
 */
export function point(choices: readonly Choice[], picks: readonly Pick[], pick: Pick): Pointed {
  if (picks.some((other) => other.id === pick.id)) {
    return { kind: "picked", picks: picks.filter((other) => other.id !== pick.id) };
  }
  const more = [...picks, pick];
  const now = fitting(choices, more).length ? more : [pick];
  const fits = fitting(choices, now);
  const [only] = fits;
  if (!only) return { kind: "nothing" };
  // Where others of its kind take several things, one alone may be a beginning as well: it waits like them.
  const simple = choices.every((choice) => choice.do.key !== only.do.key || touches(choice).length === 1);
  if (fits.length === 1 && simple) return { kind: "act", choice: only };
  return { kind: "picked", picks: now };
}

/** How many more things have to be picked until a choice is complete: fewest and most, or null if none fits. */
export function missing(choices: readonly Choice[], picks: readonly Pick[]): { fewest: number; most: number } | null {
  const left = fitting(choices, picks)
    .map((choice) => touches(choice).length - picks.length)
    .filter((count) => count > 0);
  return left.length ? { fewest: Math.min(...left), most: Math.max(...left) } : null;
}

/** The choices, those of one kind together, in the order in which they came. */
export function byKind(choices: readonly Choice[]): Choice[][] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = kinds.get(choice.do.key);
    if (kind) kind.push(choice);
    else kinds.set(choice.do.key, [choice]);
  }
  return [...kinds.values()];
}

/** The choices whose words hold every word of a text, or whose name does. */
export function filtered(choices: readonly Choice[], text: string, words: (choice: Choice) => string): Choice[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const said = folded(`${words(choice)} ${choice.name.replace(/[.+]/g, " ")}`);
    return wanted.every((word) => said.includes(word));
  });
}

/** Small letters without accents, so that “bela” finds Béla. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The picks that still hold when the table has changed: all of them, if each thing is still there and some choice fits. */
export function standing(choices: readonly Choice[], picks: readonly Pick[], there: (pick: Pick) => boolean): Pick[] {
  return picks.every(there) && fitting(choices, picks).length ? [...picks] : [];
}
