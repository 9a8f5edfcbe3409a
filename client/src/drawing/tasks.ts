/** Tasks as pictures, on a field of 100 by 100: heaps of cards are tricks. */

import { circle, plate, type Drawing, type Layer } from "./paths";
import { SHAPES, type ShapeName } from "./shapes";

/** A trick: three cards of it are seen. */
function trick(x: number, y: number, size: number, paint: "sheet" | "prize" = "sheet"): Layer[] {
  const [width, height] = [size * 0.5, size * 0.74];
  const card = (degrees: number): Layer => {
    const turn = (degrees * Math.PI) / 180; // around the lower edge, as a hand holds cards
    const [dx, dy] = [(height / 2) * Math.sin(turn), (height / 2) * (1 - Math.cos(turn))];
    return [paint, plate(x + dx - width / 2, y + dy - height / 2, width, height, size * 0.07, degrees)];
  };
  return [card(-28), card(28), card(0)];
}

/** The sign that forbids something. */
const FORBIDDEN: Layer[] = [
  ["ban", circle(50, 50, 43)],
  ["ban", "M19.6 80.4 80.4 19.6"],
];

/** Cards that lie in columns; the prize is the one that counts. */
function columns(heights: readonly number[], prize: number): Layer[] {
  return heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, card): Layer => [column === prize ? "prize" : "sheet", plate(6 + column * 32, 84 - card * 13, 24, 11, 3)]),
  );
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [[28, 50], [72, 50]],
  3: [[50, 26], [26, 74], [74, 74]],
  4: [[27, 26], [73, 26], [27, 74], [73, 74]],
}; // prettier-ignore
const LARGE = [0, 84, 52, 46, 46];

export function exactly(count: number): Drawing {
  return (PLACES[count] ?? []).flatMap(([x, y]) => trick(x, y, LARGE[count] ?? 44, "prize"));
}

/** No trick at all. */
export const NULL: Drawing = [...trick(50, 50, 72), ...FORBIDDEN];

/** No card of a colour: its shape, four times as large. */
export function without(shape: ShapeName): Drawing {
  return [["big", SHAPES[shape]], ...FORBIDDEN];
}

export const LAST: Drawing = [
  ...trick(20, 70, 36),
  ...trick(44, 70, 36),
  ...trick(76, 66, 50, "prize"),
  ["pole", "M50 50V2"],
  ["red", "M51 3H88L79 14 88 25H51Z"],
];

export const MOST: Drawing = [...columns([3, 5, 2], 1), ["gold", "M37 26 35 8 43 15 50 4 57 15 65 8 63 26Z"]];

export const FEWEST: Drawing = [...columns([4, 1, 3], 1), ["red", "M44 22H56V48H66L50 68 34 48H44Z"]];
