import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, device, type Listener, type Status } from "../src/wire/connection";
import type { Outgoing } from "../src/wire/wire";

/** A socket whose other end is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { t: string; id?: number; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does.
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.accept();
    this.say({ t: "welcome", guest: "abc", name: "Anna", table: "xyz" });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class Heard implements Listener {
  messages: Outgoing[] = [];
  statuses: Status[] = [];
  seen = 0;

  receive(message: Outgoing): void {
    this.messages.push(message);
  }
  cursor(): { seen: number; heard: number } {
    return { seen: this.seen, heard: 2 };
  }
  connected(status: Status): void {
    this.statuses.push(status);
  }
}

let heard: Heard;
let connection: Connection;
const line = (): Line => Line.all[Line.all.length - 1];
const asked = (on = line()): number => on.sent.filter(({ t }) => t === "here").length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  heard = new Heard();
  connection = new Connection("xyz", heard);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("says hello with what was seen, and nothing before it is welcome", () => {
  void connection.send({ t: "undo" });
  heard.seen = 7;
  line().accept();
  expect(line().sent).toEqual([{ t: "hello", client: device.client, protocol: 1, seen: 7, heard: 2 }]);
  line().say({ t: "welcome", guest: "abc", name: "Anna", table: "xyz" });
  expect(line().sent.map((message) => message.t)).toEqual(["hello", "undo"]);
  expect(heard.statuses).toEqual(["open"]);
});

test("numbers commands, and keeps each promise with its own answer", async () => {
  line().welcome();
  const first = connection.send({ t: "undo" });
  const second = connection.send({ t: "say", text: "hello" });
  const [one, two] = line().sent.slice(1).map((message) => message.id!);
  expect(two).toBe(one + 1);
  line().say({ t: "no", id: two, problem: { key: "hushed" } });
  line().say({ t: "ok", id: one });
  expect(await first).toEqual({ t: "ok", id: one });
  expect(await second).toMatchObject({ t: "no", id: two });
});

test("sends what was not answered once more, with the same number, and what was answered never again", async () => {
  line().welcome();
  void connection.send({ t: "undo" });
  const lost = connection.send({ t: "stand" });
  const [answered, open] = line().sent.slice(1).map((message) => message.id!);
  line().say({ t: "ok", id: answered });
  line().breaks();
  expect(heard.statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(Line.all).toHaveLength(2);
  line().welcome();
  expect(line().sent.slice(1)).toEqual([{ t: "stand", id: open }]);
  line().say({ t: "ok", id: open });
  expect(await lost).toEqual({ t: "ok", id: open });
});

test("tries more and more rarely, and at once when the network is back", () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    line().breaks();
    vi.advanceTimersByTime(4_001);
  }
  const before = Line.all.length;
  line().breaks();
  vi.advanceTimersByTime(1_900); // half of the longest wait, at least
  expect(Line.all).toHaveLength(before);
  dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(before + 1);
});

test("stays away as long as a server that restarts asks for", () => {
  line().welcome();
  line().say({ t: "notice", key: "restart", wait: 3000 });
  line().breaks();
  vi.advanceTimersByTime(2_900);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
});

test("does not come back to a table that it was removed from", () => {
  line().welcome();
  line().say({ t: "notice", key: "removed" });
  expect(heard.statuses.at(-1)).toBe("over");
  line().breaks();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("gives a line up that answers nothing", () => {
  line().welcome();
  void connection.send({ t: "undo" });
  vi.advanceTimersByTime(9_900);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(Line.all).toHaveLength(2);
});

test("asks whether anybody is there when nothing was heard for a while, and gives the line up if nobody is", () => {
  line().welcome();
  for (let time = 0; time < 4; time++) {
    vi.advanceTimersByTime(14_900);
    expect(asked()).toBe(time);
    vi.advanceTimersByTime(200);
    expect(asked()).toBe(time + 1);
    line().say({ t: "ok", id: line().sent.at(-1)!.id! });
  }
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(14_000);
  line().say({ t: "chat", said: [] }); // whatever is heard will do
  vi.advanceTimersByTime(14_000);
  expect(asked()).toBe(4);
  vi.advanceTimersByTime(1_100 + 10_400);
  expect(asked(Line.all[0])).toBe(5);
  expect(heard.statuses.at(-1)).toBe("lost");
  expect(Line.all).toHaveLength(2);
});

test("asks at once when the page is looked at again, and once only while no answer has come", () => {
  line().accept();
  dispatchEvent(new Event("pageshow")); // not known yet
  line().say({ t: "welcome", guest: "abc", name: "Anna", table: "xyz" });
  expect(asked()).toBe(0);
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(asked()).toBe(0);
  seen.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("pageshow"));
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(10_400);
  expect(Line.all).toHaveLength(2);
});

test("asks nothing any more when it is over", () => {
  line().welcome();
  line().say({ t: "notice", key: "closed" });
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(asked()).toBe(0);
  expect(Line.all).toHaveLength(1);
});

test("hands the name of the device to the page after a reload only", () => {
  expect(sessionStorage.getItem("octavo-client")).toBeNull();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("octavo-client")).toMatch(new RegExp(`^${device.client} \\d+$`));
});

test("who is turned away at the door does not knock again", () => {
  line().accept();
  line().say({ t: "no", problem: { key: "table-full", facts: { limit: 200 } } });
  line().breaks();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  expect(heard.statuses).toEqual(["over"]);
});
