// Which page the address names. Links of the page itself change it without a reload.

import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string; rule?: number }
  | { page: "learn"; game: string }
  | { page: "import" }
  | { page: "link" }
  | { page: "personal"; token: string }
  | { page: "lost" };

const TOKEN = /^[a-z]{4,20}\.[A-Za-z0-9_-]{20,60}$/;

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

/** The page of an address. */
export function parse(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "front" };
  if (rest.length === 0 && second !== undefined) {
    if (first === "new" || first === "learn") return { page: first, game: second };
    if (first === "t") return { page: "table", table: second };
    if (first === "replay") return { page: "replay", table: second };
    if (first === "me" && TOKEN.test(second)) return { page: "personal", token: second };
    if (first === "rules") {
      const rule = /^#R(\d+)$/.exec(hash);
      return rule ? { page: "rules", game: second, rule: Number(rule[1]) } : { page: "rules", game: second };
    }
  }
  if (second === undefined && (first === "import" || first === "link")) return { page: first };
  return { page: "lost" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of the address as it is now; whoever reads it in a component is told of changes. */
export function route(): Route {
  subscribe();
  return parse(location.pathname, location.hash);
}

/** A path of this server, or its front page for anything else. */
export function inside(path: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(path, location.origin);
    return path.startsWith("/") && origin === location.origin ? pathname + search + hash : "/";
  } catch {
    return "/";
  }
}

let anew = false;

/** From now on another page is loaded from the server: there is a new version of it. */
export function loadNext(): void {
  anew = true;
}

/** Go to another page. */
export function go(path: string, { replace = false } = {}): void {
  if (anew) location[replace ? "replace" : "assign"](path);
  else if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  if (!anew) changed();
}

function changed(): void {
  for (const update of listeners) update();
}

/** Follow links of the page itself, and the browser's back and forward. Returns how to stop. */
export function start(): () => void {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // The browser handles anchors on the same page, and the server everything that is not our page.
    if (link.hash && link.pathname === location.pathname) return;
    if (["lost", "personal"].includes(parse(link.pathname).page)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener("click", clicked);
  addEventListener("popstate", changed);
  return () => {
    document.removeEventListener("click", clicked);
    removeEventListener("popstate", changed);
  };
}
