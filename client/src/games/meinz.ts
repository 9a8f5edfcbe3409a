import { looks, suits, upTo } from "./looks";

export default looks({
  deck: suits("rbyg", upTo(9)),
  emblem: "claim",
  back: "#7a4a12",
  fan: ["g5", "r1", "b7", "y3", "r9"],
  house: { place: 0, card: "b7" },
  arrangement: { badges: ["starter", "claimed"], clipped: ["shown"] },
});
