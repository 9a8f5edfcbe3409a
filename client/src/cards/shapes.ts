/** Shapes of our own, each a path on a field of 24 by 24. */

export const SHAPES = {
  // Shapes of colours.
  diamond: "M12 1 21 12 12 23 3 12Z",
  drop: "M12 1C17 8 20 12 20 15.5A8 7.5 0 0 1 4 15.5C4 12 7 8 12 1Z",
  star: "M12 1 15 9 23.5 9 16.6 14.2 19.2 22.6 12 17.4 4.8 22.6 7.4 14.2 .5 9 9 9Z",
  leaf: "M3 21C1 10 9 2 22 2C22 15 14 23 5.500 21L14 10Z",
  hexagon: "M12 1 21.500 6.500V17.500L12 23 2.500 17.500V6.500Z",
  // Rock, paper, scissors, and what belongs to them.
  rock: "M3 16 6 8 12 4 18 6 22 13 20 20 6 21Z",
  paper: "M5 2H15L20 7V22H5ZM15 2V7H20M8 11H17M8 14.500H17M8 18H14",
  scissors: "M5 2 15.500 16M19 2 8.500 16M6.500 15.500A3 3 0 1 0 6.510 15.500M17.500 15.500A3 3 0 1 0 17.510 15.500",
  jester: "M3 17 1.500 6 8 11 12 2 16 11 22.500 6 21 17ZM4 19.500H20V22H4Z",
  millstone: "M12 1.500A10.500 10.500 0 1 0 12.010 1.500ZM12 9A3 3 0 1 1 11.990 9ZM12 2V9M12 15V22M2 12H9M15 12H22",
  // Terrains.
  tiles: "M2 2H11V11H2ZM13 2H22V11H13ZM2 13H11V22H2ZM13 13H22V22H13Z",
  paving: "M1 3H10V10H1ZM12 3H23V10H12ZM1 12H14V19H1ZM16 12H23V19H16Z",
  mud: "M2 9C6 5 8 13 12 9S18 5 22 9M2 17C6 13 8 21 12 17S18 13 22 17M7 13H9M15 13H17",
  carrot: "M12 23 7 10C7 7 17 7 17 10ZM12 8V1M12 8 8 2M12 8 16 2",
  waves: "M1 7C4 3 7 3 9 7S14 11 17 7 21 4 23 6M1 16C4 12 7 12 9 16S14 20 17 16 21 13 23 15",
  cobbles: "M6 2A4 4 0 1 0 6.010 2ZM18 2A4 4 0 1 0 18.010 2ZM12 8.500A3.500 3.500 0 1 0 12.010 8.500ZM6 14A4 4 0 1 0 6.010 14ZM18 14A4 4 0 1 0 18.010 14Z",
  grass: "M4 22C4 16 3 12 1 8M8 22C8 14 8 9 9 3M12 22C13 15 14 11 17 6M18 22C18 17 20 13 23 11",
  dunes: "M1 18C6 10 10 10 15 18M9 12C13 6 17 7 23 16M4 5H4.500M12 4H12.500M19 5H19.500M8 8H8.500",
  // Kinds of Take it!'s cards.
  single: "M7 3H17V21H7Z",
  pair: "M3 5H12V21H3ZM12 8H14V21H21V5H12Z",
  cross: "M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z",
  pawn: "M12 2A4.500 4.500 0 0 1 14.500 10.200C15 14 17 17 19 19V22H5V19C7 17 9 14 9.500 10.200A4.500 4.500 0 0 1 12 2Z",
} as const;

export type ShapeName = keyof typeof SHAPES;

/** Shapes that are lines, not areas. */
export const LINES: ReadonlySet<ShapeName> = new Set<ShapeName>([
  "paper", "scissors", "mud", "carrot", "waves", "grass", "dunes", "millstone", "cobbles",
]); // prettier-ignore
