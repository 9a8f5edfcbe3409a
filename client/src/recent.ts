// Tables where one sat here lately, so that the way back to them is short. Only this browser knows.

import { listed, Refused } from "./api";
import type { Listed } from "./wire";

const KEPT = "octavo-tables";
const MOST = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => /^[a-z]{1,40}$/.test(String(one))) : [];
  } catch {
    return [];
  }
}

function write(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no way back but the link.
  }
}

/** One sits at this table. */
export function remember(table: string): void {
  write([table, ...read().filter((other) => other !== table)]);
}

/** There is nothing to go back to. */
export function forget(table: string): void {
  write(read().filter((other) => other !== table));
}

/** The tables that one can still go back to, the latest first. Those that are over or gone are forgotten. */
export async function unfinished(): Promise<Listed[]> {
  const found = await Promise.all(read().map((table) => look(table)));
  return found.filter((table) => table !== null);
}

async function look(table: string): Promise<Listed | null> {
  try {
    const found = await listed(table);
    if (found.status === "waiting" || found.status === "playing") return found;
    forget(table);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forget(table);
  }
  return null;
}
