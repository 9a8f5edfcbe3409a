/**
 * What scenes alone do not tell about where cards go, by game and by what was done. Without customs a game's cards still fly: from
 * the zone that lost them to the zone that has them now.
 */

export interface Customs {
  /** Deeds by which two hands change places: the doer's, and that of `seat_other`. */
  readonly swaps: readonly string[];
  /** Deeds after which what is gone from the middle is with who did it, out of sight. */
  readonly takes: readonly string[];
  /** Deeds by which everybody gives to the right, all at once. */
  readonly passes: readonly string[];
  /** Zones from which cards only leave the table, whatever comes elsewhere. */
  readonly spent: readonly string[];
  /** The fact that names a seat for which everything that it gathers counts twice. */
  readonly doubles: string;
  /** What the name of a card that lies the other way round has at its end. */
  readonly turned: string;
}

const USUAL: Customs = { swaps: [], takes: [], passes: [], spent: [], doubles: "", turned: "" };

const GAMES: Readonly<Record<string, Partial<Customs>>> = {
  ciao: { swaps: ["swap"] },
  kreuz_quer: { spent: ["away", "queue", "track"], turned: "t" },
  njet: { passes: ["give"], doubles: "monster" },
  take_it: { takes: ["take"] },
};

export function customs(game: string): Customs {
  return { ...USUAL, ...GAMES[game] };
}

/** A card's name, whichever way round it lies. */
export function upright(card: string, game: string): string {
  const { turned } = customs(game);
  return turned && card.length > turned.length && card.endsWith(turned) ? card.slice(0, -turned.length) : card;
}
