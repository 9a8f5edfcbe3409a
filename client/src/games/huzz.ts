import { jester, PLAIN } from "../drawing/face";
import { looks, upTo } from "./looks";

const HIGHEST = 13;
const DUSK = 7; // from here on cards are dark

export default looks({
  face(name) {
    if (name === "x") return jester("violet");
    const number = /^\d+$/.test(name) ? Number(name) : 0;
    if (!number) return null;
    return { ...PLAIN, label: name, ink: number < DUSK ? "dawn" : "dusk", depth: (number - 1) / (HIGHEST - 1), rings: number };
  },
  deck: [...upTo(HIGHEST).map(String), "x"],
  emblem: "paw",
  back: "#5b3a86",
  fan: ["3", "7", "7", "12", "x"],
  arrangement: {
    layered: ["display"],
    piled: ["shadow"],
    pile: { fact: "pile", count: "left" },
    clipped: ["shown"],
    badges: ["thief", "victim"],
  },
});
