/** The backs of a fan: drawn once, and copied for every hand, since a table has dozens of them. */

import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import Card from "../cards/Card.svelte";
import { BACK } from "../cards/faces";
import { tilt } from "./around";

const drawn = new Map<string, DocumentFragment>();

/** Puts this many backs before the rest of a fan. */
export function backs(game: string, count: number): Attachment<HTMLElement> {
  return (fan) => {
    const copies = [...fanned(game, count).cloneNode(true).childNodes];
    fan.prepend(...copies);
    return () => copies.forEach((copy) => copy.remove());
  };
}

function fanned(game: string, count: number): DocumentFragment {
  const key = `${game} ${count}`;
  let found = drawn.get(key);
  if (!found) {
    found = document.createDocumentFragment();
    const card = back(game);
    for (let place = 0; place < count; place++) {
      const around = document.createElement("span");
      around.className = "back";
      around.style.setProperty("--tilt", `${tilt(place, count) * 3}deg`);
      around.append(card.cloneNode(true));
      found.append(around);
    }
    drawn.set(key, found);
  }
  return found;
}

function back(game: string): Node {
  const target = document.createElement("div");
  const view = mount(Card, { target, props: { game, name: BACK, small: true } });
  const card = target.firstElementChild!.cloneNode(true);
  void unmount(view);
  return card;
}
