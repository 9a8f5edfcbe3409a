// Search in a rules text: the numbered rules in which all the words occur, whatever their case and accents.

export interface Found {
  place: string; // the rule's anchor, R24
  text: string; // how it begins
}

const SHOWN = 90; // letters

/** Letters without case and accents, so that "utes" finds "ütés". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function found(book: ParentNode, sought: string): Found[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  return [...book.querySelectorAll<HTMLElement>("[id^=R]")]
    .filter((rule) => /^R\d+$/.test(rule.id))
    .map((rule) => ({ place: rule.id, text: (rule.textContent ?? "").replace(/\s+/g, " ").replace(/^\s*R\d+\.?\s*/, "") }))
    .filter(({ place, text }) => words.every((word) => folded(`${place} ${text}`).includes(word)))
    .map(({ place, text }) => ({ place, text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text }));
}
