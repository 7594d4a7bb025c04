import { ChangeSet, Text } from '@codemirror/state';

/** An edit of a text under the name that its page gave it. */
export type Edit = { readonly id: string; readonly changes: ChangeSet };

const numberIn = (id: string): number => Number(id.split(':')[1]);
const pageIn = (id: string): string => id.split(':')[0] ?? '';

/** The latest edit of each page among edits, by their names: `page:number`. */
export function latestOf(ids: readonly string[]): string[] {
  const latest = new Map<string, string>();
  for (const id of ids) {
    const known = latest.get(pageIn(id));
    if (known === undefined || numberIn(known) < numberIn(id)) latest.set(pageIn(id), id);
  }
  return [...latest.values()];
}

/** Whether an edit is one of those that `latestOf` stands for. */
export const isAmong = (latest: readonly string[], id: string): boolean =>
  latest.some((known) => pageIn(known) === pageIn(id) && numberIn(id) <= numberIn(known));

/** A string as the editor holds it. */
export const textOf = (code: string): Text => Text.of(code.split('\n'));

/** A text after changes that were stored or sent. */
export const changed = (code: string, changes: unknown): string =>
  ChangeSet.fromJSON(changes).apply(textOf(code)).toString();

/** The smallest single replacement that makes one text of another. */
export function difference(before: string, after: string): ChangeSet {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (from === before.length && from === after.length) return ChangeSet.empty(from);
  const insert = textOf(after.slice(from, after.length - end));
  return ChangeSet.of({ from, to: before.length - end, insert }, before.length);
}

/** Whether two changes of one text meet somewhere: then nobody but their author can say what is meant. */
export function touches(one: ChangeSet, other: ChangeSet): boolean {
  const ranges: [from: number, to: number][] = [];
  one.iterChangedRanges((from, to) => ranges.push([from, to]));
  let found = false;
  let next = 0;
  // Both come in the order of the text.
  other.iterChangedRanges((from, to) => {
    while (next < ranges.length && (ranges[next]?.[1] ?? 0) < from) next += 1;
    found ||= next < ranges.length && (ranges[next]?.[0] ?? 0) <= to;
  });
  return found;
}

/** One change that does what several do one after the other. */
export const composed = (changes: readonly ChangeSet[]): ChangeSet | null =>
  changes.length === 0 ? null : changes.reduce((all, next) => all.compose(next));

/** Edits are so many, and so scattered, that bringing them together would take long. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Counts what is gone through: each change that joins others copies all places at which those change the text. */
class Work {
  #left: number;
  #steps = 0;
  #places = 0;

  constructor(most: number) {
    this.#left = most;
  }

  /** @throws TooMuchWork */
  step(others: ChangeSet, times = 1): void {
    if (this.#steps % LOOKED_AT_EVERY === 0) this.#places = placesOf(others);
    this.#steps += 1;
    this.#left -= this.#places * times;
    if (this.#left < 0) throw new TooMuchWork('too much work');
  }
}
const LOOKED_AT_EVERY = 16;

function placesOf(changes: ChangeSet): number {
  let places = 0;
  changes.iterChangedRanges(() => (places += 1));
  return places;
}

export type Rebased<E extends Edit> = {
  /** Those of the own edits that are not among `theirs`, as they are done after `theirs`. */
  readonly left: readonly E[];
  /** What others have changed, as it is done after all own edits; null: nothing. */
  readonly others: ChangeSet | null;
  /** Whether what is left meets what others have changed. */
  readonly touching: boolean;
};

/**
 * Rebases own edits on those that the server has put before them; both begin from one text. The rules are those of
 * `@codemirror/collab`: own edits among `theirs` come in their own order.
 * @throws TooMuchWork where more than `most` places would be gone through
 */
export function rebase<E extends Edit>(
  mine: readonly E[],
  theirs: readonly Edit[],
  most = Number.POSITIVE_INFINITY,
): Rebased<E> {
  const work = new Work(most);
  let others: ChangeSet | null = null;
  let met = 0;
  for (const { id, changes } of theirs) {
    const own = mine[met];
    if (others) work.step(others);
    if (own?.id === id) {
      met += 1;
      others = others && others.map(own.changes, true);
    } else others = others ? others.compose(changes) : changes;
  }
  const waiting = mine.slice(met);
  if (!others) return { left: waiting, others, touching: false };
  const all = composed(waiting.map(({ changes }) => changes));
  const touching = all !== null && touches(all, others);
  const left: E[] = [];
  for (const edit of waiting) {
    work.step(others, 2);
    left.push({ ...edit, changes: edit.changes.map(others) });
    others = others.map(edit.changes, true);
  }
  return { left, others: others.empty ? null : others, touching };
}

/** A short name of a text, the same on both sides: 53 bits (cyrb53 by bryc, public domain). */
export function hashOf(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < text.length; index += 1) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- units, as positions in changes are
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
