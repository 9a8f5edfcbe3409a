/** What flies from where to where, in steps of every game as the server sends them (`steps.py`). */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doubled } from "../src/motion/doubling";
import { holdings } from "../src/motion/holdings";
import { story, type Flight, type Stop } from "../src/motion/story";
import { ends, schedule } from "../src/motion/timing";
import type { Play } from "../src/wire/wire";

interface Step {
  before: Play;
  after: Play;
}

const GAMES = ["ciao", "huzz", "kreuz_quer", "meinz", "mu", "njet", "take_it", "was_sticht"];
const MOMENT = 600; // milliseconds for what was played
const TRICK = 800; // for what was played, a look at the trick, and who gathers it

function steps(game: string): Step[] {
  const path = join(import.meta.dirname, "data", "steps", `${game}.json`);
  return (JSON.parse(readFileSync(path, "utf-8")) as { steps: Step[] }).steps;
}

/** The flights of the first step that is as wanted, each as a line. */
function told(game: string, key: string, wanted: (step: Step) => boolean = () => true): string[] {
  const found = steps(game).find((step) => step.after.entries?.at(-1)?.did?.key === key && wanted(step));
  if (!found) throw new Error(`no step ${key} of ${game}`);
  return story({ game, ...found }).map(line);
}

function line({ card, from, via, to, way }: Flight): string {
  const at = (stop: Stop | null): string => (stop ? `${stop.zone || "seat"}|${stop.seat ?? ""}` : "-");
  return `${way} ${card}: ${[from, ...(via ? [via] : []), to].map(at).join(" > ")}`;
}

test("what the seat with the monster gathers counts twice, and nothing else does", () => {
  const taken = ({ scene }: Play, seat: unknown): number =>
    scene.zones.reduce((sum, { key, seat: whose, cards }) => (["taken", "captured"].includes(key) && whose === seat ? sum + cards.length : sum), 0);
  const seen = steps("njet").map(({ before, after }) => {
    const seat = before.scene.facts.find(({ key }) => key === "monster")?.facts?.["seat"];
    const got = seat !== undefined && after.scene.phase === "play" && taken(after, seat) > taken(before, seat);
    if (after.scene.phase === "play") expect(doubled("njet", before.scene, story({ game: "njet", before, after }))).toEqual(got ? [seat] : []);
    return got;
  });
  expect(new Set(seen)).toEqual(new Set([true, false]));
});

const doer = ({ after }: Step): number => after.entries?.at(-1)?.seat ?? -1;
const own = (step: Step): boolean => doer(step) === step.after.seat;
const others = (step: Step): boolean => !own(step);
const gains =
  (zone: string) =>
  ({ before, after }: Step): boolean => {
    const count = ({ scene }: Play): number => scene.zones.filter(({ key }) => key === zone).reduce((sum, { cards }) => sum + cards.length, 0);
    return count(after) > count(before);
  };

for (const game of GAMES) {
  test(`${game}: every flight begins and ends where the card is, and the story is soon told`, () => {
    for (const { before, after } of steps(game)) {
      const flights = story({ game, before, after });
      const [was, is] = [before, after].map(({ scene }) => holdings(scene, game).map(({ where, drawn }) => `${where.zone}|${where.seat}|${drawn}`));
      for (const { from, to, way } of flights) {
        if (from?.zone && from.zone !== "hand") expect(was).toContain(`${from.zone}|${from.seat}|${from.drawn}`);
        if (to?.zone && way !== "covered") expect(is).toContain(`${to.zone}|${to.seat}|${to.drawn}`);
      }
      const quick = ends(schedule(flights, { racing: true }));
      const usual = ends(schedule(flights));
      const deal = flights.some(({ way }) => way === "sweeps" || way === "deals");
      expect(usual).toBeLessThanOrEqual(deal ? 1400 : flights.some(({ via }) => via) ? TRICK + 240 : MOMENT + 240);
      expect(quick).toBeLessThanOrEqual(Math.max(usual, 0));
      expect(ends(schedule(flights, { factor: 0 }))).toBe(0);
    }
  });
}

test("a card is played from one's own hand, and from behind another's backs", () => {
  expect(told("njet", "play", own)).toEqual(["moves y3: hand|1 > trick|1"]);
  const [step] = steps("njet").filter((step) => step.after.entries?.at(-1)?.did?.key === "play" && others(step));
  expect(story({ game: "njet", ...step })).toMatchObject([{ card: "y3", from: { drawn: "?" }, to: { drawn: "y3" } }]);
});

test("the last card of a trick is seen there before the winner gathers it, and captures the zero", () => {
  expect(told("njet", "play", (step) => own(step) && gains("captured")(step)).sort()).toEqual([
    "gathers y0: trick|2 > captured|0",
    "gathers y3: trick|1 > taken|0",
    "gathers y6: hand|0 > trick|0 > taken|0",
  ]);
  const timed = schedule(story({ game: "njet", ...steps("njet").filter(gains("captured"))[0] }));
  const last = timed.find(({ flight }) => flight.via);
  expect(last?.legs).toHaveLength(2);
  expect(last!.legs[1].leaves - last!.legs[0].lands).toBeGreaterThan(200);
  expect(new Set(timed.map(({ legs }) => legs.at(-1)?.leaves)).size).toBe(1);
});

test("cards given to the right go to the right", () => {
  const [give] = steps("njet").filter(({ before, after }) => before.scene.phase === "away" && after.scene.phase === "play" && after.seat === 0 && after.entries?.at(-1)?.did?.key === "give");
  expect(story({ game: "njet", ...give }).map(line).sort()).toEqual([
    "moves ?: away|2 > hand|1",
    "moves ?: away|2 > hand|1",
    "moves k0: away|1 > hand|0",
    "moves k6: away|1 > hand|0",
    "moves r4: hand|0 > hand|2",
    "moves y3: hand|0 > hand|2",
  ]);
});

test("a new deal sweeps the table and comes from the dealer, one's own cards all of them", () => {
  const flights = told("njet", "play", (step) => own(step) && step.after.scene.phase === "veto");
  expect(flights.filter((flight) => flight.startsWith("deals")).every((flight) => flight.includes(": seat|1 > hand|"))).toBe(true);
  expect(flights.filter((flight) => flight.endsWith("> hand|0"))).toHaveLength(16);
  expect(flights.filter((flight) => flight.endsWith("> hand|2"))).toHaveLength(5);
  expect(flights).toContain("gathers b1: hand|0 > trick|0 > seat|1");
});

test("at the very beginning everybody is dealt cards", () => {
  const [{ before }] = steps("mu");
  const first = story({ game: "mu", before: null, after: { ...before, number: 0, entries: [] } });
  expect(new Set(first.map(({ way }) => way))).toEqual(new Set(["deals"]));
  expect(first.filter(({ to }) => to?.seat === before.seat)).toHaveLength(12);
});

test("Mü: a card from the table goes to the trick, and the trick to its winner", () => {
  expect(told("mu", "open", (step) => own(step) && gains("trick")(step))).toEqual(["moves k1: laid|0 > trick|0"]);
  expect(told("mu", "open", (step) => own(step) && gains("taken")(step))).toContain("gathers y4: laid|3 > trick|3 > taken|4");
});

test("Meinz: what is swapped is seen by all, and the stack leads after the trick", () => {
  for (const whose of [own, others]) {
    expect(told("meinz", "swap", whose).sort()).toEqual([
      "gathers b1: trick|0 > taken|1",
      "gathers b2: hand|1 > trick|3 > taken|1",
      "gathers b6: trick|1 > taken|1",
      "gathers r1: trick|2 > taken|1",
      "moves r5: trick|3 > hand|1",
    ]);
  }
  const [step] = steps("meinz").filter(({ after }) => after.number === 46);
  const timed = schedule(story({ game: "meinz", ...step }));
  const lead = timed.find(({ flight }) => flight.from?.zone === "stack");
  expect(lead?.flight.to).toMatchObject({ zone: "trick", drawn: "g8" });
  expect(lead!.legs[0].leaves).toBeGreaterThanOrEqual(Math.max(...timed.filter(({ flight }) => flight.way === "gathers").map(({ legs }) => legs.at(-1)!.lands)));
});

test("Ciao!: hands change places whole, a gift flies, and what is covered waits", () => {
  expect(told("ciao", "swap", own)).toHaveLength(5);
  expect(told("ciao", "swap", others).filter((flight) => flight === "moves ?: hand|0 > hand|2")).toHaveLength(3);
  expect(told("ciao", "give", others)).toEqual(["moves rr: hand|2 > hand|3"]);
  expect(told("ciao", "draw", others)).toEqual(["deals ?: - > hand|3"]);
  const played = steps("ciao").find(({ after }) => after.number === 51)!;
  expect(story({ game: "ciao", ...played }).map(line)).toEqual(["moves gp: hand|2 > top|", "covered gr: top| > top|"]);
});

test("Húzz egyet!: sets are laid card by card, stolen, and drawn from the market", () => {
  expect(told("huzz", "mixed", own)).toEqual(["moves 13: hand|0 > display|0", "moves x: hand|0 > display|0", "moves x: hand|0 > display|0"]);
  expect(told("huzz", "take", others)).toEqual(["moves 1: display|0 > hand|1"]);
  expect(told("huzz", "pair", own)).toEqual(["moves 5: market| > hand|1", "moves 13: market| > hand|1", "appears 10: - > market|"]);
  expect(told("huzz", "back", own)).toEqual(["moves 1: display|0 > hand|0"]);
});

test("Was sticht?: a card is picked from its row, the last one goes aside", () => {
  expect(told("was_sticht", "pick", gains("aside"))).toEqual(["moves y4: row| > aside|", "moves g8: row| > hand|0"]);
  expect(told("was_sticht", "take")).toEqual(["moves fewest: tasks| > tasks|0"]);
});

test("Kreuz & Quer: gardens are laid either way round, and cards held, kept and put back", () => {
  expect(told("kreuz_quer", "lay-turned", own)).toEqual(["moves 27: hand|1 > track|1"]);
  expect(told("kreuz_quer", "grab", own)).toEqual(["deals w: - > held|1"]);
  expect(told("kreuz_quer", "return", others)).toEqual(["moves w: held|1 > up|"]);
  expect(told("kreuz_quer", "keep", others)).toEqual(["moves ?: held|1 > queue|1"]);
  expect(told("kreuz_quer", "go", own)).toEqual(["fades w: queue|0 > -"]);
});

test("Take it!: the dealer turns up a card, and the row goes to who took it", () => {
  expect(told("take_it", "turn")).toEqual(["appears p-3: seat|0 > row|"]);
  const taken = told("take_it", "take");
  expect(taken).toHaveLength(16);
  expect(taken.every((flight) => flight.endsWith(": row| > seat|0"))).toBe(true);
});

test("several cards that come at once are told one after the other", () => {
  const [first] = steps("njet").filter((step) => step.after.entries?.at(-1)?.did?.key === "play" && own(step));
  const zones = first.after.scene.zones.map((zone) => {
    if (zone.key === "trick" && zone.seat === 2) return { ...zone, cards: ["y7"] };
    return zone.key === "hand" && zone.seat === 2 ? { ...zone, cards: zone.cards.slice(1) } : zone;
  });
  const next = { number: first.after.number + 1, seat: 2, did: { key: "play", facts: { card: "y7" } } };
  const after = { ...first.after, number: next.number, scene: { ...first.after.scene, zones }, entries: [...first.after.entries!, next] };
  const timed = schedule(story({ game: "njet", before: first.before, after }));
  expect(timed.map(({ flight }) => line(flight))).toEqual(["moves y3: hand|1 > trick|1", "moves y7: hand|2 > trick|2"]);
  expect(timed[1].legs[0].leaves).toBeGreaterThan(timed[0].legs[0].leaves);
  expect(ends(timed)).toBeLessThanOrEqual(MOMENT);
});

test("where nothing happened nothing flies", () => {
  const [{ before }] = steps("njet");
  expect(story({ game: "njet", before, after: { ...before, number: before.number + 1, entries: [] } })).toEqual([]);
});
