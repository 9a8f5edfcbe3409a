// Made by client/wire_types.py from src/octavo/server/wire/games.py: change it there.
// A field with a question mark has a default, and is left out when it has it.

/** One of several values. */
export interface ChoiceListed {
  kind: "choice";
  key: string;
  default: string;
  values: string[];
}

/** The option of the deck: a named one, or a text of your own. */
export interface DeckListed {
  kind: "deck";
  key: string;
  default: string;
  values: string[];
}

/** A game of the catalogue. */
export interface GameListed {
  key: string;
  titles: Record<string, string>;
  players: [number, number];
  extra_seats: Record<string, number>;
  designers: string[];
  publisher: string;
  version: number;
  racing: boolean;
  deck: boolean;
  lesson: boolean;
  options: (ChoiceListed | NumberListed | StartListed | DeckListed)[];
  guide: Guide;
}

/** Where its rulebook says more: the number of the rule for each phase, and for each kind of action as `tell` calls it. A key that ends in a dash and a number holds for that number of players. `verbs` has the zones whose cards can be used, with the beginning of the action's name before the card's. `ties` has the rule that breaks a tie in points, by the value of the option that it depends on, or by "". A game in which the tied players share the win has none. `keys` has the keys of actions in a race, by their names: `space`, `enter`, `backspace`, or a sign. An action whose name ends in `.w` has the key w; all others get numbers and letters. `dealt` has the zones that get cards by chance, each with the field of the record that holds its cards. The check of a finished match compares the two. */
export interface Guide {
  phases: Record<string, number>;
  actions: Record<string, number>;
  verbs?: Record<string, string>;
  ties?: Record<string, number>;
  keys?: Record<string, string>;
  dealt?: Record<string, string>;
}

/** A number between two, which are allowed, too. */
export interface NumberListed {
  kind: "number";
  key: string;
  default: string;
  low: number;
  high: number;
}

/** The option of who begins: a seat, or by lot. */
export interface StartListed {
  kind: "start";
  key: string;
  default: string;
}
