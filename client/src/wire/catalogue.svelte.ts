// The games as the server's catalogue tells of them. It does not change while a page is open.

import type { GameListed } from "./games";

export type Game = GameListed;
export type Option = Game["options"][number];

class Catalogue {
  games = $state.raw<Game[]>([]);

  game(key: string): Game | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** The beginnings of a game's actions with cards, by the zone of the card. */
  verbs(key: string): Readonly<Record<string, string>> {
    return this.game(key)?.guide.verbs ?? {};
  }
}

export const catalogue = new Catalogue();
