import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cacheName, kind, outdated, textsOf, versionOf } from "../src/offline/keeping";
import { reach } from "../src/wire/reach.svelte";
import { finish, forget, lately, remember, type Recent } from "../src/state/recent";

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
  const status: Record<string, string> = {};
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    localStorage.clear();
    for (const table of Object.keys(status)) delete status[table];
    vi.stubGlobal("fetch", async (path: string) => {
      const table = path.split("/").at(-1)!;
      if (!(table in status)) return Response.json({ key: "no-table" }, { status: 404 });
      return Response.json({ table, status: status[table] });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const names = (tables: readonly Recent[]): string[] => tables.map(({ table }) => table);
  const kept = (): string[] => JSON.parse(localStorage.getItem("octavo-tables")!).map(({ table }: Recent) => table);

  test("are found again, the latest first, those that are over by themselves; what is gone or closed is forgotten", async () => {
    Object.assign(status, { one: "playing", two: "over", three: "waiting", four: "closed" });
    for (const table of ["one", "two", "gone", "three", "four", "one"]) remember(table);
    const { unfinished, finished } = await lately();
    expect(names(unfinished)).toEqual(["one", "three"]);
    expect(names(finished)).toEqual(["two"]);
    expect(kept()).toEqual(["one", "three", "two"]);
    forget("one");
    expect(names((await lately()).unfinished)).toEqual(["three"]);
  });

  test("are known by who sat there, and when", async () => {
    Object.assign(status, { one: "playing", two: "over" });
    remember("one", ["Ada", "Bruno"]);
    remember("two", ["Cleo"]);
    vi.setSystemTime(2_000_000);
    finish("two", Date.now());
    vi.setSystemTime(3_000_000);
    finish("two", Date.now()); // it is looked at again, and was over before
    const { unfinished, finished } = await lately();
    expect(unfinished).toMatchObject([{ at: 1_000_000, others: ["Ada", "Bruno"] }]);
    expect(finished).toMatchObject([{ at: 2_000_000, others: ["Cleo"] }]);
  });

  test("are few, and many that are over push none out that goes on", async () => {
    const over = [..."abcdefg"];
    for (const table of ["going", ...over]) {
      status[table] = table === "going" ? "playing" : "over";
      remember(table);
      if (table !== "going") finish(table);
    }
    const { unfinished, finished } = await lately();
    expect(names(unfinished)).toEqual(["going"]);
    expect(names(finished)).toEqual([..."gfedc"]);
  });

  test("stay away when they were put away, however they end", async () => {
    status["one"] = "over";
    remember("one");
    forget("one");
    finish("one");
    expect((await lately()).finished).toEqual([]);
  });

  test("that an older page kept by their names alone are found too, and nothing where something else was kept", async () => {
    status["one"] = "playing";
    localStorage.setItem("octavo-tables", '["one", null, 7, {"table": "../me"}]');
    expect((await lately()).unfinished).toMatchObject([{ table: "one", at: 0, others: [] }]);
    localStorage.setItem("octavo-tables", '{"a":1}');
    expect(await lately()).toEqual({ unfinished: [], finished: [] });
  });
});
