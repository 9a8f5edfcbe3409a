/** Parts of a page that its first look does without. */

/** A part that is fetched when it is asked for. Where it can't be fetched, one plays without. */
export class Lazy<Part> {
  /** The part, once it is there. */
  found = $state.raw<Part | null>(null);
  #fetch: () => Promise<Part>;
  #asked = false;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#fetch().then(
      (part) => (this.found = part),
      () => (this.#asked = false),
    );
  }
}

export const flights = new Lazy(() => import("../motion/Flights.svelte"));
export const sounds = new Lazy(() => import("../sound/Sounds.svelte"));

const SOON = 500; // milliseconds: so long a page may have other things to do

/** Loads motion and sound of a table when the page has been painted and rests. For an effect. */
export function loadMotionAndSound(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const ask = (): void => {
    flights.ask();
    sounds.ask();
  };
  const frame = requestAnimationFrame(() => {
    // Not every browser tells when it rests.
    timer = setTimeout(() => {
      if ("requestIdleCallback" in globalThis) idle = requestIdleCallback(ask, { timeout: SOON });
      else ask();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
