// A light or a dark table: as the system has it, or as one likes it here.

import { keep, kept } from "../wire/kept";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "octavo-theme";

class Look {
  now = $state<Theme>("system");

  /** Show the page in this light from now on. */
  use(theme: Theme): void {
    this.now = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    tint(theme);
  }
}

/** The browser's own bar takes the colour of the page; there is one for each, and the system chooses between them. */
function tint(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  for (const bar of bars) bar.dataset.own ??= bar.content;
  for (const bar of bars) {
    const like = theme === "system" ? bar : bars.find(({ media }) => media.includes(theme));
    bar.content = like?.dataset.own ?? bar.content;
  }
}

export const look = new Look();

/** The theme chosen here earlier; read before the first paint, so that nothing flashes. */
export function rememberTheme(): void {
  const found = kept(KEPT);
  look.use(THEMES.find((theme) => theme === found) ?? "system");
}

export function changeTheme(theme: Theme): void {
  look.use(theme);
  keep(KEPT, theme);
}
