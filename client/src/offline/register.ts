// Lets the browser keep Octavo: after the page is there, since nothing on it waits for this.

import { catalogue } from "../wire/catalogue.svelte";
import { chosen } from "../text/language.svelte";
import { loadNext } from "../state/router";

export function keepOctavo(): void {
  const home = navigator.serviceWorker as ServiceWorkerContainer | undefined; // there is none without https
  if (!home || !import.meta.env.PROD) return;
  const had = home.controller !== null;
  // Another version is there. This page goes on; the next page is loaded from the server, and is the new version.
  home.addEventListener("controllerchange", () => {
    if (had) loadNext();
  });
  const begin = async (): Promise<void> => {
    try {
      await home.register("/sw.js");
      const { active } = await home.ready;
      active?.postMessage({ language: chosen.now, games: catalogue.games.map(({ key }) => key) });
    } catch {
      // A browser that keeps nothing needs the server, that is all.
    }
  };
  if (document.readyState === "complete") void begin();
  else addEventListener("load", () => void begin(), { once: true });
}

/** Installed, the page has a name and pictures; they are in the reader's language. */
export function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const path = `/manifest.webmanifest?lang=${language}`;
  if (link && link.getAttribute("href") !== path) link.href = path;
}
