import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { elements } from "../src/hint/finding";
import { pieces } from "../src/lesson/ruleLinks";
import Speech from "../src/lesson/Speech.svelte";
import { Teaching } from "../src/lesson/teaching.svelte";
import type { Lesson } from "../src/wire/lessons";
import type { Choice, Play, Scene } from "../src/wire/wire";
import { Speaker } from "../src/text/words";
import { speak } from "./catalogues";

const BEAT = 100;

function scene(...row: string[]): Scene {
  return { phase: "turn", zones: [{ key: "row", seat: null, cards: row }], facts: [{ key: "dealer", facts: { seat: 1 } }] };
}

function choice(action: number, name: string): Choice {
  return { action, name, do: { key: name } };
}

function play(number: number, row: string[], more: Partial<Play> = {}): Play {
  const entries = number ? [{ number, seat: 1, did: { key: "turn" } }] : [];
  return { t: "play", number, scene: scene(...row), points: [0, 0], actors: [1], seat: 0, entries, ...more };
}

const ASKED = { actors: [0, 1], choices: [choice(0, "turn"), choice(1, "take")] };
const LESSON: Lesson = {
  game: "take_it",
  options: {},
  names: ["Anna", "Béla"],
  seat: 0,
  remember: ["One.", "Two.", "Three."],
  result: { points: [4, 0], winners: [0] },
  steps: [
    { say: "Look (R7).", plays: [play(0, [])] },
    {
      say: "Take it.",
      plays: [play(1, ["d1"]), play(2, ["d1", "d3"], ASKED)],
      do: "take",
      why: { d1: { key: "illegal", rule: 10 } },
    },
    { say: "Well done.", plays: [play(3, []), play(4, ["k"])], point: [{ zone: "row" }], jump: 1 },
  ],
};

test("a learner who is called like somebody at the lesson's table has the lesson's own name", () => {
  const called = (name?: string) => new Teaching(LESSON, name, BEAT).table.names;
  expect(called("Dora")).toEqual(["Dora", "Béla"]);
  expect(called("béla")).toEqual(["Anna", "Béla"]);
  expect(called("anna")).toEqual(["anna", "Béla"]);
});

let teaching: Teaching;
beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  teaching = new Teaching(LESSON, undefined, BEAT);
});
afterEach(() => {
  teaching.stop();
  vi.useRealTimers();
});

function row(): readonly string[] | undefined {
  return teaching.table.play?.scene.zones[0].cards;
}

function do_(name: string): void {
  const found = teaching.table.choices.find((choice) => choice.name === name);
  teaching.table.act(found!);
}

describe("a lesson", () => {
  test("begins with its first situation, seen from the learner's seat", () => {
    expect(teaching.table.seat).toBe(0);
    expect(teaching.table.names).toEqual(["Anna", "Béla"]);
    expect([teaching.at, teaching.waiting, row()]).toEqual([0, false, []]);
    expect(new Teaching(LESSON, "Zoé").table.names).toEqual(["Zoé", "Béla"]);
  });

  test("tells what others do move by move, then asks", () => {
    teaching.next();
    expect([teaching.at, teaching.waiting, row()]).toEqual([1, true, ["d1"]]);
    expect(teaching.wanted).toBe(null);
    vi.advanceTimersByTime(BEAT);
    expect([teaching.waiting, row()]).toEqual([false, ["d1", "d3"]]);
    expect(teaching.wanted?.name).toBe("take");
  });

  test("can be hurried, and does not go on by itself where something is asked", () => {
    teaching.next();
    teaching.next();
    expect([teaching.waiting, row()]).toEqual([false, ["d1", "d3"]]);
    teaching.next();
    expect(teaching.at).toBe(1);
  });

  test("goes on when the learner does what is asked", () => {
    teaching.next();
    teaching.next();
    do_("take");
    expect([teaching.at, row()]).toEqual([2, []]);
  });

  test("answers another choice kindly, and goes on afterwards", async () => {
    teaching.next();
    teaching.next();
    do_("turn");
    await vi.advanceTimersByTimeAsync(0);
    expect([teaching.at, teaching.other?.name, teaching.table.acting]).toEqual([1, "turn", null]);
    teaching.show();
    expect([teaching.at, teaching.other]).toEqual([2, null]);
  });

  test("says why a card can't be played", async () => {
    teaching.next();
    teaching.next();
    teaching.table.why("d1");
    await vi.waitFor(() => expect(teaching.table.problem?.problem.rule).toBe(10));
  });

  test("lays another table where it jumps, and shows the result in the end", () => {
    teaching.next();
    teaching.next();
    const before = teaching.table;
    do_("take");
    expect(teaching.table).toBe(before);
    vi.advanceTimersByTime(BEAT);
    expect(teaching.table).not.toBe(before);
    expect(teaching.table.room?.result?.winners).toEqual([0]);
    teaching.next(); // nobody has read that yet
    expect(teaching.over).toBe(false);
    vi.advanceTimersByTime(1000);
    teaching.next();
    expect(teaching.over).toBe(true);
  });

  test("goes back, and begins again", () => {
    teaching.next();
    teaching.next();
    do_("take");
    teaching.back();
    expect([teaching.at, teaching.waiting, row(), teaching.wanted?.name]).toEqual([1, false, ["d1", "d3"], "take"]);
    teaching.restart();
    expect([teaching.at, row(), teaching.table.entries.length]).toEqual([0, [], 0]);
  });
});

describe("what is said", () => {
  test("links rules", () => {
    expect(pieces("Look (R7), and R12.").map(({ text, rule }) => rule ?? text)).toEqual(["Look (", 7, "), and ", 12, "."]);
    expect(pieces("XR7")).toEqual([{ text: "XR7", rule: null }]);
  });

  test("stands on the card, with one button for both ways on", async () => {
    const root = document.createElement("main");
    const view = mount(Speech, { target: root, props: { teaching, speaker: new Speaker("take_it", ["Anna", "Béla"]) } });
    flushSync();
    const next = root.querySelector<HTMLElement>(".next")!;
    expect(root.querySelector(".sentence")?.textContent?.trim()).toBe("Look (R7).");
    expect(root.querySelector("a")?.getAttribute("href")).toBe("/rules/take_it#R7");
    next.click();
    next.click();
    flushSync();
    expect([next.textContent?.trim(), root.contains(next)]).toEqual(["Show me", true]);
    do_("turn");
    await tick();
    expect(root.querySelector(".other")?.textContent).toContain("would be allowed, too");
    await unmount(view);
  });
});

test("what a sentence speaks of is found where it is drawn", () => {
  const root = document.createElement("div");
  root.innerHTML = `
    <section class="seat" data-seat="1"></section>
    <ul data-zone="row|"><li data-card="d1"></li><li data-card="d3"></li></ul>`;
  for (const element of root.querySelectorAll<HTMLElement>("*")) element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const shown = scene("d1", "d3");
  const [seat, row, , second] = [".seat", "ul", "", "[data-card=d3]"].map((selector) => (selector ? root.querySelector(selector) : null));
  expect(elements(root, { zone: "row" }, shown)).toEqual([row]);
  expect(elements(root, { zone: "row", card: "d3" }, shown)).toEqual([second]);
  expect(elements(root, { seat: 1 }, shown)).toEqual([seat]);
  expect(elements(root, { fact: 0 }, shown)).toEqual([seat]);
  expect(elements(root, { zone: "hand", seat: 1 }, shown)).toEqual([seat]);
});
