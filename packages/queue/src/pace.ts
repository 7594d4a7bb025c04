/** Somebody who lets a program go on or rest. */
type Driver = (rests: boolean) => void;

/**
 * How a run's programs take turns with those of others: told to rest, they stand still until they are told to go on.
 * Counts for how long they went on and rested. Compiling goes on in any case, and counts as neither.
 */
export class Pace {
  readonly #drivers = new Set<Driver>();
  #rests = false;
  #sinceMs = 0;
  #wentMs = 0;
  #restedMs = 0;

  /** Told at once and at each change as long as a program is there. Returns what ends that. */
  drive(driver: Driver): () => void {
    this.#count();
    this.#drivers.add(driver);
    if (this.#rests) driver(true);
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

  get wentMs(): number {
    this.#count();
    return this.#wentMs;
  }

  get restedMs(): number {
    this.#count();
    return this.#restedMs;
  }

  #count(): void {
    const now = performance.now();
    if (this.#drivers.size > 0 && this.#rests) this.#restedMs += now - this.#sinceMs;
    else if (this.#drivers.size > 0) this.#wentMs += now - this.#sinceMs;
    this.#sinceMs = now;
  }
}
