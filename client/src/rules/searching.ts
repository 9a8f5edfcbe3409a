// Search in a rules text: the pieces in which all the words occur, whatever their case and accents.

import { texts, type Block } from "./book";

/** A piece that was found: where it is, and the words around the first hit. */
export interface Found {
  readonly place: string;
  readonly label: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export interface Finding {
  readonly found: readonly Found[];
  /** The shortened words; the words themselves if that was not needed. */
  readonly words: readonly string[];
  /** Nothing has the words as they were written: these have their beginnings. */
  readonly loose: boolean;
}

const SHOWN = 90; // letters of a piece
const LEAD = 28; // of these before the hit
const STEM = 4; // letters of a word that are not taken off

/** Letters without case and accents, so that "utes" finds "ütés"; `at` has the place of each in the text. */
function letters(text: string): { folded: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss");
    for (let i = 0; i < plain.length; i++) at.push(place);
    folded += plain;
    place += letter.length;
  }
  at.push(text.length);
  return { folded, at };
}

export function folded(text: string): string {
  return letters(text).folded;
}

/** The pieces with all the words, or with their beginnings if there is none. */
export function search(book: readonly Block[], sought: string): Finding {
  const words = folded(sought).split(/[\s,;]+/).filter(Boolean);
  if (!words.length) return { found: [], words, loose: false };
  const bare = book.map(({ label, place, text }) => folded(label === place ? `${label} ${text}` : text));
  // Endings differ, in Hungarian a lot: a word that is not found is searched for by its beginning.
  for (let less = 0; ; less++) {
    const shorter = words.map((word) => word.slice(0, Math.max(Math.min(word.length, STEM), word.length - less)));
    const found = book.filter((block, i) => !block.level && shorter.every((word) => bare[i].includes(word)));
    if (found.length) return { found: first(found, words).map((block) => excerpt(block, shorter)), words: shorter, loose: less > 0 };
    if (shorter.every((word) => word.length <= STEM)) return { found: [], words, loose: false };
  }
}

/** The rule whose number was typed comes first, then other rules, then other text. */
function first(found: readonly Block[], words: readonly string[]): Block[] {
  const number = words.length === 1 ? /^r?(\d+)$/.exec(words[0])?.[1] : undefined;
  const rank = ({ rule }: Block): number => (rule === null ? 2 : rule === Number(number) ? 0 : 1);
  return [...found].sort((one, other) => rank(one) - rank(other));
}

function excerpt({ place, label, text }: Block, words: readonly string[]): Found {
  const [from, to] = spans(text, words)[0] ?? [0, 0];
  const start = from > LEAD ? text.indexOf(" ", from - LEAD) + 1 : 0;
  const end = text.length > start + SHOWN ? text.lastIndexOf(" ", start + SHOWN) : text.length;
  return {
    place,
    label,
    before: `${start ? "… " : ""}${text.slice(start, from)}`,
    match: text.slice(from, to),
    after: `${text.slice(to, Math.max(end, to))}${end < text.length ? " …" : ""}`,
  };
}

/** Where the words stand in a text, each place once, in order. */
export function spans(text: string, words: readonly string[]): [number, number][] {
  const { folded: bare, at } = letters(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let i = bare.indexOf(word); word && i >= 0; i = bare.indexOf(word, i + word.length)) {
      found.push([at[i], at[i + word.length]]);
    }
  }
  found.sort(([one, length], [other, far]) => one - other || far - length);
  return found.filter(([from], i) => i === 0 || from >= Math.max(...found.slice(0, i).map(([, to]) => to)));
}

/** A text cut where the words begin and end. */
export function divided(text: string, words: readonly string[]): { text: string; mark: boolean }[] {
  const found = spans(text, words);
  const ends = found.map(([, end]) => end);
  const parts = found.flatMap(([start, end], i) => [
    { text: text.slice(ends[i - 1] ?? 0, start), mark: false },
    { text: text.slice(start, end), mark: true },
  ]);
  return [...parts, { text: text.slice(ends.at(-1) ?? 0), mark: false }].filter((part) => part.text);
}

/** A piece of HTML in which the words are marked. */
export function marked(html: string, words: readonly string[]): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const node of texts(template.content)) {
    const parts = divided(node.data, words).map(({ text, mark }) => (mark ? marking(text) : text));
    if (parts.some((part) => typeof part !== "string")) node.replaceWith(...parts);
  }
  return template.innerHTML;
}

function marking(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.textContent = text;
  return mark;
}
