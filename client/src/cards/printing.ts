/**
 * Cards as they are printed: the SVG of a face, in text. A face is printed once, however often its card is put on the table; a
 * browser reads the text much faster than a component for every shape would put them there.
 */

import { fit, numerals } from "../drawing/digits";
import { short, type Drawing } from "../drawing/paths";
import { BACK, face } from "./faces";
import type { Face } from "../drawing/face";
import { FIELD, LINES, SHAPES, type ShapeName } from "../drawing/shapes";
import { ground, isTerrain } from "../drawing/terrains";
import { AREAS, MIDDLE, rings, TEXTURES } from "../drawing/textures";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INDEX: Box = { x: 11.5, y: 13, width: 22.5, height: 27 }; // so narrow that it is seen in a fan
const LEFT = 20.5; // the middle of the index
const SUITS = { x: LEFT, first: 53, step: 17, width: 16 };
const SMALL_SUITS = { x: 24, first: 25, step: 24, width: 23 };

/** How wide a shape must be to hold a number, and how far below its middle that stands. */
const MEDALS: Readonly<Partial<Record<ShapeName, { width: number; down: number }>>> = {
  diamond: { width: 87, down: 0 },
  drop: { width: 77, down: 8 },
  star: { width: 82, down: 0 },
  leaf: { width: 76, down: 1 },
  hexagon: { width: 72, down: 0 },
};

const printed = new Map<string, string>();

/** The picture of a card, or of its back; nothing for a card without a face. */
export function print(game: string, name: string, small: boolean): string {
  const key = `${game} ${name} ${small}`;
  let found = printed.get(key);
  if (found === undefined) {
    const look = face(game, name);
    found = look ? svg(look, name === BACK, small) : "";
    printed.set(key, found);
  }
  return found;
}

/** The layers of a drawing, inside of an SVG. */
export function layered(layers: Drawing): string {
  return layers.map(([paint, d]) => `<path class="paint-${paint}" d="${d}"/>`).join("");
}

function svg(look: Face, back: boolean, small: boolean): string {
  const margin = `<rect class="margin" x="2.5" y="2.5" width="95" height="135" rx="8"/>`;
  const frame = small ? "" : `<rect class="frame" x="7.5" y="7.5" width="85" height="125" rx="4"/>`;
  const on = back && look.picture ? emblem(look.picture, small) : isTerrain(look.picture) ? "" : front(look, small);
  return `<svg viewBox="0 0 100 140" focusable="false">${behind(look, small)}${margin}${frame}${on}</svg>`;
}

/** The background print, below the rest. */
function behind(look: Face, small: boolean): string {
  if (isTerrain(look.picture)) {
    const coarse = small ? 2 : 1.4; // the larger the stones and the waves, the fewer there are to draw
    const layers = ground(look.picture, Math.round(100 / coarse), Math.round(140 / coarse));
    return `<g transform="scale(${coarse})">${layered(layers)}</g>`;
  }
  if (look.rings) return `<path class="texture rings" d="${rings(look.rings)}"/>`;
  if (look.texture === "plain" || small) return "";
  const area = AREAS.has(look.texture) ? " area" : "";
  return `<path class="texture texture-${look.texture}${area}" d="${TEXTURES[look.texture]}"/>`;
}

function emblem(picture: ShapeName, small: boolean): string {
  const seal = `<circle class="seal" cx="50" cy="70" r="28"/><circle class="frame" cx="50" cy="70" r="31"/>`;
  return (small ? "" : seal) + shape(picture, 50, 70, small ? 54 : 34, "emblem");
}

function front(look: Face, small: boolean): string {
  return (small ? large(look) : body(look)) + index(look, small) + sign(look, small) + worth(look);
}

/** A small card has one large shape: below its number, beside its strength, or in the middle. */
function large(look: Face): string {
  const only = look.picture ?? look.shape;
  if (!only) return "";
  if (look.label) return shape(only, 50, 98, 60, "only");
  return look.shape ? shape(only, 60, 88, 60, "only") : shape(only, 50, 74, 68, "only");
}

/** The middle of a large card: its picture, or its number on a medal of its shape. */
function body(look: Face): string {
  // A card with much in its index has its picture aside.
  const aside = look.drawing !== null && look.medal && look.shape !== null;
  const x = aside ? 59 : look.task ? 56 : MIDDLE.x;
  const y = look.task ? 72 : MIDDLE.y;
  if (look.drawing) return pictured(look, look.drawing, x, y, aside ? 34 : 39);
  if (look.shape === "pair") return [x - 33, x + 2].map((left) => half(look, left, y)).join("");
  if (look.shape === "single") {
    return `<rect class="medal" x="33" y="${y - 33}" width="46" height="68" rx="5"/>${number(look, 56, y + 1, 30, 42)}`;
  }
  const medal = look.shape && MEDALS[look.shape];
  if (look.shape && medal) return shape(look.shape, x, y, medal.width, "medal") + number(look, x, y + medal.down, 34, 34);
  return look.label ? `<circle class="medal disc" cx="${x}" cy="${y}" r="32"/>${number(look, x, y, 38, 36)}` : "";
}

function half(look: Face, left: number, y: number): string {
  const medal = `<rect class="medal" x="${left}" y="${y - 22}" width="31" height="50" rx="4"/>`;
  return medal + number(look, left + 15.5, y + 3, 20, 30);
}

function pictured(look: Face, drawing: Drawing, x: number, y: number, radius: number): string {
  const wide = look.medal ? radius * 1.65 : look.task ? 62 : 78;
  const medal = look.medal ? `<circle class="medal" cx="${x}" cy="${y}" r="${radius}"/>` : "";
  const at = `translate(${x - wide / 2} ${y - wide / 2}) scale(${wide / 100})`;
  const labelled = look.label && !look.task;
  const disc = labelled ? `<circle class="medal disc" cx="${x}" cy="${y}" r="20"/>${number(look, x, y, 23, 25)}` : "";
  return `${medal}<g transform="${at}">${layered(drawing)}</g>${disc}`;
}

/** The corner of a card: its number or picture, and shapes below that or in its place. */
function index(look: Face, small: boolean): string {
  const suits = small ? SMALL_SUITS : SUITS;
  const head = look.label
    ? written(look.label, INDEX, "start")
    : look.picture && !small
      ? shape(look.picture, 23.5, 26, 27, "glyph")
      : "";
  const colour = look.shape;
  const below =
    colour && !(small && look.label)
      ? Array.from({ length: look.strength }, (_, at) => shape(colour, suits.x, suits.first + at * suits.step, suits.width, "glyph suit"))
      : [];
  return `<g class="index${look.label ? " numbered" : ""}">${head}${below.join("")}</g>`;
}

/** The sign of the card's special effect. */
function sign(look: Face, small: boolean): string {
  if (!look.sign) return "";
  return `<circle class="badge" cx="25" cy="115" r="${small ? 18 : 15}"/>${shape(look.sign, 25, 115, small ? 23 : 18, "on-badge")}`;
}

/** The sign of its worth: a crown, or little triangles. */
function worth(look: Face): string {
  const crown = look.gilt ? shape("crown", 79, 21, 19, "pip") : "";
  const pip = (_: unknown, at: number): string => `<path class="pip" d="M0-8 8.5 6.5H-8.5Z" transform="translate(${82 - at * 19} 20)"/>`;
  return crown + Array.from({ length: look.pips }, pip).join("");
}

/** A shape with its middle at a place. The stylesheet paints it by what it is there for. */
function shape(name: ShapeName, x: number, y: number, width: number, kind: string): string {
  const scale = Math.round((width / FIELD) * 100) / 100;
  const at = `translate(${short(x - width / 2)} ${short(y - width / 2)}) scale(${scale})`;
  return `<path class="${kind}${LINES.has(name) ? " lines" : ""}" d="${SHAPES[name]}" transform="${at}"/>`;
}

/** A large number around a place, with a light line in its strokes. */
function number(look: Face, x: number, y: number, width: number, height: number): string {
  return written(look.label, { x: x - width / 2, y: y - height / 2, width, height }, "middle", true);
}

/** A number in our own numerals, inside of a box. */
function written(label: string, box: Box, align: "start" | "middle", large = false): string {
  const { numerals: signs, width } = numerals(label);
  const strokes = signs.map(({ x, d }) => {
    const at = x ? ` transform="translate(${x})"` : "";
    return `<path d="${d}"${at}/>${large ? `<path class="inline" d="${d}"${at}/>` : ""}`;
  });
  return `<g class="number${large ? " large" : ""}" transform="${fit(width, box, align)}">${strokes.join("")}</g>`;
}
