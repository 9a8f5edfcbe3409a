import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the page with changes at once; the table itself is an `octavo serve` beside it.
const table = process.env.OCTAVO_TABLE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/octavo/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": table,
      "/me": table,
      "/words": table,
      "/ws": { target: table, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
