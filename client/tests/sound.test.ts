import { flushSync, mount, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { motion } from "../src/motion/speed.svelte";
import Settings from "../src/app/Settings.svelte";
import { CUES, cues } from "../src/sound/cues";
import { Synth } from "../src/sound/synth";
import { volume } from "../src/sound/volume.svelte";
import type { Play } from "../src/wire/wire";
import { speak } from "./catalogues";

interface Step {
  before: Play;
  after: Play;
}

function steps(game: string): Step[] {
  const path = join(import.meta.dirname, "data", "steps", `${game}.json`);
  return (JSON.parse(readFileSync(path, "utf-8")) as { steps: Step[] }).steps;
}

afterEach(() => {
  vi.unstubAllGlobals();
  motion.choose("usual");
  volume.choose(true, 0.35);
  localStorage.clear();
});

test("a card that is laid is heard, and a trick that is gathered", () => {
  const [play] = steps("njet").filter(({ after }) => after.number === 23);
  expect(cues({ game: "njet", ...play, seat: -1 })).toEqual(["laid"]);
  const [trick] = steps("njet").filter(({ after }) => after.number === 25);
  expect(cues({ game: "njet", ...trick, seat: -1 })).toEqual(["laid", "swept"]);
  const [deal] = steps("njet").filter(({ after }) => after.number === 64);
  expect(cues({ game: "njet", ...deal, seat: -1 })).toEqual(["laid", "swept", "dealt"]);
});

test("one's turn is heard when it comes, and not again while it lasts", () => {
  const [{ before, after }] = steps("njet").filter(({ after }) => after.number === 23);
  const [mine, theirs] = [{ ...after, actors: [2] }, { ...before, actors: [1] }];
  expect(cues({ game: "njet", before: theirs, after: mine, seat: 2 })).toContain("turn");
  expect(cues({ game: "njet", before: { ...theirs, actors: [1, 2] }, after: mine, seat: 2 })).not.toContain("turn");
  expect(cues({ game: "njet", before: theirs, after: { ...mine, racing: true, actors: [0, 2] }, seat: 2 })).not.toContain("turn");
  expect(cues({ game: "njet", before: theirs, after: { ...mine, racing: true }, seat: 2 }), "against the clock alone").toContain("turn");
  expect(cues({ game: "njet", before: theirs, after: mine, seat: -1 })).not.toContain("turn");
  const did = after.entries!.at(-1)!.did;
  const entries = [1, 2].map((step) => ({ number: before.number + step, seat: step === 1 ? 2 : 1, did }));
  const quick = { ...mine, number: before.number + 2 };
  expect(cues({ game: "njet", before: { ...theirs, actors: [2] }, after: { ...quick, entries }, seat: 2 })).toContain("turn");
  expect(cues({ game: "njet", before: { ...theirs, actors: [2] }, after: { ...quick, entries: entries.slice(1) }, seat: 2 })).not.toContain("turn");
});

test("a race is won by the first, and lost by who wanted the same", () => {
  const [{ before, after }] = steps("take_it").filter(({ after }) => after.entries?.at(-1)?.did?.key === "take");
  const entries = [{ ...after.entries!.at(-1)!, seat: 0, later: [{ seat: 1, later: 40 }] }];
  const heard = (seat: number): string[] => cues({ game: "take_it", before, after: { ...after, entries }, seat });
  expect(heard(0)).toContain("won");
  expect(heard(1)).toContain("lost");
  expect(heard(-1)).not.toContain("lost");
});

test("the same situation again is not heard again, nor what was before one came", () => {
  const [{ after }] = steps("njet");
  expect(cues({ game: "njet", before: after, after, seat: 0 })).toEqual([]);
  expect(cues({ game: "njet", before: null, after, seat: 0 })).toEqual([]);
});

test("where there is no sound nothing breaks", () => {
  vi.stubGlobal("AudioContext", undefined);
  for (const cue of CUES) new Synth().play(cue, 1);
  vi.stubGlobal("AudioContext", class { constructor() { throw new Error("no device"); } }); // prettier-ignore
  const silent = new Synth();
  for (const cue of CUES) silent.play(cue, 1);
  silent.close();
});

test("what is chosen in the settings is remembered", async () => {
  speak("en");
  const closed = vi.fn();
  const view = mount(Settings, { target: document.body, props: { closed } });
  flushSync();
  const pick = (selector: string): void => {
    document.querySelector<HTMLInputElement>(selector)!.click();
    flushSync();
  };
  pick("input[value=slow]");
  expect(motion.speed).toBe("slow");
  expect(localStorage.getItem("octavo-motion")).toBe("slow");
  pick("input[type=checkbox]");
  expect(volume.on).toBe(false);
  expect(localStorage.getItem("octavo-sound")).toBe("off 0.35");
  expect(document.querySelector<HTMLInputElement>("input[type=range]")!.disabled).toBe(true);
  pick("button.main");
  expect(closed).toHaveBeenCalledOnce();
  await unmount(view);
});
