/**
 * A lesson on its way: which step it is at, and the table that it feeds. The server has worked out every situation, so all that
 * happens here is to show them one after the other, and to see whether the learner did what the step asks.
 */

import type { Lesson, LessonStep } from "../wire/lessons";
import { Table } from "../state/table.svelte";
import { PROTOCOL, type Choice, type No, type Ok, type Room } from "../wire/wire";
import type { Order } from "../wire/connection";

const LEARNER = "learner";
const BEAT = 750; // milliseconds between two things that others do
const GRACE = 300; // milliseconds in which nobody has read a sentence: a press was meant to hurry the others

export class Teaching {
  lesson = $state.raw<Lesson>() as Lesson;
  /** The step, from 0. */
  at = $state(0);
  /** The drawn table. It is replaced wherever the lesson does not simply go on. */
  table = $state.raw<Table>() as Table;
  /** Others are still playing before the sentence of this step. */
  waiting = $state(false);
  /** A choice that is legal, but not what the step asks for. */
  other = $state.raw<Choice | null>(null);
  /** All steps are done. */
  over = $state(false);

  #name: string;
  #beat: number;
  #rest: (() => void)[] = []; // situations still to be shown before the sentence
  #timer: ReturnType<typeof setTimeout> | undefined;
  #said = -GRACE; // when a sentence came by itself, by `performance.now`

  /** `name` is the learner's, if there is one. */
  constructor(lesson: Lesson, name: string | undefined, beat = BEAT) {
    this.lesson = lesson;
    const taken = lesson.names.some((other, seat) => seat !== lesson.seat && other.toLocaleLowerCase() === name?.toLocaleLowerCase());
    this.#name = name === undefined || taken ? lesson.names[lesson.seat] : name;
    this.#beat = beat;
    this.table = this.#laid();
    this.restart();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at];
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** The choice that the step asks for; null while there is nothing to do but to read. */
  get wanted(): Choice | null {
    if (this.waiting || this.step.do == null) return null;
    return this.table.choices.find(({ name }) => name === this.step.do) ?? null;
  }

  /** The same lesson with sentences in another language. */
  reword(lesson: Lesson): void {
    this.lesson = lesson;
  }

  restart(): void {
    this.#show(0);
  }

  /** One step back; from the summary to the last step. */
  back(): void {
    this.#show(this.over ? this.at : Math.max(this.at - 1, 0));
  }

  /** Reads on. While others play, they are hurried. */
  next(): void {
    if (this.waiting) this.#hurry();
    else if (this.#unread) return;
    else if (this.last) this.over = true;
    else if (this.step.do == null) this.#advance();
  }

  /** Does what is asked, for learners who can't find it. */
  show(): void {
    if (this.wanted && !this.#unread) this.#advance();
  }

  get #unread(): boolean {
    return performance.now() - this.#said < GRACE;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
  }

  /** Goes on, with what happens before the next sentence told move by move. */
  #advance(): void {
    this.other = null;
    this.at += 1;
    this.#rest = this.#scenes(this.step);
    this.waiting = true;
    this.#tell();
  }

  /** Goes straight to a step. */
  #show(at: number): void {
    this.stop();
    this.other = null;
    this.over = false;
    this.table = this.#laid();
    for (const step of this.lesson.steps.slice(0, at + 1)) for (const show of this.#scenes(step)) show();
    this.at = at;
    this.waiting = false;
    this.#close();
  }

  #scenes({ plays = [], jump }: LessonStep): (() => void)[] {
    return plays.map((play, place) => () => {
      if (place === jump) this.table = this.#laid();
      this.table.receive(play);
    });
  }

  #tell(): void {
    this.#rest.shift()?.();
    if (this.#rest.length) this.#timer = setTimeout(() => this.#tellMore(), this.#beat);
    else this.#told();
  }

  #tellMore(): void {
    this.#tell();
    if (!this.waiting) this.#said = performance.now();
  }

  #hurry(): void {
    clearTimeout(this.#timer);
    for (const show of this.#rest.splice(0)) show();
    this.#told();
  }

  #told(): void {
    this.waiting = false;
    this.#close();
  }

  /** With the last step the match has its result, if the lesson plays it to the end. */
  #close(): void {
    const result = this.last ? this.lesson.result : null;
    if (result && this.table.room) this.table.receive({ ...this.table.room, status: "over", result });
  }

  /** A table at which nothing has happened yet. */
  #laid(): Table {
    const table = new Table();
    table.timed = false;
    table.command((order) => Promise.resolve(this.#ordered(order)));
    table.connected("open");
    table.receive({ t: "welcome", guest: LEARNER, name: this.#name, table: "", protocol: PROTOCOL });
    table.receive(this.#room());
    return table;
  }

  #room(): Room {
    const { game, options, names, seat } = this.lesson;
    const person = { guest: LEARNER, name: this.#name, here: true };
    return {
      t: "room",
      table: "",
      game,
      players: names.length,
      options,
      clock: "none",
      pace: "usual",
      open: false,
      status: "playing",
      host: LEARNER,
      chairs: names.map((name, at) => (at === seat ? { name: this.#name, person } : { name })),
    };
  }

  /** The answer that a server would give. */
  #ordered(order: Order): Ok | No {
    if (order.t === "act") {
      const choice = this.table.choices.find(({ action }) => action === order.action);
      if (choice && choice === this.wanted) this.#advance();
      else if (choice) this.other = choice;
    } else if (order.t === "why") {
      const problem = this.step.why?.[order.name ?? ""];
      if (problem) return { t: "no", id: 0, problem };
    }
    return { t: "ok", id: 0 };
  }
}
