/** Quick reactions as little pictures; the words for them are in the catalogues. */

import type { Reaction } from "../wire/wire";

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  hello: "👋",
  thanks: "🙏",
  "well-played": "👏",
  hurry: "⏳",
  oops: "🙈",
  laugh: "😄",
  wow: "😮",
  sad: "😢",
};
