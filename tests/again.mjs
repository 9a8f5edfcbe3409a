// Checks matches as the page does: node again.mjs RULES.mjs MATCH.json … prints what was found, a line for each match.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

// The page's sources name each other without an ending.
registerHooks({
  resolve: (name, context, next) => next(name.startsWith("./") && context.parentURL?.endsWith(".ts") ? `${name}.ts` : name, context),
});
const { follows } = await import("../client/src/review/dealt.ts");
const [rules, ...matches] = process.argv.slice(2);
for (const file of matches) {
  const { replay, situations } = JSON.parse(readFileSync(file, "utf-8"));
  const finding = await follows(replay, await import(pathToFileURL(rules)), async (step) => situations[step]);
  console.log(JSON.stringify(finding));
}
