import { suited } from "../drawing/face";
import { looks, suits, upTo } from "./looks";

const TRIANGLES = [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]; // on the cards, by number
const TRUMPS = ["chief-trump-colour", "chief-trump-number", "chief-trump-none", "vice-trump-colour", "vice-trump-number"];

export default looks({
  face(name) {
    const face = suited(name);
    return face && { ...face, pips: TRIANGLES[Number(face.label)] ?? 0 };
  },
  deck: suits("rbygk", upTo(9, 0)),
  emblem: "triangle",
  back: "#1c4f7a",
  fan: ["r6", "b1", "y7", "g4", "k9"],
  house: { place: 4, card: "r7" },
  arrangement: {
    signs: Object.fromEntries(TRUMPS.map((fact) => [fact, [fact.startsWith("chief") ? "chief" : "vice", "trump"] as const])),
    badges: ["dealer", "chief", "vice", "partner"],
    told: ["chief"],
    large: TRUMPS,
  },
});
