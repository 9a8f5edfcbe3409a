/** A piece that is put somewhere comes flying from its player's seat. */

import { motion } from "./speed.svelte";

const LASTS = 420; // milliseconds
const HIGH = 1.5; // how much larger it looks in the air
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** An action for the piece; its parameter is the seat, or -1 for one that has been there before. */
export function fromSeat(node: HTMLElement, seat: number): void {
  const hand = node.closest(".scene")?.querySelector(`[data-seat="${seat}"] header`);
  if (!hand || motion.factor === 0 || document.hidden || !("animate" in node)) return;
  const [from, to] = [hand.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const path = [{ transform: `translate(${x}px, ${y}px) scale(${HIGH})` }, { transform: "none" }];
  node.animate(path, { duration: LASTS * motion.factor, easing: EASE });
}
