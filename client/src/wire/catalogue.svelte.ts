// The games as the server's catalogue tells of them. It does not change while a page is open.

export type Option =
  | { key: string; kind: "choice"; values: string[]; default: string }
  | { key: string; kind: "number"; low: number; high: number; default: string }
  | { key: string; kind: "start"; default: string }
  | { key: string; kind: "deck"; values: string[]; default: string };

/** The numbers of the rules behind phases and kinds of actions; a key with a dash and a number holds for so many players. */
export interface Guide {
  phases: Record<string, number>;
  actions: Record<string, number>;
  /** By zone: how the action is called that is done with one of its cards, before the card's name. For "why not", and for a
   * move ahead of one's turn. */
  verbs: Record<string, string>;
  /** The rule by which one of several with the same points wins, by the value of the option that it depends on, or by "". */
  ties?: Record<string, number>;
}

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
  guide: Guide;
}

class Catalogue {
  games = $state.raw<Game[]>([]);

  game(key: string): Game | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** What a game's actions with cards are called, by the zone of the card. */
  verbs(key: string): Readonly<Record<string, string>> {
    return this.game(key)?.guide.verbs ?? {};
  }
}

export const catalogue = new Catalogue();
