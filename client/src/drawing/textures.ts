/** Patterns on a card behind its number, one path each. They run over the edge: the margin is drawn on top of them. */

import { circle, short } from "./paths";

/** Where the middle of a card's picture is, on its 100 by 140. */
export const MIDDLE = { x: 50, y: 87 };

function grid(dx: number, dy: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0, y = 0; y <= 140 + dy; row += 1, y += dy)
    for (let x = row % 2 ? dx / 2 : 0; x <= 100 + dx; x += dx) path += draw(short(x), short(y));
  return path;
}

function rays(count: number): string {
  const far = 140;
  const at = (turn: number): string => `${Math.round(MIDDLE.x + far * Math.cos(turn))} ${Math.round(MIDDLE.y + far * Math.sin(turn))}`;
  return Array.from({ length: count }, (_, ray) => {
    const turn = ((ray + 0.25) / count) * 2 * Math.PI;
    return `M${MIDDLE.x} ${MIDDLE.y}L${at(turn)} ${at(turn + Math.PI / count)}Z`;
  }).join("");
}

/** Textures that are areas; all others are lines. */
export const AREAS: ReadonlySet<string> = new Set(["harlequin", "rays", "foliage"]);

export const TEXTURES = {
  harlequin: grid(18, 25, (x, y) => `M${x} ${y - 12.5}l9 12.5-9 12.5-9-12.5Z`),
  ripple: Array.from({ length: 15 }, (_, row) => `M${row % 2 ? -13 : 0} ${6 + row * 9.5}q6.5-6 13 0${"t13 0".repeat(8)}`).join(""),
  rays: rays(18),
  foliage: grid(20, 12, (x, y) => `M${x} ${y}q-9-1-8-9q8 0 8 9ZM${x} ${y}q9-1 8-9q-8 0-8 9Z`),
  comb: grid(16, 13.8, (x, y) => `M${x} ${short(y - 8)}l7 4v8l-7 4-7-4v-8Z`),
  dots: grid(13, 11, (x, y) => `M${x} ${y}h0`),
  links: grid(26, 12, (x, y) => circle(x, y, 5.5) + circle(x + 8, y, 5.5)),
  bricks: grid(20, 10, (x, y) => `M${x} ${y}h20M${x} ${y}v10`),
  plain: "",
} as const;

export type TextureName = keyof typeof TEXTURES;

/** Rings around the middle, as many as the number is high. */
export function rings(count: number): string {
  return Array.from({ length: count }, (_, ring) => circle(MIDDLE.x, MIDDLE.y, 36 + ring * 6.5)).join("");
}
