import { pictured, PLAIN, suit } from "../drawing/face";
import type { ShapeName } from "../drawing/shapes";
import { looks } from "./looks";

const SYMBOLS: Readonly<Record<string, ShapeName>> = { r: "rock", p: "paper", s: "scissors", x: "jester" };
const STRENGTHS: Readonly<Record<string, number>> = { g: 1, y: 2, r: 3 };
const SIGNS: Readonly<Record<string, ShapeName>> = { again: "again", fast: "fast", plus3: "plus3", give: "give", swap: "swap" };
const SPECIALS = ["", ...Object.keys(SIGNS).map((sign) => `-${sign}`)];

export default looks({
  face(name) {
    if (name === "m") return { ...PLAIN, ...pictured("millstone"), ink: "dark", texture: "bricks", medal: false, letter: "m" };
    const [, letter = "", symbol = "", special] = /^([gyr])([rpsx])(?:-(\w+))?$/.exec(name) ?? [];
    const colour = suit(letter);
    const picture = SYMBOLS[symbol];
    if (!colour || !picture || (special && !SIGNS[special])) return null;
    const sign = special ? (SIGNS[special] ?? null) : null;
    return { ...PLAIN, ...colour, ...pictured(picture), letter, strength: STRENGTHS[letter] ?? 1, sign };
  },
  deck: [..."gyr"].flatMap((colour) => [...[..."rps"].flatMap((symbol) => SPECIALS.map((sign) => colour + symbol + sign)), `${colour}x`]).concat("m"),
  emblem: "scissors",
  back: "#2f6b2f",
  fan: ["gr", "yp-again", "rs", "gx", "m"],
  house: { place: 1, card: "rs" },
  arrangement: {
    piled: ["known"],
    pile: { fact: "pile", count: "cards" },
    direction: { left: 1, right: -1 },
    badges: ["racer", "receiver"],
    ringed: ["racer"],
    large: ["joker", "pending"],
  },
});
