import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cacheName, kind, outdated, textsOf, versionOf } from "../src/offline/keeping";
import { reach } from "../src/offline/reach.svelte";
import { forget, remember, unfinished } from "../src/recent";

describe("what is kept", () => {
  test("pages, files of the build and texts to read", () => {
    for (const path of ["/", "/t/abc", "/new/mu", "/rules/mu", "/learn/mu", "/replay/abc", "/import", "/link"]) expect(kind(path, true)).toBe("page");
    for (const path of ["/assets/index-abc.js", "/icon.svg", "/icon-192.png"]) expect(kind(path, false)).toBe("asset");
    for (const path of ["/words/hu.ftl", "/api/catalogue", "/api/books/hu/was_sticht", "/api/lessons/de/mu", "/api/examples/mu"])
      expect(kind(path, false)).toBe("text");
    for (const path of textsOf("cs", ["njet", "kreuz_quer"])) expect(kind(path, false)).toBe("text");
  });

  test("nothing of a table, and nothing that is anybody's own", () => {
    const own = ["/api/tables", "/api/tables/abc", "/api/tables/abc/replay", "/api/tables/abc/replay/3", "/api/tables/abc/match.txt"];
    for (const path of [...own, "/api/me", "/api/me/link", "/ws/abc", "/metrics", "/healthz", "/sw.js", "/manifest.webmanifest"]) {
      expect(kind(path, false), path).toBe("none");
      expect(kind(path, true), path).toBe("none");
    }
    expect(kind("/me/abcdefghij.signature", true)).toBe("none");
  });

  test("this build and the one before", () => {
    const names = [cacheName("newest", 1_800_000_000_000), cacheName("old", 999), cacheName("older", 5), "somebody-else"];
    expect(outdated(names)).toEqual([cacheName("older", 5)]);
    expect(names.slice(0, 3).map(versionOf)).toEqual(["newest", "old", "older"]);
  });
});

describe("the server's reach", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    reach.found();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is looked for until it is there again", async () => {
    let there = false;
    let asked = 0;
    vi.stubGlobal("fetch", async () => {
      asked++;
      if (!there) throw new TypeError("nobody");
      return new Response("null");
    });
    reach.lost();
    expect(reach.away).toBe(true);
    await vi.advanceTimersByTimeAsync(3100); // after 1 second, and after 2 more
    expect([asked, reach.away]).toEqual([2, true]);
    there = true;
    await reach.again();
    expect(reach.away).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
  });

  test("is not there while only a proxy answers", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 502 }));
    reach.lost();
    await reach.again();
    expect(reach.away).toBe(true);
  });
});

describe("tables where one sat", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test("are found again while they go on, the latest first, and otherwise forgotten", async () => {
    const status: Record<string, string> = { one: "playing", two: "over", three: "waiting" };
    vi.stubGlobal("fetch", async (path: string) => {
      const table = path.split("/").at(-1)!;
      const headers = { "Content-Type": "application/json" };
      if (!(table in status)) return new Response('{"key":"no-table"}', { status: 404, headers });
      return new Response(JSON.stringify({ table, status: status[table] }), { headers });
    });
    for (const table of ["one", "two", "gone", "three", "one"]) remember(table);
    expect((await unfinished()).map(({ table }) => table)).toEqual(["one", "three"]);
    expect(JSON.parse(localStorage.getItem("octavo-tables")!)).toEqual(["one", "three"]);
    forget("one");
    expect((await unfinished()).map(({ table }) => table)).toEqual(["three"]);
  });

  test("are none where something else was kept", async () => {
    localStorage.setItem("octavo-tables", '{"a":1}');
    expect(await unfinished()).toEqual([]);
  });
});
