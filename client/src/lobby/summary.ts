// A game in a line: how many can play, how long it takes, and whether it is played in real time.

import type { Game } from "../wire/catalogue.svelte";
import { knows, say } from "../text/words";

export function summary(game: Game): string {
  const length = `${game.key}-length`;
  return [
    say("web-players", { low: game.players[0], high: game.players[1] }),
    ...(knows(length) ? [say(length)] : []),
    ...(game.racing ? [say("web-racing")] : []),
  ].join(" · ");
}
