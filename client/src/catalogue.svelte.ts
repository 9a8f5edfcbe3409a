// The games as the server's catalogue tells of them. It does not change while a page is open.

export type Option =
  | { key: string; kind: "choice"; values: string[]; default: string }
  | { key: string; kind: "number"; low: number; high: number; default: string }
  | { key: string; kind: "start"; default: string }
  | { key: string; kind: "deck"; values: string[]; default: string };

export interface Game {
  key: string;
  titles: Record<string, string>;
  players: [number, number];
  extra_seats: Record<string, number>;
  designers: string[];
  publisher: string;
  version: number;
  racing: boolean;
  deck: boolean;
  options: Option[];
}

class Catalogue {
  games = $state.raw<Game[]>([]);

  game(key: string): Game | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const catalogue = new Catalogue();
