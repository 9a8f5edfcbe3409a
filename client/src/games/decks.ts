/** All cards of every game by their names: for galleries and tests, the table itself needs no such list. */

function suits(letters: string, numbers: readonly number[]): string[] {
  return [...letters].flatMap((letter) => numbers.map((number) => `${letter}${number}`));
}

function upTo(last: number, first = 1): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

const SPECIALS = ["", "-again", "-fast", "-plus3", "-give", "-swap"];
const DIRECT = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4];
const PAIRS = [3, 4, 5, 6, 8, 10, -2, -3, -4, -5];

export const TASKS = ["null", "no-r", "no-b", "no-y", "no-g", "exactly-1", "exactly-2", "exactly-3", "exactly-4", "last", "most", "fewest"];

export const DECKS: Readonly<Record<string, readonly string[]>> = {
  huzz: [...upTo(13).map(String), "x"],
  mu: suits("rbygk", upTo(9, 0)),
  njet: suits("rbyk", upTo(9, 0)),
  was_sticht: [...suits("rbyg", upTo(9)), ...TASKS],
  meinz: suits("rbyg", upTo(9)),
  ciao: [..."gyr"].flatMap((colour) => [...[..."rps"].flatMap((symbol) => SPECIALS.map((sign) => colour + symbol + sign)), `${colour}x`]).concat("m"),
  kreuz_quer: [..."fpmvwkgs", ...upTo(28).map(String), ...upTo(28).map((garden) => `${garden}t`)],
  take_it: [...DIRECT.map((value) => `d${value}`), ...PAIRS.map((value) => `p${value}`), "x", "k"],
};
