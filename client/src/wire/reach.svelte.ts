// Whether the server can be reached. A failed request reports it here; then the server is asked until it answers again.

const FIRST_WAIT = 1000; // milliseconds; doubled each time
const LONGEST_WAIT = 8000;
const PATIENCE = 8000; // an answer that takes longer is none

class Reach {
  away = $state(false);
  /** Being asked at this moment. */
  asking = $state(false);
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Nobody answered. */
  lost(): void {
    if (this.away) return;
    this.away = true;
    this.#attempts = 0;
    this.#wait();
  }

  /** Somebody answered. */
  found(): void {
    if (!this.away) return;
    clearTimeout(this.#timer);
    this.away = false;
  }

  /** Ask now, and not only when the wait is over. */
  async again(): Promise<void> {
    if (this.asking) return;
    clearTimeout(this.#timer);
    this.asking = true;
    try {
      const { ok } = await fetch("/api/me", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
      if (ok) this.found();
    } catch {
      // Not yet.
    } finally {
      this.asking = false;
    }
    if (this.away) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.again(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++));
  }

  /** There is reason to think that it works now. */
  hurry = (): void => {
    if (this.away && document.visibilityState === "visible") void this.again();
  };
}

export const reach = new Reach();

addEventListener("online", reach.hurry);
document.addEventListener("visibilitychange", reach.hurry);
