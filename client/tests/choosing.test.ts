import { expect, test } from "vitest";
import { byKind, complete, filtered, fitting, missing, point, pointable, standing, touchKey, untouched, type Pick } from "../src/state/choosing";
import type { Choice, Touch } from "../src/wire/wire";

const card = (name: string): Touch => ({ zone: "hand", seat: 0, card: name });
const pick = (id: string, name: string): Pick => ({ id, touch: card(name) });
const choice = (action: number, key: string, ...touch: Touch[]): Choice => ({ action, name: `${key}.${action}`, do: { key }, touch });

const SEVEN = choice(1, "play", card("7"));
const SEVENS = choice(2, "play", card("7"), card("7"));
const MIXED = choice(3, "mixed", card("7"), card("x"));
const PASS = choice(4, "pass");
const SETS = [SEVEN, SEVENS, MIXED, PASS];

test("a choice of one thing is done at once", () => {
  const cards = [choice(1, "play", card("r1")), choice(2, "play", card("r2"))];
  expect(point(cards, [], pick("a", "r2"))).toEqual({ kind: "act", choice: cards[1] });
});

test("a choice of one thing waits where others of its kind take more", () => {
  expect(point([SEVENS, choice(5, "play", card("9")), PASS], [], pick("a", "9"))).toEqual({ kind: "picked", picks: [pick("a", "9")] });
});

test("equal cards are picked one by one", () => {
  const one = [pick("a", "7")];
  expect(complete(SETS, one)).toEqual([SEVEN]);
  expect(fitting(SETS, one)).toEqual([SEVEN, SEVENS, MIXED]);
  const two = [...one, pick("b", "7")];
  expect(complete(SETS, two)).toEqual([SEVENS]);
  expect(fitting(SETS, [...two, pick("c", "7")])).toEqual([]);
});

test("what is picked is let go by pointing at it again", () => {
  expect(point(SETS, [pick("a", "7"), pick("b", "x")], pick("a", "7"))).toEqual({ kind: "picked", picks: [pick("b", "x")] });
});

test("what does not go with the others begins anew", () => {
  const picked = point(SETS, [pick("a", "7"), pick("b", "7")], pick("c", "x"));
  expect(picked).toEqual({ kind: "picked", picks: [pick("c", "x")] });
});

test("what is in no choice does nothing", () => {
  expect(point(SETS, [], pick("a", "9"))).toEqual({ kind: "nothing" });
});

test("only what brings a choice nearer can be pointed at", () => {
  expect([...pointable(SETS, [])].sort()).toEqual([touchKey(card("7")), touchKey(card("x"))].sort());
  expect([...pointable(SETS, [pick("a", "7"), pick("b", "7")])]).toEqual([]);
  expect([...pointable(SETS, [pick("a", "x")])]).toEqual([touchKey(card("7"))]);
});

test("what is missing is counted", () => {
  const away = [choice(1, "away", card("r1"), card("r2")), choice(2, "away", card("r1"), card("r3"))];
  expect(missing(away, [])).toEqual({ fewest: 2, most: 2 });
  expect(missing(away, [pick("a", "r1")])).toEqual({ fewest: 1, most: 1 });
  expect(missing(away, [pick("a", "r1"), pick("b", "r3")])).toBeNull();
});

test("the same things may mean two choices, and both can be confirmed", () => {
  const lay = [choice(1, "lay", card("12")), choice(2, "lay-turned", card("12"))];
  expect(point(lay, [], pick("a", "12"))).toEqual({ kind: "picked", picks: [pick("a", "12")] });
  expect(complete(lay, [pick("a", "12")])).toEqual(lay);
});

test("choices that are attached to nothing are buttons, and all choices go by kind", () => {
  expect(untouched(SETS)).toEqual([PASS]);
  expect(byKind(SETS).map((kind) => kind.length)).toEqual([2, 1, 1]);
});

test("choices are found by parts of their words, without accents", () => {
  const words = (one: Choice): string => (one === PASS ? "Béla passzol" : "play 7");
  expect(filtered(SETS, "bela pas", words)).toEqual([PASS]);
  expect(filtered(SETS, "mixed 3", words)).toEqual([MIXED]);
  expect(filtered(SETS, "", words)).toEqual(SETS);
});

test("picks stand as long as their things do", () => {
  const picks = [pick("a", "7")];
  expect(standing(SETS, picks, () => true)).toEqual(picks);
  expect(standing(SETS, picks, () => false)).toEqual([]);
  expect(standing([PASS], picks, () => true)).toEqual([]);
});
