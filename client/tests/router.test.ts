import { afterEach, beforeEach, expect, test } from "vitest";
import { go, inside, parse, route, start } from "../src/state/router";

let stop: () => void;
beforeEach(() => {
  stop = start();
});
afterEach(() => stop());

test.each([
  ["/", "", { page: "front" }],
  ["/new/njet", "", { page: "new", game: "njet" }],
  ["/learn/mu", "", { page: "learn", game: "mu" }],
  ["/t/abc", "", { page: "table", table: "abc" }],
  ["/replay/abc", "", { page: "replay", table: "abc" }],
  ["/rules/mu", "", { page: "rules", game: "mu" }],
  ["/rules/mu", "#R24", { page: "rules", game: "mu", rule: 24 }],
  ["/rules/mu", "#seats", { page: "rules", game: "mu" }],
  ["/import", "", { page: "import" }],
  ["/link", "", { page: "link" }],
  ["/me/abcdefghjk.0123456789_0123456789-x", "", { page: "personal", token: "abcdefghjk.0123456789_0123456789-x" }],
  ["/me/abcdefghjk", "", { page: "lost" }],
  ["/me/abcdefghjk.0123456789é0123456789", "", { page: "lost" }],
  ["/t", "", { page: "lost" }],
  ["/t/abc/more", "", { page: "lost" }],
  ["/t/%E0%A4%A", "", { page: "table", table: "%E0%A4%A" }],
])("%s%s", (path, hash, page) => {
  expect(parse(path, hash)).toEqual(page);
});

test.each([
  ["/t/abc?x=1#y", "/t/abc?x=1#y"],
  ["//evil.example/t", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["http://[", "/"],
  ["", "/"],
])("after a personal link, %s leads to %s", (to, where) => {
  expect(inside(to)).toBe(where);
});

/** Click on a link; whether the page follows it itself. The browser does not get to: it would leave the test. */
function followed(href: string, init: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  let taken = false;
  const last = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  removeEventListener("click", last);
  link.remove();
  return taken;
}

test("links to pages are followed without a reload", () => {
  go("/");
  expect(followed("/rules/njet")).toBe(true);
  expect(route()).toEqual({ page: "rules", game: "njet" });
});

test("all other links are left to the browser", () => {
  go("/");
  expect(followed("/api/tables/abc/match.txt")).toBe(false);
  expect(followed("https://example.org/")).toBe(false);
  expect(followed("/rules/njet", { ctrlKey: true })).toBe(false);
  expect(route()).toEqual({ page: "front" });
});
