import "./theme.css";
import "./page.css";
import { mount } from "svelte";
import { loadCatalogue } from "../wire/api";
import App from "./App.svelte";
import { prefetch } from "./prefetched";
import { load, preferred } from "../text/language.svelte";
import { reach } from "../wire/reach.svelte";
import { keepOctavo } from "../offline/register";
import { start } from "../state/router";
import { self } from "../state/self.svelte";
import { rememberTheme } from "../state/theme.svelte";

const AGAIN = 2000; // milliseconds, until a server that does not answer is asked again

/** Words and games come first: no page makes sense without them. Most pages also need to know the guest; some don't. */
async function begin(): Promise<void> {
  const target = document.getElementById("app")!;
  const known = self.load().catch(() => reach.lost());
  try {
    await Promise.all([load(preferred()), loadCatalogue(), known, prefetch()]);
  } catch {
    target.dataset.waiting = "";
    setTimeout(begin, AGAIN);
    return;
  }
  delete target.dataset.waiting;
  start();
  mount(App, { target });
  keepOctavo();
}

// A part of the page that is gone from the server belongs to a version before: the page is loaded anew, but not again and again.
addEventListener("vite:preloadError", () => {
  if (performance.now() > AGAIN && !reach.away) location.reload();
});

rememberTheme();
void begin();
