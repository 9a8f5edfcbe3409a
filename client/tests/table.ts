/** A table for tests: situations as the server sends them, the words of a language, and what was sent. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { catalogue, type Game } from "../src/wire/catalogue.svelte";
import type { Order } from "../src/wire/connection";
import { motion } from "../src/motion/speed.svelte";
import { Table } from "../src/state/table.svelte";
import TableView from "../src/table/Table.svelte";
import type { Play, Problem, Room } from "../src/wire/wire";

const DATA = join(import.meta.dirname, "data");
motion.choose("off"); // there is nothing to be seen here

/** Situations of one match, as `situations.py` makes them. */
export interface Recorded {
  game: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  /** By zone, what stands before the name of a card in the action that is done with it. */
  verbs: Record<string, string>;
  plays: Play[];
}

export function recorded(): Recorded[] {
  return readdirSync(DATA)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(DATA, name), "utf-8")) as Recorded);
}

export function record(game: string): Recorded {
  const found = recorded().find((other) => other.game === game);
  if (!found) throw new Error(`no situations of ${game}`);
  return found;
}

export function room(match: Recorded, play: Play): Room {
  const chairs = match.names.map((name, seat) => ({ name, person: { guest: `guest${seat}`, name, here: true } }));
  const status = play.actors.length ? "playing" : "over";
  const about = { table: "abc", game: match.game, players: match.players, options: match.options, chairs, status } as const;
  return { t: "room", clock: "none", pace: "usual", open: false, host: "guest0", ...about };
}

/** A table on the page in a situation, and what one sends from it. */
export class Page {
  readonly table = new Table();
  readonly sent: Order[] = [];
  readonly rules: number[] = [];
  /** Why nothing can be done. */
  refuses: Problem | null = null;
  readonly root = document.createElement("main");
  #view: Record<string, unknown>;

  constructor(match: Recorded, play: Play) {
    document.body.append(this.root);
    catalogue.games = [{ key: match.game, guide: { phases: {}, actions: {}, verbs: match.verbs } } as Game];
    this.table.command((order) => {
      this.sent.push(order);
      const id = this.sent.length;
      return Promise.resolve(this.refuses ? { t: "no", id, problem: this.refuses } : { t: "ok", id });
    });
    const guest = (play.seat ?? -1) < 0 ? "watcher" : `guest${play.seat}`;
    this.table.receive({ t: "welcome", guest, name: "me", table: "abc" });
    this.table.receive(room(match, play));
    this.table.receive(play);
    this.#view = mount(TableView, { target: this.root, props: { table: this.table, onrule: (rule: number) => this.rules.push(rule) } });
    flushSync();
  }

  /** What can be pointed at, by its touch. */
  touchable(key: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>("[data-touch]")].filter(({ dataset }) => dataset["touch"] === key);
  }

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  /** A press with a finger, as a browser reports it. */
  press(element: HTMLElement): void {
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
  }

  key(key: string): void {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }

  /** Forgets what was sent, once it is answered. */
  async again(): Promise<void> {
    await new Promise((answered) => setTimeout(answered));
    this.sent.length = 0;
    flushSync();
  }

  async close(): Promise<void> {
    await unmount(this.#view);
    this.root.remove();
  }
}
