/**
 * Where a game's things go, as far as that is not the same for all games. A game that is not here is drawn by its zones alone:
 * what belongs to a seat lies before it, what belongs to nobody in the middle, and facts are told in words.
 */

export interface Arrangement {
  /** Keys of facts that are the rows of a board of vetoes, from top to bottom. */
  readonly board: readonly string[];
  /** Facts that are drawn, and so not told in words. */
  readonly shown: readonly string[];
  /** Zones in which equal cards are drawn once, with their number. */
  readonly piled: readonly string[];
  /** Zones of layers, each on top of the one before. */
  readonly layered: readonly string[];
  /** By zone: how the action is called that is done with one of its cards, before the card's name. For "why not", and for a
   * move ahead of one's turn. */
  readonly verbs: Readonly<Record<string, string>>;
}

const USUAL: Arrangement = {
  board: [],
  shown: [],
  piled: [],
  layered: [],
  verbs: { hand: "" },
};

const GAMES: Readonly<Record<string, Partial<Arrangement>>> = {
  njet: { board: ["start", "away", "trump", "super", "points"] },
  mu: { verbs: { hand: "", laid: "open." } },
  huzz: { layered: ["display"], piled: ["shadow"] },
  ciao: { piled: ["known"] },
  kreuz_quer: {
    shown: ["at-start", "pawn", "on-goal"],
    piled: ["up"],
    verbs: { hand: "lay." },
  },
  take_it: { piled: ["taken"] },
};

export function arrangement(game: string): Arrangement {
  return { ...USUAL, ...GAMES[game] };
}

/** The name of what one would do with a card of one's own that lies in a zone; null where nothing can be done with it. */
export function actionWith(game: string, zone: string, card: string): string | null {
  const verb = arrangement(game).verbs[zone];
  return verb === undefined || card === "?" ? null : `${verb}${card}`;
}
