import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { drawn } from "../src/games";

const SOURCES = join(import.meta.dirname, "../src");

/** What each folder may import: only what stands above it here. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  drawing: [], // paths and shapes
  wire: [], // the server, and what the browser keeps
  text: ["wire"], // words of a language
  games: ["drawing"], // what is a game's own
  cards: ["drawing", "games"],
  state: ["drawing", "wire", "text", "games", "cards"], // what the page knows; nothing is drawn here
  ui: ["text", "state"], // dialogs, tabs and the like
  hint: ["wire", "text", "state", "ui"],
  motion: ["wire", "games", "cards", "state"],
  sound: ["wire", "state", "motion"],
  table: ["drawing", "wire", "text", "games", "cards", "state", "ui", "hint", "motion", "sound"],
  rules: ["wire", "text", "games", "cards", "state", "ui", "table"],
  lobby: ["wire", "text", "cards", "state", "ui", "table"],
  beside: ["wire", "text", "state", "ui", "table", "rules", "lobby"],
  lesson: ["wire", "text", "state", "ui", "hint", "table", "rules"],
  review: ["wire", "text", "state", "ui", "hint", "table", "rules", "beside"],
  offline: ["wire", "text", "cards", "state", "ui"],
  app: ["drawing", "wire", "text", "games", "cards", "state", "ui", "motion", "sound", "table", "rules", "lobby", "beside", "lesson", "review", "offline"],
};

interface File {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
}

const files: readonly File[] = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte|css)$/.test(path))
  .map((path) => ({ path, folder: path.split(sep)[0], text: readFileSync(join(SOURCES, path), "utf-8") }));

test("each folder imports only the layers below it", () => {
  const order = Object.keys(LAYERS);
  for (const [folder, allowed] of Object.entries(LAYERS)) {
    expect(allowed.filter((other) => order.indexOf(other) >= order.indexOf(folder)), folder).toEqual([]);
  }
  const wrong = files.flatMap(({ path, folder, text }) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)]
      .map(([, name]) => relative(SOURCES, normalize(join(SOURCES, dirname(path), name))).split(sep)[0])
      .filter((other) => other !== folder && !LAYERS[folder]?.includes(other))
      .map((other) => `${path} imports ${other}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("nothing but games/ names a game", () => {
  const keys = drawn().map(([game]) => game);
  expect(keys.length).toBeGreaterThan(0);
  const named = new RegExp(`(?<![A-Za-z0-9])(${keys.join("|")})(?![A-Za-z0-9])`);
  const wrong = files.filter(({ folder, text }) => folder !== "games" && named.test(text)).map(({ path, text }) => `${path}: ${named.exec(text)?.[0]}`);
  expect(wrong).toEqual([]);
});
