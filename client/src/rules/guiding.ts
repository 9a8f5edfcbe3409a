// What you may do now, each with its rule. It all comes from the server; here it is only put together.

import type { Guide } from "../wire/games";
import { byKind } from "../state/choosing";
import type { Choice } from "../wire/wire";

/** Choices of one kind, and their rule. */
export interface May {
  readonly choices: readonly Choice[];
  readonly rule: number | null;
}

/** The number of a rule by its key; some differ by the number of players. */
export function ruleOf(rules: Readonly<Record<string, number>> | undefined, key: string, players: number): number | null {
  return rules?.[`${key}-${players}`] ?? rules?.[key] ?? null;
}

/** The rule that breaks a tie; null where the tied players share the win. */
export function tieRule(guide: Guide | undefined, options: Readonly<Record<string, string>>): number | null {
  return ["", ...Object.values(options)].map((value) => guide?.ties?.[value]).find((rule) => rule !== undefined) ?? null;
}

export function mayNow(choices: readonly Choice[], guide: Guide | undefined, players: number): May[] {
  return byKind(choices).map((kind) => ({ choices: kind, rule: ruleOf(guide?.actions, kind[0].do.key, players) }));
}
