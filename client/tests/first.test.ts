import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetch, prefetched } from "../src/app/prefetched";
import Fan from "../src/table/Fan.svelte";
import { Speaker } from "../src/text/words";
import { speak } from "./catalogues";

beforeEach(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

test("the table of an address is asked for before its page is there, and told once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ table: "abc", game: "njet" });
  });
  await prefetch("/t/abc");
  expect(asked).toEqual(["/api/tables/abc"]);
  expect(prefetched("abc")?.game).toBe("njet");
  expect(prefetched("abc")).toBeNull();
  await prefetch("/t/abc");
  expect(prefetched("xyz")).toBeNull();
});

test("other pages ask for no table, and what goes wrong is left to the page", async () => {
  const fetch = vi.fn(async () => Response.json({ problem: { key: "no-table" } }, { status: 404 }));
  vi.stubGlobal("fetch", fetch);
  await prefetch("/rules/njet");
  expect(fetch).not.toHaveBeenCalled();
  await prefetch("/t/abc");
  expect(prefetched("abc")).toBeNull();
});

test("a fan has a back for each card of a small hand, and a few for all of a large one", () => {
  const speaker = new Speaker("njet", ["Anna", "Béla"]);
  for (const [cards, backs] of [[0, 0], [3, 3], [9, 5]]) {
    const zone = { key: "hand", seat: 1, place: 0, cards: Array<string>(cards).fill("?") };
    const shown = mount(Fan, { target: document.body, props: { speaker, zone } });
    flushSync();
    expect(document.querySelectorAll(".fan > .back > .card.ink-back svg")).toHaveLength(backs);
    expect(document.querySelector(".fan .count")?.textContent).toBe(String(cards));
    void unmount(shown);
  }
});
