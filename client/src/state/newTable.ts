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

/** Seats for that many players: existing ones stay, new ones get a bot as strong as the last. */
export function seated(seats: readonly Sitter[], players: number): Sitter[] {
  const last = [...seats].reverse().find((sitter) => sitter !== "me") ?? "club";
  const kept = seats.slice(0, players);
  if (seats.includes("me") && !kept.includes("me")) kept[0] = "me";
  return [...kept, ...Array<Sitter>(players - kept.length).fill(last)];
}

/** Put somebody else in a seat. A person sits once: moving leaves the old seat to the bot or friend of the new one. */
export function reseated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = seats[seat];
  return seats.map((other, at) => (at === seat ? sitter : sitter === "me" && other === "me" ? before : other));
}

/** The request: only options that differ from the defaults, and only those of the game. */
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
