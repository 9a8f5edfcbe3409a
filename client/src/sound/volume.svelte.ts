/** Whether there are sounds, and how loud, as this browser remembers it. */

const KEPT = "octavo-sound";
const QUIET = 0.35;

class Volume {
  on = $state(true);
  /** From 0 to 1. */
  level = $state(QUIET);

  constructor() {
    const [on, level] = kept();
    this.on = on;
    this.level = level;
  }

  choose(on: boolean, level = this.level): void {
    this.on = on;
    this.level = Math.min(1, Math.max(0, level));
    try {
      localStorage.setItem(KEPT, `${on ? "on" : "off"} ${this.level}`);
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
  }
}

function kept(): [boolean, number] {
  try {
    const [on, level] = (localStorage.getItem(KEPT) ?? "").split(" ");
    const found = Number(level);
    return [on !== "off", level && found >= 0 && found <= 1 ? found : QUIET];
  } catch {
    return [true, QUIET];
  }
}

export const volume = new Volume();
