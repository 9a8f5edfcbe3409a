/** The seats around the table, and where their cards lie in the trick. Your own place is at the bottom. */

export type Side = "left" | "top" | "right";

/** Where a seat's card lies in the trick: widths and heights of a card from the middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const OWN: Spot = { x: 0, y: 0.76 };

/** Clockwise, by how many others there are. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: -0.76 }],
  [{ x: -1.12, y: -0.35 }, { x: 1.12, y: -0.35 }],
  [{ x: -1.2, y: 0 }, { x: 0, y: -0.76 }, { x: 1.2, y: 0 }],
  [{ x: -1.75, y: 0.12 }, { x: -0.6, y: -0.76 }, { x: 0.6, y: -0.76 }, { x: 1.75, y: 0.12 }],
  [{ x: -2.25, y: 0.2 }, { x: -1.15, y: -0.62 }, { x: 0, y: -0.76 }, { x: 1.15, y: -0.62 }, { x: 2.25, y: 0.2 }],
  [
    { x: -2.25, y: 0.4 }, { x: -1.75, y: -0.62 }, { x: -0.6, y: -0.76 },
    { x: 0.6, y: -0.76 }, { x: 1.75, y: -0.62 }, { x: 2.25, y: 0.4 },
  ],
]; // prettier-ignore

/** The others' spots, clockwise from your left. */
export function spots(others: number): readonly Spot[] {
  return SPOTS[Math.min(others, SPOTS.length - 1)] ?? [];
}

/** The others by the side of the table at which they sit, clockwise from your left. */
export function sides(others: readonly number[]): Record<Side, readonly number[]> {
  if (others.length < 2) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}

/** The angle between neighbours in a fan of this many cards, in degrees. */
export function tilt(place: number, count: number): number {
  const most = Math.min(1.6 * count, 14); // degrees between the outermost cards
  return count > 1 ? (place / (count - 1) - 0.5) * most : 0;
}
