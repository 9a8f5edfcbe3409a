/** Faces of flying cards: drawn once, and copied for every flight. */

import { mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import { BACK, face } from "../cards/faces";
import type { Slot } from "./places";

const MOST = 200; // faces that are kept
const SMALL = 46; // pixels of width below which a card is drawn more simply

export class Faces {
  #drawn = new Map<string, HTMLElement>();

  constructor(readonly game: string) {}

  /** A copy of a card's face, or of its back. A card with words on it, or without a face, is copied from where it lies. */
  copy(card: string, width: number, lying: Slot | undefined): HTMLElement {
    const copy = lying && this.#isWorded(card) ? picture(lying) : this.#face(card, width < SMALL);
    copy.style.setProperty("--card-width", `${width}px`);
    return copy;
  }

  #isWorded(card: string): boolean {
    const look = face(this.game, card);
    return card !== BACK && (!look || look.task);
  }

  #face(card: string, small: boolean): HTMLElement {
    const key = `${card}|${small}`;
    let drawn = this.#drawn.get(key);
    if (!drawn) {
      const target = document.createElement("div");
      const view = mount(Card, { target, props: { game: this.game, name: card, small } });
      drawn = (target.firstElementChild ?? target).cloneNode(true) as HTMLElement;
      void unmount(view);
      if (this.#drawn.size > MOST) this.#drawn.clear();
      this.#drawn.set(key, drawn);
    }
    return drawn.cloneNode(true) as HTMLElement;
  }
}

/** A copy of the element, without the attributes that only the page needs. */
function picture({ element }: Slot): HTMLElement {
  const thing = element.querySelector<HTMLElement>(".plate, .garden, .card") ?? element;
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[id], [data-touch], [data-card]")]) {
    one.removeAttribute("id");
    one.removeAttribute("data-touch");
    one.removeAttribute("data-card");
  }
  return copy;
}
