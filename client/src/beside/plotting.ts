// The race over the rounds as lines in a picture: pure numbers, drawn by ScorePlot.

import type { SheetLine } from "../wire/wire";

export interface Plot {
  lines: { seat: number; path: string; end: { x: number; y: number } }[];
  ticks: { y: number; points: number }[];
  zero: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** A step for the scale that is easy to read: 1, 2 or 5 times a power of ten, about four of them. */
export function step(range: number): number {
  const rough = Math.max(range, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/** Everybody's points over the lines of the sheet, from zero on. */
export function plotted(sheet: readonly SheetLine[], seats: number, { width, height }: Frame): Plot {
  const rows = [Array<number>(seats).fill(0), ...sheet.map((line) => [...line.points])];
  const all = rows.flat();
  const size = step(Math.max(...all, 0) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / size) * size;
  const high = Math.max(Math.ceil(Math.max(...all, 0) / size) * size, low + size);
  const x = (row: number): number => round((row / Math.max(rows.length - 1, 1)) * width);
  const y = (points: number): number => round(height - ((points - low) / (high - low)) * height);
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: rows.map((row, i) => `${i === 0 ? "M" : "L"}${x(i)} ${y(row[seat])}`).join(""),
    end: { x: x(rows.length - 1), y: y(rows[rows.length - 1][seat]) },
  }));
  const ticks = Array.from({ length: Math.round((high - low) / size) + 1 }, (_, i) => low + i * size);
  return { lines, ticks: ticks.map((points) => ({ y: y(points), points })), zero: y(0) };
}

/** Names at the ends of lines, moved apart where they would lie on each other. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((one, other) => heights[one] - heights[other]);
  const placed = [...heights];
  let next = -Infinity;
  for (const i of order) next = (placed[i] = Math.max(placed[i], next)) + gap;
  let last = bottom;
  for (const i of [...order].reverse()) last = (placed[i] = Math.min(placed[i], last)) - gap;
  return placed;
}

/** How far along the sheet an entry of the log is: 0 at the start, 1 at the last line. Lines stand at equal distances, as they do in the plot. */
export function along(sheet: readonly SheetLine[], number: number): number {
  const stops = [0, ...sheet.map((line) => line.number)];
  const next = stops.findIndex((stop) => stop >= number);
  if (next < 0) return 1;
  if (next === 0 || stops.length < 2) return 0;
  return (next - 1 + (number - stops[next - 1]) / (stops[next] - stops[next - 1])) / (stops.length - 1);
}

/** The other way: the entry of the log at such a part of the plot; near a line of the sheet it is that line's. */
export function entryAt(sheet: readonly SheetLine[], part: number): number {
  const stops = [0, ...sheet.map((line) => line.number)];
  const place = Math.min(Math.max(part, 0), 1) * (stops.length - 1);
  const near = Math.round(place);
  if (Math.abs(place - near) < 0.15) return stops[near];
  const low = Math.floor(place);
  return Math.round(stops[low] + (place - low) * (stops[low + 1] - stops[low]));
}

/** A change of points with its sign; nothing for none. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
