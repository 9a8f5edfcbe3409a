/** Sounds made of tones and noise; there are no files. Where a browser has no sound, or does not allow it, it stays silent. */

import type { Cue } from "./cues";

/** A tone: how high, when and how long in seconds, how loud, and of which shape. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

/** A rustle: noise through a filter that moves from one pitch to another. The filter takes most of it, so it begins louder. */
interface Rustle {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Sound {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}

const [G4, C5, D5, E5, G5, A5, C6] = [392, 523.25, 587.33, 659.25, 783.99, 880, 1046.5];

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  laid: {
    rustles: [{ from: 2600, to: 900, at: 0, lasts: 0.11, loud: 1.3 }],
    tones: [{ pitch: 170, at: 0.015, lasts: 0.09, loud: 0.35 }],
  },
  dealt: { rustles: [0, 1, 2, 3, 4].map((step) => ({ from: 3400, to: 1800, at: step * 0.07, lasts: 0.08, loud: 0.9 })) },
  swept: { rustles: [{ from: 900, to: 3200, at: 0, lasts: 0.34, loud: 1.4 }] },
  turn: { tones: [{ pitch: E5, at: 0, lasts: 0.22, loud: 0.3 }, { pitch: A5, at: 0.13, lasts: 0.35, loud: 0.3 }] },
  won: { tones: [{ pitch: G5, at: 0, lasts: 0.12, loud: 0.35 }, { pitch: C6, at: 0.08, lasts: 0.25, loud: 0.35 }] },
  lost: { tones: [{ pitch: D5, at: 0, lasts: 0.14, loud: 0.28 }, { pitch: G4, at: 0.1, lasts: 0.28, loud: 0.28 }] },
  chat: { tones: [{ pitch: A5, at: 0, lasts: 0.08, loud: 0.26 }, { pitch: C6, at: 0.06, lasts: 0.14, loud: 0.24 }] },
  fanfare: {
    tones: [C5, E5, G5, C6].map((pitch, step) => ({ pitch, at: step * 0.12, lasts: step === 3 ? 0.7 : 0.2, loud: 0.35, shape: "triangle" })),
  },
  over: { tones: [G5, E5, C5].map((pitch, step) => ({ pitch, at: step * 0.16, lasts: step === 2 ? 0.6 : 0.25, loud: 0.28 })) },
  refused: { tones: [{ pitch: 196, at: 0, lasts: 0.16, loud: 0.4, shape: "triangle" }] },
};

const SOFT = 0.008; // seconds until a sound is at its loudest: without them it clicks
const SILENT = 0.0001; // the loudness that a falling curve can reach

// However many sounds come together, the loudspeaker is not asked for more than it can do.
const SOFTER = Float32Array.from({ length: 257 }, (_, place) => Math.tanh(place / 128 - 1));

export class Synth {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #out: AudioNode | null = null;

  /** Plays a sound, now or some seconds later. `level` is from 0 to 1. */
  play(cue: Cue, level: number, later = 0): void {
    const context = this.#wake();
    if (!context || level <= 0) return;
    const begins = context.currentTime + later;
    const { tones = [], rustles = [] } = SOUNDS[cue];
    for (const tone of tones) this.#tone(context, tone, begins + tone.at, level);
    for (const rustle of rustles) this.#rustle(context, rustle, begins + rustle.at, level);
  }

  /** Lets go of the sound device. */
  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = this.#out = null;
  }

  #wake(): AudioContext | null {
    if (!this.#context) {
      if (typeof AudioContext === "undefined") return null;
      try {
        this.#context = new AudioContext({ latencyHint: "interactive" });
        this.#out = new WaveShaperNode(this.#context, { curve: SOFTER });
        this.#out.connect(this.#context.destination);
      } catch {
        return null; // no device, or too many pages that make sounds
      }
    }
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
    return this.#context;
  }

  #tone(context: AudioContext, { pitch, lasts, loud, shape = "sine" }: Tone, at: number, level: number): void {
    const source = new OscillatorNode(context, { type: shape, frequency: pitch });
    source.connect(this.#curve(context, at, lasts, loud * level));
    source.start(at);
    source.stop(at + lasts);
  }

  #rustle(context: AudioContext, { from, to, lasts, loud }: Rustle, at: number, level: number): void {
    const source = new AudioBufferSourceNode(context, { buffer: this.#rushing(context), loop: true });
    const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(filter).connect(this.#curve(context, at, lasts, loud * level));
    source.start(at);
    source.stop(at + lasts);
  }

  /** A loudness that rises at once and falls slowly. */
  #curve(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, SILENT), at + SOFT);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
    gain.connect(this.#out ?? context.destination);
    return gain;
  }

  /** A quarter of a second of noise. */
  #rushing(context: AudioContext): AudioBuffer {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}
