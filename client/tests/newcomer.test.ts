/** A game that the page has never heard of, with ordinary zones: it is drawn and played without a line of code for it. */

import { expect, test } from "vitest";
import { chosen } from "../src/text/language.svelte";
import { story } from "../src/motion/story";
import type { Play } from "../src/wire/wire";
import { catalogueText } from "./catalogues";
import { Page, type Recorded } from "./table";

const GAME = "newcomer";
const WORDS = `
newcomer-phase-play = A card is played.
newcomer-ask-play = Play a card, draw one, or pass.
newcomer-fact-round = Round { $round }
newcomer-fact-jacks = { $seat } has taken { $jacks } jacks.
newcomer-do-play = play { $card }
newcomer-do-draw = draw a card
newcomer-do-pass = pass
newcomer-do-blame = blame { $seat }
newcomer-did-play = { $seat } plays { $card }.
newcomer-zone-stock = stock
newcomer-zone-widow = widow
newcomer-card-fool = the fool
`;
const NAMES = ["Anna", "Béla", "Cyril"];
const MATCH: Recorded = { game: GAME, players: 3, options: {}, names: NAMES, verbs: { hand: "" }, plays: [] };

/** Its words are with those of all games; of its looks nothing is known anywhere. */
function speak(): void {
  chosen.use("en", [catalogueText("en"), WORDS].join("\n"));
}

const held = (card: string) => [{ zone: "hand", seat: 0, card }];
const PLAY: Play = {
  t: "play",
  number: 1,
  scene: {
    phase: "play",
    zones: [
      { key: "hand", seat: 0, cards: ["r7", "k12", "fool", "X!"] },
      { key: "trick", seat: 0, cards: [] },
      { key: "hand", seat: 1, cards: ["?", "?", "?"] },
      { key: "trick", seat: 1, cards: ["g3"] },
      { key: "hand", seat: 2, cards: ["?", "?", "?", "?"] },
      { key: "trick", seat: 2, cards: [] },
      { key: "taken", seat: 2, cards: ["?", "?", "?"] },
      { key: "stock", seat: null, cards: ["?", "?", "?", "?", "?"] },
      { key: "widow", seat: null, cards: ["y9", "wanderer"] },
    ],
    facts: [
      { key: "round", facts: { round: 2 } },
      { key: "jacks", facts: { seat: 1, jacks: 3 } },
    ],
  },
  points: [4, -7, 12],
  actors: [0],
  entries: [{ number: 1, seat: 1, did: { key: "play", facts: { card: "g3" } } }],
  seat: 0,
  choices: [
    { action: 0, name: "r7", do: { key: "play", facts: { card: "r7" } }, touch: held("r7") },
    { action: 1, name: "fool", do: { key: "play", facts: { card: "fool" } }, touch: held("fool") },
    { action: 2, name: "X!", do: { key: "play", facts: { card: "X!" } }, touch: held("X!") },
    { action: 3, name: "draw", do: { key: "draw" }, touch: [{ zone: "stock" }] },
    { action: 4, name: "blame-1", do: { key: "blame", facts: { seat: 1 } }, touch: [{ seat: 1 }] },
    { action: 5, name: "pass", do: { key: "pass" } },
  ],
};

function open(play: Play = PLAY): Page {
  speak();
  return new Page(MATCH, play);
}

test("hand, trick, piles, scores, facts and the question are there", async () => {
  const page = open();
  const cards = (selector: string): (string | undefined)[] =>
    [...page.root.querySelectorAll<HTMLElement>(`${selector} [data-card]`)].map(({ dataset }) => dataset["card"]);
  expect(cards(".hand").sort()).toEqual(["X!", "fool", "k12", "r7"]);
  expect(cards(".trick")).toContain("g3");
  expect(page.root.textContent).toContain("wanderer");
  expect(page.root.querySelectorAll('.centre [data-zone^="stock"], .centre .zone-stock').length).toBeGreaterThan(0);
  expect([...page.root.querySelectorAll(".points [aria-hidden]")].map(({ textContent }) => textContent).sort()).toEqual(["12", "4", "−7"]);
  const text = page.root.textContent ?? "";
  for (const said of ["Round 2", "Play a card, draw one, or pass.", "the fool", "widow"]) expect(text).toContain(said);
  expect(text).toContain("has taken 3 jacks");
  expect(text).not.toMatch(/newcomer-|task-|undefined|NaN/);
  await page.close();
});

test("each choice is done by pointing at what it is about, or by its button", async () => {
  const page = open();
  const did = (): unknown[] => page.sent.map((order) => order.t === "act" && order.action);
  for (const { action, name, touch } of PLAY.choices ?? []) {
    const card = touch?.[0].card;
    const things = [...page.root.querySelectorAll<HTMLElement>(card ? ".hand [data-card]" : ".answers [data-action]")];
    const thing = things.find(({ dataset }) => (card ? dataset["card"] === card : dataset["action"] === name));
    page.press(thing as HTMLElement);
    expect(did(), name).toEqual([action]);
    await page.again();
    page.table.receive({ ...PLAY, number: PLAY.number + action + 1 });
    await page.again();
  }
  await page.close();
});

test("its cards fly from zone to zone", () => {
  const zones = PLAY.scene.zones.map((zone) =>
    zone.seat !== 0 ? zone : { ...zone, cards: zone.key === "trick" ? ["fool"] : zone.cards.filter((card) => card !== "fool") },
  );
  const entries = [{ number: 2, seat: 0, did: { key: "play", facts: { card: "fool" } } }];
  const after: Play = { ...PLAY, number: 2, actors: [1], choices: [], scene: { ...PLAY.scene, zones }, entries };
  const [flight, ...more] = story({ game: GAME, before: PLAY, after });
  expect(more).toEqual([]);
  expect(flight).toMatchObject({ card: "fool", from: { zone: "hand", seat: 0 }, to: { zone: "trick", seat: 0 } });
});

test("it is drawn when it is over, and for somebody who only watches", async () => {
  const { choices: _, seat: __, ...watched } = PLAY;
  for (const play of [{ ...watched, actors: [] }, { ...watched, seat: -1 }] as Play[]) {
    const page = open(play);
    expect(page.find(".scene")).not.toBeNull();
    expect(page.root.textContent).not.toMatch(/newcomer-(?!seat)|task-|undefined|NaN/);
    await page.close();
  }
});
