// Whose words one does not want to read. It is nobody else's business: only this browser knows.

import { SvelteSet } from "svelte/reactivity";

const KEPT = "octavo-muted";
const MOST = 200; // guests

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((guest) => typeof guest === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new SvelteSet<string>(kept());

export function mute(guest: string, on: boolean): void {
  if (on) muted.add(guest);
  else muted.delete(guest);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...muted].slice(-MOST)));
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
}
