// The reader's language and its catalogue: chosen by the browser, changed by the menu, remembered here.

import { keep, kept } from "../wire/kept";
import { Sentences } from "./sentences";

export const LANGUAGES = ["en", "hu", "cs", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language calls itself by its own name, in whichever language the page is. */
export const NAMES: Record<Language, string> = { en: "English", hu: "Magyar", cs: "Čeština", de: "Deutsch" };

const KEPT = "octavo-language";

class Chosen {
  now = $state<Language>("en");
  sentences = $state.raw(new Sentences("en", ""));

  /** Read the page in this language from now on. */
  use(language: Language, catalogue: string): void {
    this.now = language;
    this.sentences = new Sentences(language, catalogue);
    document.documentElement.lang = language;
  }
}

export const chosen = new Chosen();

/** The first of the reader's languages that there is; English if none is. */
export function preferred(wanted: readonly string[] = navigator.languages, remembered = kept(KEPT)): Language {
  const known = LANGUAGES as readonly string[];
  const found = [remembered ?? "", ...wanted].map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag));
  return (found ?? "en") as Language;
}

let wishes = 0; // catalogues that were asked for

/** Fetch a language's catalogue and use it, unless another one is wanted by then; whether it is used. */
export async function load(language: Language): Promise<boolean> {
  const wish = ++wishes;
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`/words/${language}.ftl: ${answer.status}`);
  const catalogue = await answer.text();
  if (wish === wishes) chosen.use(language, catalogue);
  return wish === wishes;
}

/** Change the language, and remember it. */
export async function change(language: Language): Promise<void> {
  if (await load(language)) keep(KEPT, language);
}
