/** Code words in the rules, as people know them: cards are drawn, and options have their names. */

import { cardsOf, face } from "../cards/faces";
import { print } from "../cards/printing";
import { catalogue } from "../wire/catalogue.svelte";
import { called } from "../state/naming";
import { Speaker } from "../text/words";

/** Puts pictures and names into the pieces of a game's rules. The first that writes cards says how they are written: there the
 * word stays behind its picture. */
export function name(pieces: readonly Element[], game: string): void {
  const speaker = new Speaker(game, []);
  const options = new Set(catalogue.game(game)?.options.map(({ key }) => key));
  let written: Element | null = null;
  for (const piece of pieces) {
    for (const code of piece.querySelectorAll("code")) {
      const word = code.textContent ?? "";
      const picture = options.has(word) ? null : pictured(speaker, word);
      const named = picture ?? (options.has(word) ? option(speaker, word) : value(speaker, code));
      if (picture && (written ??= piece) === piece) code.before(picture, " ");
      else if (named) code.replaceWith(named);
    }
  }
}

/** A card or a set of cards; null if it is neither. */
function pictured(speaker: Speaker, word: string): Node | null {
  const cards = cardsOf(speaker.game, word);
  const looks = cards.flatMap((card) => face(speaker.game, card) ?? []);
  if (!word || looks.length !== cards.length) return null;
  const picture = document.createElement("span");
  picture.className = "written";
  picture.title = called(speaker, word);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", picture.title);
  cards.forEach((card, at) => {
    const drawn = document.createElement("span");
    drawn.className = `card small ink-${looks[at].ink}${looks[at].task ? " task" : ""}${looks[at].gilt ? " gilt" : ""}`;
    drawn.innerHTML = print(speaker.game, card, true);
    picture.append(drawn);
  });
  return picture;
}

function option(speaker: Speaker, key: string): HTMLElement {
  const found = document.createElement("em");
  found.dataset["option"] = key;
  found.textContent = speaker.option(key);
  return found;
}

/** In a table of options: a value of the option that its row is about. In a sentence it is one of the sentence's words. */
function value(speaker: Speaker, code: Element): Node | null {
  const about = code.closest("tr")?.querySelector<HTMLElement>("em[data-option]")?.dataset["option"];
  if (about === undefined) return null;
  const words = speaker.value(about, code.textContent ?? "");
  const found = document.createElement("em");
  found.textContent = words;
  return found;
}
