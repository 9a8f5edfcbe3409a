import { expect, test } from "vitest";
import { BACKSPACE, ENTER, keysFor, pressed, SPACE } from "../src/state/raceKeys";
import type { Choice } from "../src/wire/wire";

const KEYS = { turn: "enter", take: "space", grab: "space", keep: "enter", return: "backspace", pass: "backspace", stop: "!" };
const choices = (...names: string[]): Choice[] => names.map((name, action) => ({ action, name, do: { key: name } }));

test("the same action has the same key wherever it can be done", () => {
  expect(keysFor(choices("turn", "take"), KEYS)).toEqual([ENTER, SPACE]);
  expect(keysFor(choices("grab", "grab.w", "grab.k", "stop"), KEYS)).toEqual([SPACE, "w", "k", "!"]);
  expect(keysFor(choices("keep", "return", "stop"), KEYS)).toEqual([ENTER, BACKSPACE, "!"]);
});

test("cards get numbers, and no key means two things", () => {
  expect(keysFor(choices("gr", "gp-fast", "pass"), KEYS)).toEqual(["1", "2", BACKSPACE]);
  const many = keysFor(choices("name.a", ...Array.from({ length: 20 }, (_, i) => `card${i}`)), KEYS);
  expect(new Set(many).size).toBe(many.length);
  expect(many[0]).toBe("a");
});

test("a key does its choice, but not while one writes, nor while it is held down", () => {
  const race = choices("grab", "grab.w");
  expect(pressed(new KeyboardEvent("keydown", { key: "W" }), race, KEYS)?.name).toBe("grab.w");
  expect(pressed(new KeyboardEvent("keydown", { key: "w", repeat: true }), race, KEYS)).toBeNull();
  expect(pressed(new KeyboardEvent("keydown", { key: "w", ctrlKey: true }), race, KEYS)).toBeNull();
  expect(pressed(new KeyboardEvent("keydown", { key: "z" }), race, KEYS)).toBeNull();
  const field = document.createElement("input");
  let typed: Choice | null | undefined;
  field.addEventListener("keydown", (event) => (typed = pressed(event, race, KEYS)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "w" }));
  expect(typed).toBeNull();
});
