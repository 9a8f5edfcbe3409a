import { suited } from "../drawing/face";
import { looks, suits, upTo } from "./looks";

const CELLS = ["r", "k", "b", "y", "none"];

export default looks({
  face(name) {
    const face = suited(name);
    return face && { ...face, gilt: face.label === "0" };
  },
  deck: suits("rbyk", upTo(9, 0)),
  emblem: "cross",
  back: "#8e2430",
  fan: ["r3", "b0", "y9", "k7", "r8"],
  house: { place: 2, card: "y9" },
  arrangement: {
    board: { start: [], away: ["one", "two", "no-zeros", "right", "none"], trump: CELLS, super: CELLS, points: [] },
    veto: "veto-",
    rules: { one: "away-one", two: "away-two", "no-zeros": "away-no-zeros", right: "away-right" },
    badges: ["dealer", "monster"],
    signs: {
      start: ["start"], away: ["away"], trump: ["trump"], super: ["supertrump"], points: ["points"],
      "team-1": ["partner"], "team-2": ["partner"], "team-3": ["partner"],
    }, // prettier-ignore
  },
  motion: { passes: ["give"], doubles: "monster" },
});
