// Values that this browser keeps from one visit to the next. If it can't store them, they are lost with the page.

/** The value kept under a key; null if there is none. */
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

/** A value that was kept as JSON; null if it is missing or can't be read. */
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
