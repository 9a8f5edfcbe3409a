/** Whether there are sounds, and how loud, as this browser remembers it. */

import { keep, kept } from "../wire/kept";

const KEPT = "octavo-sound";
const QUIET = 0.35;

class Volume {
  on = $state(true);
  /** From 0 to 1. */
  level = $state(QUIET);

  constructor() {
    const [on, level] = remembered();
    this.on = on;
    this.level = level;
  }

  choose(on: boolean, level = this.level): void {
    this.on = on;
    this.level = Math.min(1, Math.max(0, level));
    keep(KEPT, `${on ? "on" : "off"} ${this.level}`);
  }
}

function remembered(): [boolean, number] {
  const [on, level] = (kept(KEPT) ?? "").split(" ");
  const found = Number(level);
  return [on !== "off", level && found >= 0 && found <= 1 ? found : QUIET];
}

export const volume = new Volume();
