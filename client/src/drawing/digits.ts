/** Numerals of our own, drawn with a round pen on a field of 32 by 52, so that they look alike and sit alike on every machine. */

import { short } from "./paths";

export const HEIGHT = 52;
const WIDTH = 32;
const GAP = 15; // from one pen stroke to the next, between two numerals

const NARROW: Readonly<Record<string, number>> = { "1": 13, "−": 22, "+": 26 };

const PEN: Readonly<Record<string, string>> = {
  "0": "M16 0C26 0 32 10 32 26S26 52 16 52S0 42 0 26S6 0 16 0Z",
  "1": "M0 10 13 0V52",
  "2": "M1 14C1 5 7.5 0 16 0S31 6 31 14.5C31 22 26 27 18 34L0 52H32",
  "3": "M2 0H29L15 20C25 20 32 26.5 32 36S25 52 15.5 52C8 52 2 48 0 42",
  "4": "M24 52V0L0 36H32",
  "5": "M29 0H5L3 24C7 20.5 11 19.5 16 19.5C26 19.5 32 26 32 35.5S25 52 16 52C8 52 2 48 0 42",
  "6": "M22 0 3 27A16 16 0 1 0 16 20C11 20 6 22.5 3 27",
  "7": "M0 0H32L12 52",
  "8": "M16 24A12.3 12 0 1 1 16.1 24ZM16 24A15.5 14 0 1 0 16.1 24Z",
  "9": "M10 52 29 25A16 16 0 1 0 16 32C21 32 26 29.5 29 25",
  "−": "M0 27H22",
  "+": "M0 27H26M13 14V40",
  "=": "M0 18H32M0 35H32",
};

/** One numeral where it stands in a number whose upper left corner is 0, 0. */
export interface Numeral {
  readonly x: number;
  readonly d: string;
}

/** A number as its numerals and how wide they are together. */
export function numerals(label: string): { numerals: Numeral[]; width: number } {
  let x = 0;
  const found: Numeral[] = [];
  for (const sign of label) {
    const d = PEN[sign];
    if (d) found.push({ x, d });
    x += (NARROW[sign] ?? WIDTH) + GAP;
  }
  return { numerals: found, width: Math.max(x - GAP, 0) };
}

const CONDENSED = 0.8; // how much narrower than drawn a number may become to stay high

/** The transform that puts a number of this width into a box: as high as the box, or less where it would be too wide. */
export function fit(width: number, box: { x: number; y: number; width: number; height: number }, align: "start" | "middle" = "middle"): string {
  const across = Math.min(box.height / HEIGHT, width ? box.width / width : Infinity);
  const down = Math.min(box.height / HEIGHT, across / CONDENSED);
  const x = align === "start" ? box.x : box.x + (box.width - width * across) / 2;
  const y = align === "start" ? box.y : box.y + (box.height - HEIGHT * down) / 2;
  return `translate(${short(x)} ${short(y)}) scale(${[across, down].map((scale) => Math.round(scale * 1000) / 1000).join(" ")})`;
}
