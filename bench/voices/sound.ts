import { readFileSync } from 'node:fs';

/** Samples of a WAV file as sox writes it: 16 kHz, one channel, 16 bits, a head of 44 bytes. */
export const RATE = 16_000;

const FRAME = 640;
const STEP = 160;
/** Voices lie between these; a frame has a pitch if it repeats itself as much as this. */
const [LOWEST, HIGHEST] = [70, 350];
const REPEATS = 0.6;
/** Softer than the loudest frame by this much: a pause. */
const PAUSE = 0.01;

export type Sound = {
  readonly seconds: number;
  /** Pitches of the frames that have one, in semitones. */
  readonly pitches: readonly number[];
  /** Seconds of pauses within, not before and after. */
  readonly pauses: number;
};

export function listenTo(wav: string): Sound {
  const bytes = readFileSync(wav);
  const samples = Float64Array.from({ length: (bytes.length - 44) >> 1 }, (_, i) =>
    bytes.readInt16LE(44 + 2 * i),
  );
  const energies: number[] = [];
  const pitches: number[] = [];
  for (let at = 0; at + FRAME < samples.length; at += STEP) {
    const frame = samples.subarray(at, at + FRAME);
    energies.push(frame.reduce((sum, value) => sum + value * value, 0));
  }
  const loudest = Math.max(...energies);
  energies.forEach((energy, i) => {
    const hertz = energy > loudest * PAUSE ? pitchAt(samples, i * STEP) : undefined;
    if (hertz !== undefined) pitches.push(12 * Math.log2(hertz));
  });
  const loud = energies.map((energy) => energy > loudest * PAUSE * PAUSE);
  const within = loud.slice(loud.indexOf(true), loud.lastIndexOf(true) + 1);
  return {
    seconds: (within.length * STEP) / RATE,
    pitches,
    pauses: (within.filter((is) => !is).length * STEP) / RATE,
  };
}

function pitchAt(samples: Float64Array, at: number): number | undefined {
  let best: { lag: number; alike: number } = { lag: 0, alike: 0 };
  for (let lag = Math.floor(RATE / HIGHEST); lag <= RATE / LOWEST; lag += 1) {
    if (at + FRAME + lag >= samples.length) break;
    let [both, one, other] = [0, 0, 0];
    for (let i = at; i < at + FRAME; i += 2) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    const alike = both / (Math.sqrt(one * other) + 1);
    // A longer lag repeats as well at twice the period: it has to be clearly better.
    if (alike > best.alike * 1.05) best = { lag, alike };
  }
  return best.alike > REPEATS ? RATE / best.lag : undefined;
}

/** From the tenth to the ninetieth of a hundred parts, in semitones: how much a voice rises and falls. */
export function rangeOf(pitches: readonly number[]): number {
  const sorted = pitches.toSorted((a, b) => a - b);
  const part = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return part(0.9) - part(0.1);
}
