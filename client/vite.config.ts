import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `make dev` serves the page with changes at once; the tables are those of an `octavo serve` beside it.
const table = process.env.OCTAVO_TABLE ?? "http://127.0.0.1:8080";

/** What only those parts share that come later. */
const LATER = /\/src\/(rules|review|lesson)\//;

/** Tells the service worker what belongs to this build: files with a hash in their names, and those of public/. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const copied = readdirSync("public").filter((name) => /\.(svg|png)$/.test(name));
      const sum = createHash("sha256").update(made.sort().join());
      for (const name of copied) sum.update(readFileSync(`public/${name}`));
      const files = [...made, ...copied].map((name) => `/${name}`);
      const version = sum.digest("hex").slice(0, 12);
      const chunk = bundle["sw.js"];
      if (chunk?.type !== "chunk" || chunk.imports.length > 0) throw new Error("the service worker has to be one file");
      chunk.code = `const BUILD = ${JSON.stringify({ version, files })};\n${chunk.code}`;
    },
  };
}

/** Files that the first look waits for. */
const FIRST = /^(index|shared)$/;

/** Has the first files compiled as a whole, beside the page's thread, and not function by function when they are called. */
function compiled(): Plugin {
  return {
    name: "compiled",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && FIRST.test(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker(), compiled()],
  build: {
    outDir: "../src/octavo/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      output: {
        // What several parts of the page need is one file: each request costs more than what it would save.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: (path) => !LATER.test(path) }] },
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // The server refuses what comes from another page than its own: it has to see the address that the browser sees.
    proxy: Object.fromEntries(
      ["/api", "/manifest.webmanifest", "/me", "/words", "/ws"].map((path) => [path, { target: table, ws: path === "/ws", changeOrigin: false }]),
    ),
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    testTimeout: 20_000, // a busy machine draws all cards of a deck in more than the usual five seconds
    isolate: false, // files leave nothing behind: twice as quick
    include: ["tests/**/*.test.ts"],
  },
});
