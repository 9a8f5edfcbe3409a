/** Faces of flying cards: drawn once, and copied for every flight. */

import { mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import { BACK, face } from "../cards/faces";
import type { Slot } from "./places";

const MOST = 200; // faces that are kept

export class Faces {
  #drawn = new Map<string, HTMLElement>();

  constructor(readonly game: string) {}

  /** A copy of a card's face, or of its back. What has no face is copied from where it lies. */
  copy(card: string, width: number, lying: Slot | undefined): HTMLElement {
    const copy = this.#known(card) ? this.#face(card) : lying ? picture(lying) : this.#face(card);
    copy.style.setProperty("--card-width", `${width}px`);
    return copy;
  }

  #known(card: string): boolean {
    return card === BACK || face(this.game, card) !== null;
  }

  #face(card: string): HTMLElement {
    let drawn = this.#drawn.get(card);
    if (!drawn) {
      const target = document.createElement("div");
      const view = mount(Card, { target, props: { game: this.game, name: card } });
      drawn = (target.firstElementChild ?? target).cloneNode(true) as HTMLElement;
      void unmount(view);
      if (this.#drawn.size > MOST) this.#drawn.clear();
      this.#drawn.set(card, drawn);
    }
    return drawn.cloneNode(true) as HTMLElement;
  }
}

/** What lies there, without what only the page needs. */
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
