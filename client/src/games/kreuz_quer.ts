import { pictured, PLAIN, type Face } from "../drawing/face";
import type { ShapeName } from "../drawing/shapes";
import { looks, upTo } from "./looks";

const TERRAINS: Readonly<Record<string, Pick<Face, "ink"> & { picture: ShapeName }>> = {
  f: { ink: "sky", picture: "tiles" },
  p: { ink: "grey", picture: "paving" },
  m: { ink: "brown", picture: "mud" },
  v: { ink: "garden", picture: "carrot" },
  w: { ink: "blue", picture: "waves" },
  k: { ink: "dark", picture: "cobbles" },
  g: { ink: "meadow", picture: "grass" },
  s: { ink: "sand", picture: "dunes" },
};
const GARDENS = upTo(28).map(String);

export default looks({
  face(name) {
    const terrain = TERRAINS[name];
    if (terrain) return { ...PLAIN, ...terrain, letter: name };
    const [, number, turned] = /^(\d+)(t?)$/.exec(name) ?? [];
    if (!number) return null;
    return { ...PLAIN, ...pictured("gate"), texture: "foliage", medal: false, label: number, ink: "meadow", sign: turned ? "turned" : null };
  },
  deck: [...Object.keys(TERRAINS), ...GARDENS, ...GARDENS.map((garden) => `${garden}t`)],
  emblem: "pawn",
  back: "#3f5f1f",
  fan: ["f", "w", "m", "g", "v"],
  house: { place: 3, card: "f" },
  arrangement: {
    shown: ["at-start", "pawn", "on-goal"],
    track: { way: "track", goal: "goal" },
    badges: ["stopped"],
    piled: ["up"],
    scattered: ["up"],
    pile: { fact: "down", count: "cards" },
  },
  motion: { spent: ["away", "queue", "track"], turned: "t" },
});
