// Sending somebody away from a table, after a question.

import { ask } from "../ui/asking.svelte";
import { say } from "../text/words";
import type { AtRoom } from "../state/people";
import type { Person } from "../wire/wire";

export async function remove({ guest, name }: Pick<Person, "guest" | "name">, order: AtRoom["order"]): Promise<void> {
  const sure = await ask({ title: say("web-remove-ask", { name }), text: say("web-remove-means"), yes: say("web-remove") });
  if (sure) order({ t: "remove", guest });
}
