/** Pictures in the middle of cards, on a field of 100 by 100. */

import { circle, ellipse, plate, type Drawing } from "./paths";
import type { ShapeName } from "./shapes";

const JESTER: Drawing = [
  ["gold", "M22 84 30 72 38 88 50 74 62 88 70 72 78 84 88 90 74 96 66 92 58 99 50 93 42 99 34 92 26 96 12 90Z"],
  ["main", "M31 56C36 34 30 14 10 20C2 24 1 36 5 46C12 36 18 42 22 62Z"],
  ["gold", "M69 56C64 34 70 14 90 20C98 24 99 36 95 46C88 36 82 42 78 62Z"],
  ["gold", "M24 62C26 40 36 16 50 6V58Z"],
  ["main", "M76 62C74 40 64 16 50 6V58Z"],
  ["skin", "M27 58Q50 46 73 58C75 76 66 90 50 91S25 76 27 58Z"],
  ["paper", "M21 62Q50 43 79 62L78 54Q50 36 22 54Z"],
  ["gold", circle(50, 7, 6) + circle(6, 49, 6) + circle(94, 49, 6)],
  ["dark", "M39 60 42.5 66 39 72 35.5 66ZM61 60 64.5 66 61 72 57.5 66Z"],
  ["red", circle(33.5, 75, 3.6) + circle(66.5, 75, 3.6)],
  ["line", "M40 78Q50 87 60 78M50 66Q46.5 73 51 74"],
  ["shade", "M60 56Q67 56 73 58C75 76 66 90 50 91Q66 84 60 56Z"],
];

const ROCK: Drawing = [
  ["shade", ellipse(52, 86, 42, 7)],
  ["stone", "M8 70 20 36 46 16 76 26 93 58 84 84 22 87Z"],
  ["light", "M20 36 46 16 76 26 56 38 34 48Z"],
  ["shade", "M56 38 76 26 93 58 84 84 58 86 66 62Z"],
  ["fine", "M8 70 34 48 56 38 66 62 58 86M34 48 38 72 22 87M38 72 66 62M56 38 76 26"],
  ["chalk", "M28 41 40 31M46 27 50 24"],
];

const PAPER: Drawing = [
  ["shade", plate(20, 14, 62, 80, 3, 7)],
  ["paper", "M22 10 66 5 80 18 87 82 30 91Z"],
  ["light", "M22 10 66 5 80 18 87 82Z"],
  ["main", "M66 5 80 18 68 20Z"],
  ["fine", "M33 29 62 25M34 40 76 35M36 51 78 46M37 62 79 57M39 73 66 70"],
  ["line", "M22 10 66 5 80 18 87 82 30 91Z"],
];

const SCISSORS: Drawing = [
  ["silver", "M22 6C30 20 44 40 57 58L49 66C38 48 27 28 22 6Z"],
  ["silver", "M78 6C70 20 56 40 43 58L51 66C62 48 73 28 78 6Z"],
  ["shade", "M78 6C70 20 56 40 43 58L47 62C58 46 70 26 78 6Z"],
  ["main", "M51 55 66 62C80 60 90 70 87 81C84 93 68 96 61 86C57 80 58 72 60 69L47 62ZM70 69C64 70 63 77 66 82C70 87 78 85 79 79C80 73 76 69 70 69Z"],
  ["main", "M49 55 34 62C20 60 10 70 13 81C16 93 32 96 39 86C43 80 42 72 40 69L53 62ZM30 69C36 70 37 77 34 82C30 87 22 85 21 79C20 73 24 69 30 69Z"],
  ["gold", circle(50, 57, 4.5)],
  ["dark", circle(50, 57, 1.6)],
];

/** Furrows of a millstone, cut from the eye to the rim. */
function furrows(): string {
  return Array.from({ length: 12 }, (_, furrow) => {
    const turn = (furrow / 12) * 2 * Math.PI;
    const at = (radius: number, lag: number): string =>
      `${Math.round(48 + radius * Math.cos(turn + lag))} ${Math.round(47 + radius * Math.sin(turn + lag))}`;
    return `M${at(16, 0)}Q${at(28, 0.12)} ${at(38, 0.42)}`;
  }).join("");
}

const MILLSTONE: Drawing = [
  ["shade", ellipse(54, 91, 42, 6)],
  ["dark", circle(55, 50, 43)],
  ["stone", circle(53, 49, 42)],
  ["shade", circle(53, 49, 42)],
  ["stone", circle(48, 47, 43)],
  ["light", "M48 4A43 43 0 0 0 5 47C14 24 60 12 84 23A43 43 0 0 0 48 4Z"],
  ["line", furrows()],
  ["fine", circle(48, 47, 39)],
  ["wood", plate(36, 35, 24, 24, 3)],
  ["dark", circle(48, 47, 7)],
];

const CROSS: Drawing = [
  ["shade", "M24 12 53 41 82 12 96 26 67 55 96 84 82 98 53 69 24 98 10 84 39 55 10 26Z"],
  ["gold", "M20 6 50 36 80 6 94 20 64 50 94 80 80 94 50 64 20 94 6 80 36 50 6 20Z"],
  ["light", "M20 6 50 36 80 6 87 13 50 50 13 13Z"],
  ["fine", "M20 15 50 45 80 15M20 85 50 55 80 85M15 20 45 50 15 80M85 20 55 50 85 80"],
];

/** Bushes along the edge of a garden, with a gap for the way through it. */
function hedge(radius: number): string {
  const edge = Array.from({ length: 8 }, (_, bush) => 6 + bush * 12.6);
  const sides = edge.map((y) => circle(6, y, radius) + circle(94, y, radius));
  const ends = edge.filter((x) => Math.abs(x - 50) > 14).map((x) => circle(x, 6, radius) + circle(x, 94, radius));
  return [...sides, ...ends].join("");
}

/** A garden from above: hedges, beds and the way through them. */
const GARDEN: Drawing = [
  ["light", plate(2, 2, 96, 96, 8)],
  ["slab", "M41 -2H59V102H41ZM2 41H98V59H2Z"],
  ["shade", hedge(8.5)],
  ["green", hedge(7.5)],
  ["wood", [16, 62].flatMap((x) => [16, 62].map((y) => plate(x, y, 22, 22, 4))).join("")],
  ["red", circle(22, 22, 3.5) + circle(32, 32, 3.5) + circle(68, 78, 3.5) + circle(78, 68, 3.5)],
  ["gold", circle(32, 22, 3.5) + circle(22, 32, 3.5) + circle(78, 78, 3.5) + circle(68, 68, 3.5)],
  ["green", circle(69, 22, 4.5) + circle(78, 31, 4.5) + circle(22, 69, 4.5) + circle(31, 78, 4.5)],
];

export const PICTURES: Readonly<Partial<Record<ShapeName, Drawing>>> = {
  jester: JESTER,
  rock: ROCK,
  paper: PAPER,
  scissors: SCISSORS,
  millstone: MILLSTONE,
  cross: CROSS,
  gate: GARDEN,
};
