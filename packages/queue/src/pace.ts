/** Somebody who lets a program go on or rest. */
type Driver = (rests: boolean) => void;

/**
 * How a run's programs take turns with those of others: told to rest, they stand still until they are told to go on.
 * Counts for how long they went on and rested. Compiling goes on in any case, and counts as neither.
 */
export class Pace {
  readonly #drivers = new Set<Driver>();
  #rests = false;
  #waits = false;
  readonly #onBegun: () => void;
  #hasBegun = false;
  #sinceMs = 0;
  #wentMs = 0;
  #restedMs = 0;

  constructor(onBegun: () => void = () => undefined) {
    this.#onBegun = onBegun;
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

  /** Its program waits for a person, which is neither; how long it goes on after that counts from zero. */
  set waits(waits: boolean) {
    this.#count();
    this.#waits = waits;
    if (waits) this.#wentMs = 0;
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
    this.#onBegun();
  }

  #count(): void {
    const now = performance.now();
    const counts = this.#drivers.size > 0 && !this.#waits;
    if (counts && this.#rests) this.#restedMs += now - this.#sinceMs;
    else if (counts) this.#wentMs += now - this.#sinceMs;
    this.#sinceMs = now;
  }
}
