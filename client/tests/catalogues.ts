// The real catalogues of words, as the server sends them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chosen, type Language } from "../src/text/language.svelte";

const OCTAVO = join(import.meta.dirname, "../../src/octavo");
const GAMES = join(OCTAVO, "games");

export function catalogueText(language: Language): string {
  const shared = join(OCTAVO, "text", "words", language);
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
  return [
    ...readdirSync(shared).sort().map((name) => join(shared, name)),
    ...games.flatMap((game) => ["words", "lesson"].map((home) => join(GAMES, game.name, home, `${language}.ftl`))),
  ]
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n");
}

export function speak(language: Language): void {
  chosen.use(language, catalogueText(language));
}
