// What a browser keeps of Octavo for when the server can't be reached: the page itself, words, and texts to read. Nothing that is
// anybody's own, and nothing of a table.

/** page: any page of ours; asset: has its hash in its name; text: asked for anew, and kept for when nobody answers. */
export type Kind = "page" | "asset" | "text" | "none";

const TEXTS = /^\/(?:words\/[a-z]{2}\.ftl|api\/(?:catalogue|books\/[a-z]{2}\/[a-z_]+|lessons\/[a-z]{2}\/[a-z_]+|examples\/[a-z_]+))$/;
const FILES = /^\/[a-z0-9-]+\.(?:svg|png|ico)$/;
const PAGES = /^\/(?:(?:t|new|rules|learn|replay)\/[^/]+|import|link)?$/;

/** How a request for this path is handled. */
export function kind(path: string, navigation: boolean): Kind {
  if (navigation) return PAGES.test(path) ? "page" : "none";
  if (path.startsWith("/assets/") || FILES.test(path)) return "asset";
  return TEXTS.test(path) ? "text" : "none";
}

const PREFIX = "octavo-";
const BUILDS = 2; // this one and the one before: a match that is being played may still run on that

export function cacheName(version: string, at: number): string {
  return `${PREFIX}${String(at).padStart(15, "0")}-${version}`;
}

/** The build that a cache is for. */
export function versionOf(cache: string): string {
  return cache.slice(cache.lastIndexOf("-") + 1);
}

/** Caches that nobody needs any more; their names begin with when they were made. */
export function outdated(caches: readonly string[]): string[] {
  return caches
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .slice(0, -BUILDS);
}

/** The texts of a language that are kept without being asked for. */
export function textsOf(language: string, games: readonly string[]): string[] {
  const own = games.flatMap((game) => [`/api/examples/${game}`, `/api/lessons/${language}/${game}`, `/api/books/${language}/${game}`]);
  return [`/words/${language}.ftl`, "/api/catalogue", ...own];
}
