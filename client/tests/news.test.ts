import { expect, test } from "vitest";
import { looksOf } from "../src/games";
import { vetoes } from "../src/state/board";
import { endedTrick, hasActed, news, shownLast, standing } from "../src/state/news";
import type { Entry, Fact, Play, Scene, Zone } from "../src/wire/wire";

const zone = (key: string, seat: number, ...cards: string[]): Zone => ({ key, seat, cards });
const scene = (...zones: Zone[]): Scene => ({ phase: "play", zones, facts: [] });
const entry = (number: number, seat: number, key?: string, facts: Fact["facts"] = {}): Entry =>
  key ? { number, seat, did: { key, facts } } : { number, seat };
const played = (number: number, seat: number, card: string): Entry => ({ number, seat, did: { key: "lay", facts: { card }, role: "play" } });
const play = (number: number, at: Scene, points = [0, 0]): Play => ({ t: "play", number, scene: at, points, actors: [0] });

const HALF = scene(zone("hand", 0, "?"), zone("hand", 1), zone("trick", 0), zone("trick", 1, "r3"), zone("taken", 0), zone("taken", 1));
const DONE = scene(zone("hand", 0), zone("hand", 1), zone("trick", 0), zone("trick", 1), zone("taken", 0, "?", "?"), zone("taken", 1));

test("who takes the trick, and what it brings", () => {
  const log = [entry(1, 1, "play", { card: "r3" }), entry(2, 0, "play", { card: "r8" })];
  expect(news(play(1, HALF), play(2, DONE, [2, 0]), log, 2)).toEqual([
    { kind: "did", entry: log[1] },
    { kind: "takes", seat: 0 },
    { kind: "score", before: [0, 0], after: [2, 0] },
  ]);
});

test("the trick that has ended holds the card that ended it", () => {
  expect(endedTrick(HALF, DONE, [played(2, 0, "r8")])).toEqual([
    { seat: 1, card: "r3" },
    { seat: 0, card: "r8" },
  ]);
  expect(endedTrick(HALF, HALF, [])).toBeNull();
  expect(endedTrick(DONE, HALF, [])).toBeNull();
});

test("the trick before begins with who led it, whoever that was", () => {
  const last = scene(zone("last", 0, "r8"), zone("last", 1, "r3"), zone("last", 2, "b1"));
  const log = [played(1, 0, "r8"), entry(2, 0), played(3, 1, "r3"), played(4, 2, "b1"), played(5, 0, "r8"), played(6, 0, "y1")];
  expect(shownLast(last, log).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(shownLast(HALF, log)).toEqual([]);
});

test("several cards at once are told, one is not", () => {
  const hands = (...counts: number[]): Scene => scene(...counts.map((count, seat) => zone("hand", seat, ...Array<string>(count).fill("?"))));
  const log = [entry(1, 0, "draw")];
  expect(news(play(0, hands(3, 3)), play(1, hands(6, 3)), log, 2)).toContainEqual({ kind: "draws", seat: 0, count: 3 });
  expect(news(play(0, hands(3, 3)), play(1, hands(4, 3)), log, 2)).toEqual([{ kind: "did", entry: log[0] }]);
});

test("an undo takes back what stood last, and nothing else is made of it", () => {
  const log = [entry(1, 0, "pass"), entry(2, 1, "play", { card: "r1" }), entry(3, 1)];
  expect(standing(log)).toEqual([log[0]]);
  expect(news(play(2, DONE), play(3, HALF), log, 2)).toEqual([{ kind: "undo", entry: log[2], back: log[1] }]);
});

test("the first situation brings no news", () => {
  expect(news(null, play(2, DONE), [entry(1, 0, "pass"), entry(2, 0, "pass")], 2)).toEqual([]);
});

test("a card that a seat without a player turns up is told", () => {
  const before = scene(zone("trick", 0, "r1"), zone("trick", 2));
  const after = scene(zone("trick", 0, "r1"), zone("trick", 2, "b4"));
  expect(news(play(1, before), play(2, after), [], 2)).toContainEqual({ kind: "plays", seat: 2, card: "b4" });
});

test("the board shows the vetoes of this round, and none that was taken back", () => {
  const log = [
    entry(1, 0, "veto-trump", { colour: "r" }),
    entry(2, 1, "play", { card: "r1" }),
    entry(3, 1, "veto-start", { seat_start: 2 }),
    entry(4, 0, "veto-points", { points: 3 }),
    entry(5, 0),
  ];
  expect(vetoes(log, looksOf("njet").arrangement)).toEqual([{ seat: 1, fact: { key: "start", facts: { seat: 2 } } }]);
});

test("who has done nothing, or has taken it back, has nothing to take back", () => {
  const log = [entry(1, 1, "pass"), entry(2, 0, "pass")];
  expect([0, 1, 2].map((seat) => hasActed(log, seat))).toEqual([true, true, false]);
  expect(hasActed([...log, entry(3, 0)], 0)).toBe(false);
});
