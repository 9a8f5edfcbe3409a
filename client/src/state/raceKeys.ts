/** Keys of a race. The server assigns them, the same as in a terminal. */

import type { Choice } from "../wire/wire";

/** What browsers call the keys that write no sign of their own. */
const NAMES: Readonly<Record<string, string>> = { " ": "space", Enter: "enter", Backspace: "backspace" };

/** The choice that a pressed key stands for; null for a key that means nothing now, or that a menu or a text field wants. */
export function pressed(event: KeyboardEvent, choices: readonly Choice[]): Choice | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target)) return null;
  const key = NAMES[event.key] ?? (event.key.length === 1 ? event.key.toLowerCase() : "");
  return (key && choices.find(({ press }) => press === key)) || null;
}

/** A key as aria-keyshortcuts has it; undefined for none. */
export function shortcut(press: string): string | undefined {
  return isNamed(press) ? press[0].toUpperCase() + press.slice(1) : press || undefined;
}

/** Whether a key has a name, in place of a sign that it writes. */
export function isNamed(press: string): boolean {
  return Object.values(NAMES).includes(press);
}

/** Where keys have a meaning of their own: in fields, in dialogs, and in links and menus beside the table. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable], nav, aside, a, summary") !== null;
}
