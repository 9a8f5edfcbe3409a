/**
 * The story of a situation: which cards travel from where to where, and in which order that is told. It is read off the scenes
 * before and after and off what was done between them; nothing here knows where things are on a screen.
 */

import { BACK } from "../cards/faces";
import type { Where } from "../state/moves";
import { endedTrick, playedBy, type Played } from "../state/news";
import { HAND, TAKEN, TRICK, type Entry, type Play } from "../wire/wire";
import { looksOf } from "../games";
import { deal, isDeal } from "./dealing";
import { counts, holdings, more, samePlace, type Held } from "./holdings";

/** A place on the way of a card, and what is seen of the card there. A seat itself is the zone "". */
export interface Stop extends Where {
  readonly drawn: string;
}

/**
 * How a card travels. It is played or moved; gathered with its trick; swept away after a deal; dealt; it appears on the table or
 * fades from it; or it is covered where it lies by one that comes.
 */
export type Way = "moves" | "gathers" | "sweeps" | "deals" | "appears" | "fades" | "covered";

export interface Flight {
  /** The card; BACK if nobody sees it. */
  readonly card: string;
  /** From where; null for the pile, wherever that is. */
  readonly from: Stop | null;
  /** Where it is seen on its way: in the trick that it ends. */
  readonly via: Stop | null;
  /** Where to; null for away from the table. */
  readonly to: Stop | null;
  readonly way: Way;
  /** Its place among those that travel the same way, from 0; equal ones go together. */
  readonly order: number;
}

/** What is told: of which game, and the situations. `before` is null at the very beginning. */
export interface Telling {
  readonly game: string;
  readonly before: Play | null;
  readonly after: Play;
}

interface Leaving extends Held {
  readonly via?: Stop;
}

const MOST = 30; // cards that come from nowhere or go there; of more nobody would see a story

export function story({ game, before, after }: Telling): Flight[] {
  const was = before ? holdings(before.scene, game) : [];
  const is = holdings(after.scene, game);
  const since = (after.entries ?? []).filter(({ number }) => number > (before?.number ?? 0));
  const gone = leave(before, after, since, was, is);
  const pile = dealer(after);
  const scored = before?.points.some((points, seat) => points !== after.points[seat]);
  if (isDeal(was, is, scored)) return deal({ was, is, leaving: gone, pile, viewer: after.seat ?? -1 });
  const swapped = swap(since, was, is);
  if (swapped) return swapped;

  const { passes, spent, takes } = looksOf(game).motion;
  const taker = since.findLast(({ did }) => did && takes.includes(did.key))?.seat ?? null;
  const right = since.some(({ did }) => did && passes.includes(did.key)) ? after.points.length : 0;
  const come = more(is, was);
  const lost = gone.filter(({ where }) => spent.includes(where.zone));
  const moved = gone.filter((held) => !lost.includes(held));
  turnedOver(lost, come);
  const seen = pair(moved, come, (from, to) => named(from, to, taker));
  turnedOver(moved, come);
  const found = [...seen, ...pair(moved, come, (from, to) => hidden(from, to, right))];
  const flights = found.map(([from, to]) => flight(from, to, order(from, since)));
  return [...flights, ...goes([...moved, ...lost], flights, taker), ...comes(come, pile)];
}

/** Cards that have left their places. A card that ended a trick, or was swapped into it, lay there a moment, face up. */
function leave(before: Play | null, after: Play, since: readonly Entry[], was: readonly Held[], is: readonly Held[]): Leaving[] {
  const gone: Leaving[] = more(was, is);
  if (!before) return gone;
  const see = (seat: number, name: string, trick: number): void => {
    const theirs = (held: Held): boolean => held.where.seat === seat && ![TRICK, TAKEN].includes(held.where.zone);
    const seen = gone.findIndex((held) => held.name === name && theirs(held));
    const unseen = gone.findIndex((held) => held.name === BACK && held.where.zone === HAND && theirs(held));
    const place = seen >= 0 ? seen : unseen >= 0 ? unseen : gone.length;
    const held = gone[place] ?? { drawn: BACK, where: { zone: HAND, seat } };
    gone[place] = { ...held, name, via: { zone: TRICK, seat: trick, drawn: name } };
  };
  for (const { seat, card } of ended(before, after, since, was, is)) see(seat, card, seat);
  for (const { seat, did } of since) {
    if (did?.role !== "exchange") continue;
    const { given, taken } = did.facts ?? {};
    const from = was.find(({ name, where }) => where.zone === TRICK && name === taken);
    if (typeof given === "string" && from) see(seat, given, from.where.seat ?? seat);
  }
  return gone;
}

/** The cards of a trick that has ended which were not seen in it before. */
function ended(before: Play, after: Play, since: readonly Entry[], was: readonly Held[], is: readonly Held[]): Played[] {
  const lay = counts(was, TRICK);
  const found = endedTrick(before.scene, after.scene, since);
  if (found) return found.filter(({ seat }) => !lay.has(seat));
  // A whole trick at once: the scenes show who took one, and the log what was played to it.
  const [old, now] = [counts(was, TAKEN), counts(is, TAKEN)];
  const got = Math.max(0, ...[...now].map(([seat, count]) => count - (old.get(seat) ?? 0)));
  if (lay.size || !got || !before.scene.zones.some(({ key }) => key === TRICK)) return [];
  return since.flatMap((entry) => playedBy(entry) ?? []).slice(-got);
}

/** Where cards come from: the dealer, if the scene names one. */
function dealer({ scene }: Play): Stop | null {
  const seat = scene.facts.find(({ role }) => role === "dealer")?.facts?.["seat"];
  return typeof seat === "number" ? { zone: "", seat, drawn: BACK } : null;
}

/** Two hands that change places, with all their cards; null if the last action was no swap. */
function swap(since: readonly Entry[], was: readonly Held[], is: readonly Held[]): Flight[] | null {
  const { seat = -1, did } = since.at(-1) ?? {};
  const other = did?.facts?.["seat_other"];
  if (did?.role !== "swap" || since.length > 1 || typeof other !== "number") return null;
  const hand = (held: readonly Held[], whose: number): Held[] =>
    held.filter(({ where }) => where.zone === HAND && where.seat === whose);
  return [
    [seat, other],
    [other, seat],
  ].flatMap(([from, to]) => {
    const there = hand(is, to);
    return hand(was, from).map((held, place) => flight(held, there[place] ?? { ...held, where: { zone: HAND, seat: to } }, place));
  });
}

/** How unlikely it is that a card went from here to there; null if it did not. */
type Doubt = (from: Leaving, to: Held) => number | null;

function pair(gone: Leaving[], come: Held[], doubt: Doubt): [Leaving, Held][] {
  const found: { from: Leaving; to: Held; doubt: number }[] = [];
  for (const to of come) {
    for (const from of gone) {
      const much = samePlace(from.where, to.where) ? null : doubt(from, to);
      if (much !== null) found.push({ from, to, doubt: much });
    }
  }
  found.sort((one, other) => one.doubt - other.doubt);
  return found.flatMap(({ from, to }) => (gone.includes(from) && come.includes(to) ? [[take(gone, from), take(come, to)]] : []));
}

function take<Thing>(things: Thing[], thing: Thing): Thing {
  things.splice(things.indexOf(thing), 1);
  return thing;
}

/** Cards that are known by name. A card taken from the middle is with its taker, although an equal one may lie elsewhere. */
function named(from: Leaving, to: Held, taker: number | null): number | null {
  if (from.name !== to.name || from.name === BACK) return null;
  if (taker !== null && from.where.seat === null && to.where.seat !== taker) return null;
  return from.where.seat === to.where.seat ? 0 : 1;
}

/** For unseen cards: a trick goes to the tricks taken, and everything else stays with its owner. */
function hidden(from: Leaving, to: Held, right: number): number | null {
  if (from.name !== BACK && to.name !== BACK) return null;
  const open = from.name !== BACK && from.where.seat === null;
  if (open && to.where.zone === HAND) return null; // an open card that is drawn is seen in the hand
  const fromTrick = from.where.zone === TRICK || from.via !== undefined;
  if (to.where.zone === TAKEN) return fromTrick ? 0 : 4;
  if (fromTrick) return 5;
  if (right && from.where.seat !== null) return (from.where.seat - 1 + right) % right === to.where.seat ? 1 : 6;
  return from.where.seat === to.where.seat ? 1 : 3;
}

/** Cards that were turned over where they lie do not travel. */
function turnedOver(gone: Leaving[], come: Held[]): void {
  for (const to of [...come]) {
    const from = gone.find((one) => samePlace(one.where, to.where) && (one.name === BACK || to.name === BACK));
    if (!from) continue;
    take(gone, from);
    take(come, to);
  }
}

function flight(from: Leaving, to: Held, order: number): Flight {
  const gathers = ![TRICK, HAND].includes(to.where.zone) && (from.where.zone === TRICK || from.via !== undefined);
  const card = to.name === BACK ? from.name : to.name;
  return { card, from: stop(from), via: from.via ?? null, to: stop(to), way: gathers ? "gathers" : "moves", order };
}

function stop({ where, drawn }: Held): Stop {
  return { ...where, drawn };
}

/** When a card was played among several that came at once. */
function order(from: Leaving, since: readonly Entry[]): number {
  const at = since.findIndex(({ seat, did }) => seat === from.where.seat && did?.facts?.["card"] === from.name);
  const by = at >= 0 ? at : since.findIndex(({ seat }) => seat === from.where.seat);
  return Math.max(by, 0);
}

/** Cards that left and did not turn up anywhere. */
function goes(gone: readonly Leaving[], flights: readonly Flight[], taker: number | null): Flight[] {
  if (gone.length > MOST) return [];
  return gone.map((from, place) => {
    const common = { card: from.name, from: stop(from), via: from.via ?? null, order: place };
    const covered = from.where.seat === null && flights.some(({ to }) => to && samePlace(to, from.where));
    if (covered) return { ...common, to: stop(from), way: "covered", order: 0 };
    if (taker !== null) return { ...common, to: { zone: "", seat: taker, drawn: BACK }, way: "gathers" };
    return { ...common, to: null, way: from.via ? "gathers" : "fades" };
  });
}

/** Cards that came from nowhere: from the pile into hands, or onto the table. */
function comes(come: readonly Held[], pile: Stop | null): Flight[] {
  if (come.length > MOST) return [];
  return come.map((to, order) => ({
    card: to.name,
    from: pile,
    via: null,
    to: stop(to),
    way: to.where.seat === null ? "appears" : "deals",
    order,
  }));
}
