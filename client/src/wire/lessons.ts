// Made by client/wire_types.py from src/octavo/server/wire/lessons.py: change it there.
// A field with a question mark has a default, and is left out when it has it.

import type { Barred, Choice, Entry, Play, Problem, Result, Scene, Touch } from "./wire";

/** A situation that shows rules: `<game>-example-<key>` tells what. It stands behind the first of its rules. */
export interface Example {
  key: string;
  rules: number[];
  seat: number;
  names: string[];
  before: Look;
  did?: Entry[];
  after?: Look | null;
}

/** A guided deal for newcomers: everything that a page needs to play it alone, in one language. */
export interface Lesson {
  game: string;
  options: Record<string, string>;
  names: string[];
  seat: number;
  steps: LessonStep[];
  remember: string[];
  result?: Result | null;
}

/** A step of a lesson: a sentence, and what the learner is to do, or nothing but to read on. `plays` are the situations that lead to it, each after one thing that was done; the last has the choices if something is asked. An own seat that is not asked is not among the actors. */
export interface LessonStep {
  say: string;
  plays?: Play[];
  do?: string | null;
  point?: Touch[];
  why?: Record<string, Problem>;
  jump?: number | null;
}

/** A moment of an example, through the eyes of one seat. `shows` has what of the scene matters: zones (`hand`, or one seat's, `hand.0`), facts (`fact.<key>`), gardens of the track (`garden.1`), the `points`, the `choices` in words, the `board`. */
export interface Look {
  shows: string[];
  scene: Scene;
  points: number[];
  actors: number[];
  choices?: Choice[];
  barred?: Barred[];
}
