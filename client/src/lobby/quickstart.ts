// A table at once: the usual number of players, the usual rules, bots on all other seats.

import { openTable } from "../wire/api";
import type { Game } from "../wire/catalogue.svelte";
import { asked, seated, usualOptions, usualPlayers } from "../state/newTable";
import { go } from "../state/router";
import { self } from "../state/self.svelte";

export async function playNow(game: Game): Promise<void> {
  await self.ensure();
  const form = { options: usualOptions(game), deck: null, clock: "none", pace: "usual", open: false } as const;
  const { table } = await openTable(asked(game, { ...form, seats: seated(["me"], usualPlayers(game)) }));
  go(`/t/${table}`);
}
