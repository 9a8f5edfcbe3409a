import { expect, test } from "vitest";
import { moves } from "../src/state/moves";
import type { Scene, Zone } from "../src/wire/wire";

const scene = (...zones: Zone[]): Scene => ({ phase: "play", zones, facts: [] });
const zone = (key: string, seat: number | null, ...cards: string[]): Zone => ({ key, seat, cards });

test("a card that is played goes from the hand to the trick", () => {
  const before = scene(zone("hand", 0, "r1", "r2"), zone("trick", 0));
  const after = scene(zone("hand", 0, "r1"), zone("trick", 0, "r2"));
  expect(moves(before, after)).toEqual([{ card: "r2", from: { zone: "hand", seat: 0 }, to: { zone: "trick", seat: 0 } }]);
});

test("a card from another's hand comes from its back", () => {
  const before = scene(zone("hand", 1, "?", "?"), zone("trick", 1));
  const after = scene(zone("hand", 1, "?"), zone("trick", 1, "g7"));
  expect(moves(before, after)).toEqual([{ card: "g7", from: { zone: "hand", seat: 1 }, to: { zone: "trick", seat: 1 } }]);
});

test("one of two equal cards moves, and the other stays", () => {
  const before = scene(zone("hand", 0, "7", "7"), zone("display", 0));
  const after = scene(zone("hand", 0, "7"), zone("display", 0, "7"));
  expect(moves(before, after)).toHaveLength(1);
});

test("what comes from nowhere and what goes there is told too", () => {
  const before = scene(zone("row", null, "d5"));
  const after = scene(zone("row", null, "p3"));
  expect(moves(before, after)).toEqual([
    { card: "d5", from: { zone: "row", seat: null }, to: null },
    { card: "p3", from: null, to: { zone: "row", seat: null } },
  ]);
});

test("where nothing changes nothing moves", () => {
  const same = scene(zone("hand", 0, "r1", "?"), zone("trick", 1, "b2"));
  expect(moves(same, structuredClone(same))).toEqual([]);
});
