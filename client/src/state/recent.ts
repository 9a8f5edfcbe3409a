// Tables where one sat here lately, so that the way back to them is short. Only this browser knows.

import { listed, Refused } from "../wire/api";
import { keepValue, keptValue } from "../wire/kept";
import type { Listed } from "../wire/wire";

const KEPT = "octavo-tables";
const MOST = 6; // matches that go on
const OVER = 5; // and those that are over

interface Kept {
  readonly table: string;
  /** When it was last played here, or when it ended; 0 where nobody knows. */
  readonly at: number;
  /** The other people and bots at the table. */
  readonly others: readonly string[];
  readonly over: boolean;
}

/** A table where one sat, as it is now. */
export interface Recent extends Omit<Kept, "over"> {
  readonly now: Listed;
}

/** The tables to go back to, the latest first. */
export interface Lately {
  readonly unfinished: readonly Recent[];
  readonly finished: readonly Recent[];
}

function read(): Kept[] {
  const kept = keptValue(KEPT);
  return Array.isArray(kept) ? kept.map(understood).filter(({ table }) => /^[a-z]{1,40}$/.test(table)) : [];
}

/** What is kept about a table; in old versions, only its name. */
function understood(one: unknown): Kept {
  const { table, at, others, over } = Object(typeof one === "string" ? { table: one } : one);
  return {
    table: String(table),
    at: Number(at) || 0,
    others: Array.isArray(others) ? others.map(String) : [],
    over: over === true,
  };
}

function write(tables: readonly Kept[]): void {
  keepValue(KEPT, [...tables.filter(({ over }) => !over).slice(0, MOST), ...tables.filter(({ over }) => over).slice(0, OVER)]);
}

/** One sits at this table, with these others; or has brought the match here. */
export function remember(table: string, others: readonly string[] = []): void {
  write([{ table, at: Date.now(), others, over: false }, ...read().filter((one) => one.table !== table)]);
}

/** A match that you played is over, now or some time ago. Removed tables stay removed. */
export function finish(table: string, at?: number): void {
  write(read().map((one) => (one.table === table && !one.over ? { ...one, at: at ?? one.at, over: true } : one)));
}

/** There is nothing to go back to, or nobody wants to. */
export function forget(table: string): void {
  write(read().filter((one) => one.table !== table));
}

/** The tables to go back to, and the matches to review. Those that are gone are forgotten. */
export async function lately(): Promise<Lately> {
  const found = (await Promise.all(read().map(look))).filter((one) => one !== null);
  const over = ({ now }: Recent): boolean => now.status === "over";
  return {
    unfinished: found.filter((one) => !over(one)),
    finished: found.filter(over).slice(0, OVER),
  };
}

async function look({ table, at, others }: Kept): Promise<Recent | null> {
  try {
    const now = await listed(table);
    if (now.status === "over") finish(table);
    if (now.status !== "closed") return { table, at, others, now };
    forget(table);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forget(table);
  }
  return null;
}
