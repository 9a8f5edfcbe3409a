/** How fast cards fly, as this browser remembers it. Who asks the system for less motion gets none. */

export const SPEEDS = ["off", "quick", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, quick: 0.55, usual: 1, slow: 1.9 };
const KEPT = "octavo-motion";
const CALM = "(prefers-reduced-motion: reduce)";

class Motion {
  speed = $state<Speed>(kept());

  choose(speed: Speed): void {
    this.speed = speed;
    try {
      localStorage.setItem(KEPT, speed);
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
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

function kept(): Speed {
  try {
    const found = localStorage.getItem(KEPT);
    return SPEEDS.find((speed) => speed === found) ?? "usual";
  } catch {
    return "usual";
  }
}

export const motion = new Motion();
