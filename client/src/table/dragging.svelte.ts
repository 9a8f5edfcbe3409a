/** Dragging a card of your hand: along the hand it changes its place, up onto the table it is chosen. */

import { moved } from "../state/sorting";

const SLACK = 8; // pixels that a finger may move and still tap

interface Begun {
  readonly key: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** The interface to the hand. */
export interface DraggedHand {
  list(): HTMLElement | undefined;
  /** The cards' keys from left to right. */
  keys(): readonly string[];
  /** Whether cards can be dragged now. */
  free(): boolean;
  put(keys: readonly string[]): void;
  /** A card was let go above the hand. */
  choose(key: string, event: Event): void;
}

export class Dragging {
  #hand: DraggedHand;
  #begun: Begun | null = null;
  #listening: AbortController | null = null;
  /** The card that is dragged, by how much, and whether it is above the hand. */
  now = $state.raw<{ key: string; x: number; y: number; up: boolean } | null>(null);

  constructor(hand: DraggedHand) {
    this.#hand = hand;
  }

  down = (event: PointerEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>("li[data-key]")?.dataset["key"];
    if (event.button !== 0 || !key || !this.#hand.free()) return;
    this.cancel();
    this.#begun = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    // To the whole page: a quick hand is out of the list before it has moved in it.
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", this.#move, { signal });
    addEventListener("pointerup", this.#up, { signal });
    addEventListener("pointercancel", this.cancel, { signal });
  };

  #move = (event: PointerEvent): void => {
    const begun = this.#begun;
    const list = this.#hand.list();
    if (!begun || begun.pointer !== event.pointerId || !list) return;
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    if (!this.now && Math.hypot(x, y) < SLACK) return;
    if (!this.now) list.setPointerCapture(event.pointerId);
    const box = list.getBoundingClientRect();
    const up = event.clientY < box.top + box.height * 0.15 && y < -SLACK * 3;
    this.now = { key: begun.key, x, y, up };
    if (!up) this.#shift(list, event.clientX);
  };

  #up = (event: PointerEvent): void => {
    if (this.#begun?.pointer !== event.pointerId) return;
    const dragged = this.now;
    this.cancel();
    if (!dragged) return;
    // A drag is not a click.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
    if (dragged.up) this.#hand.choose(dragged.key, event);
  };

  cancel = (): void => {
    this.#begun = this.now = null;
    this.#listening?.abort();
  };

  /** Moves the dragged card between the two that it is between. Its own offset counts from its new place. */
  #shift(list: HTMLElement, x: number): void {
    const begun = this.#begun;
    if (!begun) return;
    const keys = this.#hand.keys();
    const items = [...list.querySelectorAll<HTMLElement>("li[data-key]")];
    const from = keys.indexOf(begun.key);
    const to = items.filter((item) => {
      const box = item.getBoundingClientRect();
      return item.dataset["key"] !== begun.key && x > box.left + box.width / 2;
    }).length;
    if (to === from || from < 0) return;
    const step = items[to].offsetLeft - items[from].offsetLeft;
    this.#hand.put(moved(keys, begun.key, to));
    this.#begun = { ...begun, x: begun.x + step };
    this.now = { key: begun.key, x: x - this.#begun.x, y: this.now?.y ?? 0, up: false };
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
