import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Replay, Situation } from "../src/wire/replay";
import type { Rules } from "../src/review/replayer";
import { follows, type Finding } from "../src/review/dealt";

// A match as the server tells it, and the rules: tests/server/test_again.py writes both, and holds them to be current.
const FOLDER = `${import.meta.dirname}/data/again`;
interface Whole {
  replay: Replay;
  situations: Record<string, Situation>;
}
let rules: Rules;
beforeAll(async () => {
  rules = await import(/* @vite-ignore */ `${FOLDER}/mu.js`);
});

/** What the page finds in that match, after something was changed in it. */
async function found(change: (match: Whole) => void = () => undefined): Promise<Finding> {
  const match: Whole = JSON.parse(readFileSync(`${FOLDER}/mu.json`, "utf-8"));
  change(match);
  return follows(match.replay, rules, async (step) => match.situations[step]);
}

describe("a match that is dealt again", () => {
  test("follows from its secret", async () => {
    expect(await found()).toEqual({ key: "dealt", rounds: 2, steps: 197, looks: 2 });
  });

  test("shows one card that was swapped, and where", async () => {
    const finding = await found(({ replay, situations }) => {
      const { zones } = situations[replay.sheet[0].number].scene;
      const [one, other] = zones.filter((zone) => zone.key === "hand").map((zone) => zone.cards);
      const place = other.findIndex((card) => !one.includes(card));
      [one[0], other[place]] = [other[place], one[0]];
    });
    expect(finding).toMatchObject({ key: "cards", round: 2 });
  });

  test("has no step that those cards do not allow, and none of somebody else", async () => {
    expect(await found(({ replay }) => (replay.log[6][1] = 10_000))).toMatchObject({ key: "course", step: 7 });
    expect(await found(({ replay }) => (replay.entries[6].seat += 1))).toMatchObject({ key: "course", step: 7 });
  });

  test("ends as the page says", async () => {
    expect(await found(({ replay }) => (replay.winners[0] ^= 1))).toMatchObject({ key: "course" });
    expect(await found(({ replay }) => replay.entries.push(replay.entries[0]))).toMatchObject({ key: "course" });
    expect(await found(({ replay }) => (replay.sheet[0].points[0] += 1))).toMatchObject({ key: "course", round: 1 });
  });

  test("was dealt from this secret and by these terms", async () => {
    expect((await found(({ replay }) => (replay.secret = "00".repeat(32)))).key).not.toBe("dealt");
    expect(await found(({ replay }) => (replay.terms[1] = "rules 99"))).toEqual({ key: "agreed" });
  });
});
