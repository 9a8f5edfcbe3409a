// The people who are muted here. It is nobody else's business: only this browser knows.

import { SvelteSet } from "svelte/reactivity";
import { keepValue, keptValue } from "../wire/kept";

const KEPT = "octavo-muted";
const MOST = 200; // guests

function remembered(): string[] {
  const found = keptValue(KEPT);
  return Array.isArray(found) ? found.filter((guest) => typeof guest === "string") : [];
}

export const muted = new SvelteSet<string>(remembered());

export function mute(guest: string, on: boolean): void {
  if (on) muted.add(guest);
  else muted.delete(guest);
  keepValue(KEPT, [...muted].slice(-MOST));
}
