import { jester, pictured, PLAIN } from "../drawing/face";
import { looks } from "./looks";

const SINGLES = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4];
const PAIRS = [3, 4, 5, 6, 8, 10, -2, -3, -4, -5];

export default looks({
  face(name) {
    if (name === "x") return jester("green");
    if (name === "k") return { ...PLAIN, ...pictured("cross"), ink: "dark", texture: "comb", medal: false, letter: "k" };
    const [, kind, value] = /^([dp])(-?\d+)$/.exec(name) ?? [];
    if (!kind || value === undefined) return null;
    const label = value.replace("-", "−");
    const less = value.startsWith("-");
    return kind === "d"
      ? { ...PLAIN, label, ink: less ? "brick" : "sky", shape: "single", texture: "dots", letter: "d" }
      : { ...PLAIN, label, ink: less ? "brown" : "orange", shape: "pair", texture: "links", letter: "p" };
  },
  deck: [...SINGLES.map((value) => `d${value}`), ...PAIRS.map((value) => `p${value}`), "x", "k"],
  emblem: "pair",
  back: "#34363d",
  fan: ["d-2", "d5", "x", "p8", "k"],
  arrangement: {
    piled: ["taken"],
    growing: "row",
    spread: "row",
    pile: { fact: "pile", count: "cards" },
    shown: ["turned"],
    badges: ["dealer", "dealer-stays"],
  },
  motion: { takes: ["take"] },
});
