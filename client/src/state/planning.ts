/** A move that is chosen ahead of your turn. It is made only if it still means the same when the turn comes. */

import { HAND, type Choice, type Play, type Touch } from "../wire/wire";

export interface Plan {
  readonly choice: Choice;
  /** The circumstances in which it was chosen. */
  readonly circumstances: string;
}

/** A plan for the phase in which the choice will be there, whatever others decide meanwhile. */
export function planned(choice: Choice, play: Play, phase = play.scene.phase): Plan {
  return { choice, circumstances: circumstances(choice, play, phase) };
}

/** The choice that was meant, if it is there and nothing has changed that it depends on. Nobody races by a plan. */
export function due(plan: Plan, play: Play): Choice | undefined {
  const choice = play.racing ? undefined : play.choices?.find((other) => meaning(other) === meaning(plan.choice));
  return choice && plan.circumstances === circumstances(choice, play, play.scene.phase) ? choice : undefined;
}

/** All that makes a choice this one; only which of the facts it is attached to may shift. */
function meaning({ action, name, do: told, touch = [] }: Choice): string {
  return JSON.stringify([action, name, told, touch.map((one: Touch) => ({ ...one, fact: undefined }))]);
}

/**
 * One's hand, whatever is chosen. An answer without a card, such as to draw, depends on the table as well: on the phase,
 * and on which facts hold for all. What is only told of single seats, as a bid is, may change.
 */
function circumstances({ touch = [] }: Choice, { scene, seat }: Play, phase: string): string {
  const hand = scene.zones.filter((zone) => zone.key === HAND && zone.seat === seat).map(({ cards }) => cards);
  if (touch.some(({ card }) => card !== undefined)) return JSON.stringify(hand);
  const facts = scene.facts.filter((fact) => fact.facts?.["seat"] === undefined).map(({ key }) => key);
  return JSON.stringify([hand, phase, [...new Set(facts)].sort()]);
}
