/** The names of things on the table, read aloud or written where there is no room for a picture. */

import { BACK, cardsOf, face, upright } from "../cards/faces";
import { list, say, type Speaker } from "../text/words";
import { faceDown } from "./scene";

/** A card, a set of cards or a task in words: “red 7”, “joker”, “4, 4 and joker”, “no red”. */
export function called(speaker: Speaker, name: string): string {
  if (name === BACK) return say("table-face-down", { count: 1 });
  const cards = cardsOf(speaker.game, name);
  if (cards.length > 1) return list(cards.map((card) => called(speaker, card)));
  if (upright(name, speaker.game) !== name) return gardenCalled(speaker, name);
  const look = face(speaker.game, name);
  return look && !look.task ? speaker.card(name) : speaker.task(name);
}

/** Several cards in words, those that lie face down by their number. */
export function allCalled(speaker: Speaker, cards: readonly string[]): string {
  const hidden = faceDown(cards);
  const open = cards.filter((card) => card !== BACK).map((card) => called(speaker, card));
  return [...open, ...(hidden ? [say("table-face-down", { count: hidden })] : [])].join(", ");
}

/** A garden in words, with its place on the way where it has one. */
export function gardenCalled(speaker: Speaker, garden: string, place = 0): string {
  const number = upright(garden, speaker.game);
  const facts = { garden: place ? `${place}. ${number}` : number };
  return number === garden ? say("web-table-garden", facts) : say("web-table-garden-turned", facts);
}

/** A sentence that stands on a button: with a capital letter. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}

/** A name, and the number behind it that tells its player from another at the table: “Anna” and “ (2)”. */
export function numbered(name: string): [name: string, number: string] {
  const [number = ""] = / \(\d+\)$/.exec(name) ?? [];
  return [name.slice(0, name.length - number.length), number];
}

/** A name's letters as people see them: one picture may be several characters. */
export function letters(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** The first letter of a seat's name, or two where somebody else has the first as well; who can't be told apart by two
 * has a number. Colour alone tells nothing to who sees none. */
export function initials(speaker: Speaker, seat: number): string {
  const start = (name: string, length: number): string => capital(letters(name).slice(0, length).join(""));
  const first = start(speaker.seat(seat), 1);
  const group = speaker.names.flatMap((name, other) => (start(name, 1).toLocaleUpperCase() === first.toLocaleUpperCase() ? [other] : []));
  if (group.every((other) => other === seat)) return first;
  const named = (other: number): string => {
    const [name, number] = numbered(speaker.seat(other));
    return number ? start(name, 1) + number.replace(/\D/g, "") : start(name, 2);
  };
  const alone = (other: number): boolean =>
    group.every((one) => one === other || named(one).toLocaleUpperCase() !== named(other).toLocaleUpperCase());
  // The number of a seat and that behind a name would be taken for one another.
  const numbers = group.some((other) => !alone(other)) && numbered(speaker.seat(seat))[1] !== "";
  return alone(seat) && !numbers ? named(seat) : `${first}${seat + 1}`;
}

/** The part of a remark about one seat that follows the name, as in “Anna: 2 tricks”; null if it is no such remark. */
export function remark(speaker: Speaker, seat: number, sentence: string): string | null {
  const start = `${speaker.seat(seat)}: `;
  return sentence.startsWith(start) ? sentence.slice(start.length) : null;
}
