import { PLAIN, suit, suited, type Face } from "../drawing/face";
import { exactly, FEWEST, LAST, MOST, NULL, without } from "../drawing/tasks";
import { looks, suits, upTo } from "./looks";

const TASKS: Readonly<Record<string, Partial<Face>>> = {
  null: { label: "0", picture: "none", drawing: NULL },
  last: { picture: "flag", drawing: LAST },
  most: { picture: "most", drawing: MOST },
  fewest: { picture: "fewest", drawing: FEWEST },
};

function task(name: string): Face | null {
  const plain: Face = { ...PLAIN, task: true, medal: false };
  const [, kind, of = ""] = /^(no|exactly)-([rbyg]|\d)$/.exec(name) ?? [];
  if (kind === "exactly") return { ...plain, label: of, shape: "equal", picture: "trick", drawing: exactly(Number(of)) };
  const colour = suit(of);
  if (colour) return { ...plain, ink: colour.ink, label: "0", shape: colour.shape, picture: colour.shape, drawing: without(colour.shape) };
  return name in TASKS ? { ...plain, ...TASKS[name] } : null;
}

export default looks({
  face: (name) => task(name) ?? suited(name),
  deck: [
    ...suits("rbyg", upTo(9)),
    ...["null", "no-r", "no-b", "no-y", "no-g", "exactly-1", "exactly-2", "exactly-3", "exactly-4", "last", "most", "fewest"],
  ],
  emblem: "eye",
  back: "#1f6a5c",
  fan: ["r4", "y8", "most", "b2", "g9"],
  arrangement: {
    badges: ["starter", "monster"],
    rowed: "row",
    rows: ["row", "row-table"],
    piled: ["tasks"],
    spread: "tasks",
    marks: { discarded: "tick", chosen: "aim" },
    large: ["trumps", "trump-colour", "trump-number"],
  },
});
