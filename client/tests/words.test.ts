import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue, type Game } from "../src/wire/catalogue.svelte";
import { change, chosen, LANGUAGES, preferred } from "../src/text/language.svelte";
import { Sentences } from "../src/text/sentences";
import type { Scene } from "../src/wire/wire";
import { ago, knows, refusal, say, Speaker } from "../src/text/words";
import { catalogueText, speak } from "./catalogues";

const SOURCES = join(import.meta.dirname, "../src");

/** Every key of the page that the sources name, and every beginning of one that is completed as it is said. */
function named(): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte)$/.test(path)) continue;
    const source = readFileSync(join(SOURCES, path), "utf-8");
    for (const [, key] of source.matchAll(/["'](web-[a-z-]+)["']/g)) keys.add(key);
    for (const [, beginning] of source.matchAll(/`(web-[a-z-]+-)\$\{/g)) beginnings.add(beginning);
  }
  return { keys, beginnings };
}

function ownKeys(): string[] {
  return [...chosen.sentences.keys].filter((key) => key.startsWith("web-"));
}

describe.each(LANGUAGES)("the catalogue %s", (language) => {
  beforeEach(() => speak(language));

  test("has every key that the page says", () => {
    const { keys, beginnings } = named();
    expect([...keys].filter((key) => !knows(key))).toEqual([]);
    expect([...beginnings].filter((beginning) => !ownKeys().some((key) => key.startsWith(beginning)))).toEqual([]);
  });

  test("has no key of the page that nothing says", () => {
    const { keys, beginnings } = named();
    const unsaid = ownKeys().filter((key) => !keys.has(key) && ![...beginnings].some((beginning) => key.startsWith(beginning)));
    expect(unsaid).toEqual([]);
  });

  test("puts facts into every sentence of the page", () => {
    const facts = Object.fromEntries([...catalogueText(language).matchAll(/\$(\w+)/g)].map(([, name]) => [name, 3]));
    for (const key of ownKeys()) {
      const errors: Error[] = [];
      chosen.sentences.say(key, facts, errors);
      expect(errors, key).toEqual([]);
    }
  });

  test("reads the same sentence by sentence as all at once", () => {
    const whole = new FluentBundle(language, { useIsolating: false });
    whole.addResource(new FluentResource(catalogueText(language)));
    expect([...chosen.sentences.keys].sort()).toEqual([...whole._messages.keys()].sort());
    for (const [key, { value }] of whole._messages) if (value) expect(chosen.sentences.say(key), key).toBe(whole.formatPattern(value, {}, []));
  });
});

describe("a sentence", () => {
  const catalogue = `# What is named by others.
-game = Mü
hello = Hello
    from { -game }, { who }
who = { $count ->
    [one] one guest
   *[other] { $count } guests
}
hello = said before`;

  test("has what it names in it", () => {
    expect(new Sentences("en", catalogue).say("hello", { count: 1 })).toBe("Hello\nfrom Mü, one guest");
  });

  test("has numbers as its language writes them", () => {
    const sentences = new Sentences("de", catalogue);
    expect(sentences.say("who", { count: -12 })).toBe("−12 guests");
    expect(sentences.say("who", { count: 12_345 })).toBe("12.345 guests");
    expect(sentences.say("who", { count: 1.5 })).toBe("1,5 guests");
    expect(sentences.say("-game")).toBeNull();
    expect(sentences.say("nothing")).toBeNull();
  });
});

describe("a speaker", () => {
  const speaker = new Speaker("njet", ["Anna", "Béla", "Cyril", "Dora"]);
  beforeEach(() => speak("en"));

  test("says seats, colours and cards in full", () => {
    expect(speaker.do({ key: "veto-trump", facts: { colour: "r" } })).toBe("forbid red as trump");
    expect(speaker.did({ number: 1, seat: 1, did: { key: "veto-start", facts: { seat_start: 2 } } })).toBe(
      "Béla forbids Cyril as starter.",
    );
    expect(speaker.seat(-1)).toBe("nobody");
    expect(speaker.seat(8)).toBe("The clock");
  });

  test("asks for an answer to a +3 where one is due", () => {
    const draw = { action: 0, name: "draw", do: { key: "draw" } };
    const asks = (facts: Scene["facts"]): string => new Speaker("ciao", []).ask({ phase: "turn", zones: [], facts }, [draw]);
    expect(asks([{ key: "left" }])).toBe("Play a card, or draw.");
    expect(asks([{ key: "pending", facts: { cards: 6 } }])).toBe("Answer with a +3 or a joker, or draw 6 cards.");
  });

  test("says what was taken back", () => {
    const back = { number: 1, seat: 1, did: { key: "veto-start", facts: { seat_start: 2 } } };
    const quoted = "“Béla forbids Cyril as starter.”";
    expect(speaker.did({ number: 2, seat: 0 }, back)).toBe(`Anna takes back: ${quoted}`);
    expect(speaker.did({ number: 2, seat: 0, agreed: true }, back)).toBe(`Anna takes back, and all agree: ${quoted}`);
  });

  test.each(LANGUAGES)("never says that nobody took something back (%s)", (language) => {
    speak(language);
    const back = { number: 1, seat: 1, did: { key: "veto-start", facts: { seat_start: 2 } } };
    const undo = { number: 2, seat: -1 }; // of an older match
    expect(speaker.did(undo, back)).toContain(speaker.did(back));
    for (const said of [speaker.did(undo, back), speaker.did(undo)]) expect(said).not.toContain(speaker.seat(-1));
  });

  test("says why something is refused", () => {
    const problem = { key: "illegal", rule: 24, why: { key: "follow", facts: { colour: "b" } } };
    expect(refusal(problem, speaker)).toBe("The colour led is blue, and you have it: follow suit.");
    expect(refusal({ key: "hello-first" })).toBe("The first message has to be hello.");
    expect(refusal({ key: "of-another-time" })).toContain("of-another-time");
  });

  test("calls a game that is refused by its title", () => {
    const games = catalogue.games;
    catalogue.games = [{ key: "mu", titles: { en: "Mü" } } as unknown as Game];
    const facts = { game: "mu", low: 4, high: 6, given: 3 };
    expect(refusal({ key: "player-count", facts })).toBe("Mü is for 4 to 6 players, not 3.");
    expect(refusal({ key: "player-count", facts: { ...facts, game: "whist" } })).toContain("whist"); // of another time
    catalogue.games = games;
  });

  test("counts equal tasks", () => {
    const names = new Speaker("was_sticht", ["Anna"]).items(["red", "blue", "red"]);
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/ ×2$/);
  });

  test("says what the values of options do, and leaves the digest of a deck out", () => {
    expect(speaker.value("equals", "last")).toBe("the one played last wins");
    expect(speaker.value("start", "1")).toBe("Béla");
    expect(speaker.value("start", "lot")).toBe("drawn by lot");
    expect(new Speaker("ciao", []).value("deck", "standard-907b8d58cab99c8c")).toBe(
      "the printed deck, as far as it is known",
    );
  });

  test("is heard in the language that was chosen last", () => {
    speak("hu");
    expect(speaker.do({ key: "veto-trump", facts: { colour: "r" } })).toContain(say("colour-r"));
    expect(document.documentElement.lang).toBe("hu");
  });
});

test("the first language of the reader that there is, is used", () => {
  expect(preferred(["fr-FR", "cs-CZ", "en"], null)).toBe("cs");
  expect(preferred(["fr"], null)).toBe("en");
  expect(preferred(["de-AT"], "hu")).toBe("hu");
  expect(preferred(["de-AT"], "xx")).toBe("de");
});

test("how long ago something was is said as people say it", () => {
  const minute = 60_000;
  const said = (minutes: number): string => ago(0, minutes * minute);
  speak("en");
  expect([0.5, 1, 59, 60, 150, 24 * 60, 72 * 60, 65 * 24 * 60].map(said)).toEqual(
    ["now", "1 minute ago", "59 minutes ago", "1 hour ago", "2 hours ago", "yesterday", "3 days ago", "2 months ago"],
  );
  expect(ago(2 * minute, minute)).toBe("now"); // a clock that was put back
  speak("hu");
  expect(said(150)).toBe("2 órával ezelőtt");
});

test("the language that was chosen last stays, whichever catalogue comes last", async () => {
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (path: string) => new Promise<Response>((answered) => answers.set(path, answered)));
  try {
    const first = change("cs");
    const second = change("hu");
    answers.get("/words/hu.ftl")!(new Response("web-close = Bezárás"));
    await second;
    answers.get("/words/cs.ftl")!(new Response("web-close = Zavřít"));
    await first;
  } finally {
    vi.unstubAllGlobals();
  }
  expect([chosen.now, document.documentElement.lang, localStorage.getItem("octavo-language")]).toEqual(["hu", "hu", "hu"]);
  expect(say("web-close")).toBe("Bezárás");
  localStorage.clear();
  speak("en");
});
