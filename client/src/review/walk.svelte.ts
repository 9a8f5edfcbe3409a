// Walking through a match that is over: where one stands, the steps from there, and going on by itself.

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // milliseconds for a step at the usual speed

export class Walk {
  /** After how many entries of the log one stands. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  readonly last: number;
  /** Where points changed: from round to round in most games. */
  readonly stops: readonly number[];

  constructor(last: number, stops: readonly number[], at = 0) {
    this.last = last;
    this.stops = stops;
    this.go(at);
  }

  get atEnd(): boolean {
    return this.at === this.last;
  }

  /** Milliseconds until the next step, if it goes by itself. */
  get pace(): number {
    return PACE / this.speed;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(Math.round(to) || 0, 0), this.last);
  }

  /** Somebody takes a step: from then on it does not go by itself. */
  step(to: number): void {
    this.playing = false;
    this.go(to);
  }

  /** To the next change of the score, or to the one before. */
  round(way: 1 | -1): void {
    const next = way > 0 ? this.stops.find((stop) => stop > this.at) : this.stops.findLast((stop) => stop < this.at);
    this.step(next ?? (way > 0 ? this.last : 0));
  }

  /** Start or stop autoplay; at the end, start from the beginning. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.atEnd) this.go(0);
  }

  /** One step by itself; the last one ends it. */
  tick(): void {
    this.go(this.at + 1);
    if (this.atEnd) this.playing = false;
  }

  /** Do what a key means here; false if it means nothing. */
  key(key: string): boolean {
    const doing: Record<string, () => void> = {
      ArrowLeft: () => this.step(this.at - 1),
      ArrowRight: () => this.step(this.at + 1),
      PageUp: () => this.round(-1),
      PageDown: () => this.round(1),
      Home: () => this.step(0),
      End: () => this.step(this.last),
      " ": () => this.toggle(),
    };
    doing[key]?.();
    return key in doing;
  }
}
