import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue, type Game } from "../src/wire/catalogue.svelte";
import RulesPanel from "../src/rules/RulesPanel.svelte";
import type { Order } from "../src/wire/connection";
import { blocks } from "../src/rules/book";
import { inTrick, marks, next, reasons, takes } from "../src/rules/examples";
import { mayNow, ruleOf } from "../src/rules/guiding";
import Now from "../src/rules/Now.svelte";
import { folded, marked, search, spans } from "../src/rules/searching";
import { Table } from "../src/state/table.svelte";
import { zones } from "../src/state/scene";
import type { Example } from "../src/wire/lessons";
import type { Choice, Room } from "../src/wire/wire";
import { speak } from "./catalogues";

const BOOK = `<h1>Njet!</h1><p>A game of vetoes.</p><h2>Az ütések</h2>
  <p id="R1"><strong>R1.</strong> Az ütést az viszi, aki … (R12).</p>
  <p id="R12"><strong>R12.</strong> Nincs <code>R1</code> adu, und das heißt: groß.</p>
  <table><tr><th>bid</th><td>target</td></tr></table>
  <p><strong>HE-2.</strong> <em>(R1, R99)</em> Příklad.</p>`;

const touch = (card: string): Choice => ({ action: 1, name: card, do: { key: "play", facts: { card } }, touch: [{ zone: "hand", seat: 0, card }] });

/** Red 5 is led; red 2 follows, green 9 does not. */
const EXAMPLE: Example = {
  key: "colour-or-number",
  rules: [9, 10],
  seat: 0,
  names: ["Anna", "Béla"],
  before: {
    shows: ["hand.0", "trick", "fact.tricks"],
    scene: {
      phase: "play",
      zones: [
        { key: "hand", seat: 0, cards: ["r2", "g9"] },
        { key: "hand", seat: 1, cards: ["?", "?"] },
        { key: "trick", seat: 0, cards: [] },
        { key: "trick", seat: 1, cards: ["r5"] },
        { key: "taken", seat: 0, cards: [] },
        { key: "taken", seat: 1, cards: [] },
      ],
      facts: [
        { key: "round", facts: { round: 1, rounds: 8 } },
        { key: "tricks", facts: { seat: 0, tricks: 0 } },
      ],
    },
    points: [0, 0],
    actors: [0],
    choices: [touch("r2")],
    barred: [{ zone: "hand", card: "g9", rule: 9, why: { key: "follow-colour-or-number", facts: { led: "r5" } } }],
  },
  did: [{ number: 1, seat: 0, did: { key: "play", facts: { card: "r2" }, role: "play" } }],
  after: {
    shows: ["trick", "points"],
    scene: {
      phase: "play",
      zones: [
        { key: "hand", seat: 0, cards: ["g9"] },
        { key: "trick", seat: 0, cards: [] },
        { key: "trick", seat: 1, cards: [] },
        { key: "taken", seat: 0, cards: ["?", "?"] },
        { key: "taken", seat: 1, cards: [] },
      ],
      facts: [],
    },
    points: [2, 0],
    actors: [0],
  },
};

let shown: ReturnType<typeof mount> | undefined;

function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

function answering(examples: readonly Example[]): void {
  vi.stubGlobal("fetch", async (path: string) =>
    path.startsWith("/api/examples/")
      ? new Response(JSON.stringify(examples), { headers: { "Content-Type": "application/json" } })
      : new Response(BOOK, { headers: { "Content-Type": "text/html" } }),
  );
}

beforeEach(() => {
  speak("en");
  catalogue.games = [];
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

describe("a book", () => {
  const book = blocks(BOOK);

  test("has places for rules, worked examples and all else", () => {
    expect(book.map(({ place }) => place)).toEqual(["place-0", "place-1", "R1", "R12", "place-4", "HE-2"]);
    expect(book.map(({ rule }) => rule)).toEqual([null, null, 1, 12, null, null]);
    expect(book.map(({ label }) => label)).toEqual(["", "Az ütések", "R1", "R12", "Az ütések", "HE-2"]);
    expect(book[4].text).toBe("bid · target");
  });

  test("leads from rule to rule", () => {
    expect(book[2].html).toContain('<a href="#R12">R12</a>');
    expect(book[3].html).toContain("<code>R1</code>");
    expect(book[5].html).toContain('<a href="#R1">R1</a>, R99');
  });
});

describe("the words of programs", () => {
  const options = [{ key: "equals" }, { key: "start" }] as unknown as Game["options"];
  const drawn = (html: string): HTMLElement => {
    const found = document.createElement("div");
    found.innerHTML = html;
    return found;
  };
  const piece = (html: string, game = "njet"): HTMLElement => drawn(blocks(html, game)[0].html);
  beforeEach(() => {
    catalogue.games = [{ key: "njet", options } as Game, { key: "huzz", options: [] as Game["options"] } as Game];
  });

  test("are cards that are drawn, and called as people call them", () => {
    const [first, card] = blocks("<p>written <code>b0</code></p><p>lead <code>r7</code>, and <code>R1</code></p>", "njet").map(({ html }) => drawn(html));
    expect(first.querySelector(".written + code")?.textContent).toBe("b0");
    expect(card.querySelector(".written")?.getAttribute("aria-label")).toBe("red 7");
    expect(card.querySelectorAll(".written .card.ink-red svg")).toHaveLength(1);
    expect(card.querySelector("code")?.textContent).toBe("R1");
    expect(piece("<p><code>4.4.x</code></p>", "huzz").querySelectorAll(".written .card svg")).toHaveLength(3);
  });

  test("are options by their names, and their values where a table lists them", () => {
    const told = piece("<p><code>equals</code> is <code>first</code>.</p>");
    expect(told.textContent).toBe("Equal cards is first.");
    const row = piece("<table><tr><td><code>equals</code></td><td><code>first</code>, <code>last</code></td></tr></table>");
    expect(row.textContent).toBe("Equal cardsthe one played first wins, the one played last wins");
    expect(piece("<p><code>equals</code></p>", "huzz").querySelector("code")).not.toBeNull();
  });
});

describe("the search", () => {
  const book = blocks(BOOK);
  const places = (sought: string): string[] => search(book, sought).found.map(({ place }) => place);

  test("minds neither case nor accents", () => {
    expect(folded("Ütés ŘEČ Größe")).toBe("utes rec grosse");
    expect(places("UTEST viszi")).toEqual(["R1"]);
    expect(places("priklad")).toEqual(["HE-2"]);
    expect(places("HEISST")).toEqual(["R12"]);
  });

  test("finds a rule by its number first, and what is no rule", () => {
    expect(places("12")[0]).toBe("R12");
    expect(places("r12")[0]).toBe("R12");
    expect(places("target")).toEqual(["place-4"]);
    expect(places("nothing of it")).toEqual([]);
  });

  test("comes near where an ending differs", () => {
    const { found, loose } = search(book, "ütésekben");
    expect(found.map(({ place }) => place)).toContain("R1");
    expect(loose).toBe(true);
    expect(search(book, "xyz").found).toEqual([]);
  });

  test("shows the words around what was found", () => {
    expect(search(book, "viszi").found[0]).toEqual({
      place: "R1",
      label: "R1",
      before: "Az ütést az ",
      match: "viszi",
      after: ", aki … (R12).",
    });
  });

  test("marks it in the text, with its accents, and nothing twice", () => {
    expect(marked("<p>Az ütést az <b>ÜTÉS</b> viszi</p>", ["utes"])).toBe(
      "<p>Az <mark>ütés</mark>t az <b><mark>ÜTÉS</mark></b> viszi</p>",
    );
    expect(spans("große Größe", ["gross", "grosse"])).toEqual([
      [0, 5],
      [6, 11],
    ]);
  });
});

describe("an example", () => {
  const hand = zones(EXAMPLE.before.scene)[0];

  test("marks what is played next, and what can't be", () => {
    expect(next(EXAMPLE)?.name).toBe("r2");
    expect(marks(EXAMPLE, EXAMPLE.before, hand)).toEqual(["picked", "barred"]);
    expect(marks({ ...EXAMPLE, did: [] }, EXAMPLE.before, hand)).toEqual(["can", "barred"]);
  });

  test("shows the trick that was just taken, and by whom", () => {
    expect(inTrick(EXAMPLE, EXAMPLE.before).map(({ card }) => card)).toEqual(["r5"]);
    expect(inTrick(EXAMPLE, EXAMPLE.after!).map(({ card }) => card)).toEqual(["r5", "r2"]);
    expect(takes(EXAMPLE, EXAMPLE.after!)).toBe(0);
  });

  test("tells each reason once", () => {
    const why = { key: "follow", facts: { colour: "r" } };
    const found = reasons([
      { zone: "hand", card: "b1", rule: 24, why },
      { zone: "laid", card: "b1", rule: 24, why },
      { zone: "hand", card: "b2", rule: 24, why },
      { zone: "hand", card: "r6", rule: 22, why: { key: "number-is-trump", facts: { card: "r6", colour: "r" } } },
      { zone: "hand", card: "y6", rule: 22, why: { key: "number-is-trump", facts: { card: "y6", colour: "r" } } },
    ]);
    expect(found.map(({ cards, named, rule }) => [cards, named, rule])).toEqual([
      [["b1", "b2"], false, 24],
      [["r6", "y6"], true, 22],
    ]);
    expect(found[1].why.facts?.["card"]).toBe("r6");
  });

  test("stands behind its rule, before and after", async () => {
    answering([{ ...EXAMPLE, rules: [12] }]);
    show(RulesPanel, { game: "meinz" });
    await vi.waitFor(() => expect(document.querySelector("figure")).not.toBeNull());
    const figure = document.querySelector("figure")!;
    expect(figure.previousElementSibling?.id).toBe("R12");
    expect(figure.textContent).toContain("Red 5 is led.");
    expect(figure.textContent).toContain("Green 9: ");
    expect(figure.querySelector('[aria-label="green 9 (not possible)"]')).not.toBeNull();
    const [before, after] = figure.querySelectorAll<HTMLButtonElement>("[aria-pressed]");
    expect(before.getAttribute("aria-pressed")).toBe("true");
    after.click();
    flushSync();
    expect(figure.textContent).toContain("Anna takes the trick.");
    expect(figure.textContent).toContain("2 points");
    expect(figure.querySelector(".reason")).toBeNull();
  });
});

describe("the panel", () => {
  test("opens at the rule that was asked for", async () => {
    answering([]);
    show(RulesPanel, { game: "njet", rule: 12 });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("R12"));
    expect(document.querySelector("h1")).toBeNull();
    expect(document.querySelector("#R12")?.classList.contains("sought")).toBe(true);
  });

  test("follows a rule that another one cites", async () => {
    answering([]);
    show(RulesPanel, { game: "njet" });
    await vi.waitFor(() => expect(document.querySelector("#R1 a")).not.toBeNull());
    document.querySelector<HTMLElement>("#R1 a")!.click();
    expect(document.activeElement?.id).toBe("R12");
  });

  test("finds, marks and jumps", async () => {
    answering([]);
    show(RulesPanel, { game: "njet" });
    await vi.waitFor(() => expect(document.querySelector("#R1")).not.toBeNull());
    const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
    field.value = "VISZI";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent?.trim()).toBe("One rule found.");
    expect(document.querySelector("#R1 mark")?.textContent).toBe("viszi");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    flushSync();
    expect(document.querySelector("#R1")?.classList.contains("sought")).toBe(true);
    expect(document.activeElement).toBe(field);
    field.value = "VISZI AKI"; // the text is marked anew, and the place stays the place
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelectorAll("#R1 mark")).toHaveLength(2);
    expect(document.querySelector("#R1")?.classList.contains("sought")).toBe(true);
  });

  test("is in the language that was chosen last, and keeps its place", async () => {
    const answers: Record<string, (answer: Response) => void> = {};
    const asked = (path: string): Promise<Response> => new Promise((answer) => (answers[path] = answer));
    const told = (language: string, text: string): void => answers[`/api/books/${language}/njet`](new Response(text));
    vi.stubGlobal("fetch", asked);
    show(RulesPanel, { game: "njet", rule: 12 });
    told("en", BOOK);
    await vi.waitFor(() => expect(document.querySelector("#R12.sought")).not.toBeNull());
    speak("hu");
    flushSync();
    speak("cs");
    flushSync();
    const book = document.querySelector(".book")!;
    expect(book.getAttribute("lang")).toBe("en"); // it still is
    told("cs", BOOK.replace("Nincs", "Není"));
    await vi.waitFor(() => expect(book.getAttribute("lang")).toBe("cs"));
    told("hu", BOOK.replace("Nincs", "Sohasem")); // too late
    await new Promise((later) => setTimeout(later));
    flushSync();
    expect(document.querySelector("#R12.sought")?.textContent).toContain("Není");
  });
});

describe("what one may do now", () => {
  const guide = { phases: { play: 8, teams: 13, "teams-4": 14 }, actions: { play: 9 }, verbs: { hand: "" } };

  test("cites rules, which may differ by the number of players", () => {
    expect([ruleOf(guide.phases, "teams", 5), ruleOf(guide.phases, "teams", 4), ruleOf(guide.phases, "none", 4)]).toEqual([13, 14, null]);
    expect(mayNow([touch("r2"), touch("r8")], guide, 4)).toEqual([{ choices: [touch("r2"), touch("r8")], rule: 9 }]);
  });

  test("says what is possible, and why other cards are not", () => {
    catalogue.games = [{ key: "meinz", titles: {}, guide } as unknown as Game];
    const table = new Table();
    const chairs = ["Anna", "Béla"].map((name) => ({ name }));
    const room = { t: "room", game: "meinz", players: 4, status: "playing", chairs, table: "abc" } as unknown as Room;
    table.receive(room);
    const { barred, ...before } = EXAMPLE.before;
    table.receive({ t: "play", number: 3, seat: 0, ...before, choices: [touch("r2")] });
    const asked: Order[] = [];
    table.command((order) => {
      asked.push(order);
      table.receive({ t: "barred", on: 3, cards: barred ?? [] });
      return Promise.resolve({ t: "ok", id: 1 });
    });
    const rules: number[] = [];
    show(Now, { table, room, onrule: (rule: number) => rules.push(rule) });
    flushSync();
    expect(asked).toEqual([{ t: "why" }]);
    const words = document.querySelector(".now")?.textContent?.replace(/\s+/g, " ") ?? "";
    expect(words).toContain("Your turn. A card is played to the trick. R8");
    expect(words).toContain("Play red 2 R9");
    expect(words).toContain("Green 9: ");
    for (const button of document.querySelectorAll<HTMLElement>(".now button")) button.click();
    expect(rules).toEqual([8, 9, 9]);
  });
});
