import { beforeEach, describe, expect, test } from "vitest";
import type { Game } from "../src/wire/catalogue.svelte";
import { commitment, witness, witnessed } from "../src/state/fairness";
import { asked, reseated, seated, usualPlayers, type Sitter } from "../src/state/newTable";
import { apart, plotted, step } from "../src/beside/plotting";

const game: Game = {
  key: "ciao",
  titles: { en: "Ciao!" },
  players: [2, 6],
  extra_seats: {},
  designers: [],
  publisher: "",
  version: 1,
  racing: true,
  deck: true,
  lesson: true,
  options: [
    { key: "variant", kind: "choice", values: ["full", "symbols"], default: "full" },
    { key: "deck", kind: "deck", values: ["standard", "plenty"], default: "standard" },
    { key: "start", kind: "start", default: "lot" },
  ],
  guide: { phases: {}, actions: {}, verbs: {} },
};

describe("a new table", () => {
  test("has four seats where the game allows it", () => {
    expect(usualPlayers(game)).toBe(4);
    expect(usualPlayers({ ...game, players: [2, 3] })).toBe(3);
    expect(usualPlayers({ ...game, players: [5, 6] })).toBe(5);
  });

  test("fills up with bots like the last one, and never drops its owner", () => {
    expect(seated(["me"], 3)).toEqual(["me", "club", "club"]);
    expect(seated(["me", "expert"], 3)).toEqual(["me", "expert", "expert"]);
    expect(seated(["open", "club", "me"], 2)).toEqual(["me", "club"]);
  });

  test("has its owner once", () => {
    const seats: Sitter[] = ["me", "club", "open"];
    expect(reseated(seats, 2, "me")).toEqual(["open", "club", "me"]);
    expect(reseated(seats, 0, "expert")).toEqual(["expert", "club", "open"]);
  });

  test("is asked for with what differs from the usual", () => {
    const form = { seats: ["me", "club"] as Sitter[], clock: "none", pace: "quick", open: false, deck: null } as const;
    const options = { variant: "symbols", deck: "standard", start: "lot" };
    expect(asked(game, { ...form, seats: [...form.seats], options })).toEqual({
      game: "ciao",
      players: 2,
      seats: ["me", "club"],
      options: { variant: "symbols" },
      clock: "none",
      pace: "quick",
      open: false,
    });
    const own = asked({ ...game, racing: false }, { ...form, seats: [...form.seats], options: { deck: "plenty" }, deck: "{}" });
    expect(own.deck).toBe("{}");
    expect(own).not.toHaveProperty("options");
    expect(own).not.toHaveProperty("pace");
  });
});

describe("the plot", () => {
  const frame = { width: 100, height: 50 };

  test("has steps that are easy to read", () => {
    expect([1, 7, 30, 137, 900].map(step)).toEqual([1, 2, 10, 50, 500]);
  });

  test("begins at zero and ends at the last line", () => {
    const { lines, ticks, zero } = plotted([{ number: 9, points: [10, -10] }], 2, frame);
    expect(lines[0].path).toBe("M0 25L100 0");
    expect(lines[1].path).toBe("M0 25L100 50");
    expect(zero).toBe(25);
    expect(ticks.map((tick) => tick.points)).toEqual([-10, -5, 0, 5, 10]);
  });

  test("can be drawn before anybody has a point", () => {
    const { lines } = plotted([], 3, frame);
    expect(lines.map((line) => line.end)).toEqual(Array(3).fill({ x: 0, y: 50 }));
  });

  test("keeps names apart", () => {
    expect(apart([10, 10, 12], 16, 220)).toEqual([10, 26, 42]);
    expect(apart([219, 220], 16, 220)).toEqual([204, 220]);
  });
});

describe("fairness", () => {
  beforeEach(() => localStorage.clear());
  const terms = ["game njet", "rules 1", "players 4", "option equals first", "option scoring full", "option start lot"];
  const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
  const published = "0a546c338088f3605e947d18326f226590b6262a5090a45f917923feb345e4ca";

  test("computes what the table published", () => {
    expect(commitment(terms, secret)).toBe(published);
    expect(commitment(terms.slice(1), secret)).not.toBe(published);
  });

  test("believes what was heard first", () => {
    witness("abc", "one");
    witness("abc", "two");
    expect(witnessed("abc")).toBe("one");
    expect(witnessed("xyz")).toBeUndefined();
  });
});
