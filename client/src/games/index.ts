/** The games that have looks of their own: a file beside this one, called like the game's key, is found by itself. */

import { looks, type Looks } from "./looks";

const found = import.meta.glob<Looks>(["./*.ts", "!./index.ts", "!./looks.ts", "!./styles.ts"], { eager: true, import: "default" });
const GAMES: ReadonlyMap<string, Looks> = new Map(Object.entries(found).map(([path, own]) => [path.slice("./".length, -".ts".length), own]));
const USUAL = looks({});

/** A game's looks; the usual ones for a game that has none of its own. */
export function looksOf(game: string): Looks {
  return GAMES.get(game) ?? USUAL;
}

/** The games that have looks, with them. */
export function drawn(): [game: string, looks: Looks][] {
  return [...GAMES];
}
