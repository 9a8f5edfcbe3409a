/**
 * The sentences of a language. A catalogue has a thousand of them, and a page says fifty: each is read when it is first said, so
 * that nobody waits for the rest.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

const BEGINS = /^(-?[A-Za-z][\w-]*) *=/gm; // a sentence; all else is indented, a comment, or a brace that closes
const NAMED = /\{\s*(-?[A-Za-z][\w-]*)/g; // another sentence within one
const GROUPED = 1000; // from here on numbers are written in groups, in each language in its own way

/** A number that every language writes alike. To ask the browser how takes it long, the first time. */
class Count extends FluentNumber {
  override toString(): string {
    return this.value < 0 ? `−${-this.value}` : String(this.value); // a minus sign, and no hyphen
  }
}

export class Sentences {
  #unread = new Map<string, string>();
  #bundle: FluentBundle;

  constructor(language: string, catalogue: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const found = [...catalogue.matchAll(BEGINS)];
    found.forEach(({ 1: key, index }, place) => {
      if (!this.#unread.has(key)) this.#unread.set(key, catalogue.slice(index, found[place + 1]?.index));
    });
    this.keys = new Set([...this.#unread.keys()].filter((key) => !key.startsWith("-")));
  }

  /** Of all sentences. */
  readonly keys: ReadonlySet<string>;

  /** A sentence with its facts; null if there is none. Its errors are added to `errors`. */
  say(key: string, facts: Facts = {}, errors: Error[] = []): string | null {
    this.#read(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    if (typeof pattern === "string") return pattern;
    const written = Object.entries(facts).map(([name, fact]) => [name, isCount(fact) ? new Count(fact) : fact]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(written), errors);
  }

  /** Reads a sentence, and those that it names. */
  #read(key: string): void {
    const text = this.#unread.get(key);
    if (text === undefined) return;
    this.#unread.delete(key);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, named] of text.matchAll(NAMED)) this.#read(named);
  }
}

function isCount(fact: string | number): fact is number {
  return typeof fact === "number" && Number.isInteger(fact) && Math.abs(fact) < GROUPED;
}
