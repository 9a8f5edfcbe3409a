// The real catalogues of words, as the server sends them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chosen, type Language } from "../src/text/language.svelte";

const WORDS = join(import.meta.dirname, "../../src/octavo/words");

export function catalogueText(language: Language): string {
  const folder = join(WORDS, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
}

export function speak(language: Language): void {
  chosen.use(language, catalogueText(language));
}
