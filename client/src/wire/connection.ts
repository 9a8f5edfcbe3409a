// The line to a table: opens the websocket, says hello with what was seen already, numbers commands, sends those again that
// were not answered when the line broke, and comes back by itself. What it hears it hands to a listener; it knows no rules.

import type { Command, Here, No, Notice, Ok, Outgoing } from "./wire";

export interface Cursor {
  seen: number; // entries of the log
  heard: number; // lines of the chat
}

/** connecting: for the first time; lost: trying again; over: it won't come back by itself. */
export type Status = "connecting" | "open" | "lost" | "over";

export interface Listener {
  receive(message: Outgoing): void;
  cursor(): Cursor;
  connected?(status: Status): void;
}

/** A command that has no number yet. */
export type Unnumbered<C> = C extends { id: number } ? Omit<C, "id"> : never;
export type Order = Unnumbered<Command | Here>;

const FIRST_WAIT = 250; // milliseconds before the first attempt to come back; doubled each time
const LONGEST_WAIT = 4000;
const PATIENCE = 10_000; // an answer that takes longer means that the line is dead, even if the browser does not know it
const QUIET = 15_000; // after so long without a word it is asked whether anybody is there: a script sees no pings

interface Waiting {
  command: Command | Here;
  answered: (answer: Ok | No) => void;
}

export class Connection {
  #table: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>(); // by id, in the order of sending
  #welcome = false; // the server knows us: commands may go out
  #attempts = 0;
  #told = 0; // milliseconds for which the server asked us to stay away
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #status: Status = "connecting";
  #ended = false;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
  }

  get status(): Status {
    return this.#status;
  }

  /** Open the line, and keep it open until `close`. */
  open(): void {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    addEventListener("pageshow", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Try to come back now, and not only when the wait is over. */
  again(): void {
    if (!this.#socket && !this.#ended) this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#end("over");
  }

  /** Send a command; the promise is kept when the server has answered, however often the line breaks until then. */
  send(order: Order): Promise<Ok | No> {
    const id = device.next();
    const command = { ...order, id } as Command | Here;
    return new Promise((answered) => {
      this.#waiting.set(id, { command, answered });
      if (this.#welcome) this.#transmit(command);
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.#table)}`);
    this.#socket = socket;
    this.#welcome = false;
    this.#listen();
    socket.onopen = () => {
      const { seen, heard } = this.#listener.cursor();
      socket.send(JSON.stringify({ t: "hello", client: device.client, protocol: 1, seen, heard }));
      this.#listen();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = () => this.#broke(socket);
  }

  #hear(message: Outgoing): void {
    clearTimeout(this.#silence);
    if (message.t === "welcome") {
      this.#welcome = true;
      this.#attempts = 0;
      this.#say("open");
      for (const { command } of this.#waiting.values()) this.#transmit(command);
    }
    this.#listener.receive(message);
    if (message.t === "ok" || message.t === "no") this.#answer(message);
    if (message.t === "notice") this.#note(message);
    if (message.t === "no" && !this.#welcome) this.#end("over"); // turned away at the door
    if (this.#ended) return;
    if (this.#waiting.size > 0) this.#listen();
    else this.#silence = setTimeout(this.#ask, QUIET);
  }

  #answer(answer: Ok | No): void {
    if (answer.id === undefined) return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.answered(answer);
  }

  #note(notice: Notice): void {
    if (notice.key === "closed" || notice.key === "removed") this.#end("over");
    else this.#told = notice.wait ?? 0;
  }

  #transmit(command: Command | Here): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
    this.#listen();
  }

  /** Expect to hear something within reasonable time. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, PATIENCE);
  }

  /** Ask whether anybody is there; where an answer is waited for already, that will tell. */
  #ask = (): void => {
    if (this.#welcome && this.#waiting.size === 0) void this.send({ t: "here" });
  };

  /** Give this socket up, without waiting for the browser to notice that it is dead. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket || this.#ended) return;
    socket.close();
    this.#broke(socket);
  };

  #broke(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket !== this.#socket || this.#ended) return;
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#welcome = false;
    this.#say("lost");
    // Not all at once after a restart of the server: half of the wait is by lot.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#told + wait / 2 + (Math.random() * wait) / 2);
    this.#told = 0;
  }

  /** There is reason to think that it works now: don't sit out the wait. A line that slept meanwhile may be dead. */
  #hurry = (): void => {
    if (this.#ended || document.visibilityState !== "visible") return;
    if (this.#socket) this.#ask();
    else this.#connect();
  };

  #end(status: Status): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    removeEventListener("pageshow", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#say(status);
  }

  #say(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.connected?.(status);
  }
}

const KEPT = "octavo-client";

/** This page as the server tells it from other pages of the same guest, and the number of its last command.
 *
 * Both outlive a reload. They lie in the session's storage only between the two pages: the storage is copied when a tab
 * is duplicated, and two pages that count on under one name would be taken for one.
 */
class Device {
  client = "";
  #count = 0;

  constructor() {
    this.#take();
    addEventListener("pagehide", () => this.#keep());
    addEventListener("pageshow", (event) => {
      if (event.persisted) sessionStorage.removeItem(KEPT);
    });
  }

  next(): number {
    return ++this.#count;
  }

  #take(): void {
    const kept = /^([A-Za-z0-9_-]{8,32}) (\d+)$/.exec(stored() ?? "");
    this.client = kept?.[1] ?? letters(16);
    this.#count = Number(kept?.[2] ?? 0);
  }

  #keep(): void {
    try {
      sessionStorage.setItem(KEPT, `${this.client} ${this.#count}`);
    } catch {
      // A browser that keeps nothing is a new device after a reload, which does no harm.
    }
  }
}

function stored(): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept;
  } catch {
    return null;
  }
}

function letters(count: number): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz012345";
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => alphabet[byte % 32]).join("");
}

export const device = new Device();
