import { beforeEach, expect, test, vi } from "vitest";
import type { Order } from "../src/wire/connection";
import { Table } from "../src/state/table.svelte";
import type { Choice, Entry, Fact, No, Play, Upcoming } from "../src/wire/wire";

let table: Table;
let sent: Order[];

beforeEach(() => {
  table = new Table();
  sent = [];
  table.command((order) => {
    sent.push(order);
    return Promise.resolve({ t: "ok", id: sent.length });
  });
});

const R7: Choice = { action: 7, name: "r7", do: { key: "play", facts: { card: "r7" } } };
const did = (number: number): Entry => ({ number, seat: 0, did: { key: "pass" } });
const undo = (number: number): Entry => ({ number, seat: 0 });

function play(number: number, more: Partial<Play> = {}): Play {
  return { t: "play", number, scene: { phase: "play", zones: [], facts: [] }, points: [0, 0], actors: [0], seat: 0, ...more };
}

test("the log grows by what is new, and the cursor follows", () => {
  table.receive(play(2, { entries: [did(1), did(2)] }));
  table.receive(play(3, { entries: [did(2), did(3)] }));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  table.receive({ t: "chat", said: [{ number: 4, guest: "g", name: "Anna", text: "Hi" }] });
  table.receive({ t: "chat", said: [{ number: 4, guest: "g", name: "Anna", text: "Hi" }] });
  expect(table.said).toHaveLength(1);
  expect(table.cursor()).toEqual({ seen: 3, heard: 4 });
});

test("what was said before one came is past, and what is said while the line is lost is not", () => {
  const welcome = { t: "welcome", guest: "anna", name: "Anna", table: "xyz" } as const;
  table.receive({ ...welcome, said: 3 });
  table.receive({ ...welcome, said: 5 });
  expect(table.past).toBe(3);
});

test("what the server said before the line was lost is over with the next welcome", () => {
  const welcome = { t: "welcome", guest: "anna", name: "Anna", table: "xyz" } as const;
  table.receive(welcome);
  table.receive({ t: "notice", key: "restart", wait: 2000 });
  table.connected("lost");
  expect(table.notice?.key).toBe("restart");
  table.receive(welcome);
  expect(table.notice).toBeNull();
});

test("lines of the score sheet go with what is taken back", () => {
  table.receive(play(2, { entries: [did(1), did(2)], sheet: [{ number: 1, points: [1, 0] }, { number: 2, points: [1, 1] }] }));
  table.receive(play(3, { entries: [undo(3)] }));
  expect(table.sheet).toEqual([{ number: 1, points: [1, 0] }]);
  table.receive(play(4, { entries: [did(4)], sheet: [{ number: 4, points: [5, 0] }] }));
  expect(table.sheet.map(({ number }) => number)).toEqual([1, 4]);
});

test("an act answers the situation it was chosen in, and is not sent twice", async () => {
  table.receive(play(5, { choices: [R7] }));
  table.act(R7);
  table.act(R7);
  expect(sent).toEqual([{ t: "act", action: 7, on: 5 }]);
  await vi.waitFor(() => expect(table.acting).toBeNull());
});

const B1: Choice = { action: 1, name: "b1", do: { key: "play", facts: { card: "b1" } }, touch: [{ zone: "hand", seat: 0, card: "b1" }] };
const DRAW: Choice = { action: 90, name: "draw", do: { key: "draw" }, touch: [{ fact: 0 }] };

/** What one can have in mind in a situation, for a turn like that in which one plays. */
const inMind = (on: number, ...choices: Choice[]): Upcoming => ({ t: "upcoming", on, phase: "play", choices });

/** A situation with these cards in one's hand, and these facts. */
const held = (number: number, cards: string[], more: Partial<Play> = {}, ...facts: Fact[]): Play =>
  play(number, { scene: { phase: "play", zones: [{ key: "hand", seat: 0, cards }], facts }, ...more });

test("a queued move is made as soon as it is possible", () => {
  table.receive(held(5, ["b1"]));
  table.queue(B1);
  table.receive(held(6, ["b1"]));
  expect(sent).toEqual([]);
  table.receive(held(7, ["b1"], { choices: [R7, B1] }));
  expect(sent).toEqual([{ t: "act", action: 1, on: 7 }]);
  expect(table.queued).toBeNull();
});

test("a queued move that is not possible is dropped, and never made later", () => {
  table.receive(play(5));
  table.queue(B1);
  table.receive(play(6, { choices: [R7] }));
  expect(table.dropped).toBe(B1);
  table.receive(play(7, { choices: [B1] }));
  expect(sent).toEqual([]);
});

test("a queued move is dropped when it has come to mean something else", () => {
  const pile = { key: "pile", facts: { cards: 9 } };
  const fewer = { key: "pile", facts: { cards: 8 } };
  const bid = { key: "bid", facts: { seat: 1, bid: 2 } };
  const turns: [Choice, Play, boolean][] = [
    [B1, held(6, ["b1"], { choices: [B1] }, { key: "pending" }), true],
    [B1, held(6, ["b1", "b1"], { choices: [B1] }, pile), false], // one has got a card, or all are dealt anew
    [B1, held(6, ["b1"], { choices: [{ ...B1, do: { key: "lay" } }] }, pile), false],
    [B1, held(6, ["b1"], { choices: [{ ...B1, touch: [{ zone: "laid", seat: 0, card: "b1" }] }] }, pile), false],
    [B1, held(6, ["b1"], { choices: [B1], racing: true }, pile), false],
    [B1, held(6, ["b1"], { choices: [B1], entries: [undo(6)] }, pile), false],
    [DRAW, held(6, ["b1"], { choices: [DRAW] }, fewer), true],
    [DRAW, held(6, ["b1"], { choices: [{ ...DRAW, touch: [{ fact: 1 }] }] }, bid, pile), true],
    [DRAW, held(6, ["b1"], { choices: [DRAW] }, pile, { key: "pending", facts: { cards: 2 } }), false],
  ];
  for (const [choice, turn, stands] of turns) {
    table = new Table();
    sent = [];
    table.command((order) => {
      sent.push(order);
      return Promise.resolve({ t: "ok", id: 1 });
    });
    table.receive(held(5, ["b1"], {}, pile));
    table.queue(choice);
    table.receive(turn);
    expect(sent.length, JSON.stringify(turn)).toBe(stands ? 1 : 0);
    expect(table.dropped).toBe(stands ? null : choice);
  }
});

test("what one can have in mind is asked for again while one plans and others act, and is gone with one's turn", async () => {
  table.receive(play(5));
  table.receive(play(6));
  expect(sent).toEqual([]);
  void table.foresee();
  table.receive(inMind(6, B1));
  table.receive(inMind(5)); // too late
  table.receive(play(7));
  expect(sent).toEqual([{ t: "ahead" }, { t: "ahead" }]);
  expect(table.upcoming?.choices).toEqual([B1]); // what is picked stays picked meanwhile
  table.receive(play(8, { choices: [B1] }));
  expect(table.upcoming).toBeNull();
  await table.foresee();
  expect(sent).toHaveLength(2);
});

test("an answer is planned for the phase of one's own turn, whatever others decide meanwhile", () => {
  const phase = (number: number, phase: string, more: Partial<Play> = {}): Play =>
    play(number, { actors: [1], ...more, scene: { phase, zones: [], facts: [] } });
  for (const [next, made] of [["play", 1], ["bid", 0]] as const) {
    table = new Table();
    const act = vi.fn(() => Promise.resolve({ t: "ok", id: 1 } as const));
    table.command(act);
    table.receive(phase(5, "give"));
    table.receive(inMind(5, DRAW));
    table.receive(phase(6, "thanks", { racing: true }));
    table.queue(DRAW);
    table.receive(phase(7, next, { choices: [DRAW] }));
    expect(act, next).toHaveBeenCalledTimes(made);
    expect(table.dropped, next).toBe(made ? null : DRAW);
  }
});

test("one goes on planning while others race", () => {
  table.receive(play(6));
  void table.foresee();
  table.receive(inMind(6, B1));
  table.receive(play(7, { racing: true, actors: [1] }));
  expect(table.upcoming?.choices).toEqual([B1]);
  expect(sent).toHaveLength(1); // nothing is asked in a race
  table.receive(play(8));
  expect(sent).toEqual([{ t: "ahead" }, { t: "ahead" }]);
  table.receive(play(9, { racing: true, choices: [B1] }));
  expect(table.upcoming).toBeNull();
  table.receive(play(10, { actors: [] }));
  expect(table.upcoming).toBeNull();
});

test("in a race it counts how long the situation was in sight", async () => {
  table.receive(play(5, { racing: true, choices: [R7] }));
  await vi.waitFor(() => {
    sent.length = 0;
    table.act(R7, new Event("pointerdown"));
    expect(sent[0]).toHaveProperty("after");
  });
  expect(sent[0]).toMatchObject({ on: 5 });
});

test("a refusal stays until the situation changes", async () => {
  const problem = { key: "illegal", rule: 24, why: { key: "follow", facts: { colour: "r" } } };
  table.command(() => Promise.resolve({ t: "no", id: 1, problem }));
  table.receive(play(5, { choices: [R7] }));
  table.why("b1");
  await vi.waitFor(() => expect(table.problem?.problem.rule).toBe(24));
  table.receive(play(5, { choices: [R7] }));
  expect(table.problem).not.toBeNull();
  table.receive(play(6, { choices: [R7] }));
  expect(table.problem).toBeNull();
});

test("what is refused is said once: by whoever sent it, and beside the question if it belongs there", async () => {
  const no: No = { t: "no", id: 1, problem: { key: "nothing-to-undo" } };
  table.command((order) => {
    const answer = { ...no, id: order.t === "hint" ? 2 : 1 };
    table.receive(answer); // as a line does before it answers
    return Promise.resolve(answer);
  });
  table.receive(play(5, { choices: [R7] }));
  expect(await table.send({ t: "undo" })).toEqual(no);
  expect(table.problem).toBeNull();
  table.hint();
  await vi.waitFor(() => expect(table.problem?.id).toBe(2));
  table.problem = null;
  table.receive({ t: "no", problem: { key: "bad-message" } });
  expect(table.problem).not.toBeNull();
});

test("time that is left is counted from when it was told", () => {
  const now = performance.now();
  table.receive(play(5, { left: 20_000 }));
  expect(table.leftUntil).toBeGreaterThanOrEqual(now + 20_000);
  table.receive(play(6));
  expect(table.leftUntil).toBeNull();
});

test("a reaction is seen for a while, the latest of each guest", () => {
  vi.useFakeTimers();
  table.receive({ t: "reacted", guest: "g", what: "wow" });
  table.receive({ t: "reacted", guest: "g", what: "sad" });
  expect(table.reactions.map(({ what }) => what)).toEqual(["sad"]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(table.reactions).toEqual([]);
});
