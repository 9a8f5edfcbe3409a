/** Where on the page something of the scene is drawn, to point at it. */

import type { Scene, Touch } from "../wire/wire";

/** The elements of a touch, as far as they can be found; otherwise its seat. */
export function elements(root: ParentNode, touch: Touch, scene: Scene): HTMLElement[] {
  const { zone, seat, card, fact } = touch;
  if (fact !== undefined) return ofFact(root, fact, scene);
  if (zone === undefined) return ofSeat(root, seat);
  const lying = all(root, `[data-zone="${zone}|${seat ?? ""}"]`);
  const found = card === undefined ? lying : lying.flatMap((where) => all(where, `[data-card="${CSS.escape(card)}"]`));
  return found.length ? found : ofSeat(root, seat);
}

function ofFact(root: ParentNode, place: number, scene: Scene): HTMLElement[] {
  const { key, facts } = scene.facts[place] ?? { key: "" };
  const named = [`[data-fact="${place}"]`, `.fact-${CSS.escape(key)}`, `[data-touch^="|||${place}|"]`, `.facts-${CSS.escape(key)}`];
  for (const selector of named) {
    const found = all(root, selector);
    if (found.length) return facts?.["fields"] === undefined ? found : gardensOf(found);
  }
  if (facts?.["fields"] !== undefined) return all(root, ".garden").slice(0, 1);
  return typeof facts?.["seat"] === "number" ? ofSeat(root, facts["seat"]) : [];
}

function gardensOf(fields: HTMLElement[]): HTMLElement[] {
  const gardens = fields.flatMap((field) => field.closest<HTMLElement>(".garden") ?? []);
  return gardens.length ? [...new Set(gardens)] : fields;
}

function ofSeat(root: ParentNode, seat: number | undefined): HTMLElement[] {
  return seat === undefined ? [] : all(root, `.seat[data-seat="${seat}"]`);
}

function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((found) => found.getClientRects().length > 0);
}
