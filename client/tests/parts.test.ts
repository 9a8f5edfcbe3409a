import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcing } from "../src/ui/announcing.svelte";
import { asking } from "../src/ui/asking.svelte";
import { catalogue, type Game } from "../src/wire/catalogue.svelte";
import type { Order } from "../src/wire/connection";
import { mute } from "../src/state/muting.svelte";
import Create from "../src/lobby/Create.svelte";
import Import from "../src/lobby/Import.svelte";
import Beside from "../src/beside/Beside.svelte";
import Chat from "../src/beside/Chat.svelte";
import Ending from "../src/beside/Ending.svelte";
import Lately from "../src/lobby/Lately.svelte";
import LineBar from "../src/beside/LineBar.svelte";
import Log from "../src/beside/Log.svelte";
import People from "../src/beside/People.svelte";
import ScorePlot from "../src/beside/ScorePlot.svelte";
import ScoreSheet from "../src/beside/ScoreSheet.svelte";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import { signing } from "../src/state/people";
import { finish, remember } from "../src/state/recent";
import { self } from "../src/state/self.svelte";
import { Table } from "../src/state/table.svelte";
import Seat from "../src/table/Seat.svelte";
import type { Room } from "../src/wire/wire";
import { Speaker } from "../src/text/words";
import { speak } from "./catalogues";

let shown: ReturnType<typeof mount>[] = [];
const orders: Order[] = [];
const order = async (one: Order): Promise<boolean> => {
  orders.push(one);
  return true;
};

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}

function button(text: string, nth = 0): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].filter((one) => one.textContent?.includes(text));
  if (!found[nth]) throw new Error(`no button “${text}” in ${document.body.textContent}`);
  return found[nth];
}

function press(text: string, nth = 0): void {
  button(text, nth).click();
  flushSync();
}

const room: Room = {
  t: "room",
  table: "xyz",
  game: "njet",
  players: 4,
  options: { equals: "last", start: "lot" },
  clock: "none",
  pace: "usual",
  open: false,
  status: "waiting",
  host: "anna",
  chairs: [
    { name: "Anna", person: { guest: "anna", name: "Anna", here: true } },
    { name: "Béla", person: { guest: "bela", name: "Béla", here: true } },
    { bot: "club", name: "Ada" },
    {},
  ],
  watchers: [{ guest: "dora", name: "Dora", here: true }],
};

beforeEach(() => speak("en"));
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
  orders.length = 0;
  vi.unstubAllGlobals();
});

test("the host fills up and begins, and asks before somebody is removed", async () => {
  show(WaitingRoom, { room, me: "anna", order });
  expect(document.body.textContent).toContain("One seat is still free.");
  press("Fill with bots and start");
  expect(orders).toEqual([{ t: "start", fill: "club" }]);
  press("Remove");
  expect(asking.question?.title).toBe("Remove Béla from the table?");
  asking.answer(true);
  await tick();
  await Promise.resolve();
  expect(orders.at(-1)).toEqual({ t: "remove", guest: "bela" });
});

test("a guest can move and get up, and has none of the host's buttons", () => {
  show(WaitingRoom, { room, me: "bela", order });
  press("Move here");
  press("Leave seat");
  expect(orders).toEqual([{ t: "sit", seat: 3 }, { t: "stand" }]);
  expect(document.body.textContent).not.toContain("Remove");
  expect(document.querySelector("section select")).toBeNull();
});

test("somebody who watches can take a bot's place, and look over a shoulder that is offered", () => {
  const playing: Room = { ...room, status: "playing", chairs: room.chairs.map((chair, seat) => ({ ...chair, allows: seat === 1 })) };
  show(People, { room: playing, me: "dora", viewer: -1, order });
  press("Play instead of the bot");
  press("Look at their cards");
  expect(orders).toEqual([
    { t: "sit", seat: 2 },
    { t: "watch", seat: 1 },
  ]);
});

test("what muted people say is not shown", () => {
  const said = [
    { number: 1, guest: "anna", name: "Anna", text: "<b>hello</b>" },
    { number: 2, guest: "bela", name: "Béla", text: "noise" },
  ];
  show(Chat, { said, reactions: [], name: () => "", hushed: false, order });
  expect(document.body.textContent).toContain("noise");
  expect(document.querySelector(".said b")).toBeNull(); // words are words
  mute("bela", true);
  flushSync();
  expect(document.body.textContent).toContain("<b>hello</b>");
  expect(document.body.textContent).not.toContain("noise");
  mute("bela", false);
});

test("who only looks on is not taken for a player in the chat, by eye or ear", async () => {
  const table = new Table();
  table.receive({ t: "welcome", guest: "anna", name: "Anna", table: "xyz" });
  table.receive({ ...room, watchers: [{ guest: "dora", name: "Béla (2)", here: true }] });
  const said = [
    { number: 1, guest: "bela", name: "Béla", text: "Stop!", seat: 1 },
    { number: 2, guest: "dora", name: "Béla (2)", text: "Go!" },
  ];
  const reactions = [{ key: 1, guest: "dora", what: "hello" as const }];
  show(Chat, { said, reactions, name: (guest: string) => signing(table.room!, guest), hushed: false, order });
  expect([...document.querySelectorAll(".said strong")].map((who) => who.textContent)).toEqual(["Béla", "Béla (2) (watching)"]);
  expect(document.querySelector(".reacted")?.textContent).toContain("Béla (2) (watching):");
  expect(signing(table.room!, "bela")).toBe("Béla");
  announce("");
  show(Beside, { table, room: table.room!, me: "anna", order, sheet: "log" as const, rule: undefined, onrule: () => {} });
  table.receive({ t: "chat", said });
  flushSync();
  expect(announcing.text).toBe("Béla (2) (watching): Go!");
});

test("the plot and a seat leave out no number that tells one Anna from the other", () => {
  const names = ["Maximiliane Josefine", "Maximiliane Jose (2)"];
  show(ScorePlot, { sheet: [{ number: 1, points: [1, 2] }], names, points: [1, 2] });
  const shown = [...document.querySelectorAll("svg g text")].map((text) => text.textContent);
  expect(shown[0]).toMatch(/^Maxi.*…$/);
  expect(shown[1]).toMatch(/^Max.*… \(2\)$/);
  const scene = { phase: "play", zones: [], facts: [] };
  show(Seat, { speaker: new Speaker("njet", names), scene, seat: 1 });
  expect(document.querySelector(".seat .name .number")?.textContent).toBe(" (2)");
  expect(document.querySelector(".seat .name")?.textContent).toBe(names[1]);
});

test("what was said before one came is not told as news, and what comes then is", () => {
  const table = new Table();
  const say = (number: number): void => {
    table.receive({ t: "chat", said: [{ number, guest: "bela", name: "Béla", text: `line ${number}`, seat: 1 }] });
    flushSync();
  };
  table.receive({ t: "welcome", guest: "anna", name: "Anna", table: "xyz", said: 2 });
  table.receive(room);
  announce("");
  const beside = { table, room, me: "anna", order, sheet: "log" as const, rule: undefined, onrule: () => {} };
  show(Beside, beside);
  say(1);
  say(2);
  expect(announcing.text).toBe("");
  expect(document.querySelector(".fresh")).toBeNull();
  say(3);
  expect(announcing.text).toBe("Béla: line 3");
  expect(document.querySelector(".fresh")?.textContent).toBe("1");
  announce("");
});

test("what is announced stays as long as it takes to read, and not much longer", () => {
  vi.useFakeTimers();
  announce("Copied.");
  vi.advanceTimersByTime(3_000);
  expect(announcing.text).toBe("Copied.");
  vi.advanceTimersByTime(1_000);
  expect(announcing.text).toBe("");
  announce("The line is lost. ".repeat(20));
  vi.advanceTimersByTime(5_900);
  expect(announcing.text).not.toBe("");
  vi.advanceTimersByTime(200);
  expect(announcing.text).toBe("");
  vi.useRealTimers();
});

test("the log says who was how much quicker, and leads to the situation", () => {
  const picked: number[] = [];
  const entries = [
    { number: 1, seat: 0, did: { key: "play", facts: { card: "r7" } }, after: 480, later: [{ seat: 1, later: 35 }] },
    { number: 2, seat: 1, by: "bot" as const, did: { key: "play", facts: { card: "b1" } } },
  ];
  const speaker = new Speaker("njet", ["Anna", "Béla"]);
  show(Log, { entries, speaker, at: 2, pick: (number: number) => picked.push(number) });
  expect(document.body.textContent).toContain("after 480 ms · Béla was 35 ms later");
  expect(document.querySelector("[aria-current]")?.textContent).toContain("Béla plays blue 1.");
  press("Anna plays red 7.");
  expect(picked).toEqual([1]);
});

test("the log says once that a bot plays, and again when one takes over", () => {
  const did = { key: "play", facts: { card: "r7" } };
  const bot = { did, by: "bot" as const };
  const entries = [
    { number: 1, seat: 0, did },
    { number: 2, seat: 1, ...bot },
    { number: 3, seat: 1, ...bot },
    { number: 4, seat: 0, ...bot },
    { number: 5, seat: 0, did },
    { number: 6, seat: 0 },
    { number: 7, seat: 0, ...bot },
    { number: 8, seat: 1, did, by: "clock" as const },
  ];
  show(Log, { entries, speaker: new Speaker("njet", ["Anna", "Béla"]) });
  const beside = [...document.querySelectorAll("li")].map((line) => line.querySelector("small")?.textContent ?? "");
  expect(beside).toEqual(["", "by a bot", "", "by a bot", "", "", "by a bot", "time was up"]);
});

test("the log says who took back what, and the last of it first", () => {
  const play = (number: number, seat: number, card: string) => ({ number, seat, did: { key: "play", facts: { card } } });
  const agreed = (number: number) => ({ number, seat: 0, agreed: true });
  const entries = [play(1, 0, "r7"), play(2, 1, "b1"), agreed(3), agreed(4), play(5, 0, "r6"), { number: 6, seat: -1 }];
  show(Log, { entries, speaker: new Speaker("njet", ["Anna", "Béla"]) });
  const lines = [...document.querySelectorAll("li")].map((line) => line.textContent?.trim());
  const [first, second] = ["Béla plays blue 1.", "Anna plays red 7."];
  expect(lines.slice(2, 4)).toEqual([`Anna takes back, and all agree: “${first}”`, `Anna takes back, and all agree: “${second}”`]);
  expect(lines[5]).toBe("Taken back: “Anna plays red 6.”");
});

test("a log that is gone hears that it was scrolled, and minds it not", () => {
  show(Log, { entries: [], speaker: new Speaker("njet", ["Anna"]) });
  const log = document.querySelector(".log")!;
  void unmount(shown.pop()!);
  const faults: unknown[] = [];
  const fault = (event: ErrorEvent): void => void faults.push(event.error);
  window.addEventListener("error", fault);
  log.dispatchEvent(new Event("scroll"));
  window.removeEventListener("error", fault);
  expect(faults).toEqual([]);
});

test("the log follows the game however quick it is, until somebody scrolls back to read", async () => {
  const table = new Table();
  let number = 0;
  const happens = (): void => {
    number += 1;
    const entries = [{ number, seat: 0, did: { key: "play", facts: { card: "r7" } } }];
    table.receive({ t: "play", number, scene: { phase: "play", zones: [], facts: [] }, points: [0], actors: [0], entries });
    flushSync();
  };
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  show(Log, { get entries() { return table.entries; }, speaker: new Speaker("njet", ["Anna"]) }); // prettier-ignore
  const log = document.querySelector<HTMLElement>(".log")!;
  const [HEIGHT, LINE] = [100, 46]; // pixels; a line has two rows
  const end = (): number => Math.max(0, number * LINE - HEIGHT);
  let top = 0;
  Object.defineProperties(log, {
    clientHeight: { value: HEIGHT },
    scrollHeight: { get: () => number * LINE },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, end()))) },
  });
  const scroll = (to = top): void => {
    log.scrollTop = to;
    log.dispatchEvent(new Event("scroll"));
    flushSync();
  };
  // Each time the browser tells of the last scrolling when the next line is there already.
  for (let line = 0; line < 12; line++) {
    happens();
    scroll();
    await frame();
  }
  expect(top).toBe(end());
  scroll();

  scroll(end() - 200);
  happens();
  await frame();
  expect(top).toBe(end() - 200 - LINE);
  scroll(end());
  happens();
  await frame();
  expect(top).toBe(end());
});

test("the score sheet shows what was gained", () => {
  const sheet = [
    { number: 5, points: [3, 0] },
    { number: 9, points: [3, -4] },
  ];
  show(ScoreSheet, { sheet, names: ["Anna", "Béla"], points: [3, -4], winners: [0] });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toEqual(["1+3 3 0", "2 3−4 -4"]);
});

const njet: Game = {
  key: "njet",
  titles: { en: "Njet!" },
  players: [2, 5],
  extra_seats: {},
  designers: ["Stefan Dorra"],
  publisher: "AMIGO",
  version: 1,
  racing: false,
  deck: false,
  lesson: true,
  options: [
    { key: "equals", kind: "choice", values: ["first", "last"], default: "first" },
    { key: "start", kind: "start", default: "lot" },
  ],
  guide: { phases: {}, actions: {}, verbs: {} },
};

test("a table is opened as it stands in the form, with the usual things to begin with", async () => {
  catalogue.games = [njet];
  self.guest = { guest: "anna", name: "Anna" };
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Response('{"table":"xyz"}', { status: 201, headers: { "Content-Type": "application/json" } });
  });
  show(Create, { key: "njet" });
  expect(document.querySelector(".summary")?.textContent).toBe("At the table: you and 3 bots.");
  document.querySelector<HTMLInputElement>("input[value=last]")!.click();
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/xyz"));
  expect(bodies).toEqual([
    { game: "njet", players: 4, seats: ["me", "club", "club", "club"], options: { equals: "last" }, clock: "none", open: false },
  ]);
});

test("a setting that can't be is shown, though it was folded away", () => {
  catalogue.games = [{ ...njet, options: [{ key: "rounds", kind: "number", low: 1, high: 10, default: "3" }] }];
  self.guest = { guest: "anna", name: "Anna" };
  show(Create, { key: "njet" });
  const folded = document.querySelector("details")!;
  const number = document.querySelector<HTMLInputElement>("input[type=number]")!;
  number.value = "12";
  number.dispatchEvent(new Event("input", { bubbles: true }));
  expect(folded.open).toBe(false);
  let seen = false; // a browser looks for the field as soon as all have heard what is wrong
  number.addEventListener("invalid", () => (seen = folded.open));
  document.querySelector("form")!.requestSubmit();
  expect(seen).toBe(true);
});

test("matches that one sat at can be told apart, looked through and put away", async () => {
  const over = ["three"];
  vi.stubGlobal("fetch", async (path: string) => {
    const table = path.split("/").at(-1)!;
    return Response.json({ table, game: "njet", names: ["Anna"], status: over.includes(table) ? "over" : "playing" });
  });
  localStorage.clear();
  remember("one", ["Ada", "Bruno"]);
  remember("two", ["Béla", "Cleo"]);
  remember("three", ["Dora"]);
  finish("three", Date.now() - 2 * 3600_000);
  show(Lately, {});
  await vi.waitFor(() => expect(document.querySelectorAll("a")).toHaveLength(3));
  const links = (): [string, string][] => [...document.querySelectorAll("a")].map((link) => [link.getAttribute("href")!, link.textContent!.replace(/\s+/g, " ")]);
  expect(links().map(([href]) => href)).toEqual(["/t/two", "/t/one", "/replay/three"]);
  expect(links()[0][1]).toContain("Béla, Cleo");
  expect(links()[0][1]).toContain("now");
  expect(links()[1][1]).toContain("Ada, Bruno");
  expect(links()[2][1]).toContain("2 hours ago");
  const away = document.querySelector<HTMLButtonElement>("button")!;
  expect(away.getAttribute("aria-label")).toMatch(/^Remove from the list: njet!?, now$/i);
  away.click();
  await vi.waitFor(() => expect(links().map(([href]) => href)).toEqual(["/t/one", "/replay/three"]));
  expect(document.activeElement?.closest("section")?.className).toContain("unfinished");
  expect(localStorage.getItem("octavo-tables")).not.toContain("two");
  localStorage.clear();
});

test("who has as many points as the winner reads why that was not enough, and by which rule", () => {
  const games = catalogue.games;
  catalogue.games = [{ key: "njet", titles: {}, guide: { phases: {}, actions: {}, verbs: {}, ties: { last: 28 } } } as unknown as Game];
  const asked: number[] = [];
  const over = (points: number[]): Room => ({ ...room, status: "over", result: { points, winners: [1] } });
  const props = { me: "anna", order, onrule: (rule: number) => asked.push(rule) };
  show(Ending, { room: over([20, 20, 7, 20]), ...props });
  expect(document.querySelector(".ending h2")?.textContent).toContain("Béla wins with a score of 20.");
  expect(document.querySelector(".ending .tie")?.textContent).toMatch(/^\s*Anna and .+ have the same score: the rules break the tie\./);
  press("R28");
  expect(asked).toEqual([28]);
  show(Ending, { room: over([19, 20, 7, 2]), ...props });
  expect(document.querySelectorAll(".ending .tie")).toHaveLength(1); // only the one before
  catalogue.games = games;
});

test("a match of somebody's own cards asks for their file, and is sent with it", async () => {
  const sent: unknown[] = [];
  const needed = { key: "deck-needed", facts: { game: "take_it", deck: "own-1f" } };
  const answers = [Response.json(needed, { status: 400 }), Response.json({ table: "xyz" })];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return answers.shift();
  });
  const submit = (): void => void document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  self.guest = { guest: "anna", name: "Anna" };
  show(Import, {});
  expect(document.querySelectorAll("input[type=file]")).toHaveLength(1);
  const field = document.querySelector("textarea")!;
  field.value = "octavo match 1";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  submit();
  await vi.waitFor(() => expect(document.querySelector("#import-problem")!.textContent).toContain("own copy (own-1f)"));
  expect(document.body.textContent).not.toContain("--set");

  const deck = document.querySelector<HTMLInputElement>("input[accept*=json]")!;
  Object.defineProperty(deck, "files", { value: [new File(["{}"], "box.json")] });
  deck.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(document.body.textContent).toContain("The deck in your file is used."));
  submit();
  await vi.waitFor(() => expect(location.pathname).toBe("/replay/xyz"));
  expect(sent).toEqual([{ text: "octavo match 1" }, { text: "octavo match 1", deck: "{}" }]);
  history.replaceState(null, "", "/");
});

test("who is turned away at the door reads why, and where to go", () => {
  const table = new Table();
  const body = show(LineBar, { table, again: () => {} });
  expect(body.textContent?.trim()).toBe("");
  table.receive({ t: "no", problem: { key: "table-full", facts: { limit: 200 } } });
  table.connected("over");
  flushSync();
  expect(body.querySelector("[role=status]")?.textContent).toContain("200 people are at this table already");
  expect(body.querySelector("a")?.getAttribute("href")).toBe("/");
});

test("a table that can't be saved says so after half a minute, and no longer when it goes on", () => {
  const table = new Table();
  const body = show(LineBar, { table, again: () => {} });
  const said = (): string | undefined => body.querySelector("[role=status]")?.textContent?.trim();
  table.connected("open");
  for (const [seconds, told] of [[5, false], [25, false], [30, true], [60, true], [0, false]] as const) {
    table.receive({ t: "held", seconds });
    flushSync();
    expect(said()?.includes("can't be saved at the moment") ?? false, `${seconds} s`).toBe(told);
  }
});
