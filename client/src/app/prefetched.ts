/** The table that the page's address names, asked for together with the words: its line can be opened as soon as there is a page. */

import { listed } from "../wire/api";
import { parse } from "../state/router";
import type { Listed } from "../wire/wire";

let found: Listed | null = null;

/** Ask for it. Errors are left to the page of the table, which asks again. */
export async function prefetch(path = location.pathname): Promise<void> {
  const here = parse(path);
  if (here.page === "table") found = await listed(here.table).catch(() => null);
}

/** The table, if it was prefetched; once, since it changes. */
export function prefetched(table: string): Listed | null {
  const known = found?.table === table ? found : null;
  found = null;
  return known;
}
