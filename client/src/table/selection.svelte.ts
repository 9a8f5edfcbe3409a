/** The things picked at the table so far, and the effects of pointing. */

import { getContext, setContext } from "svelte";
import { BACK } from "../cards/faces";
import { catalogue } from "../wire/catalogue.svelte";
import type { Table } from "../state/table.svelte";
import type { Choice, Touch } from "../wire/wire";
import { complete, fitting, missing, point, pointable, standing, touchable, touchKey, type Pick } from "../state/choosing";
import { Looking } from "./looking.svelte";

/** How something looks that could be pointed at. */
export interface Mark {
  /** It brings a choice nearer. */
  readonly can: boolean;
  readonly picked: boolean;
  /** You can ask about it, or plan with it, but not choose it now. */
  readonly asks: boolean;
  /** Others that lie with it can be chosen, and it can't. */
  readonly dull: boolean;
  /** It belongs to the queued move. */
  readonly queued: boolean;
}

const NOTHING: Mark = { can: false, picked: false, asks: false, dull: false, queued: false };

export class Selection {
  #table: Table;
  readonly looking: Looking;
  /** The things picked, and the situation in which that was. */
  #picked = $state.raw<readonly Pick[]>([]);
  #things = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The things picked for the queued move; none if it was chosen by its words. */
  #kept = $state.raw<readonly Pick[]>([]);

  constructor(table: Table) {
    this.#table = table;
    this.looking = new Looking(table);
  }

  /** Your choices, or, while others think and you plan, the choices of your next turn. */
  readonly choices = $derived.by((): readonly Choice[] => (this.ahead ? (this.#table.upcoming?.choices ?? []) : this.#table.choices));
  /** The things that are picked and still there. */
  readonly picks = $derived.by((): readonly Pick[] => standing(this.choices, this.#picked, (pick) => this.#there(pick)));
  readonly complete = $derived.by(() => complete(this.choices, this.picks));
  readonly fitting = $derived.by(() => fitting(this.choices, this.picks));
  readonly missing = $derived.by(() => missing(this.choices, this.picks));
  readonly #next = $derived.by(() => pointable(this.choices, this.picks));
  /** The things that begin another choice, and drop the present one. */
  readonly #else = $derived.by(() => touchable(this.choices));
  /** The zones that the question is about. */
  readonly #zones = $derived.by(
    () =>
      new Set(this.choices.flatMap(({ touch = [] }) => touch.flatMap(({ zone, seat, card }) => (card ? `${zone}|${seat ?? ""}` : [])))),
  );

  readonly number = $derived.by(() => this.#table.play?.number);

  /** Whether you plan ahead of your turn. */
  get ahead(): boolean {
    return this.#table.upcoming !== null && !this.#table.choices.length;
  }

  get racing(): boolean {
    return this.#table.play?.racing ?? false;
  }

  /** Whether one sits here, and may do more than look. */
  get playing(): boolean {
    return this.#table.seat >= 0 && this.#table.viewer === this.#table.seat && this.#table.room?.status === "playing";
  }

  mark(id: string, touch: Touch): Mark {
    if (!this.playing) return NOTHING;
    const key = touchKey(touch);
    const picked = this.picks.some((pick) => pick.id === id);
    const can = !picked && (this.#next.has(key) || this.#else.has(key));
    const name = this.named(touch);
    const asks = !can && !picked && name !== null;
    const dull = asks && !this.ahead && this.#zones.has(`${touch.zone}|${touch.seat ?? ""}`);
    return { can, picked, asks, dull, queued: this.#isQueued(id, key) };
  }

  /** Whether it continues the things picked, and does not begin another choice. */
  follows(touch: Touch): boolean {
    return this.#next.has(touchKey(touch));
  }

  /** Points at something. In your own turn, an impossible choice is explained; while others think, you plan with it. */
  at(id: string, touch: Touch, event: Event): void {
    const { choices, upcoming } = this.#table;
    if (choices.length || upcoming) this.#point(id, touch, event);
    else if (this.#isQueued(id, touchKey(touch))) this.#table.unplan();
    else if (!this.racing) void this.#table.foresee().then(() => this.ahead && this.#point(id, touch, event));
  }

  #point(id: string, touch: Touch, event: Event): void {
    const pointed = point(this.choices, this.picks, { id, touch });
    if (pointed.kind === "act") {
      this.#do(pointed.choice, [{ id, touch }], event);
    } else if (pointed.kind === "picked") {
      this.#pick(pointed.picks);
    } else {
      const name = this.named(touch);
      if (name !== null && !this.ahead) this.#table.why(name);
    }
  }

  /** The handlers with which a button points at something. In a race, the moment of pressing down counts; keys click as usual. */
  handlers(id: string, touch: Touch): Pressing & { "data-touch": string } {
    return { "data-touch": touchKey(touch), ...pressing(() => this.racing, (event) => this.at(id, touch, event)) };
  }

  /** The name of the action for a card of yours. */
  named({ zone, seat, card }: Touch): string | null {
    const verb = zone === undefined ? undefined : catalogue.verbs(this.#table.room?.game ?? "")[zone];
    const own = seat === this.#table.seat && card !== undefined && card !== BACK;
    return own && verb !== undefined ? `${verb}${card}` : null;
  }

  confirm(choice: Choice, event: Event): void {
    this.#do(choice, this.picks, event);
  }

  #do(choice: Choice, picks: readonly Pick[], event: Event): void {
    const { ahead } = this;
    this.drop();
    if (!ahead) return this.#table.act(choice, event);
    this.#kept = picks;
    this.#table.queue(choice);
  }

  #isQueued(id: string, key: string): boolean {
    const touches = this.#table.queued?.choice.touch ?? [];
    return touches.some((touch) => touchKey(touch) === key) && (!this.#kept.length || this.#kept.some((pick) => pick.id === id));
  }

  drop(): void {
    this.#pick([]);
  }

  #pick(picks: readonly Pick[]): void {
    this.#picked = picks;
    this.#things = new Map(picks.map((pick) => [pick.id, this.#thing(pick.touch)]));
  }

  #there(pick: Pick): boolean {
    return this.#things.get(pick.id) === this.#thing(pick.touch);
  }

  /** A touch in the present scene: places of facts may shift. */
  #thing({ zone, seat, fact }: Touch): string {
    const scene = this.#table.play?.scene;
    if (fact !== undefined) return JSON.stringify(scene?.facts[fact]);
    if (zone === undefined) return "seat";
    return JSON.stringify(scene?.zones.filter((other) => other.key === zone && other.seat === (seat ?? null)));
  }
}

interface Pressing {
  onclick: (event: MouseEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
}

/** Listeners of a button that acts when it goes down if it is urgent, and otherwise when it is clicked. */
export function pressing(urgent: () => boolean, act: (event: Event) => void): Pressing {
  return {
    onclick: (event) => {
      if (!urgent() || event.detail === 0) act(event); // a click without a finger comes from the keyboard
    },
    onpointerdown: (event) => {
      if (urgent() && event.button === 0) act(event);
    },
  };
}

const KEY = Symbol("selection");

/** Lets everything that is drawn below be pointed at. */
export function provideSelection(selection: Selection): void {
  setContext(KEY, selection);
}

/** The selection, or null where there is nothing but to look. */
export function useSelection(): Selection | null {
  return getContext<Selection | undefined>(KEY) ?? null;
}
