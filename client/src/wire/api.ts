// The server over HTTP. A refusal is thrown as Refused, with the problem, which text/words.ts puts into words.

import { catalogue, type Game } from "./catalogue.svelte";
import type { Example, Lesson } from "./lessons";
import { reach } from "./reach.svelte";
import type { Replay, Situation } from "./replay";
import type { Judging } from "./verdict";
import type { Imported, Listed, Me, NewTable, Opened, PlayOn, Problem } from "./wire";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

const NOBODY = [502, 503, 504]; // a proxy answers for a server that does not, or one that is about to go

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    if (NOBODY.includes(response.status)) reach.lost();
    return response;
  } catch (error) {
    reach.lost();
    throw error;
  }
}

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetched(path, init);
  if (response.ok) return (response.headers.get("Content-Type") ?? "").includes("json") ? response.json() : (response.text() as T);
  let problem: Problem = { key: `http-${response.status}` };
  try {
    problem = await response.json();
  } catch {
    // A proxy may answer in its own words: the status has to do.
  }
  throw new Refused(problem, response.status);
}

function post<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method: "POST" };
  if (body !== undefined) {
    init.headers = { "Content-Type": typeof body === "string" ? "text/plain; charset=utf-8" : "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  return answer<T>(path, init);
}

const part = encodeURIComponent;

/** Fetch the games, once. */
export async function loadCatalogue(): Promise<void> {
  catalogue.games = await answer<Game[]>("/api/catalogue");
}

/** The guest of this browser, or null if there is none yet. */
export const me = (): Promise<Me | null> => answer("/api/me");

export const rename = (name: string): Promise<Me> => post("/api/me", { name });
export const personalLink = (): Promise<{ url: string }> => post("/api/me/link");
/** The guest of a personal link; null if it is nobody's. */
export const whose = (token: string): Promise<Me | null> => answer("/api/me", { headers: { Authorization: `Bearer ${token}` } });
/** Be that guest in this browser. */
export const be = (token: string): Promise<Me> => post(`/me/${part(token)}`);
export const openTable = (table: NewTable): Promise<Opened> => post("/api/tables", table);
export const tables = (): Promise<Listed[]> => answer("/api/tables");
export const listed = (table: string): Promise<Listed> => answer(`/api/tables/${part(table)}`);
export const replay = (table: string): Promise<Replay> => answer(`/api/tables/${part(table)}/replay`);
export const situation = (table: string, number: number): Promise<Situation> =>
  answer(`/api/tables/${part(table)}/replay/${number}`);
export const verdict = (table: string): Promise<Judging> => answer(`/api/tables/${part(table)}/verdict`);
export const askVerdict = (table: string): Promise<Judging> => post(`/api/tables/${part(table)}/verdict`);
export const playOn = (table: string, from: PlayOn): Promise<Opened> => post(`/api/tables/${part(table)}/on`, from);
export const importMatch = (match: Imported): Promise<Opened> => post("/api/matches", match);
export const book = (language: string, game: string): Promise<string> =>
  answer(`/api/books/${part(language)}/${part(game)}`);
export const lesson = (language: string, game: string): Promise<Lesson> =>
  answer(`/api/lessons/${part(language)}/${part(game)}`);
export const examples = (game: string): Promise<Example[]> => answer(`/api/examples/${part(game)}`);
export const matchText = (table: string): string => `/api/tables/${part(table)}/match.txt`;
export const qrCode = (table: string): string => `/api/tables/${part(table)}/qr.svg`;
