// A page's part of the common head: its title and its buttons. A table has no room for a head of its own.

import type { Snippet } from "svelte";

class Headline {
  /** Stands in place of the links to other pages, which move into the menu. */
  title = $state.raw<Snippet | null>(null);
  /** Buttons, in the menu where there is little room. */
  actions = $state.raw<Snippet | null>(null);
  /** Buttons that are always in sight. */
  always = $state.raw<Snippet | null>(null);
}

export const headline = new Headline();
let last: Snippet | null = null; // the title that was set last; whoever goes would read in the state what was there before

/** Fills the head while a page is there; call it as the page comes. */
export function useHead(title: Snippet, actions: Snippet, always: Snippet): void {
  $effect.pre(() => {
    Object.assign(headline, { title, actions, always });
    last = title;
    return () => {
      // The next page may have come before this one has gone.
      if (last === title) Object.assign(headline, { title: null, actions: null, always: null });
    };
  });
}
