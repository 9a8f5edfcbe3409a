import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, device, type Listener, type Status } from "../src/connection";
import type { Outgoing } from "../src/wire";

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
  vi.advanceTimersByTime(60_000); // nobody asked anything: silence is no sign
  expect(Line.all).toHaveLength(1);
  void connection.send({ t: "undo" });
  vi.advanceTimersByTime(10_400);
  expect(Line.all).toHaveLength(2);
});

test("hands the name of the device to the page after a reload only", () => {
  expect(sessionStorage.getItem("octavo-client")).toBeNull();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("octavo-client")).toMatch(new RegExp(`^${device.client} \\d+$`));
});
