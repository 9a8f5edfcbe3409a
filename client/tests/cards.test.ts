import { beforeAll, expect, test } from "vitest";
import { BACK, cardsOf, face, suit } from "../src/cards/faces";
import { clockTime } from "../src/table/time";
import { called } from "../src/table/naming";
import { pawn, piles, seating, trick } from "../src/table/scene";
import { Speaker } from "../src/words";
import type { Scene } from "../src/wire";
import { record, recorded, speak } from "./table";

beforeAll(() => speak("en"));

test("every card that lies on a table has a face, but for the tasks, which have words", () => {
  for (const { game, plays } of recorded()) {
    const names = new Set(plays.flatMap(({ scene }) => scene.zones.flatMap(({ cards }) => cards)));
    const faceless = [...names].flatMap((name) => cardsOf(game, name)).filter((name) => !face(game, name));
    if (game === "was_sticht") expect(faceless.every((name) => new Speaker(game, []).task(name) !== `task-${name}`)).toBe(true);
    else expect(faceless, game).toEqual([]);
  }
});

test("no two colours share a shape", () => {
  const shapes = [..."rbygk"].map((letter) => suit(letter)?.shape);
  expect(new Set(shapes).size).toBe(5);
  expect(suit("z")).toBeNull();
});

test("no two terrains share a picture, and all have their letter", () => {
  const faces = [..."fpmvwkgs"].map((letter) => face("kreuz_quer", letter));
  expect(new Set(faces.map((one) => one?.picture)).size).toBe(8);
  expect(faces.map((one) => one?.letter).join("")).toBe("fpmvwkgs");
});

test("cards look as their names say", () => {
  expect(face("mu", "y7")).toMatchObject({ label: "7", ink: "yellow", shape: "star", letter: "y", pips: 2 });
  expect(face("ciao", "gr-plus3")).toMatchObject({ ink: "green", picture: "rock", sign: "+3" });
  expect(face("take_it", "p-3")).toMatchObject({ label: "−3", shape: "pair" });
  expect(face("kreuz_quer", "17t")).toMatchObject({ label: "17", sign: "↻" });
  expect(face("huzz", BACK)).toMatchObject({ ink: "back" });
  expect(cardsOf("huzz", "4.4.x")).toEqual(["4", "4", "x"]);
  expect(cardsOf("huzz", "2+13")).toEqual(["2", "13"]);
});

test("cards are read aloud in words", () => {
  expect(called(new Speaker("njet", []), "r7")).toBe("red 7");
  expect(called(new Speaker("huzz", []), "4.x")).toBe("4 and joker");
  expect(called(new Speaker("was_sticht", []), "no-r")).toBe("no red");
  expect(called(new Speaker("ciao", []), "gx")).toBe("green joker");
});

test("one's own seat comes last, clockwise", () => {
  expect(seating(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seating(3, -1)).toEqual([0, 1, 2]);
});

test("the trick begins with who led it", () => {
  const cards = ["b2", "", "r3", "r9"];
  const scene: Scene = { phase: "play", facts: [], zones: cards.map((card, seat) => ({ key: "trick", seat, cards: card ? [card] : [] })) };
  expect(trick(scene).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(trick({ ...scene, zones: [] })).toEqual([]);
});

test("pawns stand at the start, on a field or at the goal", () => {
  const starts = record("kreuz_quer").plays[0].scene;
  expect(pawn(starts, 0)).toMatchObject({ at: "start" });
  expect(pawn({ ...starts, facts: [{ key: "pawn", facts: { seat: 1, place: 2, field: 5 } }] }, 1)).toEqual({ at: "field", place: 2, field: 5 });
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
