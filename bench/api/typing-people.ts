import { EDIT_KINDS } from '@abhyas/contract/practice-texts';
import { hashOf } from '@abhyas/contract/text-changes';

import type { Ask } from '../../scripts/testing/open-loop.ts';

/**
 * How people type: of 136 million keystrokes the times between two keys lie around 150 ms (median, log-normal); after
 * a word one looks up now and then, and after a line one thinks.
 */
const KEYS = { medianMs: 150, sigma: 0.5 };
const AFTER_WORD = { every: 6, share: 0.15, medianMs: 1200, sigma: 0.6 };
const AFTER_LINE = { every: 30, medianMs: 5000, sigma: 0.9 };
/** The engine of the page sends the first key at once, and then once a second (docs/decisions/0183). */
const SEND_EVERY_MS = 1000;

/** Random numbers that are the same in each run (mulberry32, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** When somebody presses keys for this long. */
export function keyTimes(random: () => number, lastMs: number): number[] {
  const logNormal = ({ medianMs, sigma }: { medianMs: number; sigma: number }): number => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return medianMs * Math.exp(sigma * normal);
  };
  const times: number[] = [];
  for (let atMs = logNormal(AFTER_LINE); atMs < lastMs;) {
    times.push(atMs);
    atMs += logNormal(KEYS);
    if (times.length % AFTER_LINE.every === 0) atMs += logNormal(AFTER_LINE);
    else if (times.length % AFTER_WORD.every === 0 && random() < AFTER_WORD.share) {
      atMs += logNormal(AFTER_WORD);
    }
  }
  return times;
}

/** When a page sends what was typed, and how many keys go with it. */
export function sendsOf(keys: readonly number[]): { atMs: number; keys: number }[] {
  const sends: { atMs: number; keys: number }[] = [];
  let waiting = 0;
  let dueMs = -Infinity;
  let lastMs = -Infinity;
  for (const keyMs of [...keys, Infinity]) {
    if (waiting > 0 && dueMs <= keyMs) {
      sends.push({ atMs: dueMs, keys: waiting });
      lastMs = dueMs;
      waiting = 0;
    }
    if (waiting === 0) dueMs = Math.max(keyMs, lastMs + SEND_EVERY_MS);
    waiting += 1;
  }
  return sends;
}

/** A text of a kilobyte that somebody goes on typing at its end. */
const BEGINNING = 'total = total + int(input())  # one more line\n'.repeat(20);

/** One text of one learner: the requests that bring what is typed in it. */
export class TypedText {
  readonly #path: string;
  readonly #token: string;
  #text = BEGINNING;
  #version = 0;
  #edits = 0;

  constructor(path: string, token: string) {
    this.#path = path;
    this.#token = token;
  }

  begin(): Ask {
    this.#version = 1;
    return this.#ask({ base: 0, whole: this.#text, id: 'bench:0', kind: 'type', holds: [] });
  }

  type(keys: number): Ask {
    const edits = Array.from({ length: keys }, () => {
      this.#edits += 1;
      const changes = [this.#text.length, [0, 'x']];
      this.#text += 'x';
      return [this.#edits, EDIT_KINDS.indexOf('type'), 150, changes];
    });
    const base = this.#version;
    this.#version += 1;
    return this.#ask({ base, page: 'bench', edits, hash: hashOf(this.#text) });
  }

  #ask(body: object): Ask {
    return { method: 'POST', path: this.#path, token: this.#token, body };
  }
}
