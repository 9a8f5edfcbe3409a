// A finished match, played again in the page: from its terms, its secret and its log, by the rules that the server's own are translated into.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A match state: like all numbers of the rules, its numbers are BigInts, single or in arrays. */
export type State = Record<string, any>;

/** A field of a state: of what kind it is, how many entries it has, and how many numbers each of them, if there are several. */
export interface Field {
  kind: "cards" | "card" | "counts" | "letters" | "seat" | "seats" | "number" | "named";
  size: number;
  /** Whether it has an entry for each seat. */
  seats: boolean;
  width: number;
  empty: number;
  names: string[];
}

/** The rules of a game, as octavo/engine/translator.py writes them. */
export interface Rules {
  /** Of which matches are played again; what sets them apart is in their options. */
  VERSIONS: number[];
  OPTIONS: Record<string, string[] | "number" | "start" | "deck">;
  FIELDS: Record<string, Field>;
  /** The zones into which chance deals, each with the field that holds its cards. */
  DEALT: Record<string, string>;
  deal(s: State, rng: bigint[]): void;
  actors(s: State): bigint;
  legal(s: State, seat: bigint, actions: bigint[]): bigint;
  apply(s: State, seat: bigint, action: bigint, rng: bigint[]): void;
  score(s: State, points: bigint[]): void;
  standing(s: State, marks: bigint[]): void;
}

/** Seat and action, by its number; null takes back the last action. */
export type Move = readonly [seat: number, action: number | null];

/** Everything needed to replay a match; `deck` is the text whose hash the terms name. */
export interface Played {
  terms: readonly string[];
  secret: string;
  deck: string;
}

/** It can't be replayed: its parts contradict each other. */
export class Unfit extends Error {}

const LETTER = 3n; // bits of a letter
const DIGITS = 16; // of a deck's hash

export class Replayer {
  s: State;
  readonly rules: Rules;
  readonly players: number;
  /** Whether chance had a part in what came last. */
  drawn = false;
  private number = 0; // of the last entry
  private readonly before: State[] = []; // the states to go back to
  private readonly secret: Uint8Array;

  constructor(rules: Rules, match: Played) {
    this.rules = rules;
    this.secret = hexToBytes(match.secret);
    const options = match.terms.findLastIndex((line) => line.startsWith("option ")) + 1;
    this.s = agreed(rules, match.terms.slice(0, options), match.deck);
    this.players = Number(this.s.players);
    const position = match.terms.slice(options);
    for (const line of position) read(rules, this.s, line);
    if (!position.length) this.chance((rng) => rules.deal(this.s, rng));
  }

  /** One entry of the log; false if it was not possible. */
  play([seat, action]: Move): boolean {
    this.number += 1;
    if (action === null) {
      const back = this.before.pop();
      this.drawn = false;
      if (back) this.s = back;
      return back !== undefined;
    }
    const legal: bigint[] = [];
    const count = Number(this.rules.legal(this.s, BigInt(seat), legal));
    if (!legal.slice(0, count).includes(BigInt(action))) return false;
    this.before.push(structuredClone(this.s));
    this.chance((rng) => this.rules.apply(this.s, BigInt(seat), BigInt(action), rng));
    return true;
  }

  /** The points of each seat. */
  get points(): number[] {
    return this.asked(this.rules.score);
  }

  /** The winners, once it is over. */
  get winners(): number[] {
    if (this.rules.actors(this.s)) return [];
    const marks = this.asked(this.rules.standing);
    const most = Math.max(...marks);
    return marks.flatMap((mark, seat) => (mark === most ? [seat] : []));
  }

  private asked(question: (s: State, answers: bigint[]) => void): number[] {
    const answers = Array<bigint>(this.players).fill(0n);
    question(this.s, answers);
    return answers.map(Number);
  }

  /** Do something with the chance of this entry, which the secret fixed before the match. */
  private chance(doing: (rng: bigint[]) => void): void {
    const rng = seed(this.secret, this.number);
    const untouched = rng.join();
    doing(rng);
    this.drawn = rng.join() !== untouched;
  }
}

/** The generator for one entry of the log, as in octavo/match/fairness.py; 0 is the deal. */
export function seed(secret: Uint8Array, number: number): bigint[] {
  const bytes = new DataView(hmac(sha256, secret, utf8ToBytes(String(number))).buffer);
  const words = [0, 4, 8, 12].map((place) => BigInt(bytes.getUint32(place)));
  words[0] |= 1n;
  return words;
}

/** An empty state with players and options. */
function agreed(rules: Rules, terms: readonly string[], deck: string): State {
  const s: State = {};
  for (const [name, { size, width, empty }] of Object.entries(rules.FIELDS)) {
    const entry = () => (width ? Array<bigint>(width).fill(BigInt(empty)) : BigInt(empty));
    s[name] = size ? Array.from({ length: size }, entry) : entry();
  }
  for (const line of terms) {
    const [word, ...rest] = line.split(" ");
    if (word === "rules" && !rules.VERSIONS.map(String).includes(rest[0])) throw new Unfit(line);
    if (word === "players") s.players = BigInt(rest[0]);
    if (word === "option") choose(rules, s, rest[0], rest.slice(1).join(" "), deck);
  }
  return s;
}

function choose(rules: Rules, s: State, key: string, value: string, deck: string): void {
  const option = rules.OPTIONS[key];
  if (option === "deck") {
    if (!value.endsWith(`-${bytesToHex(sha256(utf8ToBytes(deck))).slice(0, DIGITS)}`)) throw new Unfit(value);
    const whole = deck.replace(/(?<=[[ ])-?\d+/g, '"$&"'); // some numbers are larger than JavaScript's
    for (const [name, numbers] of Object.entries(JSON.parse(whole)[1])) s[name] = large(numbers);
  } else if (option === "start") s[key] = value === "lot" ? -1n : BigInt(value);
  else if (option === "number") s[key] = BigInt(value);
  else s[key] = place(option, value);
}

function large(numbers: unknown): unknown {
  return Array.isArray(numbers) ? numbers.map(large) : BigInt(numbers as string);
}

/** A line of an opening position (docs/notation.md). */
function read(rules: Rules, s: State, line: string): void {
  const [name, ...values] = line.split(" ");
  if (name === "preset") return; // the terms have named the deck already
  const [base, index] = name.split(".");
  const value = valued(rules.FIELDS[base], values[0] === "-" ? [] : values);
  if (index === undefined) s[base] = value;
  else s[base][index] = value;
}

function valued({ kind, names, width, empty }: Field, values: string[]): bigint | bigint[] {
  switch (kind) {
    case "counts": {
      const heap = Array<bigint>(width).fill(0n);
      for (const [name, times = "1"] of values.map((value) => value.split("*"))) heap[Number(place(names, name))] += BigInt(times);
      return heap;
    }
    case "cards": {
      const free = [...names];
      let cards = 0n;
      for (const name of values) {
        const card = place(free, name); // of equal cards the lowest that is free
        free[Number(card)] = "";
        cards |= 1n << card;
      }
      return cards;
    }
    case "letters":
      return [...values.join("")].reduce((word, letter, i) => word | (place(names, letter) << (LETTER * BigInt(i))), 0n);
    case "seats":
      return values.reduce((seats, seat) => seats | (1n << BigInt(seat)), 0n);
    case "card":
      return values.length ? place(names, values[0]) : BigInt(empty);
    case "named":
      return place(names, values.length ? values.join(" ") : "-");
    default:
      return values.length ? BigInt(values[0]) : BigInt(empty);
  }
}

function place(names: readonly string[], name: string): bigint {
  const found = names.indexOf(name);
  if (found < 0) throw new Unfit(name);
  return BigInt(found);
}
