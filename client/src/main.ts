import "./styles/theme.css";
import "./page.css";
import { mount } from "svelte";
import { loadCatalogue } from "./api";
import App from "./App.svelte";
import { load, preferred } from "./language.svelte";
import { start } from "./router";
import { self } from "./self.svelte";
import { rememberTheme } from "./theme.svelte";

const AGAIN = 2000; // milliseconds, until a server that does not answer is asked again

/** Words, games and one's own name come first: no page makes sense without them. */
async function begin(): Promise<void> {
  const target = document.getElementById("app")!;
  try {
    await Promise.all([load(preferred()), loadCatalogue(), self.load()]);
  } catch {
    target.dataset.waiting = "";
    setTimeout(begin, AGAIN);
    return;
  }
  delete target.dataset.waiting;
  start();
  mount(App, { target });
}

rememberTheme();
void begin();
