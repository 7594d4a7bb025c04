import type { Token } from './tokens.rules.ts';

/** Runs of fewer words than this are in every program. */
const WORDS = 12;
/** Of so many runs that follow on each other at least one is kept: whatever two programs share for 19 words is found. */
const WINDOW = 8;

/** Where a run of words stands: its first and its last line. */
export type Lines = { readonly first: number; readonly last: number };

/** What is kept of a program: places of runs of words by their hash. */
export type Fingerprints = ReadonlyMap<number, readonly Lines[]>;

/**
 * The fingerprints of a program by winnowing (Schleimer, Wilkerson and Aiken: Winnowing: Local Algorithms for Document
 * Fingerprinting, SIGMOD 2003): of each window the least hash, of equal ones the last. Two runs of one hash of 32 bits
 * that are not the same are rare enough for a hint.
 */
export function fingerprintsOf(tokens: readonly Token[]): Fingerprints {
  const words = tokens.map(({ text }) => hashOf(text));
  const hashes = Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, at) => runHash(words, at));
  const kept = new Map<number, Lines[]>();
  let last = -1;
  const windows = Math.min(hashes.length, Math.max(1, hashes.length - WINDOW + 1));
  for (let from = 0; from < windows; from += 1) {
    const at = leastOf(hashes, from);
    if (at === last) continue;
    last = at;
    const [first, end] = [tokens[at]?.line ?? 1, tokens[at + WORDS - 1]?.line ?? 1];
    const hash = hashes[at] ?? 0;
    const places = kept.get(hash);
    if (places) places.push({ first, last: end });
    else kept.set(hash, [{ first, last: end }]);
  }
  return kept;
}

function leastOf(hashes: readonly number[], from: number): number {
  let least = from;
  const end = Math.min(hashes.length, from + WINDOW);
  for (let at = from; at < end; at += 1) if ((hashes[at] ?? 0) <= (hashes[least] ?? 0)) least = at;
  return least;
}

const FNV_PRIME = 0x01000193;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

function runHash(words: readonly number[], from: number): number {
  let hash = 0;
  for (let at = from; at < from + WORDS; at += 1) hash = Math.imul(hash ^ (words[at] ?? 0), FNV_PRIME) + 1;
  return hash >>> 0;
}
