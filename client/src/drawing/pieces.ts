/** The pieces on the table besides cards, on a field of 48 by 48: coins with a sign, stones and pawns. */

import { circle, ellipse, plate, type Drawing, type Paint } from "./paths";

/** A round marker: a rim, a face and the light on it. */
function coin(paint: Paint, sign: Drawing): Drawing {
  return [
    ["shade", circle(24, 26, 21.5)],
    ["rim", circle(24, 23.5, 21.5)],
    [paint, circle(24, 23.5, 18.5)],
    ["gloss", "M24 5A18.5 18.5 0 0 0 5.5 23.5C12 15 36 12 42 20A18.5 18.5 0 0 0 24 5Z"],
    ...sign,
  ];
}

export const PIECES = {
  /** A player's own figure: it takes the colour of its text. */
  pawn: [
    ["shade", ellipse(24, 43, 17, 3.5)],
    ["main", "M17 21H31C31 29 34 34 38 37.5V42.5Q24 46 10 42.5V37.5C14 34 17 29 17 21Z"],
    ["main", plate(14.5, 19, 19, 5, 2.5)],
    ["main", circle(24, 12, 9)],
    ["shade", "M26 24H31C31 29 34 34 38 37.5V42.5Q32 44 28 44C31 38 28 30 26 24ZM24 21A9 9 0 0 0 28 4A11 11 0 0 1 24 21Z"],
    ["light", ellipse(20.5, 9, 3, 3.8)],
  ],
  /** The sign of the seat in turn. */
  paw: coin("gold", [
    ["dark", "M24 23C30 23 35.5 28.5 34.5 33.5C33.7 37.5 29 37 24 35.5C19 37 14.3 37.5 13.5 33.5C12.5 28.5 18 23 24 23Z"],
    ["dark", ellipse(12, 22, 3.1, 4.2) + ellipse(19.3, 15, 3.3, 4.6) + ellipse(28.7, 15, 3.3, 4.6) + ellipse(36, 22, 3.1, 4.2)],
  ]),
  /** The monster card. */
  monster: coin("violet", [
    ["gold", "M13 17C9 14 9 9 11 6C13 10 17 10 19 13ZM35 17C39 14 39 9 37 6C35 10 31 10 29 13Z"],
    ["green", "M24 9C34 9 38 17 37 26C36.5 35 31 39 24 39S11.5 35 11 26C10 17 14 9 24 9Z"],
    ["paper", circle(24, 20, 7)],
    ["dark", circle(25, 21, 3.4)],
    ["dark", "M14.5 29.5Q24 33.5 33.5 29.5Q31 37 24 37T14.5 29.5Z"],
    ["paper", "M17.5 30.5 19.5 34.3 21.5 31.4ZM26.5 31.4 28.5 34.3 30.5 30.5Z"],
  ]),
  /** A stone that forbids a cell of a board. */
  veto: [
    ["shade", ellipse(24.5, 28, 22, 18.5)],
    ["rim", "M24 3C37.5 2.5 47.5 12 47 25C46.5 37.5 36 44.5 24 44.5S1.5 37.5 1 25C.5 12 10.5 3.5 24 3Z"],
    ["dark", "M24 5C36 4.5 45.5 13 45 25C44.5 36 35 42.5 24 42.5S3.5 36 3 25C2.5 13 12 5.5 24 5Z"],
    ["gloss", "M24 8C15 8 7.5 13 6.5 21C13 13 33 11 41 19C39 12 32 8 24 8Z"],
    ["red", "M15.5 13 24 20.5 32.5 13 36.5 17 29 25 36.5 33 32.5 37 24 29.5 15.5 37 11.5 33 19 25 11.5 17Z"],
  ],
  /** Trump: the colour or number lies beside it. */
  trump: [
    ["shade", "M24 4 29 10 37 8 38 16 46 19 42 26 46 33 38 36 37 44 29 42 24 48 19 42 11 44 10 36 2 33 6 26 2 19 10 16 11 8 19 10Z"],
    ["gold", "M24 1 29 7 37 5 38 13 46 16 42 23 46 30 38 33 37 41 29 39 24 45 19 39 11 41 10 33 2 30 6 23 2 16 10 13 11 5 19 7Z"],
    ["red", circle(24, 23, 13)],
    ["paper", "M24 13 33 22H28V32H20V22H15Z"],
  ],
  /** Supertrumps: above all trumps. */
  supertrump: [
    ["shade", "M24 4 29 10 37 8 38 16 46 19 42 26 46 33 38 36 37 44 29 42 24 48 19 42 11 44 10 36 2 33 6 26 2 19 10 16 11 8 19 10Z"],
    ["gold", "M24 1 29 7 37 5 38 13 46 16 42 23 46 30 38 33 37 41 29 39 24 45 19 39 11 41 10 33 2 30 6 23 2 16 10 13 11 5 19 7Z"],
    ["violet", circle(24, 23, 13)],
    ["paper", "M24 11.5 33 20.5H28.5L33 26H27.5V34H20.5V26H15L19.5 20.5H15Z"],
  ],
  /** The sign of the starter. */
  start: coin("blue", [["paper", "M14 9H17.5V38H14ZM19 10H37L32 16.5 37 23H19Z"]]),
  /** Signs of what happens to cards before play. */
  away: coin("stone", [
    ["sheet", plate(10, 17, 14, 19, 2, -12)],
    ["dark", "M23 21 33 11H26V7H40V21H36V14L26 24Z"],
  ]),
  /** The worth of a trick. */
  points: coin("gold", [
    ["sheet", plate(10.5, 15, 13, 18, 2, -20)],
    ["sheet", plate(24.5, 15, 13, 18, 2, 20)],
    ["sheet", plate(17.5, 13, 13, 19, 2)],
  ]),
  /** A chief: three points on the crown. */
  chief: coin("red", [
    ["gold", "M11 33 9 16 17.5 22.5 24 11 30.5 22.5 39 16 37 33Z"],
    ["gold", plate(11, 34, 26, 3.5, 1)],
    ["paper", circle(9, 15, 2.2) + circle(24, 10.5, 2.4) + circle(39, 15, 2.2) + circle(24, 28, 2.6)],
  ]),
  /** A vice: two points, silver. */
  vice: coin("blue", [
    ["silver", "M12 33 10 18 24 26 38 18 36 33Z"],
    ["silver", plate(12, 34, 24, 3.5, 1)],
    ["paper", circle(10, 16.5, 2.2) + circle(38, 16.5, 2.2)],
  ]),
  /** The sign of a team. */
  partner: coin("green", [
    ["chalk", circle(18.5, 23.5, 8)],
    ["chalk", circle(29.5, 23.5, 8)],
  ]),
  /** The sign of the dealer. */
  dealer: coin("paper", [
    ["dark", plate(13, 14, 13, 18, 2, -14)],
    ["paper", plate(15, 16, 9, 14, 1, -14)],
    ["dark", plate(22, 14, 13, 18, 2, 12)],
    ["gold", plate(24, 16, 9, 14, 1, 12)],
  ]),
} as const satisfies Record<string, Drawing>;

export type PieceName = keyof typeof PIECES;

/** Whether there is a piece of this name: then a badge shows it before its word. */
export function isPiece(name: string): name is PieceName {
  return name in PIECES;
}
