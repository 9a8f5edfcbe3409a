import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order } from "../src/wire/connection";
import { holds, mayHint, signed } from "../src/state/advising";
import WorthTable from "../src/hint/WorthTable.svelte";
import { Judging } from "../src/review/judging.svelte";
import Verdict from "../src/review/Verdict.svelte";
import { Table } from "../src/state/table.svelte";
import TableView from "../src/table/Table.svelte";
import type { Judging as State } from "../src/wire/verdict";
import type { Advice, Choice, Entry, Play, Worth } from "../src/wire/wire";
import { Speaker } from "../src/text/words";
import { speak } from "./catalogues";
import { record, room, type Recorded } from "./table";

const R7: Choice = { action: 7, name: "r7", do: { key: "play", facts: { card: "r7" } } };
const worth = (more: Partial<Worth> = {}): Worth => ({ ...R7, lead: 1.5, points: 3, tried: 90, ...more });
const did = (number: number, seat: number): Entry => ({ number, seat, did: { key: "pass" } });

function play(number: number, more: Partial<Play> = {}): Play {
  return { t: "play", number, scene: { phase: "play", zones: [], facts: [] }, points: [0, 0], actors: [0], seat: 0, choices: [R7], ...more };
}

let shown: ReturnType<typeof mount>[] = [];
beforeEach(() => speak("en"));
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("advice", () => {
  test("holds as long as it is the same decision", () => {
    expect(holds(play(4), play(4), [])).toBe(true);
    expect(holds(play(4), play(5), [did(5, 1)])).toBe(true);
    expect(holds(play(4), play(5), [did(5, 0)])).toBe(false); // one has done something
    expect(holds(play(4), play(5), [{ number: 5, seat: 1 }])).toBe(false); // something was taken back
    expect(holds(play(4), play(5, { choices: [] }), [did(5, 1)])).toBe(false);
    expect(holds(play(4, { racing: true }), play(5, { racing: true }), [did(5, 1)])).toBe(false);
    expect(holds(null, play(4), [])).toBe(false);
  });

  test("is not for who plays with strangers", () => {
    const [anna, bela] = ["a", "b"].map((guest) => ({ name: guest, person: { guest, name: guest } }));
    const at = (open: boolean, ...chairs: object[]) => ({ ...room(record("njet"), play(1)), open, chairs });
    expect(mayHint(at(true, anna, { name: "Bot", bot: "club" }), "a")).toBe(true);
    expect(mayHint(at(true, anna, bela), "a")).toBe(false);
    expect(mayHint(at(false, anna, bela), "a")).toBe(true);
  });

  test("has numbers as the language writes them", () => {
    expect([1.5, 0, -0.25].map(signed)).toEqual(["+1.5", "0", "−0.25"]);
    speak("de");
    expect(signed(-0.25)).toBe("−0,25");
  });

  test("goes when something is done, and is asked for once", async () => {
    const table = new Table();
    const sent: Order[] = [];
    table.command((order) => {
      sent.push(order);
      return Promise.resolve({ t: "ok", id: sent.length });
    });
    table.receive(play(4));
    table.hint();
    table.hint();
    expect(sent).toEqual([{ t: "hint" }]);
    table.receive({ t: "advice", on: 4, best: [worth()], why: [{ key: "only", facts: {} }] });
    table.receive(play(4));
    expect(table.advice?.on).toBe(4);
    await vi.waitFor(() => expect(table.hinting).toBe(false));
    table.act(R7);
    expect(table.advice).toBeNull();
  });
});

/** A table at which one has to decide, and what is sent from there; nothing answers. */
function seated(match: Recorded, now: Play): { table: Table; sent: Order[] } {
  const table = new Table();
  const sent: Order[] = [];
  table.command((order) => {
    sent.push(order);
    return new Promise(() => undefined);
  });
  table.receive({ t: "welcome", guest: `guest${now.seat}`, name: "me", table: "abc" });
  table.receive(room(match, now));
  return { table, sent };
}

test.each([["", "hint"], ["h", "act"]])("in a race the key asks for a hint unless a choice has it (%j)", (press, asked) => {
  const match = record("take_it");
  const now = match.plays.find(({ racing, choices = [] }) => racing && choices.length > 1)!;
  const { table, sent } = seated(match, now);
  table.receive({ ...now, choices: now.choices!.map((choice, place) => (press && !place ? { ...choice, press } : choice)) });
  shown.push(mount(TableView, { target: document.body, props: { table, onhelp: () => undefined } }));
  flushSync();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "H", bubbles: true, cancelable: true }));
  flushSync();
  expect(sent.map(({ t }) => t)).toEqual([asked]);
});

test("a hint is asked for by its key, drawn, read aloud and closed", () => {
  const match = record("njet");
  const now = match.plays.find(({ scene, choices = [] }) => scene.phase === "play" && choices.length > 1)!;
  const { table, sent } = seated(match, now);
  table.receive(now);
  shown.push(mount(TableView, { target: document.body, props: { table, onhelp: () => undefined } }));
  flushSync();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true, cancelable: true }));
  flushSync();
  expect(sent).toEqual([{ t: "hint" }]);
  const [first, second] = now.choices!;
  const best = [worth({ ...first, wins: 62 }), worth({ ...second, lead: -1, wins: 40 })];
  const why: Advice["why"] = [{ key: "clear", facts: { gap: 2.5 } }, { key: "wins", facts: { wins: 62, next: 40 } }];
  table.hinting = false;
  table.receive({ t: "advice", on: now.number, best, why });
  flushSync();
  const panel = document.querySelector<HTMLElement>(".hint-panel")!;
  expect(panel.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(panel.textContent).toContain("62%");
  expect(panel.textContent).toContain("It is worth 2.5 points more than the next best. It wins the match in 62 of 100 possible deals");
  const heard = [...document.querySelectorAll("[aria-live=polite]")].map((one) => one.textContent).join(" ");
  expect(heard).toContain("Best: ");
  panel.querySelector<HTMLButtonElement>(".close")!.click();
  flushSync();
  expect(document.querySelector(".hint-panel")).toBeNull();
  table.receive({ t: "advice", on: now.number, best, why });
  flushSync();
  expect(document.querySelector(".hint-panel")).not.toBeNull();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(document.querySelector(".hint-panel")).toBeNull();
});

test("what was not tried has no figures", () => {
  const speaker = new Speaker("njet", ["Anna", "Béla"]);
  for (const tried of [0, 9]) {
    shown.push(mount(WorthTable, { target: document.body, props: { speaker, best: [worth({ tried })] } }));
    flushSync();
    expect(document.querySelectorAll(".worths td")).toHaveLength(tried ? 2 : 0);
    void unmount(shown.pop()!);
  }
});

test("a verdict is asked for, waited for, and shown with what each decision cost", async () => {
  vi.useFakeTimers();
  const done: State = {
    done: 3,
    total: 3,
    verdict: {
      game: "njet",
      simulations: 100,
      seconds: null,
      decisions: [
        { number: 2, seat: 1, chosen: worth({ lead: -1 }), best: [worth({ action: 8, do: { key: "play", facts: { card: "b8" } } }), worth()], expected: 1, cost: 2.5 },
        { number: 3, seat: 1, chosen: worth(), best: [worth()], expected: 1, chances: 12 },
        { number: 4, seat: 1, chosen: worth({ action: 6, do: { key: "play", facts: { card: "b7" } } }), best: [worth()], expected: 1, cost: 4, chances: 1 },
      ],
      seats: [
        { seat: 0, decisions: 0, good: 0, cost: 0, gifts: 2.5, luck: -1, deal: 0, lead: 1.5, costliest: [] },
        { seat: 1, decisions: 2, good: 1, cost: 2.5, gifts: 0, luck: 1, deal: 0, lead: -1.5, costliest: [2, 4] },
      ],
      turns: [{ number: 2, seat: 1, kind: "cost", points: 2.5 }, { number: 3, seat: 0, kind: "swing", points: -4 }, { number: 3, seat: 1, kind: "cost", points: 0 }],
    },
  };
  const answers: State[] = [{}, {}, { done: 1, total: 3 }, done];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
    if (path === "/api/me") return new Response(JSON.stringify({ guest: "g", name: "Anna" }), { headers: { "Content-Type": "application/json" } });
    asked.push(method);
    return new Response(JSON.stringify(answers.shift()), { headers: { "Content-Type": "application/json" } });
  });
  const judging = new Judging("abc");
  await judging.look();
  expect(judging.runs).toBe(false); // nobody has asked yet
  const picked: number[] = [];
  const props = { judging, speaker: new Speaker("njet", ["Anna", "Béla"]), seat: 1, at: 2, pick: (number: number) => picked.push(number) };
  shown.push(mount(Verdict, { target: document.body, props }));
  flushSync();
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Judge the decisions")!.click();
  await vi.waitFor(() => expect(judging.runs).toBe(true));
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent).toContain("1 of 3");
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(asked).toEqual(["GET", "POST", "GET", "GET"]);
  const words = document.querySelector(".verdict")!.textContent;
  expect(words).toContain("Béla made 50% of 2 decisions as an expert would.");
  expect(words).toContain("It cost 2.5 points. Better: play blue 8");
  expect(words).toContain("Play blue 7. It cost 4 points, and lowered the chance of winning by 1 percentage point. Better: ");
  expect(words).toContain("Anna can expect a lead smaller by 4 points");
  expect(words).toContain("Béla makes a decision that lowers the chance of winning by 12 percentage points");
  expect(judging.costly).toEqual([2, 4]);
  document.querySelector<HTMLButtonElement>(".costliest button")!.click();
  expect(picked).toEqual([2]);
  judging.close();
});
