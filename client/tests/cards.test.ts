import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Card from "../src/cards/Card.svelte";
import { drawn as drawnGames, looksOf } from "../src/games";
import { fit, HEIGHT, numerals } from "../src/drawing/digits";
import { BACK, cardsOf, face } from "../src/cards/faces";
import { fanOf } from "../src/cards/fans";
import { suit } from "../src/drawing/face";
import { isTerrain } from "../src/drawing/terrains";
import { clockTime } from "../src/state/time";
import { called, initials } from "../src/state/naming";
import { pawn, piles, seating, trick } from "../src/state/scene";
import { Speaker } from "../src/text/words";
import type { Scene } from "../src/wire/wire";
import { speak } from "./catalogues";
import { record, recorded } from "./table";

beforeAll(() => speak("en"));

const GAMES = join(import.meta.dirname, "../../src/octavo/games");

/** The cards of a deck that comes with a game. */
function shipped(game: string, preset: string): Record<string, string | null>[] {
  return JSON.parse(readFileSync(join(GAMES, game, `${preset}.json`), "utf-8")).cards;
}

function drawn(game: string, name: string, small: boolean, words?: string): HTMLElement {
  const target = document.createElement("div");
  mount(Card, { target, props: { game, name, small, words } });
  flushSync();
  return target;
}

test("every card that lies on a table has a face", () => {
  for (const { game, plays } of recorded()) {
    const names = new Set(plays.flatMap(({ scene }) => scene.zones.flatMap(({ cards }) => cards)));
    expect([...names].flatMap((name) => cardsOf(game, name)).filter((name) => !face(game, name)), game).toEqual([]);
  }
});

test("every card of every deck has a face, and all that the shipped decks have is among them", () => {
  for (const [game, { deck }] of drawnGames()) expect(deck.filter((name) => !face(game, name)), game).toEqual([]);
  const short = { again_or_reverse: "again", speed: "fast" };
  for (const preset of ["standard", "plenty"])
    for (const { colour, symbol, special } of shipped("ciao", preset)) {
      const sign = special ? `-${short[special as keyof typeof short] ?? special}` : "";
      const name = colour ? `${colour[0]}${symbol === "joker" ? "x" : symbol![0]}${sign}` : "m";
      expect(looksOf("ciao").deck, name).toContain(name);
    }
  for (const { kind, value } of shipped("take_it", "standard")) {
    const name = kind === "joker" ? "x" : kind === "black" ? "k" : `${kind![0]}${value}`;
    expect(looksOf("take_it").deck, name).toContain(name);
  }
});

test.each(drawnGames())("no two cards of %s look the same, be they large or small, and small ones are quickly drawn", (game, { deck }) => {
  const names = [...deck, BACK];
  const large = names.map((name) => drawn(game, name, false));
  expect(new Set(large.map((card) => card.innerHTML)).size).toBe(names.length);
  expect(large.map((card) => card.textContent!.trim()).join("")).toBe(""); // nothing that would be read aloud, or that a font could change
  const small = names.map((name) => drawn(game, name, true));
  expect(new Set(small.map((card) => card.innerHTML)).size).toBe(names.length);
  expect(Math.max(...small.map((card) => card.querySelectorAll("*").length))).toBeLessThanOrEqual(12);
});

test("a task says what it is where there is room", () => {
  expect(drawn("was_sticht", "most", false, "most tricks").textContent?.trim()).toBe("most tricks");
  expect(drawn("was_sticht", "most", true, "most tricks").textContent?.trim()).toBe("");
  expect(drawn("was_sticht", "r7", false, "red 7").textContent?.trim()).toBe("");
});

test("what is no card of a game stands on a plate", () => {
  expect(face("mu", "r77x")).toBeNull();
  expect(face("ciao", "gr-fly")).toBeNull();
  expect(drawn("mu", "r77x", false).querySelector(".plate")?.textContent).toBe("r77x");
});

test("a game that nobody has drawn has faces for colours and numbers, and backs of the house", () => {
  expect(face("unheard-of", "r7")).toMatchObject({ label: "7", ink: "red" });
  expect(face("unheard-of", "joker")).toBeNull();
  expect(face("unheard-of", BACK)?.picture).toBe("octavo");
  expect(new Set(fanOf("unheard-of").map(({ name }) => name))).toEqual(new Set([BACK]));
  expect(fanOf().length).toBe(5); // the house's own
});

test("no two colours share a shape or a texture", () => {
  const suits = [..."rbygk"].map((letter) => suit(letter)!);
  expect(new Set(suits.map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(suits.map(({ texture }) => texture)).size).toBe(5);
  expect(suit("z")).toBeNull();
});

test("no two terrains share a picture, and all have their letter", () => {
  const faces = [..."fpmvwkgs"].map((letter) => face("kreuz_quer", letter));
  expect(new Set(faces.map((one) => one?.picture)).size).toBe(8);
  expect(faces.every((one) => isTerrain(one!.picture))).toBe(true);
  expect(faces.map((one) => one?.letter).join("")).toBe("fpmvwkgs");
});

test("cards look as their names say", () => {
  expect(face("mu", "y7")).toMatchObject({ label: "7", ink: "yellow", shape: "star", letter: "y", pips: 2 });
  expect(face("njet", "r0")).toMatchObject({ label: "0", gilt: true });
  expect(face("ciao", "yr-plus3")).toMatchObject({ ink: "yellow", picture: "rock", sign: "plus3", strength: 2 });
  expect(face("take_it", "p-3")).toMatchObject({ label: "−3", shape: "pair" });
  expect(face("kreuz_quer", "17t")).toMatchObject({ label: "17", sign: "turned" });
  expect(face("was_sticht", "no-r")).toMatchObject({ task: true, picture: "diamond" });
  expect(face("huzz", BACK)).toMatchObject({ ink: "back", picture: "paw" });
  expect(cardsOf("huzz", "4.4.x")).toEqual(["4", "4", "x"]);
  expect(cardsOf("huzz", "2+13")).toEqual(["2", "13"]);
});

test("numbers fit into their box, however wide they are", () => {
  const box = { x: 10, y: 20, width: 30, height: 26 };
  for (const label of ["7", "13", "−5", "10"]) {
    const { width, numerals: signs } = numerals(label);
    const [x, y, across, down] = [...fit(width, box).matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    expect(signs.length).toBe(label.length);
    expect(x! + width * across!).toBeLessThanOrEqual(40.1);
    expect(HEIGHT * down!).toBeLessThanOrEqual(26.1);
    expect(x! + (width * across!) / 2).toBeCloseTo(25, 0);
    expect(y! + (HEIGHT * down!) / 2).toBeCloseTo(33, 0);
  }
});

test("cards are read aloud in words", () => {
  expect(called(new Speaker("njet", []), "r7")).toBe("red 7");
  expect(called(new Speaker("huzz", []), "4.x")).toBe("4 and joker");
  expect(called(new Speaker("was_sticht", []), "no-r")).toBe("no red");
  expect(called(new Speaker("ciao", []), "gx")).toBe("green joker");
});

test("nobody's disc reads as another's", () => {
  const discs = (...names: string[]): string[] => names.map((_, seat) => initials(new Speaker("meinz", names), seat));
  expect(discs("Anna", "Béla", "Cyril")).toEqual(["A", "B", "C"]);
  expect(discs("Ada", "anna", "Bruno")).toEqual(["Ad", "An", "B"]);
  expect(discs("Ann", "Anna", "Ada")).toEqual(["A1", "A2", "Ad"]);
  expect(discs("Bot 1", "Bot 2", "B")).toEqual(["B1", "B2", "B"]);
  expect(discs("🂡 Ace", "🂡 King")).toEqual(["🂡1", "🂡2"]);
  expect(discs("Anna", "Béla", "Anna (2)")).toEqual(["An", "B", "A2"]);
  expect(discs("Andy", "Anna (3)", "Anna")).toEqual(["A1", "A2", "A3"]); // the number of a seat is nobody else's
  expect(discs("Anna (2)", "Adam (2)", "Ada")).toEqual(["A1", "A2", "Ad"]);
  expect(discs("👨‍👩‍👧 Kiss", "👍🏽")).toEqual(["👨‍👩‍👧", "👍🏽"]); // one picture each
  const people = new Speaker("meinz", ["Tom", "Tim", "Ute"]);
  expect(new Set([0, 1, 2, 3].map((seat) => initials(people, seat))).size).toBe(4); // the monster too
});

test("one's own seat comes last, clockwise", () => {
  expect(seating(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seating(3, -1)).toEqual([0, 1, 2]);
});

test("the trick begins with who led it", () => {
  const scene = (lead: number, ...cards: string[]): Scene => ({
    phase: "play",
    facts: [],
    zones: cards.map((card, seat) => ({ key: "trick", seat, cards: card ? [card] : [], ...(seat === lead && { leads: true }) })),
  });
  expect(trick(scene(2, "b2", "", "r3", "r9")).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(trick(scene(3, "b2", "g1", "r3", "r9")).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]); // all have played
  expect(trick(scene(1, "", "", "", ""))).toEqual([]);
});

test("pawns stand at the start, on a field or at the goal", () => {
  const starts = record("kreuz_quer").plays[0].scene;
  expect(pawn(starts, 0)).toMatchObject({ at: "start" });
  expect(pawn({ ...starts, facts: [{ key: "on-a-field", role: "pawn", facts: { seat: 1, place: 2, field: 5 } }] }, 1)).toEqual({ at: "field", place: 2, field: 5 });
  expect(pawn(record("njet").plays[0].scene, 0)).toBeNull();
});

test("equal cards side by side are one pile", () => {
  expect(piles(["w", "w", "k", "w"])).toEqual([
    { card: "w", count: 2, first: 0 },
    { card: "k", count: 1, first: 2 },
    { card: "w", count: 1, first: 3 },
  ]);
});

test("time is shown as clocks show it", () => {
  expect([65_000, 59_001, -5].map(clockTime)).toEqual(["1:05", "1:00", "0:00"]);
});
