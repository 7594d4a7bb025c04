/** So many milliseconds of waiting make good for one of going on: who is typed a line at once is not given a new start. */
const WAIT_SHARE = 10;
/** What a program has to answer a line is earned by waiting for it, up to this: most answers take a few milliseconds. */
const CREDIT_MOST_MS = 50;

/** Somebody who lets a program go on or rest. */
type Driver = (rests: boolean) => void;

type Told = {
  /** Its first program is there. */
  readonly onBegun?: () => void;
  /** It stands by, or does not any more. */
  readonly onStandsBy?: () => void;
};

/** Where a run is with a compiler that others use: behind others, or its source is compiled. */
export type AtCompiler = 'waits' | 'compiles';

/**
 * How a run's programs take turns with those of others: told to rest, they stand still until they are told to go on.
 * Counts for how long they went on and rested. Compiling goes on in any case, and counts as neither; waiting for a
 * compiler counts as resting.
 */
export class Pace {
  readonly #drivers = new Set<Driver>();
  #rests = false;
  #waits = false;
  #atCompiler: AtCompiler | undefined;
  readonly #told: Told;
  #hasBegun = false;
  #sinceMs = 0;
  #wentMs = 0;
  #restedMs = 0;
  #creditMs = 0;

  constructor(told: Told = {}) {
    this.#told = told;
  }

  /** Told at once and at each change as long as a program is there. Returns what ends that. */
  drive(driver: Driver): () => void {
    this.#count();
    this.#drivers.add(driver);
    if (this.#rests) driver(true);
    if (!this.#hasBegun) this.#begin();
    return () => {
      this.#count();
      this.#drivers.delete(driver);
    };
  }

  get rests(): boolean {
    return this.#rests;
  }

  set rests(rests: boolean) {
    if (rests === this.#rests) return;
    this.#count();
    this.#rests = rests;
    for (const driver of this.#drivers) driver(rests);
  }

  /** Whether a program has been there: before that it is compiled. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get waits(): boolean {
    return this.#waits;
  }

  /** Its program waits for a person, which is neither; a share of the wait is taken off the time that it went on. */
  set waits(waits: boolean) {
    this.#count();
    this.#waits = waits;
  }

  /** It has just been waiting for a person, and is let go on in return. */
  get hasCredit(): boolean {
    this.#count();
    return this.#creditMs > 0;
  }

  /** It has no program at work: the compiler that others use works for it, or for those before it. */
  get standsBy(): boolean {
    return this.#atCompiler !== undefined;
  }

  get atCompiler(): AtCompiler | undefined {
    return this.#atCompiler;
  }

  /** While it waits it needs nothing of the machine, which counts as resting. */
  set atCompiler(atCompiler: AtCompiler | undefined) {
    if (atCompiler === this.#atCompiler) return;
    this.#count();
    this.#atCompiler = atCompiler;
    this.#told.onStandsBy?.();
  }

  get wentMs(): number {
    this.#count();
    return this.#wentMs;
  }

  get restedMs(): number {
    this.#count();
    return this.#restedMs;
  }

  #begin(): void {
    this.#hasBegun = true;
    this.#told.onBegun?.();
  }

  #count(): void {
    const now = performance.now();
    const passedMs = now - this.#sinceMs;
    this.#sinceMs = now;
    if (this.#atCompiler === 'waits') this.#restedMs += passedMs;
    if (this.#drivers.size === 0) return;
    if (this.#waits) this.#wait(passedMs / WAIT_SHARE);
    else if (this.#rests) this.#restedMs += passedMs;
    else this.#goOn(passedMs);
  }

  #wait(earnedMs: number): void {
    this.#wentMs = Math.max(0, this.#wentMs - earnedMs);
    this.#creditMs = Math.min(CREDIT_MOST_MS, this.#creditMs + earnedMs);
  }

  #goOn(passedMs: number): void {
    this.#wentMs += passedMs;
    this.#creditMs = Math.max(0, this.#creditMs - passedMs);
  }
}
