/** Where things are on the screen at one moment: every card in its zone, every seat, the middle. */

import { BACK, cardsOf } from "../cards/faces";
import type { Stop } from "./story";

/** A place on the screen: its middle, its size, and how it is turned, in degrees. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** A card on the screen. */
export interface Slot {
  readonly card: string;
  readonly element: HTMLElement;
  readonly box: Box;
  /** Where it is within its zone, which may itself have been moved. */
  readonly inside: { readonly x: number; readonly y: number };
}

interface Area {
  readonly box: Box;
  /** Where the card of a seat that has still to play will lie. */
  readonly room: Box | null;
  readonly slots: readonly Slot[];
}

const CARD = ".card"; // a face or a back
const STRAIGHT = 0.75; // pixels
const ROOM = ".room"; // for a seat that has still to play
const PILE = "[data-zone='pile|']";
const THING = ".card, .plate, .garden"; // all drawings of a card

export class Places {
  #areas = new Map<string, Area[]>();
  #seats = new Map<number, Box>();
  #middle: Box | null = null;
  #points = new Map<number, Box>();
  #pawns = new Map<number, Slot>();

  /** Measures everything under an element, without changing anything. */
  constructor(root: HTMLElement, game: string) {
    for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const key = zone.dataset["zone"] ?? "";
      const around = zone.getBoundingClientRect();
      const room = zone.querySelector(ROOM)?.getBoundingClientRect();
      const area = { box: boxOf(around), room: room ? boxOf(room) : null, slots: slotsIn(zone, around, game) };
      this.#areas.set(key, [...(this.#areas.get(key) ?? []), area]);
    }
    for (const seat of root.querySelectorAll<HTMLElement>("[data-seat]")) {
      const number = Number(seat.dataset["seat"]);
      this.#seats.set(number, boxOf((seat.querySelector("header") ?? seat).getBoundingClientRect()));
      const points = seat.querySelector(".points");
      if (points) this.#points.set(number, boxOf(points.getBoundingClientRect()));
      const pawn = seat.querySelector<HTMLElement>(".pawn");
      if (pawn) this.#pawns.set(number, slot(BACK, pawn, seat.getBoundingClientRect()));
    }
    const middle = root.querySelector(PILE) ?? root.querySelector(".centre") ?? root;
    this.#middle = boxOf(middle.getBoundingClientRect());
  }

  /** All zones by their keys. */
  get zones(): IterableIterator<string> {
    return this.#areas.keys();
  }

  slots(key: string): readonly Slot[] {
    return this.#areas.get(key)?.flatMap(({ slots }) => slots) ?? [];
  }

  /** The cards of a stop that look as it says, in the order in which they lie. */
  slotsAt({ zone, seat, drawn }: Stop): readonly Slot[] {
    return this.slots(`${zone}|${seat ?? ""}`).filter(({ card }) => card === drawn);
  }

  /** Where one card would lie in a zone, or lies. */
  room(stop: Stop): Box | null {
    const area = this.#areas.get(`${stop.zone}|${stop.seat ?? ""}`)?.[0];
    return area?.room ?? area?.slots[0]?.box ?? null;
  }

  /** Where a zone is that has no card to be seen. */
  zone({ zone, seat }: Stop): Box | null {
    return this.#areas.get(`${zone}|${seat ?? ""}`)?.[0]?.box ?? null;
  }

  seat(seat: number): Box | null {
    return this.#seats.get(seat) ?? null;
  }

  /** Where a seat's points are written. */
  points(seat: number): Box | null {
    return this.#points.get(seat) ?? this.seat(seat);
  }

  /** The pile that is drawn from; where there is none, the middle of the table. */
  get middle(): Box | null {
    return this.#middle;
  }

  get pawns(): ReadonlyMap<number, Slot> {
    return this.#pawns;
  }
}

function slotsIn(zone: HTMLElement, around: DOMRect, game: string): Slot[] {
  const found: Slot[] = [];
  for (const lying of zone.querySelectorAll<HTMLElement>("[data-card]")) {
    const name = lying.dataset["card"] ?? "";
    const cards = cardsOf(game, name);
    const drawn = cards.length > 1 ? [...lying.querySelectorAll<HTMLElement>(CARD)] : [];
    if (drawn.length === cards.length) found.push(...cards.map((card, place) => slot(card, drawn[place], around)));
    else found.push(slot(name, lying, around));
  }
  for (const back of zone.querySelectorAll<HTMLElement>(CARD)) {
    if (!back.closest("[data-card]") && !back.matches(ROOM)) found.push(slot(BACK, back, around));
  }
  return found.filter(({ box }) => box.width > 0); // on a small screen not all backs of a fan are shown
}

function slot(card: string, element: HTMLElement, around: DOMRect): Slot {
  const thing = element.matches(THING) ? element : (element.querySelector<HTMLElement>(THING) ?? element);
  const rect = thing.getBoundingClientRect();
  const size = sizeOf(thing, rect);
  // An element with its normal width is not rotated, so its style need not be read.
  const turned = Math.abs(rect.width - size.width) > STRAIGHT;
  const box = { ...boxOf(rect), ...size, angle: turned ? angleOf(element) : 0 };
  return { card, element, box, inside: { x: box.x - around.x, y: box.y - around.y } };
}

function boxOf(rect: DOMRect): Box {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width, height: rect.height, angle: 0 };
}

/** The size as it would be if the thing were not turned. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement, rect: DOMRect): { width: number; height: number } {
  return { width: offsetWidth || rect.width, height: offsetHeight || rect.height };
}

/** How a card is turned, by itself or by what holds it. */
function angleOf(element: HTMLElement): number {
  let angle = 0;
  for (const one of [element, element.parentElement]) {
    if (!one) continue;
    const { transform, rotate } = getComputedStyle(one);
    angle += parseFloat(rotate) || 0;
    const [, a, b] = /^matrix\(([^,]+), ([^,]+)/.exec(transform) ?? [];
    if (a && b) angle += (Math.atan2(Number(b), Number(a)) * 180) / Math.PI;
  }
  return angle;
}
