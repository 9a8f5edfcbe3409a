import { beforeEach, expect, test, vi } from "vitest";
import type { Order } from "../src/connection";
import { Table } from "../src/table.svelte";
import type { Choice, Entry, No, Play } from "../src/wire";

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

test("a queued move is made as soon as it is possible", () => {
  table.receive(play(5));
  table.queue("r7");
  table.receive(play(6));
  expect(sent).toEqual([]);
  table.receive(play(7, { choices: [R7] }));
  expect(sent).toEqual([{ t: "act", action: 7, on: 7 }]);
  expect(table.queued).toBeNull();
});

test("a queued move that is not possible is dropped, and never made later", () => {
  table.receive(play(5));
  table.queue("b1");
  table.receive(play(6, { choices: [R7] }));
  expect(table.dropped).toBe("b1");
  table.receive(play(7, { choices: [{ ...R7, name: "b1" }] }));
  expect(sent).toEqual([]);
});

test("a queued move is forgotten by touching it again", () => {
  table.queue("r7");
  table.queue("r7");
  table.receive(play(5, { choices: [R7] }));
  expect(sent).toEqual([]);
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
