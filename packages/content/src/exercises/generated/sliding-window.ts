import type { Random } from '../../random.ts';
import { type Instance, numberField, type Shown, type Word, written } from './instance.ts';

/** A line: bits of a frame, Mbit in a second, km; a signal goes 200 km in a millisecond. */
export type Line = { readonly bits: number; readonly rate: number; readonly km: number };

const KM_IN_A_MS = 200;

/** Milliseconds to put a frame on the line, and for a signal to get to the other end. */
export function timesOf({ bits, rate, km }: Line): { send: number; travel: number } {
  return { send: bits / (rate * 1000), travel: km / KM_IN_A_MS };
}

/** The share of the time, in %, in which the line is busy with a window of so many frames. */
export function utilisation(line: Line, window: number): number {
  const { send, travel } = timesOf(line);
  return Math.min(100, (100 * window * send) / (send + 2 * travel));
}

/** The smallest window with which the line is always busy. */
export function fullWindow(line: Line): number {
  const { send, travel } = timesOf(line);
  return Math.ceil((send + 2 * travel) / send);
}

/** Bits for sequence numbers: Go-back-N needs one number more than the window, selective repeat twice as many. */
export function bitsFor(numbers: number): number {
  return Math.ceil(Math.log2(numbers));
}

type Frames = { readonly window: number; readonly count: number; readonly lost: number };

/** Frames sent under Go-back-N if one is lost once and the window moves on with every ACK before it. */
export function sentInAll({ window, count, lost }: Frames): number {
  return count + Math.min(window, count - lost + 1);
}

export function slidingWindowInstance(random: Random): Instance {
  let line = randomLine(random);
  while (fullWindow(line) < 4 || fullWindow(line) > 40) line = randomLine(random);
  const full = fullWindow(line);
  const window = random.int(2, full - 1);
  const count = window + random.int(3, 12);
  const frames = { window, count, lost: random.int(2, count - 1) };
  return {
    given: [
      { kind: 'sentence', word: 'lineData', values: { ...line } },
      { kind: 'sentence', word: 'windowAndLoss', values: frames },
    ],
    fields: [
      numberField('alone', 'stopAndWait', utilisation(line, 1)),
      numberField('window', 'withWindow', utilisation(line, window)),
      numberField('full', 'windowForFull', full),
      numberField('goBackBits', 'goBackBits', bitsFor(full + 1)),
      numberField('selectiveBits', 'selectiveBits', bitsFor(2 * full)),
      numberField('sent', 'goBackSent', sentInAll(frames)),
    ],
    solution: solutionOf(line, frames),
  };
}

function randomLine(random: Random): Line {
  return {
    bits: random.pick([1000, 2000, 4000, 5000, 8000, 10_000]),
    rate: random.pick([1, 2, 4, 5, 10]),
    km: 100 * random.int(2, 60),
  };
}

const sentence = (word: Word, sum: string): Shown => ({ kind: 'sentence', word, values: { sum } });

function solutionOf(line: Line, frames: Frames): Shown[] {
  const { send, travel } = timesOf(line);
  const full = fullWindow(line);
  const { window, count, lost } = frames;
  const cycle = written(send + 2 * travel);
  const percent = (frame: number): string => written(utilisation(line, frame));
  return [
    sentence('sendTime', `${line.bits} / ${line.rate * 1000} = ${written(send)} ms`),
    sentence('travelTime', `${line.km} / ${KM_IN_A_MS} = ${written(travel)} ms`),
    sentence('untilAck', `${written(send)} + 2 · ${written(travel)} = ${cycle} ms`),
    sentence('stopAndWait', `100 · ${written(send)} / ${cycle} = ${percent(1)}`),
    sentence('withWindow', `${window} · 100 · ${written(send)} / ${cycle} = ${percent(window)}`),
    sentence('windowForFull', `⌈${cycle} / ${written(send)}⌉ = ${full}`),
    sentence('goBackBits', `2^${bitsFor(full + 1)} ≥ ${full} + 1`),
    sentence('selectiveBits', `2^${bitsFor(2 * full)} ≥ 2 · ${full}`),
    sentence('goBackSent', `${count} + min(${window}, ${count} − ${lost} + 1) = ${sentInAll(frames)}`),
  ];
}
