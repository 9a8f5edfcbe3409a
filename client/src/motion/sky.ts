/**
 * The sky over the table: copies of cards that fly, each for the time of its flight. Only transforms and opacity change, so that
 * the browser need not draw anything anew. The cards themselves are where they belong from the beginning, only not seen until
 * the copy has landed; whoever is quick can already play them.
 */

import { BACK } from "../cards/faces";
import { Faces } from "./flyingCards";
import type { Box, Places } from "./places";
import type { Moment, Route } from "./routes";

interface Flying {
  readonly copy: HTMLElement;
  readonly animations: readonly Animation[];
  /** The elements hidden until the landing. */
  readonly target: HTMLElement | null;
  readonly lasts: number;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const HURRY = 140; // milliseconds that are left to what still flies when something new happens
const SHIFT = 200; // milliseconds for a card that makes room
const NEAR = 2; // pixels that are too short a way to fly
const GAIN = 1200; // milliseconds that new points are seen
const BURST = 1.9; // how much larger than in the end what counts twice is at first

export class Sky {
  #layer: HTMLElement;
  #faces: Faces;
  #flying = new Set<Flying>();
  #shifting = new Set<Animation>();

  constructor(layer: HTMLElement, game: string) {
    this.#layer = layer;
    this.#faces = new Faces(game);
  }

  /** Lets cards fly. */
  fly(routes: readonly Route[]): void {
    const origin = this.#layer.getBoundingClientRect();
    const copies = document.createDocumentFragment();
    const ready = routes.filter(({ moments }) => (moments.at(-1)?.at ?? 0) > 0).map((route) => this.#prepare(route, origin, copies));
    this.#layer.append(copies);
    for (const start of ready) start();
  }

  /** Cards that stay in their zones, but not where they were, make room. */
  shift(before: Places, after: Places, factor: number, arriving: ReadonlySet<HTMLElement>): void {
    for (const key of after.zones) {
      const old = before.slots(key);
      const used = new Map<string, number>();
      for (const { card, element, inside } of after.slots(key)) {
        const nth = used.get(card) ?? 0;
        used.set(card, nth + 1);
        const was = card === BACK ? undefined : old.filter((slot) => slot.card === card)[nth];
        if (was && !arriving.has(element)) this.#slide(element, was.inside.x - inside.x, was.inside.y - inside.y, SHIFT * factor);
      }
    }
    for (const [seat, { element, box }] of after.pawns) {
      const was = before.pawns.get(seat)?.box;
      if (was) this.#slide(element, was.x - box.x, was.y - box.y, 2 * SHIFT * factor);
    }
  }

  /** Points that a seat has got or lost rise from it. */
  gain(box: Box, points: number, delay: number, factor: number): void {
    this.#rise(box, `${points > 0 ? "+" : "−"}${Math.abs(points)}`, points > 0 ? "gain" : "loss", delay, factor);
  }

  /** A seat has got something that counts twice: a burst shows it. */
  double(box: Box, delay: number, factor: number): void {
    this.#rise(box, "×2", "double", delay, factor, BURST);
  }

  #rise(box: Box, words: string, what: "gain" | "loss" | "double", delay: number, factor: number, large = 1): void {
    const origin = this.#layer.getBoundingClientRect();
    const copy = document.createElement("span");
    copy.className = `gain ${what}`;
    copy.dataset["way"] = what;
    copy.textContent = words;
    this.#layer.append(copy);
    const at = (rise: number, size = 1): string =>
      `translate(${box.x - origin.x}px, ${box.y - origin.y - rise}px) translate(-50%, -50%) scale(${size})`;
    const rising = copy.animate(
      [
        { transform: at(0), opacity: 0 },
        { transform: at(16, large), opacity: 1, offset: 0.2 },
        { transform: at(28), opacity: 1, offset: 0.7 },
        { transform: at(40), opacity: 0 },
      ],
      { duration: GAIN * Math.max(factor, 0.8), delay, easing: "ease-out", fill: "both" },
    );
    this.#keep({ copy, animations: [rising], target: null, lasts: 0 });
  }

  /** Something new happens: flying copies land soon, and those that have to move again land at once. */
  hurry(): void {
    for (const sliding of this.#shifting) sliding.cancel();
    this.#shifting.clear();
    for (const { animations, lasts } of this.#flying) {
      const left = lasts - Number(animations[0].currentTime ?? 0);
      if (left > HURRY) for (const animation of animations) animation.updatePlaybackRate(left / HURRY);
    }
  }

  /** Ends the flights to these places at once. */
  land(places: ReadonlySet<HTMLElement>): void {
    for (const flying of this.#flying) if (flying.target && places.has(flying.target)) this.#end(flying);
  }

  /** Nothing flies any more. */
  clear(): void {
    for (const sliding of this.#shifting) sliding.cancel();
    this.#shifting.clear();
    for (const flying of this.#flying) this.#end(flying);
    this.#layer.replaceChildren();
  }

  /** Makes the copy of a card; returns a function that removes it. */
  #prepare({ flight, moments, lying, target }: Route, origin: DOMRect, copies: DocumentFragment): () => void {
    const width = Math.max(...moments.map(({ box }) => box.width));
    const height = Math.max(...moments.map(({ box }) => box.height));
    const lasts = moments[moments.length - 1].at;
    const copy = document.createElement("div");
    copy.className = "flight";
    copy.dataset["way"] = flight.way;
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    const front = moments.some(({ back }) => !back) ? this.#faces.copy(flight.card, width, lying) : null;
    const back = moments.some(({ back }) => back) ? this.#faces.copy(BACK, width, undefined) : null;
    const turning = front && back && twoSided(front, back); // only what turns over needs depth, which is dear
    copy.append(turning ?? front ?? back ?? "");
    copies.append(copy);
    return () => {
      const timing = { duration: lasts, fill: "both" } as const;
      const path = moments.map(({ at, box, opacity }) => ({
        transform: where(box, origin, width, height),
        opacity,
        offset: at / lasts,
        easing: EASE,
      }));
      const animations = [copy.animate(path, timing)];
      if (turning) animations.push(turning.animate(turns(moments, lasts), timing));
      if (target) target.style.opacity = "0";
      this.#keep({ copy, animations, target, lasts });
    };
  }

  #keep(flying: Flying): void {
    flying.animations[0].onfinish = () => this.#end(flying);
    this.#flying.add(flying);
  }

  #end(flying: Flying): void {
    this.#flying.delete(flying);
    for (const animation of flying.animations) {
      animation.onfinish = null;
      animation.cancel();
    }
    flying.target?.style.removeProperty("opacity");
    flying.copy.remove();
  }

  #slide(element: HTMLElement, x: number, y: number, lasts: number): void {
    if (Math.abs(x) + Math.abs(y) < NEAR || lasts === 0) return;
    const sliding = element.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: lasts, easing: EASE });
    this.#shifting.add(sliding);
    sliding.onfinish = () => this.#shifting.delete(sliding);
  }
}

function twoSided(front: HTMLElement, back: HTMLElement): HTMLElement {
  const found = document.createElement("div");
  found.className = "turning";
  found.append(side("front", front), side("back", back));
  return found;
}

function side(name: string, face: HTMLElement): HTMLElement {
  const found = document.createElement("div");
  found.className = `side ${name}`;
  found.append(face);
  return found;
}

function where(box: Box, origin: DOMRect, width: number, height: number): string {
  const [x, y] = [box.x - origin.x - width / 2, box.y - origin.y - height / 2];
  return `translate(${x}px, ${y}px) rotate(${box.angle}deg) scale(${box.width / width})`;
}

/** How a card turns over on its way. */
function turns(moments: readonly Moment[], lasts: number): Keyframe[] {
  return moments.map(({ at, back }) => ({
    transform: `perspective(60rem) rotateY(${back ? 180 : 0}deg)`,
    offset: at / lasts,
    easing: EASE,
  }));
}
