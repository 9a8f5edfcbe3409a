/** Drawings: paths on a square field, painted one over the other. Which colour a paint is, is said by `cards/cards.css`. */

export type Paint =
  | "main" // the drawing's own colour, with a dark edge
  | "paper" | "gold" | "silver" | "stone" | "wood" | "dark" | "red" | "blue" | "green" | "violet" | "skin" | "rim" // fills
  | "light" | "gloss" | "shade" // what light does to that which lies below
  | "line" | "fine" | "chalk" | "leaf" | "grain" | "starfish" | "gleam" | "ridge" | "furrow" // strokes
  | "slab" | "puddle" | "sprout" | "carrot" // grounds
  | "sheet" | "prize" | "ban" | "pole" | "big"; // on tasks

export type Layer = readonly [paint: Paint, d: string];
export type Drawing = readonly Layer[];

/** A circle as a path. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, wide: number, high: number): string {
  return `M${short(x - wide)} ${short(y)}a${short(wide)} ${short(high)} 0 1 0 ${short(2 * wide)} 0a${short(wide)} ${short(high)} 0 1 0 ${short(-2 * wide)} 0Z`;
}

/** A rectangle with round corners, which may be turned around its middle. */
export function plate(x: number, y: number, width: number, height: number, round = 0, degrees = 0): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const turn = (degrees * Math.PI) / 180;
  const at = (dx: number, dy: number): string =>
    `${short(cx + dx * Math.cos(turn) - dy * Math.sin(turn))} ${short(cy + dx * Math.sin(turn) + dy * Math.cos(turn))}`;
  const [w, h] = [width / 2, height / 2];
  const bend = (x0: number, y0: number, x1: number, y1: number): string => `Q${at(x0, y0)} ${at(x1, y1)}`;
  return (
    `M${at(-w + round, -h)}L${at(w - round, -h)}${bend(w, -h, w, -h + round)}L${at(w, h - round)}${bend(w, h, w - round, h)}` +
    `L${at(-w + round, h)}${bend(-w, h, -w, h - round)}L${at(-w, -h + round)}${bend(-w, -h, -w + round, -h)}Z`
  );
}

/** A number as short as a path can have it. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
