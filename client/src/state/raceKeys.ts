/** Keys of a race: the same one whenever the same can be done, on every keyboard and in the terminal alike. */

import type { Choice } from "../wire/wire";

export const SPACE = " ";
export const ENTER = "Enter";
export const BACKSPACE = "Backspace";

/** As games call them. */
const NAMED: Readonly<Record<string, string>> = { space: SPACE, enter: ENTER, backspace: BACKSPACE };
const NUMBERS = "123456789abcdefghijklmnoprstuvwxyz";

/**
 * The key of each choice, or "" where there are more choices than keys: the game's own by the action's name, w for a name that ends
 * in `.w`, and for all others what is left of the numbers and letters.
 */
export function keysFor(choices: readonly Choice[], given: Readonly<Record<string, string>>): string[] {
  const own = choices.map(({ name }) => {
    const last = name.slice(name.lastIndexOf(".") + 1);
    const key = given[name] ?? (name.includes(".") && last.length === 1 ? last : "");
    return NAMED[key] ?? key;
  });
  const free = [...NUMBERS].filter((key) => !own.includes(key));
  return own.map((key) => key || (free.shift() ?? ""));
}

/** The choice that a pressed key stands for; null for a key that means nothing now, or that a menu or a text field wants. */
export function pressed(event: KeyboardEvent, choices: readonly Choice[], given: Readonly<Record<string, string>>): Choice | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return choices[keysFor(choices, given).indexOf(key)] ?? null;
}

/** Where keys have a meaning of their own: in fields, in dialogs, and in links and menus beside the table. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable], nav, aside, a, summary") !== null;
}
