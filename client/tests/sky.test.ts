/** What flies never holds up who plays: it is hurried, and what is needed lands at once. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Places } from "../src/motion/places";
import type { Route } from "../src/motion/routes";
import { Sky } from "../src/motion/sky";

/** An animation that stands still, and notes what is done to it. */
class Motion {
  currentTime: number | null = 0;
  onfinish: (() => void) | null = null;
  rate = 1;
  cancelled = false;
  updatePlaybackRate(rate: number): void {
    this.rate = rate;
  }
  cancel(): void {
    this.cancelled = true;
  }
}

const HURRIED = 140; // milliseconds after which all has landed when something new happens
const was = HTMLElement.prototype.animate;
let moving: Motion[] = [];
let layer: HTMLElement;
let card: HTMLButtonElement;
let sky: Sky;

beforeEach(() => {
  moving = [];
  HTMLElement.prototype.animate = vi.fn(() => {
    moving.push(new Motion());
    return moving.at(-1) as unknown as Animation;
  });
  [layer, card] = [document.createElement("div"), document.createElement("button")];
  document.body.append(layer, card);
  sky = new Sky(layer, "njet");
});
afterEach(() => {
  HTMLElement.prototype.animate = was;
  document.body.replaceChildren();
});

function route(lasts: number, turns = false): Route {
  const box = { x: 0, y: 0, width: 60, height: 84, angle: 0 };
  const moments = [0, lasts].map((at) => ({ at, box, opacity: 1, back: turns && at === 0 }));
  const flight = { card: "r7", from: null, via: null, to: null, way: "moves", order: 0 } as const;
  return { flight, moments, lying: undefined, target: card };
}

test("whatever flies has landed a moment after something new happens", () => {
  sky.fly([route(900, true)]);
  expect(moving).toHaveLength(2); // its way, and how it turns over
  for (const motion of moving) motion.currentTime = 200;
  sky.hurry();
  for (const { rate } of moving) expect((900 - 200) / rate).toBeCloseTo(HURRIED);
});

test("what lands soon anyway is not made slower", () => {
  sky.fly([route(300)]);
  moving[0].currentTime = 250;
  sky.hurry();
  expect(moving[0].rate).toBe(1);
});

test("a card that flies can be pressed all the time, and is seen when its copy has landed", () => {
  let pressed = 0;
  card.onclick = () => (pressed += 1);
  sky.fly([route(900)]);
  expect([card.style.opacity, card.disabled, layer.children.length]).toEqual(["0", false, 1]);
  expect([card.style.pointerEvents, card.style.visibility, card.style.display]).toEqual(["", "", ""]);
  card.click();
  expect(pressed).toBe(1);
  moving[0].onfinish?.();
  expect([card.style.opacity, layer.children.length]).toEqual(["", 0]);
});

test("a card that is to fly again lands at once, and the others fly on", () => {
  const other = document.createElement("button");
  sky.fly([route(900), { ...route(900), target: other }]);
  sky.land(new Set([card]));
  expect(moving.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  expect([card.style.opacity, other.style.opacity, layer.children.length]).toEqual(["", "0", 1]);
});

test("a card that makes room stops when something new happens, so that it is measured where it is", () => {
  const slot = (x: number) => ({ card: "r7", element: card, inside: { x, y: 0 } });
  const at = (x: number) => ({ zones: ["hand|0"], slots: () => [slot(x)], pawns: new Map() }) as unknown as Places;
  sky.shift(at(0), at(80), 1, new Set());
  expect(moving).toHaveLength(1);
  sky.hurry();
  expect(moving[0].cancelled).toBe(true);
});

test("nothing flies any more once the sky is cleared", () => {
  sky.fly([route(900), route(500)]);
  sky.clear();
  expect(moving.every(({ cancelled }) => cancelled)).toBe(true);
  expect([card.style.opacity, layer.children.length]).toEqual(["", 0]);
});
