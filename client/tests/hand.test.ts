import { flushSync } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { OWN, sides, spots, tilt } from "../src/table/around";
import { arranged, keepOrder, keptOrder, moved, orders } from "../src/state/sorting";
import { speak } from "./catalogues";
import { Page, record } from "./table";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const hand = (...cards: string[]): { card: string; key: string }[] => cards.map((card) => ({ card, key: `${card}:1` }));
const names = (cards: readonly { card: string }[]): string => cards.map(({ card }) => card).join(" ");

test("a hand is sorted by suit and by number, and lies as dealt otherwise", () => {
  const cards = hand("k7", "r9", "b2", "r10", "k0");
  expect(names(arranged(cards, "dealt"))).toBe("k7 r9 b2 r10 k0");
  expect(names(arranged(cards, "suit"))).toBe("r9 r10 b2 k0 k7");
  expect(names(arranged(cards, "number"))).toBe("k0 b2 k7 r9 r10");
  expect(names(arranged(hand("10", "x", "2"), "number"))).toBe("2 10 x");
});

test("only orders that make a difference are offered", () => {
  expect(orders(["r1", "b2"])).toEqual(["dealt", "suit", "number"]);
  expect(orders(["2", "13", "x"])).toEqual(["dealt", "number"]);
  expect(orders(["gr", "yp-swap"])).toEqual(["dealt", "suit"]);
  expect(orders(["r1"])).toEqual(["dealt"]);
});

test("one's own order holds, and new cards come to lie at its end", () => {
  const own = moved(["r1:1", "r2:1", "r3:1"], "r3:1", 0);
  expect(own).toEqual(["r3:1", "r1:1", "r2:1"]);
  expect(names(arranged(hand("r1", "r2", "r3", "r0"), "number", own))).toBe("r3 r1 r2 r0");
});

test("the order is remembered for each game", () => {
  keepOrder("njet", "number");
  expect(keptOrder("njet")).toBe("number");
  expect(keptOrder("mu")).toBe("dealt");
});

test("others sit clockwise from one's left, and their cards lie towards them", () => {
  expect(sides([1])).toEqual({ left: [], top: [1], right: [] });
  expect(sides([1, 2])).toEqual({ left: [1], top: [], right: [2] });
  expect(sides([2, 3, 4, 0])).toEqual({ left: [2], top: [3, 4], right: [0] });
  for (let others = 1; others <= 6; others++) {
    const found = spots(others);
    expect(found).toHaveLength(others);
    expect(found.every(({ y }) => y < OWN.y)).toBe(true);
    expect([...found].sort((one, other) => one.x - other.x)).toEqual(found);
  }
  expect(tilt(0, 1)).toBe(0);
  expect(tilt(0, 5)).toBe(-tilt(4, 5));
});

test("the sorted hand still plays the card that was touched, and Ctrl with an arrow moves it", async () => {
  const match = record("njet");
  const play = match.plays.find(({ scene, choices = [] }) => scene.phase === "play" && choices.length > 1);
  if (!play) throw new Error("nobody plays");
  const page = new Page(match, play);
  const cards = (): string[] =>
    [...page.root.querySelectorAll<HTMLElement>(".hand [data-card]")].map(({ dataset }) => dataset["card"] ?? "");
  const before = cards();
  for (const order of ["suit", "number"]) {
    page.press(page.find(".hand .sort") as HTMLElement);
    expect(keptOrder("njet")).toBe(order);
  }
  expect(cards()).not.toEqual(before);
  const first = page.find(".hand button.lying") as HTMLElement;
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", ctrlKey: true, bubbles: true }));
  flushSync();
  expect(cards()[1]).toBe(first.dataset["card"]);
  const can = page.find(".hand button.can") as HTMLElement;
  page.press(can);
  const choice = play.choices?.find(({ name }) => name === can.dataset["card"]);
  expect(page.sent).toMatchObject([{ t: "act", action: choice?.action }]);
  await page.close();
});

test("a new round's board is free, whatever was forbidden in the last one", async () => {
  const match = record("njet");
  const play = match.plays.find(({ scene, choices = [] }) => scene.phase === "veto" && choices.length);
  if (!play) throw new Error("nobody forbids");
  const free = play.scene.facts.find(({ key }) => key === "trump");
  const veto = { number: 1, seat: 1, did: { key: "veto-trump", facts: free?.facts } };
  const page = new Page(match, { ...play, entries: [veto] });
  expect(page.find(".board .stone")).toBeNull();
  const facts = play.scene.facts.filter((fact) => fact !== free);
  page.table.receive({ ...play, number: play.number + 1, scene: { ...play.scene, facts } });
  flushSync();
  expect(page.root.querySelectorAll(".board .stone")).toHaveLength(1);
  await page.close();
});
