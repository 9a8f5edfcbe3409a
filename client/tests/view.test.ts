import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES } from "../src/text/language.svelte";
import type { Choice, No, Play } from "../src/wire/wire";
import { speak } from "./catalogues";
import { Page, record, recorded } from "./table";

beforeAll(() => speak("en"));

function situation(game: string, phase: string, fits: (play: Play) => boolean = ({ choices = [] }) => choices.length > 0): Play {
  const found = record(game).plays.find((play) => play.scene.phase === phase && fits(play));
  if (!found) throw new Error(`no ${phase} of ${game}`);
  return found;
}

const open = (game: string, phase: string, fits?: (play: Play) => boolean): Page =>
  new Page(record(game), situation(game, phase, fits));
const waits = ({ choices = [], seat = -1 }: Play): boolean => !choices.length && seat >= 0;

/** All that can be read or heard on the page. */
function words(page: Page): string {
  const heard = [...page.root.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [page.root.textContent, ...heard].join("\n");
}

const GAP = /\b(web|zone|task|table|refused)-[a-z]|-(fact|do|did|phase|ask|zone|card|task)-|undefined|NaN/;

for (const match of recorded()) {
  test(`every situation of ${match.game} can be drawn without a word missing`, { timeout: 180_000 }, async () => {
    for (const play of match.plays) {
      const page = new Page(match, play);
      expect(words(page)).not.toMatch(GAP);
      await page.close();
    }
  });
}

test("the words follow the language", { timeout: 180_000 }, async () => {
  for (const language of LANGUAGES) {
    speak(language);
    const page = open("njet", "veto");
    expect(words(page)).not.toMatch(GAP);
    expect(page.find(".question")?.textContent).toContain(
      { en: "Your turn.", hu: "Te következel.", cs: "Jsi na tahu.", de: "Du bist am Zug." }[language],
    );
    await page.close();
  }
  speak("en");
});

test("tasks that are chosen or done have a sign, and lie on the table while one chooses", async () => {
  const match = record("was_sticht");
  for (const [zone, mark] of [["chosen", "aim"], ["discarded", "tick"]]) {
    const has = ({ scene }: Play): boolean => scene.zones.some(({ key, cards }) => key === zone && cards.length > 0);
    const page = new Page(match, match.plays.find(has)!);
    const [marks, cards] = [`li > .mark-${mark} svg`, "[data-card]"].map((what) => page.root.querySelectorAll(`.zone-${zone} ${what}`).length);
    expect(marks).toBe(cards);
    expect(marks).toBeGreaterThan(0);
    expect(page.root.querySelectorAll(".zone-tasks .mark")).toHaveLength(0);
    await page.close();
  }
  const choosing = open("was_sticht", "choose");
  expect(choosing.root.querySelectorAll(".around > .before .zone-tasks button.can .card:not(.small)").length).toBeGreaterThan(0);
  await choosing.close();
  const playing = open("was_sticht", "play");
  expect(playing.root.querySelectorAll(".around > .before .zone-tasks")).toHaveLength(0);
  await playing.close();
});

test("the board of Njet! and the rules of a round are told by signs, and in words for who hears them", async () => {
  const board = open("njet", "veto");
  const rows = [...board.root.querySelectorAll(".board .row")];
  expect(rows.map((row) => row.querySelector(".title .piece")?.classList[1])).toEqual(
    ["start", "away", "trump", "supertrump", "points"].map((name) => `piece-${name}`),
  );
  for (const row of rows) expect(row.querySelectorAll("li :is(.avatar, .chip, .coin)").length).toBe(row.querySelectorAll("li").length);
  await board.close();
  const play = open("njet", "play");
  const settled = [...play.root.querySelectorAll(".fact.signed")];
  expect(settled.filter((fact) => fact.querySelector(".piece")).length).toBe(settled.length);
  expect(settled.map((fact) => fact.textContent?.replace(/\s+/g, " ").trim()).join("; ")).toMatch(/Team: .*; Starter:.*; Put away: .*; Trump: .*; Super: .*; Points: /);
  await play.close();
});

test("a pile without cards is a bare place with the sign of their backs", async () => {
  const match = record("ciao");
  const play = match.plays.find(({ scene }) => scene.facts.some(({ key, facts }) => key === "pile" && Number(facts?.["cards"]) > 0))!;
  const full = new Page(match, play);
  expect([full.find(".pile .bare"), full.find(".pile .card") !== null]).toEqual([null, true]);
  await full.close();
  const facts = play.scene.facts.map((fact) => (fact.key === "pile" ? { ...fact, facts: { cards: 0 } } : fact));
  const bare = new Page(match, { ...play, scene: { ...play.scene, facts } });
  expect(bare.find(".pile .bare svg")).not.toBeNull();
  expect(bare.find(".pile .card")).toBeNull();
  await bare.close();
});

test("gardens that lie the other way round are called so, and not as matches write them", async () => {
  const turned = ({ scene }: Play): boolean => scene.zones.some(({ key, seat, cards }) => key === "track" && seat === 0 && cards.some((card) => card.endsWith("t")));
  for (const play of [situation("kreuz_quer", "lay", turned), situation("kreuz_quer", "move", turned)]) {
    const page = new Page(record("kreuz_quer"), play);
    expect(words(page)).not.toMatch(/\d+t\b/);
    expect(words(page)).toMatch(/Garden [\d. ]*\d+, turned/);
    expect(page.root.querySelectorAll(".track .turned svg").length).toBeGreaterThan(0);
    await page.close();
  }
});

test("it is said whose turn it is, and what is asked", async () => {
  const mine = open("njet", "play");
  expect(mine.find(".question")?.textContent).toContain("Your turn.");
  expect(mine.find(".phase")?.textContent).toBe("Play a card.");
  await mine.close();
  const theirs = open("njet", "play", waits);
  expect(theirs.find(".question")?.textContent).toMatch(/Waiting for (Anna|Béla|Cyril)\./);
  expect(theirs.find(".phase")?.textContent).toBe("A card is played to the trick.");
  await theirs.close();
});

test("what is asked depends on what can be done", async () => {
  for (const [may, asked] of [["grab", "Grab a card, or call Stop."], ["keep", "Keep the card, put it back, or call Stop."]]) {
    const page = open("kreuz_quer", "collect", ({ choices = [] }) => choices.some(({ name }) => name === may));
    expect(page.find(".phase")?.textContent).toBe(asked);
    await page.close();
  }
});

test("the thief is called so while the robbed one acts, and who has the turn wears no badge for it", async () => {
  for (const [phase, thieves] of [["play", 0], ["steal", 0], ["draw", 0], ["answer", 1]] as const) {
    const page = open("huzz", phase);
    expect(page.root.querySelectorAll(".seat:not(.own) .badge-thief"), phase).toHaveLength(thieves);
    expect(page.find(".seat.own .badge-thief"), phase).toBeNull();
    await page.close();
  }
});

test("of several cards it is said how many are missing, and then one button does it", async () => {
  const page = open("kreuz_quer", "away");
  const cards = [...page.root.querySelectorAll<HTMLElement>(".hand button.lying")];
  page.press(cards[0]);
  expect(page.find(".missing")?.textContent).toBe("One more is missing.");
  expect(page.sent).toEqual([]);
  page.press(cards[1]);
  expect(page.find(".missing")).toBeNull();
  page.press(page.find(".answer.ready") as HTMLElement);
  expect(page.sent).toMatchObject([{ t: "act" }]);
  await page.close();
});

test("what is picked stays picked while others act, and goes with its cards", async () => {
  const play = situation("kreuz_quer", "away");
  const page = new Page(record("kreuz_quer"), play);
  page.press(page.find(".hand button.lying") as HTMLElement);
  page.table.receive({ ...play, number: play.number + 1 });
  flushSync();
  expect(page.find(".hand .picked")).not.toBeNull();
  const zones = play.scene.zones.map((zone) => (zone.key === "hand" && zone.seat === play.seat ? { ...zone, cards: zone.cards.slice(1) } : zone));
  page.table.receive({ ...play, number: play.number + 2, scene: { ...play.scene, zones } });
  flushSync();
  expect(page.find(".hand .picked")).toBeNull();
  await page.close();
});

test("a card that can't be played is explained, with its rule", async () => {
  const play = situation("njet", "play");
  const page = new Page(record("njet"), { ...play, choices: play.choices?.slice(1) });
  const dull = page.find(".hand button.dull") as HTMLElement;
  page.refuses = { key: "illegal", rule: 24, why: { key: "follow", facts: { colour: "r" } } };
  page.press(dull);
  expect(page.sent).toEqual([{ t: "why", name: dull.dataset["card"] }]);
  await new Promise((answered) => setTimeout(answered));
  flushSync();
  expect(page.find(".why-not")?.textContent).toContain("The colour led is red");
  page.press(page.find(".why-not .link") as HTMLElement);
  expect(page.rules).toEqual([24]);
  await page.close();
});

test("where the keyboard rests on a card that can't be played, it is told why, until it goes on", async () => {
  const play = situation("njet", "play");
  const page = new Page(record("njet"), { ...play, choices: play.choices?.slice(2) });
  const [dull, other] = page.root.querySelectorAll<HTMLElement>(".hand button.dull");
  const stops = (): number => page.root.querySelectorAll("button, summary").length;
  const before = stops();
  page.refuses = { key: "illegal", rule: 24, why: { key: "follow", facts: { colour: "r" } } };
  vi.useFakeTimers();
  for (const card of [dull, other]) vi.spyOn(card, "matches").mockReturnValue(true); // the focus is seen
  for (const card of [other, dull]) {
    card.focus(); // running over the first one
    flushSync();
  }
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(page.sent).toEqual([{ t: "why", name: dull.dataset["card"] }]);
  expect(page.find("[aria-live=polite] .why-not")?.textContent).toMatch(/The colour led is red.*Rule 24/);
  expect(stops()).toBe(before); // no stop comes between the cards
  page.table.receive({ ...play, number: play.number + 1 }); // now it is possible
  flushSync();
  expect(page.find(".why-not")).toBeNull();
  page.table.receive({ ...play, number: play.number + 2, choices: play.choices?.slice(2) });
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(page.find(".why-not")).not.toBeNull();
  dull.blur();
  flushSync();
  expect(page.find(".why-not")).toBeNull();
  vi.useRealTimers();
  await page.close();
});

test("a reason that comes when the keyboard has gone on is not shown, nor is that nothing forbids it", async () => {
  const play = situation("njet", "play");
  const page = new Page(record("njet"), { ...play, choices: play.choices?.slice(1) });
  const dull = page.find(".hand button.dull") as HTMLElement;
  vi.spyOn(dull, "matches").mockReturnValue(true);
  vi.useFakeTimers();
  const answers: ((answer: No) => void)[] = [];
  page.table.command(() => new Promise((answer) => answers.push(answer)));
  dull.focus();
  flushSync();
  vi.advanceTimersByTime(1000);
  dull.blur();
  flushSync();
  dull.focus();
  flushSync();
  vi.advanceTimersByTime(1000);
  answers[0]({ t: "no", id: 1, problem: { key: "illegal", rule: 24, why: { key: "follow", facts: { colour: "r" } } } });
  answers[1]({ t: "no", id: 2, problem: { key: "allowed" } });
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(answers).toHaveLength(2);
  expect(page.find(".why-not")).toBeNull();
  vi.useRealTimers();
  await page.close();
});

/** A page on which others think, and what one can have in mind there. */
function planning(game: string, phase: string): { page: Page; upcoming: Choice[]; foresee: () => Promise<void> } {
  const play = situation(game, phase);
  const upcoming = play.choices ?? [];
  const page = new Page(record(game), { ...play, actors: [((play.seat ?? 0) + 1) % 2], choices: [] });
  const foresee = async (): Promise<void> => {
    expect(page.sent.at(-1)).toEqual({ t: "ahead" });
    page.table.receive({ t: "upcoming", on: play.number, phase, choices: upcoming });
    await new Promise((answered) => setTimeout(answered));
    flushSync();
  };
  return { page, upcoming, foresee };
}

test("a card touched out of turn is kept ready, and let go by touching it again or by Escape", async () => {
  const { page, foresee } = planning("njet", "play");
  const card = page.find(".hand button.lying") as HTMLElement;
  for (const letGo of [() => page.press(card), () => page.key("Escape")]) {
    page.press(card);
    await foresee();
    expect(page.find(".queued[role=status]")?.textContent).toContain("As soon as it is your turn: play");
    expect(page.table.queued?.choice.name).toBe(card.dataset["card"]);
    expect(page.root.querySelectorAll(".hand .queued")).toHaveLength(1);
    letGo();
    expect(page.table.queued).toBeNull();
    expect(page.find(".queued")).toBeNull();
  }
  expect(page.sent).toEqual([{ t: "ahead" }, { t: "ahead" }]);
  await page.close();
});

test("several cards are picked out of turn, and kept ready together", async () => {
  const { page, upcoming, foresee } = planning("kreuz_quer", "away");
  const [first, second] = page.root.querySelectorAll<HTMLElement>(".hand button.lying");
  page.press(first);
  await foresee();
  expect(page.find(".prompt")?.classList.contains("asked")).toBe(false); // it is not one's turn
  expect(page.find(".missing")?.textContent).toBe("One more is missing.");
  page.press(second);
  page.press(page.find(".answer.ready") as HTMLElement);
  expect(page.table.queued?.choice.name).toBe(upcoming[0].name);
  expect(page.root.querySelectorAll(".hand .queued")).toHaveLength(2);
  page.table.receive({ ...page.table.play!, number: page.table.play!.number + 1, choices: upcoming });
  flushSync();
  expect(page.sent.at(-1)).toMatchObject({ t: "act", action: upcoming[0].action });
  await page.close();
});

test("an answer is chosen out of turn by its button, and dropped if it is not possible then", async () => {
  const { page, upcoming, foresee } = planning("mu", "auction");
  expect(page.find(".answers")).toBeNull();
  page.press([...page.root.querySelectorAll<HTMLElement>(".prompt .plain")].find((one) => one.textContent === "Choose ahead")!);
  await foresee();
  expect(page.find(".answers")?.textContent).toContain("Ahead of your turn:");
  page.press(page.find('.answer[data-action="pass"]') as HTMLElement);
  expect(page.find(".queued")?.textContent).toContain("As soon as it is your turn: pass");
  page.table.receive({ ...page.table.play!, number: page.table.play!.number + 1, choices: upcoming.filter(({ name }) => name !== "pass") });
  flushSync();
  expect(page.find(".queued")).toBeNull();
  expect(page.find(".prompt")?.textContent).toContain("What you chose ahead (pass) is no longer possible: choose now.");
  expect(page.sent).toEqual([{ t: "ahead" }]);
  await page.close();
});

test("a race is run with single keys, and with buttons that act when they go down", async () => {
  const page = open("take_it", "turn", ({ choices = [] }) => choices.some(({ name }) => name === "take"));
  expect([...page.root.querySelectorAll(".race kbd")].map((key) => key.textContent)).toContain("space");
  page.key(" ");
  expect(page.sent).toMatchObject([{ t: "act" }]);
  await page.again();
  const button = page.find('.race[data-action="take"]') as HTMLElement;
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  expect(page.sent).toMatchObject([{ t: "act" }]);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(page.sent).toHaveLength(1);
  await page.close();
});

test("a pile and a row are pressed where they lie, and have their buttons all the same", async () => {
  const whole = [
    ["ciao", "turn", "draw", ".pile .whole"],
    ["huzz", "draw", "pile", ".pile .whole"],
    ["kreuz_quer", "collect", "grab", ".scatter > .whole"],
    ["take_it", "turn", "turn", ".pile .whole"],
    ["take_it", "turn", "take", ".zone-row > .whole"],
  ] as const;
  for (const [game, phase, name, where] of whole) {
    const page = open(game, phase, ({ choices = [] }) => choices.some((choice) => choice.name === name));
    const wanted = page.table.choices.find((choice) => choice.name === name);
    expect(page.find(`:is(.answers, .race-bar) [data-action="${name}"]`), game).not.toBeNull();
    page.press(page.find(where) as HTMLElement);
    expect(page.sent, game).toMatchObject([{ t: "act", action: wanted?.action }]);
    await page.close();
    const waiting = open(game, phase, ({ choices = [], seat = -1 }) => seat >= 0 && !choices.some((choice) => choice.name === name));
    expect(waiting.find(where), game).toBeNull();
    await waiting.close();
  }
});

test("who watches can look, and do nothing", async () => {
  const page = open("njet", "play", ({ seat = -1 }) => seat < 0);
  expect(page.root.querySelectorAll("button")).toHaveLength(0);
  expect(page.root.querySelectorAll(".seat")).toHaveLength(3);
  await page.close();
});

test("arrow keys go from card to card", async () => {
  const page = open("njet", "play");
  const [first, second] = page.root.querySelectorAll<HTMLElement>(".hand button.lying");
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(second);
  second.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(document.activeElement).toBe(first);
  await page.close();
});

test("when what has the focus goes away, the focus waits at the question", async () => {
  const page = open("njet", "play");
  const prompt = page.find(".prompt");
  const [first, second] = page.root.querySelectorAll<HTMLElement>(".hand button.lying");
  first.focus();
  first.remove(); // for whatever reason
  await Promise.resolve();
  expect(document.activeElement).toBe(prompt);
  const elsewhere = document.body.appendChild(document.createElement("button"));
  second.focus();
  elsewhere.focus();
  await Promise.resolve();
  second.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(elsewhere); // what somebody reads beside the table
  elsewhere.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(prompt);
  await page.close();
});

test("a focus that is on its way is not caught by what changes meanwhile, unless what it went to is gone", async () => {
  const page = open("njet", "play");
  const [first, second] = page.root.querySelectorAll<HTMLElement>(".hand button.lying");
  first.focus();
  // As a browser does for Tab: between the two events nothing has the focus, and what was put off is done.
  const leave = async (): Promise<void> => {
    const focusout = new FocusEvent("focusout", { bubbles: true, relatedTarget: second });
    first.blur();
    first.dispatchEvent(focusout);
    page.root.append(document.createElement("p"));
    await Promise.resolve();
  };
  await leave();
  expect(document.activeElement).toBe(document.body);
  second.focus();
  await new Promise((arrived) => setTimeout(arrived));
  expect(document.activeElement).toBe(second);
  first.focus();
  await leave();
  await vi.waitFor(() => expect(document.activeElement).toBe(page.find(".prompt")));
  await page.close();
});

test("who has no focus is given none", async () => {
  const page = open("njet", "play");
  page.root.querySelector(".hand button.lying")?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  await page.close();
});

test("there is a list of choices only where not all have a button", async () => {
  for (const [game, phase, listed] of [["meinz", "claim", false], ["njet", "play", true]] as const) {
    const page = open(game, phase);
    expect(page.root.querySelectorAll("[data-action]").length).toBeGreaterThan(0);
    expect(page.find(".choices") !== null, game).toBe(listed);
    await page.close();
  }
});

test("long lists of choices can be searched", async () => {
  const page = open("njet", "away");
  const all = page.root.querySelectorAll(".choices li").length;
  const field = page.find(".choices input") as HTMLInputElement;
  field.value = page.find(".choices button")?.dataset["action"]?.split(/[.+]/)[1] ?? "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const found = page.root.querySelectorAll(".choices li").length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await page.close();
});
