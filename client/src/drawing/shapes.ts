/** Shapes of our own, each a silhouette on a field of 24 by 24. */

import { circle, ellipse, plate } from "./paths";

/** How wide and high the field of a shape is. */
export const FIELD = 24;

export const SHAPES = {
  // Shapes of colours.
  diamond: "M12 .5 21.5 12 12 23.5 2.5 12Z",
  drop: "M12 .5C16.5 6.5 21 10.5 21 15.2A9 8.4 0 0 1 3 15.2C3 10.5 7.5 6.5 12 .5Z",
  star: "M12 0 15.1 4.5 20.5 3.5 19.5 8.9 24 12 19.5 15.1 20.5 20.5 15.1 19.5 12 24 8.9 19.5 3.5 20.5 4.5 15.1 0 12 4.5 8.9 3.5 3.5 8.9 4.5Z",
  leaf: "M22.8 1.2C23.4 13 19 21.4 10.8 21.7C8.4 21.8 6.4 21 5 20L2.4 23 .8 21.6 3.5 18.4C2.6 17 2 15.3 2.1 13.2C2.5 5.2 11 .6 22.8 1.2Z",
  hexagon: "M12 .8 22 6.4V17.6L12 23.2 2 17.6V6.4Z",
  // Rock, paper, scissors, and what belongs to them.
  rock: "M1.5 17.5 5 8.5 11.5 3.5 18.5 6 22.5 14.5 20.5 21 5 21.5ZM5 8.5 9.5 11.5 18.5 6M9.5 11.5 11 17.5 22.5 14.5M11 17.5 5 21.5",
  paper: "M5 1.5H15L20 6.5V22.5H5ZM15 1.5V6.5H20M8.5 11H16.5M8.5 14.5H16.5M8.5 18H13.5",
  scissors: "M4.5 1.5 15.5 16M19.5 1.5 8.5 16M6.5 15.5A3.3 3.3 0 1 0 6.510 15.5M17.5 15.5A3.3 3.3 0 1 0 17.510 15.5",
  jester: "M5 18C6.5 12.5 5.5 9 2 10.5C2.3 5.5 7.8 4 9.8 9L12 3.5 14.2 9C16.2 4 21.7 5.5 22 10.5C18.5 9 17.5 12.5 19 18Z" + plate(4.5, 19.5, 15, 3.2, 1) + circle(2.3, 12.5, 2.1) + circle(21.7, 12.5, 2.1) + circle(12, 2.3, 2.1),
  millstone: "M12 1.5A10.5 10.5 0 1 0 12.010 1.5ZM12 8.5A3.5 3.5 0 1 1 11.990 8.5ZM12 2V8.5M12 15.5V22M2 12H8.5M15.5 12H22",
  // Special effects of cards.
  again: "M4.5 13A7.7 7.7 0 0 1 17.5 6.5L20 9M20 3V9H14M19.5 11A7.7 7.7 0 0 1 6.5 17.5L4 15M4 21V15H10",
  fast: "M14 1 4 13.5H11L9.5 23 20 9.5H12.8Z",
  plus3: "M1 12H9M5 8V16M12 5H21L15.5 10.5C19.5 10.5 21.5 12.8 21.5 15.5C21.5 18.3 19.5 20 16.7 20C14.3 20 12.6 19 12 17.3",
  give: "M2 11H22V22.5H2ZM12 11V22.5M1.5 7H22.5V11H1.5ZM12 7C5 7 5 1.5 8.5 1.5C11 1.5 12 4.5 12 7C12 4.5 13 1.5 15.5 1.5C19 1.5 19 7 12 7Z",
  swap: "M2 8H20M15 3 20.5 8 15 13M22 16H4M9 11 3.5 16 9 21",
  // Terrains.
  tiles: "M2 2H11V11H2ZM13 2H22V11H13ZM2 13H11V22H2ZM13 13H22V22H13Z",
  paving: "M1 3H10V10.5H1ZM12 3H23V10.5H12ZM1 12.5H14V20H1ZM16 12.5H23V20H16Z",
  mud: "M2 9C6 5 8 13 12 9S18 5 22 9M2 17C6 13 8 21 12 17S18 13 22 17M7 13H9M15 13H17",
  carrot: "M12 23 7 10C7 7 17 7 17 10ZM12 8V1M12 8 8 2M12 8 16 2",
  waves: "M1 7C4 3 7 3 9 7S14 11 17 7 21 4 23 6M1 16C4 12 7 12 9 16S14 20 17 16 21 13 23 15",
  cobbles: "M6 2A4 4 0 1 0 6.010 2ZM18 2A4 4 0 1 0 18.010 2ZM12 8.5A3.5 3.5 0 1 0 12.010 8.5ZM6 14A4 4 0 1 0 6.010 14ZM18 14A4 4 0 1 0 18.010 14Z",
  grass: "M4 22C4 16 3 12 1 8M8 22C8 14 8 9 9 3M12 22C13 15 14 11 17 6M18 22C18 17 20 13 23 11",
  dunes: "M1 18C6 10 10 10 15 18M9 12C13 6 17 7 23 16M4 5H4.5M12 4H12.5M19 5H19.5M8 8H8.5",
  gate: "M3 22.5V11A9 9 0 0 1 21 11V22.5M9 22.5V9M15 22.5V9M3 15H21",
  turned: "M4.5 9A8.5 8.5 0 1 1 4 14.5M4 3V9.5H10.5",
  // Cards that count alone, and in pairs.
  single: plate(6, 2, 12, 20, 2),
  pair: plate(1, 4, 10.5, 17.5, 2) + plate(12.5, 4, 10.5, 17.5, 2),
  cross: "M5 1.5 12 8.5 19 1.5 22.5 5 15.5 12 22.5 19 19 22.5 12 15.5 5 22.5 1.5 19 8.5 12 1.5 5Z",
  crown: "M2.5 18.5 1 6 7.5 11 12 3 16.5 11 23 6 21.5 18.5ZM3 20.5H21V22.8H3Z",
  // Tasks.
  trick: plate(9.5, 3.5, 11, 16, 1.5, 24) + plate(3.5, 3.5, 11, 16, 1.5, -24) + plate(6.5, 4, 11, 17, 1.5),
  none: "M12 2A10 10 0 1 0 12.010 2ZM5 5 19 19",
  equal: "M3 8.5H21M3 15.5H21",
  flag: "M4 1.5H6.5V23H4ZM8 2.5H22.5L18.5 7.5 22.5 12.5H8Z",
  most: "M2 14H7V22.5H2ZM9.5 3H14.5V22.5H9.5ZM17 10H22V22.5H17Z",
  fewest: "M2 6H7V22.5H2ZM9.5 16H14.5V22.5H9.5ZM17 9H22V22.5H17Z",
  // Where cards go: out of the game, or to the neighbour.
  "away-one": "M3 6H11V19H3ZM17.5 17V6M14 9.5 17.5 5.5 21 9.5",
  "away-two": "M2 8H9V20H2ZM5 8V4.5H12.5V16.5H9M18.5 17V6M15.5 9.5 18.5 5.5 21.5 9.5",
  "away-no-zeros": "M2 8H9V20H2ZM5 8V4.5H12.5V16.5H9M19 7A2.7 4.7 0 1 0 19.01 7M15.5 18 22.5 5.5",
  "away-right": "M2 8H9V20H2ZM5 8V4.5H12.5V16.5H9M15.5 10.5H22.5M19.5 7 23 10.5 19.5 14",
  tick: "M4 13 9.5 19 20.5 5.5",
  aim: "M12 3A9 9 0 1 0 12.010 3M12 10A2 2 0 1 0 12.010 10",
  // Signs of games, for the backs of their cards.
  paw: "M12 11.5C16 11.5 19.5 15 19 18.5C18.5 21.5 15.5 21.5 12 20.3C8.5 21.5 5.5 21.5 5 18.5C4.5 15 8 11.5 12 11.5Z" +
    ellipse(3.7, 11, 2, 2.8) + ellipse(8.8, 6, 2.2, 3.1) + ellipse(15.2, 6, 2.2, 3.1) + ellipse(20.3, 11, 2, 2.8),
  triangle: "M12 2 23 21.5H1Z",
  claim: "M7 22.5C3.5 19 1.5 15.5 2 14.5C2.8 13.2 4.5 13.7 6 15.7V5C6 3 8.7 3 8.7 5V11.5V2.8C8.7 .8 11.5 .8 11.5 2.8V11V3.8C11.5 1.9 14.3 1.9 14.3 3.8V11.5V6C14.3 4.3 17 4.3 17 6V14C17 17.5 16.5 20 15.5 22.5ZM19 3 21.5 1M19.5 7H23M19 11 21.5 13",
  eye: "M.5 12C4 5.5 8 3.5 12 3.5S20 5.5 23.5 12C20 18.5 16 20.5 12 20.5S4 18.5 .5 12Z" + circle(12, 12, 5.2) + circle(12, 12, 2.2),
  octavo: circle(12, 7, 5) + circle(12, 17, 6),
  pawn: "M12 1.5A4.8 4.8 0 0 1 14.7 10.3C15.2 14.2 17.2 17 19.5 19V22.5H4.5V19C6.8 17 8.8 14.2 9.3 10.3A4.8 4.8 0 0 1 12 1.5Z",
} as const;

export type ShapeName = keyof typeof SHAPES;

/** Shapes that are lines, not areas. */
export const LINES: ReadonlySet<ShapeName> = new Set<ShapeName>([
  "rock", "paper", "scissors", "mud", "carrot", "waves", "grass", "dunes", "millstone", "cobbles", "again", "plus3", "give", "swap", "gate", "turned", "none", "equal", "tick", "aim", "trick", "away-one", "away-two", "away-no-zeros", "away-right", "octavo",
]); // prettier-ignore
