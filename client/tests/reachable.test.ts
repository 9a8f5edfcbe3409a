import { beforeAll, expect, test } from "vitest";
import { byKind, touchKey } from "../src/state/choosing";
import type { Choice } from "../src/wire/wire";
import { speak } from "./catalogues";
import { Page, recorded } from "./table";

beforeAll(() => speak("en"));

/** Points at everything that a choice is attached to, and confirms it if need be. */
function byPointing(page: Page, { name, touch = [] }: Choice): void {
  for (const one of touch) {
    const free = page.touchable(touchKey(one)).find((element) => element.getAttribute("aria-pressed") !== "true");
    if (!free) throw new Error(`${name}: nothing to point at for ${touchKey(one)}`);
    page.press(free);
  }
  if (page.sent.length) return;
  const answer = page.find(`.prompt button.answer[data-action="${name}"]`);
  if (!answer) throw new Error(`${name}: no button to confirm it`);
  page.press(answer);
}

const SAMPLE = 6; // choices of each kind in a situation; the others differ only by their cards

function sample(choices: readonly Choice[]): Choice[] {
  return byKind(choices).flatMap((kind) => kind.filter((_, place) => place % Math.ceil(kind.length / SAMPLE) === 0));
}

for (const match of recorded()) {
  test(`every choice of ${match.game} is reached by pointing, and by a button or from the list`, { timeout: 180_000 }, async () => {
    for (const play of match.plays.filter(({ choices = [] }) => choices.length)) {
      const page = new Page(match, play);
      for (const choice of sample(play.choices ?? [])) {
        byPointing(page, choice);
        expect(page.sent, choice.name).toMatchObject([{ t: "act", action: choice.action, on: play.number }]);
        await page.again();
        const button = page.find(`:is(.choices, .answers, .race-bar) button[data-action="${choice.name}"]`);
        expect(button, choice.name).not.toBeNull();
        page.press(button as HTMLElement);
        expect(page.sent, choice.name).toMatchObject([{ t: "act", action: choice.action }]);
        await page.again();
      }
      await page.close();
    }
  });
}
