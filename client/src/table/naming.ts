/** What things on the table are called when they are read aloud, and written where there is no room for a picture. */

import { BACK, cardsOf, face } from "../cards/faces";
import { upright } from "../motion/customs";
import { list, say, type Speaker } from "../words";
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

/** The first letter of a seat's name, or two where somebody else has the first as well; who can't be told apart by two
 * has a number. Colour alone tells nothing to who sees none. */
export function initials(speaker: Speaker, seat: number): string {
  const others = speaker.names.filter((_, other) => other !== seat);
  const start = (name: string, length: number): string => capital([...name].slice(0, length).join(""));
  for (const length of [1, 2]) {
    const own = start(speaker.seat(seat), length);
    if (!others.some((name) => start(name, length).toLocaleUpperCase() === own.toLocaleUpperCase())) return own;
  }
  return `${start(speaker.seat(seat), 1)}${seat + 1}`;
}

/** The part of a remark about one seat that follows the name, as in “Anna: 2 tricks”; null for what is no such remark. */
export function remark(speaker: Speaker, seat: number, sentence: string): string | null {
  const start = `${speaker.seat(seat)}: `;
  return sentence.startsWith(start) ? sentence.slice(start.length) : null;
}
