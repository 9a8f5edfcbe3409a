/** What this page knows about one table: fed by the messages of the wire, read by every component that draws. */

import { endedTrick, news, shownLast, standing, type News, type Played } from "./news";
import type { Listener, Order, Status } from "../wire/connection";
import { holds } from "./advising";
import { due, planned, type Plan } from "./planning";
import type { Advice, AllBarred, Choice, Declined, Entry, No, Notice, Ok, Outgoing, Play, Problem, Reaction, Room, Said, SheetLine, Upcoming, Welcome } from "../wire/wire";

/** Sends a command; the answer comes when it is on disk, or refused. */
export type Send = (order: Order) => Promise<Ok | No>;

/** A quick reaction that is still in sight. */
export interface Reacting {
  readonly key: number;
  readonly guest: string;
  readonly what: Reaction;
}

/** A refusal, and the number of the command it answers. */
export interface Refusal {
  readonly id: number | null;
  readonly problem: Problem;
}

const REACTION_STAYS = 4000; // milliseconds
const NEWS_STAY = 6; // sentences

export class Table implements Listener {
  /** How the line to the server is. */
  status = $state<Status>("connecting");
  /** The guest of this page. */
  welcome = $state.raw<Welcome | null>(null);
  /** All about the table but the cards. */
  room = $state.raw<Room | null>(null);
  /** The situation, and the one before it. */
  play = $state.raw<Play | null>(null);
  before = $state.raw<Play | null>(null);
  /** The whole log, the whole chat, the whole score sheet. */
  entries = $state.raw<readonly Entry[]>([]);
  said = $state.raw<readonly Said[]>([]);
  sheet = $state.raw<readonly SheetLine[]>([]);
  /** How many lines of the chat were there before one came: nobody has to be told of them. */
  past = $state(0);
  /** The latest news, to be shown and read aloud. */
  news = $state.raw<readonly News[]>([]);
  /** The trick that ended last; [] where there is none. */
  lastTrick = $state.raw<readonly Played[]>([]);
  /** Which of your cards can't be chosen, once it was asked for. */
  barred = $state.raw<AllBarred | null>(null);
  /** The advice, while it holds; and whether one is being worked out. */
  advice = $state.raw<Advice | null>(null);
  hinting = $state(false);
  /** The last refusal, until something is done or it is closed. */
  problem = $state.raw<Refusal | null>(null);
  /** The server's own notice: it restarts, or the table is gone. */
  notice = $state.raw<Notice | null>(null);
  held = $state(0); // seconds for which the table has stood still, since the server can't keep what is done; 0 if it goes on
  reactions = $state.raw<readonly Reacting[]>([]);
  /** The last player who did not agree to an undo. */
  declined = $state.raw<Declined | null>(null);
  /** The choices for your next turn: asked for while you plan, and kept until that turn comes. */
  upcoming = $state.raw<Upcoming | null>(null);
  /** The move to be made as soon as it is your turn. */
  queued = $state.raw<Plan | null>(null);
  /** A queued move that turned out to be impossible, or to mean something else. */
  dropped = $state.raw<Choice | null>(null);
  /** When, by `performance.now`, time is up for the person who has to act, and for the clock of a race. */
  leftUntil = $state<number | null>(null);
  runsUntil = $state<number | null>(null);
  /** The situation that was acted on last, while no answer has come. */
  acting = $state<number | null>(null);

  /** Whether others take their time: in a lesson nobody is quicker, and nobody is waited for. */
  timed = true;

  #send: Send | null = null;
  /** In a race: the situation that is on the screen, and since when. */
  #shown: { number: number; at: number } | null = null;
  #reacted = 0;

  /** Gives the table the function by which it speaks. */
  command(send: Send): void {
    this.#send = send;
  }

  /** Sends a command. The caller reports a refusal. */
  async send(order: Order): Promise<Ok | No> {
    if (!this.#send) throw new Error("nobody listens");
    return this.#send(order);
  }

  /** Sends an answer to the question. A refusal is shown there. */
  async #ask(order: Order): Promise<void> {
    const answer = await this.send(order);
    if (answer.t === "no") this.#refused(answer);
  }

  #refused({ id, problem }: No): void {
    this.problem = { id: id ?? null, problem };
  }

  connected(status: Status): void {
    this.status = status;
  }

  /** The cursors of log and chat, for a new connection. */
  cursor(): { seen: number; heard: number } {
    return { seen: this.entries.at(-1)?.number ?? 0, heard: this.said.at(-1)?.number ?? 0 };
  }

  /** Your own seat; -1 for a spectator. */
  get seat(): number {
    return this.room?.chairs.findIndex(({ person }) => person?.guest === this.welcome?.guest) ?? -1;
  }

  /** The seat whose view is shown; -1 for the public view. */
  get viewer(): number {
    return this.play?.seat ?? -1;
  }

  get names(): string[] {
    return this.room?.chairs.map(({ name, person }) => name ?? person?.name ?? "") ?? [];
  }

  /** Your choices now; none for a seat that you only watch. */
  get choices(): readonly Choice[] {
    return this.play?.choices ?? [];
  }

  receive(message: Outgoing): void {
    switch (message.t) {
      case "welcome":
        if (!this.welcome) this.past = message.said ?? 0; // lines of chat that come while the line is lost are new
        this.welcome = message;
        this.notice = null; // it is back: the next time the line is lost, that is for another reason
        this.held = 0;
        break;
      case "room":
        this.room = message;
        break;
      case "play":
        this.#situation(message);
        break;
      case "chat":
        this.#heard(message.said);
        break;
      case "reacted":
        this.#reaction(message.guest, message.what);
        break;
      case "declined":
        this.declined = message;
        break;
      case "barred":
        this.barred = message;
        break;
      case "upcoming":
        if (message.on === this.play?.number) this.upcoming = message;
        break;
      case "advice":
        this.advice = message;
        break;
      case "held":
        this.held = message.seconds;
        break;
      case "ok":
        break; // the sender of the command is told
      case "no":
        if (message.id === undefined) this.#refused(message); // it could not be read, and is nobody's
        break;
      case "notice":
        this.notice = message;
        break;
    }
  }

  /**
   * Does a choice. In a race `event` says when: what counts is how long after the situation came into sight, not how long the
   * message travels.
   */
  act(choice: Choice, event?: Event): void {
    const play = this.play;
    if (!play || (this.acting === play.number && !play.racing)) return;
    const shown = play.racing ? this.#shown : null;
    const on = shown?.number ?? play.number;
    const after = shown && Math.max(0, Math.round((event?.timeStamp ?? performance.now()) - shown.at));
    this.acting = play.number;
    this.queued = this.dropped = this.problem = this.advice = this.upcoming = null;
    void this.#ask({ t: "act", action: choice.action, on, ...(after === null ? {} : { after }) }).then(() => {
      if (this.acting === play.number) this.acting = null;
    });
  }

  /** Asks why something can't be done. */
  why(name: string): void {
    this.problem = null;
    void this.#ask({ t: "why", name });
  }

  /** The same, but not shown beside the question: null if no rule forbids it. */
  async reason(name: string): Promise<Problem | null> {
    const answer = await this.send({ t: "why", name });
    return answer.t === "no" && answer.problem.rule !== undefined ? answer.problem : null;
  }

  /** Asks what a strong player would do. */
  hint(): void {
    if (this.hinting || !this.choices.length) return;
    this.hinting = true;
    this.problem = null;
    void this.#ask({ t: "hint" }).then(() => (this.hinting = false));
  }

  /** Asks which of your cards can't be chosen, and why, if that is not known already. */
  whyNot(): void {
    if (this.choices.length && this.barred?.on !== this.play?.number) void this.#ask({ t: "why" });
  }

  /** Asks for the choices of your next turn. */
  async foresee(): Promise<void> {
    if (this.#waits) await this.#ask({ t: "ahead" });
  }

  /** Keeps a move for your next turn. */
  queue(choice: Choice): void {
    this.queued = this.play && planned(choice, this.play, this.upcoming?.phase);
    this.dropped = this.upcoming = null;
  }

  /** Plans nothing any more. */
  unplan(): void {
    this.queued = this.upcoming = null;
  }

  /** Whether others have to act, and nobody races. */
  get #waits(): boolean {
    return this.play !== null && this.play.actors.length > 0 && !this.play.racing && !this.choices.length;
  }

  #situation(play: Play): void {
    const before = this.play && this.play.number <= play.number && this.play.seat === play.seat ? this.play : null;
    const seen = this.entries.at(-1)?.number ?? 0;
    const since = (play.entries ?? []).filter(({ number }) => number > seen);
    if (since.length) this.entries = [...this.entries, ...since];
    this.#score(play.sheet ?? [], since);
    this.#retell(before, play, since);
    if (before?.number !== play.number) this.problem = null;
    if (!holds(before, play, since)) this.advice = null;
    this.before = before;
    this.play = play;
    const now = performance.now();
    this.leftUntil = play.left == null ? null : now + play.left;
    this.runsUntil = play.runs == null ? null : now + play.runs;
    this.#see(play);
    this.#playQueued(play, since);
    // Others' races are short: planning goes on with the choices told before.
    if (this.choices.length || !play.actors.length) this.upcoming = null;
    else if (this.upcoming && !play.racing && before?.number !== play.number) void this.foresee();
  }

  /** New lines of the score sheet; those of actions taken back go. */
  #score(lines: readonly SheetLine[], since: readonly Entry[]): void {
    const known = this.sheet.at(-1)?.number ?? 0;
    let sheet = [...this.sheet, ...lines.filter(({ number }) => number > known)];
    if (since.some(({ did }) => !did)) {
      const stands = new Set(standing(this.entries).map(({ number }) => number));
      sheet = sheet.filter(({ number }) => stands.has(number));
    }
    this.sheet = sheet;
  }

  #retell(before: Play | null, play: Play, since: readonly Entry[]): void {
    const fresh = news(before, play, this.entries, this.room?.players ?? play.points.length);
    if (fresh.length) this.news = fresh.slice(-NEWS_STAY);
    const shown = shownLast(play.scene, this.entries);
    const ended = before && endedTrick(before.scene, play.scene, since);
    if (shown.length) this.lastTrick = shown;
    else if (since.some(({ did }) => !did)) this.lastTrick = [];
    else if (ended) this.lastTrick = ended;
  }

  /** Notes when a situation of a race comes into sight: with the frame that follows. */
  #see({ number, racing }: Play): void {
    if (!racing) {
      this.#shown = null;
    } else if (this.#shown?.number !== number) {
      requestAnimationFrame((at) => {
        if (this.play?.number === number) this.#shown = { number, at };
      });
    }
  }

  /** When the turn has come; but not when it has come back, by an undo. */
  #playQueued(play: Play, since: readonly Entry[]): void {
    if (this.queued === null || !play.choices?.length) return;
    const choice = since.every(({ did }) => did) ? due(this.queued, play) : undefined;
    if (choice) {
      this.act(choice);
    } else {
      this.dropped = this.queued.choice;
      this.queued = null;
    }
  }

  #heard(said: readonly Said[]): void {
    const last = this.said.at(-1)?.number ?? 0;
    this.said = [...this.said, ...said.filter(({ number }) => number > last)];
  }

  #reaction(guest: string, what: Reaction): void {
    const key = ++this.#reacted;
    this.reactions = [...this.reactions.filter((other) => other.guest !== guest), { key, guest, what }];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other.key !== key)), REACTION_STAYS);
  }
}
