/** A sentence in pieces: words, and rules by their numbers, which can be looked up. */

export interface Piece {
  readonly text: string;
  /** The number of the rule, where the piece names one. */
  readonly rule: number | null;
}

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/\b(R\d+)\b/)
    .map((text, place) => ({ text, rule: place % 2 ? Number(text.slice(1)) : null }))
    .filter(({ text }) => text);
}
