// Sentences: keys and facts in the reader's words. The same catalogues serve the terminal, and the same four
// beginnings of a fact's name (seat, colour, task, card) are said in full.

import { Refused } from "../wire/api";
import { catalogue } from "../wire/catalogue.svelte";
import { chosen } from "./language.svelte";
import type { Facts } from "./sentences";
import type { Choice, Entry, Fact, Problem, Scene } from "../wire/wire";

const CLOCK = 8; // the seat of the clock in races, octavo.pace.CLOCK

/** The sentence of a key; the key itself where the catalogues lack it, so that a gap is seen and nothing breaks. */
export function say(key: string, facts: Facts = {}): string {
  return chosen.sentences.say(key, facts) ?? key;
}

/** Whether the catalogues have a sentence for this key. */
export function knows(key: string): boolean {
  return chosen.sentences.keys.has(key);
}

/** The title of a game. */
export function title(game: string): string {
  return catalogue.game(game)?.titles[chosen.now] ?? game;
}

/** A list as the language writes it. For one item the browser, which needs time for its first list, need not be asked. */
export function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return new Intl.ListFormat(chosen.now, { type: "conjunction" }).format(items);
}

const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
  ["month", 12],
] as const;

/** How long ago that was, as people say it. Less than a minute is now. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(chosen.now, { numeric: "auto" });
  let passed = Math.max(now - at, 0) / 1000;
  for (const [unit, most] of STEPS) {
    if (passed < most) return format.format(unit === "second" ? 0 : -Math.floor(passed), unit);
    passed /= most;
  }
  return format.format(-Math.floor(passed), "year");
}

/** A refusal in words. The game is needed for what only its rules forbid. */
export function refusal(problem: Problem, speaker?: Speaker): string {
  if (problem.why && speaker) return speaker.why(problem.why);
  const key = `refused-${problem.key}`;
  const sentence = knows(key) ? say(key, named(problem.facts)) : say("web-refused", { what: problem.key });
  return problem.path && problem.facts?.path === undefined ? `${sentence} (${problem.path})` : sentence;
}

/** What went wrong with a request, in words. */
export function wrong(error: unknown): string {
  return error instanceof Refused ? refusal(error.problem) : say("web-unreachable");
}

/** The facts of a refusal: programs know a game by its key, people by its title. */
function named(facts: Facts = {}): Facts {
  return typeof facts["game"] === "string" ? { ...facts, game: title(facts["game"]) } : facts;
}

/** Says the sentences of a match: it knows the game and the players' names. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  /** The player's name; a seat that the game plays has one too. */
  seat(seat: number): string {
    if (seat >= 0 && seat < this.names.length) return this.names[seat];
    if (seat === CLOCK) return say("seat-clock");
    return first(seat < 0 ? "seat-nobody" : `${this.game}-seat-extra`, "seat-monster");
  }

  /** Something that the table shows beside the cards. */
  fact(fact: Fact): string {
    return this.#sentence(`${this.game}-fact-${fact.key}`, fact.facts);
  }

  phase(phase: string): string {
    return say(`${this.game}-phase-${phase}`);
  }

  /** The phase as a question to the seat with these choices; a kind of action, or a fact, may have a sentence of its own. */
  ask({ phase, facts }: Scene, choices: readonly Choice[]): string {
    const key = `${this.game}-ask-${phase}`;
    const fact = facts.find((fact) => knows(`${key}-${fact.key}`));
    if (fact) return this.#sentence(`${key}-${fact.key}`, fact.facts);
    return first(...new Set(choices.map((choice) => `${key}-${choice.do.key}`)), key, `${this.game}-phase-${phase}`);
  }

  zone(key: string): string {
    return first(`${this.game}-zone-${key}`, `zone-${key}`);
  }

  /** A card in words: by a name of its own, by colour and number, or else as matches write it. */
  card(name: string): string {
    const key = `${this.game}-card-${name}`;
    if (knows(key)) return say(key);
    const [, letter, number] = /^([a-z])(\d+)$/.exec(name) ?? [];
    return letter && knows(`colour-${letter}`) ? `${say(`colour-${letter}`)} ${number}` : name;
  }

  /** A task by its words; a name without words is a card that nobody has drawn. */
  task(name: string): string {
    const key = [`${this.game}-task-${name}`, `task-${name}`].find(knows);
    return key ? say(key) : this.card(name);
  }

  /** Tasks by their words, each with its number where there are several. */
  items(names: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${this.task(name)} ×${count}` : this.task(name)));
  }

  /** An action as a choice. */
  do(told: Fact): string {
    return this.#sentence(`${this.game}-do-${told.key}`, told.facts);
  }

  /** A line of the log. An undo also tells the entry that it took `back`; older matches do not know who wished for it. */
  did(entry: Entry, back: Entry | null = null): string {
    if (!entry.did) {
      if (!back) return say("web-log-undo");
      const what = this.did(back);
      if (entry.seat < 0) return say("table-taken-back", { what });
      return say(entry.agreed ? "web-log-undo-agreed" : "web-log-undo-by", { name: this.seat(entry.seat), what });
    }
    return this.#sentence(`${this.game}-did-${entry.did.key}`, { ...entry.did.facts, seat: entry.seat });
  }

  /** Who has won, and with what: in the game's own words where its points are something else. */
  won(winners: readonly number[], points: readonly number[]): string {
    const facts = { count: winners.length, names: list(winners.map((seat) => this.names[seat])), points: Math.max(...winners.map((seat) => points[seat] ?? 0)) };
    return say(knows(`${this.game}-winners`) ? `${this.game}-winners` : "table-winners", facts);
  }

  /** Why an action is refused. */
  why(why: Fact): string {
    const own = `${this.game}-why-${why.key}`;
    return this.#sentence(knows(own) ? own : `why-${why.key}`, why.facts);
  }

  /** An option of the game by its name. */
  option(key: string): string {
    return first(`${this.game}-option-${key}`, `option-${key}`);
  }

  /** The meaning of an option's value. */
  value(option: string, value: string): string {
    if (option === "start" && value !== "lot") return this.seat(Number(value));
    // A deck is named with a digest of its cards, which only matches and programs want to read.
    const named = option === "deck" ? value.replace(/-[0-9a-f]{16}$/, "") : value;
    const key = [`${this.game}-option-${option}-${named}`, `option-${option}-${named}`].find(knows);
    return key ? say(key) : named;
  }

  #sentence(key: string, facts: Facts = {}): string {
    return say(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#said(name, fact)])));
  }

  #said(name: string, fact: string | number): string | number {
    if (name.startsWith("seat")) return this.seat(Number(fact));
    if (name.startsWith("colour") && knows(`colour-${fact}`)) return say(`colour-${fact}`);
    if (name.startsWith("task")) return this.task(String(fact));
    if (name.startsWith("card") && typeof fact === "string") return this.card(fact);
    return /^[a-z]\d+$/.test(String(fact)) ? this.card(String(fact)) : fact; // a card by another fact's name
  }
}

function first(...keys: string[]): string {
  return say(keys.find(knows) ?? keys[keys.length - 1]);
}
