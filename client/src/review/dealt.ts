// Whether a match follows from its secret: every card that was dealt or drawn, every step, the points, and the cards that the page shows.

import type { Entry, Scene, SheetLine } from "../wire/wire";
import { Replayer, Unfit, type Field, type Move, type Played, type Rules } from "./replayer";

/** A finished match, as the server tells it. */
export interface Told extends Played {
  entries: readonly Entry[];
  log: readonly Move[];
  sheet: readonly SheetLine[];
  points: readonly number[];
  winners: readonly number[];
}

/** A situation, as the page shows it. */
export interface Shown {
  scene: Scene;
  points: readonly number[];
}

/** It follows, or from where on it does not: the terms are others, a step was not possible or had other points, other cards are shown. */
export type Finding =
  | { key: "dealt"; rounds: number; steps: number; looks: number }
  | { key: "course" | "cards"; round: number; step: number }
  | { key: "agreed" };

const MOST_LOOKS = 100; // more would be too many questions to the server
const AT_ONCE = 50; // steps, then the page may breathe

interface Draw {
  step: number;
  round: number;
  lies: string[];
  came: number; // cards that were dealt
  points: number[];
}

/** The rules of a game, from the server. */
export const rulesOf = (game: string): Promise<Rules> => import(/* @vite-ignore */ `/api/rules/${encodeURIComponent(game)}.js`);

/** Replay a match, and compare what is shown wherever chance had a part, or where most cards came. */
export async function follows(match: Told, rules: Rules, look: (step: number) => Promise<Shown>): Promise<Finding> {
  let replayer: Replayer;
  try {
    replayer = new Replayer(rules, match);
  } catch (error) {
    if (error instanceof Unfit) return { key: "agreed" };
    throw error;
  }
  const sheet = new Map(match.sheet.map((line) => [line.number, line.points]));
  const rounds = new Set<number>();
  const draws: Draw[] = [];
  let lay = 0;
  for (let step = 0; step <= match.log.length; step++) {
    const round = Number(replayer.s.rounds) + 1;
    rounds.add(round);
    const possible = !step || played(replayer, match, step);
    const points = replayer.points;
    if (!possible || !same(points, sheet.get(step) ?? points)) return { key: "course", round, step };
    const lies = lying(replayer);
    const cards = lies.join(" ").split(" ").length;
    if (replayer.drawn) draws.push({ step, round: Number(replayer.s.rounds) + 1, lies, came: cards - lay, points });
    lay = cards;
    if (step % AT_ONCE === 0) await new Promise((done) => setTimeout(done));
  }
  const last = { round: Math.max(...rounds), step: match.log.length };
  const ended = match.entries.length === last.step && same(replayer.points, match.points) && same(replayer.winners, match.winners);
  if (!ended) return { key: "course", ...last };
  const looks = draws.toSorted((a, b) => b.came - a.came).slice(0, MOST_LOOKS);
  for (const { step, round, lies, points } of looks.toSorted((a, b) => a.step - b.step)) {
    const { scene, points: told } = await look(step);
    if (!same(lies, shown(scene, replayer)) || !same(points, told)) return { key: "cards", round: Math.min(round, last.round), step };
  }
  return { key: "dealt", rounds: rounds.size, steps: match.log.length, looks: looks.length };
}

/** Play a step, if it was possible, and is that of whom the page says. */
function played(replayer: Replayer, { log, entries }: Told, step: number): boolean {
  const told = entries[step - 1];
  const [seat, action] = log[step - 1];
  if (!told || (told.did === undefined) !== (action === null)) return false;
  return (action === null || told.seat === seat) && replayer.play([seat, action]); // an undo names the seat that wished for it
}

/** What lies where chance deals, in hands above all: a line for each zone that is not empty. What else chance turns up is chosen from in the next steps. */
function lying({ rules: { DEALT, FIELDS }, s, players }: Replayer): string[] {
  return Object.entries(DEALT).flatMap(([zone, name]) => {
    const field = FIELDS[name];
    if (field.kind === "card") return line(zone, 0, s[name].flatMap((card: bigint) => (card < 0n ? [] : field.names[Number(card)])));
    const held: string[][] = s[name].map((cards: bigint | bigint[]) => called(field, cards));
    const there = field.seats ? held.slice(0, players) : held.filter((cards) => cards.length > 0);
    return there.flatMap((cards, place) => line(zone, place, cards));
  });
}

/** The same, as the page shows it. */
function shown({ zones }: Scene, { rules: { DEALT, FIELDS }, players }: Replayer): string[] {
  return Object.entries(DEALT).flatMap(([key, name]) => {
    const { seats } = FIELDS[name];
    const there = zones.filter((zone) => zone.key === key && (!seats || (zone.seat !== null && zone.seat < players)));
    return there.flatMap(({ seat, cards }, place) => line(key, seats ? seat : place, cards));
  });
}

function line(zone: string, place: number | null, cards: readonly string[]): string[] {
  return cards.length ? [`${zone} ${place} ${cards.toSorted().join(" ")}`] : [];
}

/** The names of cards: of a set, or of counts of each kind. */
function called({ names }: Field, cards: bigint | bigint[]): string[] {
  return names.flatMap((name, i) => Array<string>(Number(Array.isArray(cards) ? cards[i] : (cards >> BigInt(i)) & 1n)).fill(name));
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}
