// A rules text piece by piece: paragraphs, tables, lists and headings, each with a place to jump to.

import { name } from "./codeWords";

/** A piece of a rules text. */
export interface Block {
  /** The anchor: R24 for a rule, HE-2 for a worked example, and a number for what has no name. */
  readonly place: string;
  /** The number of the rule; null for all else. */
  readonly rule: number | null;
  /** Of a heading; 0 for all else. */
  readonly level: number;
  /** Its title in a list of pieces: the name of the place, or the heading above it. */
  readonly label: string;
  readonly html: string;
  readonly text: string;
}

const NAMED = /^(R\d+|[A-Z]{2}-\d+)\./;
const CITED = /\bR(\d+)\b/g;

/** The pieces of a game's rules, as the server makes them from Markdown. */
export function blocks(html: string, game = ""): Block[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  const elements = [...template.content.children].filter(({ localName }) => localName !== "h1"); // the page has its heading
  const rules = new Set(elements.flatMap(({ id }) => (/^R\d+$/.test(id) ? [id] : [])));
  const read = elements.map(spaced); // as it is written: so it is sought
  name(elements, game);
  let heading = "";
  return elements.map((element, at) => {
    const text = read[at];
    const level = Number(/^h(\d)$/.exec(element.localName)?.[1] ?? 0);
    if (level) heading = text;
    const named = element.localName === "p" ? NAMED.exec(text)?.[1] : undefined;
    element.id ||= named ?? `place-${at}`;
    link(element, rules);
    if (element.localName === "table") element.setAttribute("tabindex", "0"); // a wide one scrolls, by the keyboard too
    return {
      place: element.id,
      rule: /^R\d+$/.test(element.id) ? Number(element.id.slice(1)) : null,
      level,
      label: named ?? heading,
      html: element.outerHTML,
      text: named ? text.slice(named.length + 1).trim() : text,
    };
  });
}

function spaced(element: Element): string {
  const cells = [...element.querySelectorAll("td, th, li")].map((cell) => cell.textContent ?? "");
  return (cells.length ? cells.join(" · ") : (element.textContent ?? "")).replace(/\s+/g, " ").trim();
}

/** Numbers of rules in a text lead to these rules. */
function link(element: Element, rules: ReadonlySet<string>): void {
  for (const node of texts(element)) {
    if (node.parentElement?.closest("a, code, strong")) continue;
    const text = node.data;
    let from = 0;
    const parts: (string | Node)[] = [];
    for (const found of text.matchAll(CITED)) {
      if (!rules.has(found[0])) continue;
      const anchor = document.createElement("a");
      anchor.href = `#${found[0]}`;
      anchor.textContent = found[0];
      parts.push(text.slice(from, found.index), anchor);
      from = found.index + found[0].length;
    }
    if (from) node.replaceWith(...parts, text.slice(from));
  }
}

/** The texts inside an element, in their order. */
export function texts(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
