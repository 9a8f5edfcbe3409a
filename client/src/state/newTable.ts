// A table that is being laid: sensible to begin with, and everything can be changed.

import type { Game } from "../wire/catalogue.svelte";
import type { NewTable } from "../wire/wire";

export type Sitter = NewTable["seats"][number];

const COMFORTABLE = 4; // players, where the game allows it

/** The usual number of players of a game. */
export function usualPlayers({ players: [low, high] }: Game): number {
  return Math.min(high, Math.max(low, COMFORTABLE));
}

/** The options as they are if nobody changes them. */
export function usualOptions(game: Game): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** Seats for so many: those there are stay, new ones get a bot as strong as the last. */
export function seated(seats: readonly Sitter[], players: number): Sitter[] {
  const last = [...seats].reverse().find((sitter) => sitter !== "me") ?? "club";
  const kept = seats.slice(0, players);
  if (seats.includes("me") && !kept.includes("me")) kept[0] = "me";
  return [...kept, ...Array<Sitter>(players - kept.length).fill(last)];
}

/** Somebody else on a seat. One person sits once: who moves leaves a place for a bot or a friend, as it was there. */
export function reseated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = seats[seat];
  return seats.map((other, at) => (at === seat ? sitter : sitter === "me" && other === "me" ? before : other));
}

/** What is sent: only options that differ from the usual ones, and no more than the game has. */
export function asked(
  game: Game,
  form: Omit<Required<NewTable>, "game" | "players" | "deck"> & { deck: string | null },
): NewTable {
  const usual = usualOptions(game);
  const changed = Object.entries(form.options).filter(([key, value]) => value !== usual[key] && !(form.deck && key === "deck"));
  const table: NewTable = { game: game.key, players: form.seats.length, seats: form.seats, clock: form.clock, open: form.open };
  if (changed.length > 0) table.options = Object.fromEntries(changed);
  if (form.deck) table.deck = form.deck;
  if (game.racing) table.pace = form.pace;
  return table;
}
