/** How fast cards fly, as this browser remembers it. A system that asks for less motion gets none. */

import { keep, kept } from "../wire/kept";

export const SPEEDS = ["off", "quick", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, quick: 0.55, usual: 1, slow: 1.9 };
const KEPT = "octavo-motion";
const CALM = "(prefers-reduced-motion: reduce)";

class Motion {
  speed = $state<Speed>(remembered());

  choose(speed: Speed): void {
    this.speed = speed;
    keep(KEPT, speed);
  }

  /** How long everything takes, 1 at the usual speed; 0 for no motion. */
  get factor(): number {
    return calm() ? 0 : FACTOR[this.speed];
  }
}

/** Whether the system asks for less motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia(CALM).matches;
}

function remembered(): Speed {
  const found = kept(KEPT);
  return SPEEDS.find((speed) => speed === found) ?? "usual";
}

export const motion = new Motion();
