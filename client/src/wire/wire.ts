// Made by client/wire_types.py from src/octavo/server/wire/protocol.py: change it there.
// A field with a question mark has a default, and is left out when it has it.

export const PROTOCOL = 1;

export const STRENGTH = ["beginner", "club", "expert"] as const;
export type Strength = (typeof STRENGTH)[number];

export const CLOCK = ["none", "relaxed", "fast"] as const;
export type Clock = (typeof CLOCK)[number];

export const PACE = ["slow", "usual", "quick"] as const;
export type Pace = (typeof PACE)[number];

export const REACTION = ["hello", "thanks", "well-played", "hurry", "oops", "laugh", "wow", "sad"] as const;
export type Reaction = (typeof REACTION)[number];

export const HAND = "hand";
export const TRICK = "trick";
export const LAST = "last";
export const TAKEN = "taken";

/** Do one of the choices. `on` is the number of the situation that it answers, and `after`, in a race, how many milliseconds after that situation was shown the person did it. */
export interface Act {
  t: "act";
  id: number;
  action: number;
  on: number;
  after?: number | null;
}

/** What a strong player would do in the situation of this number: up to three choices, and why (`hint-<key>`). */
export interface Advice {
  t: "advice";
  on: number;
  best: Worth[];
  why: Remark[];
}

/** Answer the player who asks for an undo. */
export interface Agree {
  t: "agree";
  id: number;
  yes: boolean;
}

/** Ask what you can choose ahead for your next turn: an `upcoming` comes before the answer. */
export interface Ahead {
  t: "ahead";
  id: number;
}

/** Which of your cards can't be chosen in the situation of this number. */
export interface AllBarred {
  t: "barred";
  on: number;
  cards: Barred[];
}

/** Allow spectators to see your cards, or forbid it. */
export interface Allow {
  t: "allow";
  id: number;
  on: boolean;
}

/** An undo that is asked for: the asking seat, how many entries it takes back, and who has agreed. */
export interface Asked {
  seat: number;
  entries: number;
  agreed?: number[];
}

/** A card of yours that can't be chosen now: its zone, the rule, and the sentence `<game>-why-<key>`. */
export interface Barred {
  zone: string;
  card: string;
  rule: number;
  why: Fact;
}

/** A seat: its person, its bot, or nobody. */
export interface Chair {
  name?: string | null;
  person?: Person | null;
  bot?: "beginner" | "club" | "expert" | null;
  allows?: boolean;
  bank?: number | null;
}

/** The lines of chat since then. */
export interface Chat {
  t: "chat";
  said: Said[];
}

/** A legal action: its number and name, what to call it (`<game>-do-<key>`), what it is attached to, and in a race the key to press: `space`, `enter`, `backspace` or the sign that it writes. */
export interface Choice {
  action: number;
  name: string;
  do: Fact;
  touch?: Touch[];
  press?: string;
}

/** In a race: somebody who wanted the same, and how many milliseconds later. */
export interface Claim {
  seat: number;
  later: number;
}

/** The host closes the table. */
export interface Close {
  t: "close";
  id: number;
}

/** Somebody does not agree to the undo that another has asked for, or is away and can't. */
export interface Declined {
  t: "declined";
  seat: number;
  away?: boolean;
}

/** A line of the log: the seat and its action, as everybody may know it (`<game>-did-<key>`). Without `did` it is an undo of the last entry that stood: `seat` wished it (-1 if not known), and the others, if any, have `agreed`. */
export interface Entry {
  number: number;
  seat: number;
  did?: Fact;
  by?: "bot" | "clock";
  after?: number;
  later?: Claim[];
  agreed?: boolean;
}

/** Something for a sentence: a remark beside the cards, or an action. The sentence is in the catalogues of words (`octavo/text/words/<language>/<game>.ftl`). Its facts are put in as they are, except those whose names begin in one of four ways: `seat…` is a seat, said as its player's name; `colour…` is a colour's letter, said as the colour's name; `task…` is a task's key, said as its name; `card…` is a card, said in words if the catalogue has `<game>-card-<name>`, and otherwise by its short name. A fact that is drawn, or that moves cards, has a role. Beside the cards: - `dealer`: the `seat` deals; - `pawn`: the pawn of the `seat` stands on a `field` of the garden at a `place`; - `pawn-start`, `pawn-goal`: it stands before the first garden, or at the goal. As an action: - `play`: the `card` goes into the trick; - `exchange`: the card `given` goes into the trick, and the one `taken` comes out of it; - `swap`: the hands of the seat and of `seat_other` change places. */
export interface Fact {
  key: string;
  facts?: Record<string, string | number>;
  role?: "dealer" | "exchange" | "pawn" | "pawn-goal" | "pawn-start" | "play" | "swap" | null;
  quiet?: boolean;
}

/** The table can't be saved for the moment, so it has been paused for this many seconds. Nothing is lost, and lines stay open; with 0 it goes on. */
export interface Held {
  t: "held";
  seconds: number;
}

/** The first message: which device speaks, and what it has seen already of the log and of the chat. */
export interface Hello {
  t: "hello";
  client: string;
  protocol?: 1;
  seen?: number;
  heard?: number;
}

/** Ask whether anybody is there: answered at once, and nothing is done. Scripts of a page see no ping frames. */
export interface Here {
  t: "here";
  id: number;
}

/** Ask what a strong player would do in your place: an `advice` comes before the answer. */
export interface Hint {
  t: "hint";
  id: number;
}

/** The host takes somebody's voice in the chat away, or gives it back. */
export interface Hush {
  t: "hush";
  id: number;
  guest: string;
  on: boolean;
}

/** A match that was played elsewhere, as text, and its deck, if that was somebody's own. */
export interface Imported {
  text: string;
  deck?: string | null;
}

/** A table in the list of open ones. */
export interface Listed {
  table: string;
  game: string;
  players: number;
  free: number;
  names: string[];
  status: string;
  options: Record<string, string>;
}

/** Who you are; the token is for programs, browsers have a cookie. */
export interface Me {
  guest: string;
  name: string;
  token?: string;
}

/** The name that you want to have. */
export interface Naming {
  name: string;
}

/** A table to be opened. Seats are "me", "open", or a bot by its strength. */
export interface NewTable {
  game: string;
  players: number;
  seats: ("beginner" | "club" | "expert" | "me" | "open")[];
  options?: Record<string, string>;
  deck?: string | null;
  clock?: "fast" | "none" | "relaxed";
  pace?: "quick" | "slow" | "usual";
  open?: boolean;
}

/** A command was refused; nothing has changed. Without an id, the message could not be read. */
export interface No {
  t: "no";
  problem: Problem;
  id?: number;
}

/** The last thing on a line that the server closes, and why; `wait` is when to come back, in milliseconds. */
export interface Notice {
  t: "notice";
  key: "closed" | "removed" | "restart" | "slow";
  wait?: number;
}

/** A command was done, and what it changes for good is on disk. */
export interface Ok {
  t: "ok";
  id: number;
}

/** The table that was opened. */
export interface Opened {
  table: string;
}

/** Somebody at the table. */
export interface Person {
  guest: string;
  name: string;
  here?: boolean;
  hushed?: boolean;
}

/** The situation as this person may see it, and the entries since the last one that was sent. */
export interface Play {
  t: "play";
  number: number;
  scene: Scene;
  points: number[];
  actors: number[];
  entries?: Entry[];
  seat?: number;
  choices?: Choice[];
  racing?: boolean;
  left?: number | null;
  runs?: number | null;
  sheet?: SheetLine[];
}

/** Go on from a situation of a finished match: the number of its entry, and your seat. */
export interface PlayOn {
  number: number;
  seat: number;
  strength?: "beginner" | "club" | "expert";
}

/** What is wrong: a sentence `refused-<key>`; for a forbidden action the rule and its own sentence `why-<key>`; for what can't be decoded, where. */
export interface Problem {
  key: string;
  facts?: Record<string, string | number>;
  rule?: number;
  why?: Fact;
  path?: string;
}

/** The host puts a bot on a seat that is free, or frees it again. */
export interface PutBot {
  t: "bot";
  id: number;
  seat: number;
  strength: "beginner" | "club" | "expert" | null;
}

/** A quick reaction, which is not stored. */
export interface React {
  t: "react";
  id: number;
  what: "hello" | "hurry" | "laugh" | "oops" | "sad" | "thanks" | "well-played" | "wow";
}

/** Somebody's quick reaction. */
export interface Reacted {
  t: "reacted";
  guest: string;
  what: "hello" | "hurry" | "laugh" | "oops" | "sad" | "thanks" | "well-played" | "wow";
}

/** A sentence `hint-<key>`, and the numbers in it. */
export interface Remark {
  key: string;
  facts?: Record<string, number | number>;
}

/** After the end: a new table with the same people, seats and watchers. */
export interface Rematch {
  t: "rematch";
  id: number;
}

/** The host removes somebody from the table, for good. */
export interface Remove {
  t: "remove";
  id: number;
  guest: string;
}

/** How a match ended: the points of each seat, and who won (several, where they share it). */
export interface Result {
  points: number[];
  winners: number[];
}

/** All about the table but the cards. */
export interface Room {
  t: "room";
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  clock: "fast" | "none" | "relaxed";
  pace: "quick" | "slow" | "usual";
  open: boolean;
  status: "closed" | "over" | "playing" | "waiting";
  host: string;
  chairs: Chair[];
  watchers?: Person[];
  asked?: Asked | null;
  commitment?: string | null;
  secret?: string | null;
  result?: Result | null;
  rematch?: string | null;
}

/** A line of chat, and the seat that it comes from; -1 for a spectator. */
export interface Said {
  number: number;
  guest: string;
  name: string;
  text: string;
  seat?: number;
}

/** Say something to all. */
export interface Say {
  t: "say";
  id: number;
  text: string;
}

/** The table as one seat sees it. The same scene is drawn in a browser, printed in a terminal and read aloud. */
export interface Scene {
  phase: string;
  zones: Zone[];
  facts: Fact[];
}

/** A line of the score sheet: after which action, and what each seat had then. */
export interface SheetLine {
  number: number;
  points: number[];
}

/** Take a free seat, or take your own seat back from the bot that plays for it. */
export interface Sit {
  t: "sit";
  id: number;
  seat: number;
}

/** Leave your seat: free before the start; afterwards a bot plays on until you sit down again. */
export interface Stand {
  t: "stand";
  id: number;
}

/** The host begins the match; seats that are still free are filled with bots of this strength. */
export interface Start {
  t: "start";
  id: number;
  fill?: "beginner" | "club" | "expert" | null;
}

/** Something in a scene to point at: - a card: the zone it lies in, whose that is, if it is anybody's, and the card's name; - all of a zone: the same without a card; - a seat: only that; - a fact: its place among the facts, from 0; and where it shows a garden, which field of that, from 1. */
export interface Touch {
  zone?: string;
  seat?: number;
  card?: string;
  fact?: number;
  field?: number;
}

/** Ask to go back to your last decision; alone against bots it is done at once. */
export interface Undo {
  t: "undo";
  id: number;
}

/** What you can choose ahead in the situation of this number, and the phase of your next turn. Which of it is legal is known when the turn comes. */
export interface Upcoming {
  t: "upcoming";
  on: number;
  phase: string;
  choices: Choice[];
}

/** As a spectator, see the cards of a player who allows it; None for what is public. */
export interface Watch {
  t: "watch";
  id: number;
  seat: number | null;
}

/** The first answer: who you are at this table, and how many lines of chat there were before. */
export interface Welcome {
  t: "welcome";
  guest: string;
  name: string;
  table: string;
  protocol?: number;
  said?: number;
}

/** Ask why an action is not a choice; without an action, which of your cards are not choices, and why (`barred`). */
export interface Why {
  t: "why";
  id: number;
  action?: number | null;
  name?: string | null;
}

/** A choice, and what it is worth to its seat until the round ends: how many points it gains on the mean of the others, how many it gets itself, and in how many of a hundred worlds it wins the match, if most come to its end. To wait, in a race, is the action -1 with the name `wait`. Where nothing was `tried`, the figures say nothing. */
export interface Worth {
  action: number;
  name: string;
  do: Fact;
  lead: number;
  points: number;
  tried: number;
  wins?: number | null;
  touch?: Touch[];
}

/** Cards that lie together: their owner's seat or None, and their names, "?" for each that is face down. Code that draws a zone, tells of it or moves its cards goes by its flags, and by its key only if that is one of the four above. */
export interface Zone {
  key: string;
  seat: number | null;
  cards: string[];
  leads?: boolean;
  note?: boolean;
  copy?: boolean;
}

export type Incoming =
  | Hello | Here | Act | Why | Ahead | Hint | Sit | Stand | Watch | Allow | PutBot | Remove | Hush | Start | Close
  | Undo | Agree | Rematch | Say | React;

export type Command =
  | Act | Why | Ahead | Hint | Sit | Stand | Watch | Allow | PutBot | Remove | Hush | Start | Close | Undo | Agree
  | Rematch | Say | React;

export type Outgoing =
  | Welcome | Room | Play | Chat | Reacted | Declined | AllBarred | Upcoming | Advice | Held | Ok | No | Notice;
