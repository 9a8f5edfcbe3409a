import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Replay } from "../src/wire/replay";
import { along, entryAt, signed } from "../src/beside/plotting";
import Timeline from "../src/review/Timeline.svelte";
import { direction, turningPoints } from "../src/review/turning";
import { Walk } from "../src/review/walk.svelte";
import Walkthrough from "../src/review/Walkthrough.svelte";
import { self } from "../src/state/self.svelte";
import { speak } from "./catalogues";

const sheet = (...rows: number[][]) => rows.map((points, i) => ({ number: (i + 1) * 10, points }));

describe("turning points", () => {
  test("are where the lead changes hands, not where somebody is the first to have it", () => {
    const turns = turningPoints(sheet([5, 0], [5, 3], [5, 9], [12, 9]));
    expect(turns.filter(({ lead }) => lead).map(({ number, seat, gain }) => [number, seat, gain])).toEqual([
      [30, 1, 6],
      [40, 0, 7],
    ]);
  });

  test("are where points change most, told of who rose or fell farthest", () => {
    const turns = turningPoints(sheet([1, 1, 1], [2, 2, 2], [3, 3, -40], [4, 4, -39], [5, 5, -38], [60, 6, -37]));
    expect(turns.map(({ line, seat, gain }) => [line, seat, gain])).toEqual([
      [3, 2, -42],
      [6, 0, 55],
    ]);
  });

  test("know of games in which few points are good", () => {
    expect(direction([3, 9], [0])).toBe(-1);
    expect(direction([3, 9], [1])).toBe(1);
    const [turn] = turningPoints(sheet([1, 2], [8, 3]), -1);
    expect(turn).toMatchObject({ number: 20, seat: 1, lead: true });
  });

  test("are few, and the last change of the lead is among them", () => {
    const rows = Array.from({ length: 40 }, (_, i) => (i % 2 ? [i + 1, i] : [i, i + 1]));
    const turns = turningPoints(sheet(...rows));
    expect(turns.length).toBeLessThanOrEqual(8);
    expect(turns.at(-1)).toMatchObject({ number: 400, lead: true });
    expect(turningPoints([])).toEqual([]);
    expect(turningPoints(sheet([3, 1]))).toEqual([]);
  });
});

describe("a walk", () => {
  test("keeps to the match, and goes from score to score", () => {
    const walk = new Walk(50, [10, 30], 999);
    expect(walk.at).toBe(50);
    walk.step(-4);
    expect(walk.at).toBe(0);
    walk.round(1);
    walk.round(1);
    expect(walk.at).toBe(30);
    walk.round(1);
    expect(walk.at).toBe(50);
    walk.round(-1);
    walk.round(-1);
    walk.round(-1);
    expect(walk.at).toBe(0);
    expect(new Walk(5, [], Number.NaN).at).toBe(0);
  });

  test("knows the keys of a slider, and leaves others alone", () => {
    const walk = new Walk(50, [10, 30]);
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "PageDown"]) expect(walk.key(key)).toBe(true);
    expect(walk.at).toBe(10);
    walk.key("End");
    expect(walk.at).toBe(50);
    walk.key("Home");
    expect(walk.at).toBe(0);
    expect(walk.key("Tab")).toBe(false);
  });

  test("goes by itself until the end or until somebody takes a step, and then anew", () => {
    const walk = new Walk(3, []);
    walk.toggle();
    walk.tick();
    expect([walk.at, walk.playing]).toEqual([1, true]);
    walk.step(0);
    expect(walk.playing).toBe(false);
    walk.toggle();
    for (let i = 0; i < 3; i++) walk.tick();
    expect([walk.at, walk.playing]).toEqual([3, false]);
    walk.toggle();
    expect([walk.at, walk.playing]).toEqual([0, true]);
    walk.speed = 2;
    expect(walk.pace * 2).toBe(new Walk(1, []).pace);
  });
});

describe("the plot", () => {
  const lines = [
    { number: 10, points: [1] },
    { number: 30, points: [2] },
  ];

  test("has its cursor where the match is, lines of the sheet at equal distances", () => {
    expect([0, 5, 10, 20, 30, 44].map((number) => along(lines, number))).toEqual([0, 0.25, 0.5, 0.75, 1, 1]);
    expect(along([], 7)).toBe(1);
  });

  test("leads back from a place to an entry, and catches near a line", () => {
    expect([-1, 0, 0.25, 0.48, 0.75, 1, 2].map((part) => entryAt(lines, part))).toEqual([0, 0, 5, 10, 20, 30, 30]);
    for (const number of [0, 4, 10, 17, 24, 30]) expect(Math.abs(entryAt(lines, along(lines, number)) - number)).toBeLessThanOrEqual(3);
  });

  test("signs changes", () => {
    expect([3, 0, -4].map(signed)).toEqual(["+3", "", "−4"]);
  });
});

describe("shown", () => {
  let shown: ReturnType<typeof mount>[] = [];
  beforeEach(() => speak("en"));
  afterEach(async () => {
    await Promise.all(shown.map((one) => unmount(one)));
    shown = [];
    vi.unstubAllGlobals();
    self.guest = null;
  });
  const named = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;

  test("the timeline moves the walk, and marks rounds and turning points where they are", () => {
    const walk = new Walk(40, [10, 20], 0);
    const turns = [{ number: 20, line: 2, seat: 0, gain: 5, lead: true }];
    shown.push(mount(Timeline, { target: document.body, props: { walk, turns, told: "Anna plays red 7." } }));
    named("Next").click();
    named("Next score").click();
    flushSync();
    expect(walk.at).toBe(10);
    expect(document.querySelector(".now")?.textContent).toMatch(/^\s*10 of 40/);
    const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
    expect(slider.getAttribute("aria-valuetext")).toBe("10 of 40: Anna plays red 7.");
    slider.value = "40";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(walk.atEnd).toBe(true);
    expect(named("Next").disabled).toBe(true);
    const marks = (which: string) => [...document.querySelectorAll<HTMLElement>(which)].map((mark) => mark.style.insetInlineStart);
    expect(marks(".stop")).toEqual(["25%", "50%"]);
    expect(marks(".turn.lead")).toEqual(["50%"]);
  });

  test("table, log, score and keys walk in step", async () => {
    const match: Replay = {
      game: "njet",
      names: ["Anna", "Béla"],
      guests: ["guest-a", "guest-b"],
      entries: [1, 2, 3].map((number) => ({ number, seat: number % 2, did: { key: "play", facts: { card: `r${number}` } } })),
      sheet: [
        { number: 1, points: [2, 0] },
        { number: 3, points: [2, 5] },
      ],
      points: [2, 5],
      winners: [1],
      commitment: "",
      secret: "",
      terms: [],
      deck: "",
      log: [],
    };
    vi.stubGlobal("fetch", async (path: string) => {
      const number = Number(path.split("/").at(-1));
      const answer = { number, scene: { phase: "play", zones: [], facts: [] }, points: [0, number] };
      return new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } });
    });
    self.guest = { guest: "guest-b", name: "Anna" };
    shown.push(mount(Walkthrough, { target: document.body, props: { id: "abc", match } }));
    flushSync();
    expect(document.querySelector(".now")?.textContent).toContain("The cards are dealt.");
    const press = (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
    };
    press("ArrowRight");
    press("ArrowRight");
    expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Anna plays red 2.");
    press("End");
    await vi.waitFor(() => expect(document.querySelector(".scene")).not.toBeNull());
    expect(document.querySelector(".review .on")?.hasAttribute("disabled")).toBe(true);
    expect(document.querySelector("ul[aria-label='Turning points']")?.textContent).toContain("Béla takes the lead");
    expect(document.querySelector(".seat.own .name")?.textContent, "one's own seat, whatever one is called now").toBe("Béla");
  });
});
