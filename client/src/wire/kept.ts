// What this browser keeps from one visit to the next. One that keeps nothing, or is full, forgets with the page.

/** What was kept under a key; null if nothing was. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

/** A value that was kept as JSON; null for what is not there, or can't be read. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? "null");
  } catch {
    return null;
  }
}

export function keepValue(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}
