import { expect, test } from "vitest";
import { isNamed, pressed, shortcut } from "../src/state/raceKeys";
import type { Choice } from "../src/wire/wire";

/** Choices with their keys, as the server sends them. */
const choices = (keys: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(keys).map(([name, press], action) => ({ action, name, do: { key: name }, ...(press && { press }) }));

test("a key is called as people and screen readers call it", () => {
  expect(["space", "enter", "backspace", "w", "!", ""].map(shortcut)).toEqual(["Space", "Enter", "Backspace", "w", "!", undefined]);
  expect(["space", "s"].map(isNamed)).toEqual([true, false]);
});

test("a key does its choice, but not while one writes, nor while it is held down", () => {
  const race = choices({ take: "space", "grab.w": "w", keep: "enter", return: "backspace", stop: "!", more: "" });
  const press = (key: string, options: KeyboardEventInit = {}): string | undefined => pressed(new KeyboardEvent("keydown", { key, ...options }), race)?.name;
  expect([" ", "w", "W", "Enter", "Backspace", "!"].map((key) => press(key))).toEqual(["take", "grab.w", "grab.w", "keep", "return", "stop"]);
  expect(["z", "Tab", "Shift", ""].map((key) => press(key))).toEqual([undefined, undefined, undefined, undefined]);
  expect([press("w", { repeat: true }), press("w", { ctrlKey: true })]).toEqual([undefined, undefined]);
  const field = document.createElement("input");
  let typed: Choice | null | undefined;
  field.addEventListener("keydown", (event) => (typed = pressed(event, race)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }));
  expect(typed).toBeNull();
});
