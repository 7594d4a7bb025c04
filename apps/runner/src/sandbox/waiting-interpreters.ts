import type { BoxPool } from './box-pool.ts';
import type { BoxOrder, BoxOutcome, BoxStart } from './frames.ts';

type MakePool = (start: BoxStart, size: number) => BoxPool;

/** So many orders in a row that the waiting ones do not fit, and others are raised instead. */
const MISFITS = 2;

/**
 * Interpreters of one kind that wait, each in a single-use box, for their program. They are started with
 * options that depend on the limits of a run, so those that wait fit the limits last seen.
 */
export class WaitingInterpreters {
  readonly #makePool: MakePool;
  readonly #most: number;
  #start: BoxStart;
  #pool: BoxPool;
  #size: number;
  #misfits = 0;

  constructor(makePool: MakePool, start: BoxStart, size: number) {
    this.#makePool = makePool;
    this.#most = size;
    this.#size = size;
    this.#start = start;
    this.#pool = makePool(start, size);
  }

  /**
   * Runs the order in a box that waits with `start`; nothing if none does, or if it was lost before its
   * program began. Then the caller starts an interpreter of its own.
   */
  async run(start: BoxStart, order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome | undefined> {
    if (!this.#fits(start) || !this.#pool.hasReady) return undefined;
    const outcome = await this.#pool.run(order, signal);
    return outcome.reason === 'broken' ? undefined : outcome;
  }

  /** How many wait: all, or none while the machine is short of memory. */
  setActive(active: boolean): void {
    this.#size = active ? this.#most : 0;
    this.#pool.resize(this.#size);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #fits(start: BoxStart): boolean {
    if (JSON.stringify(start) === JSON.stringify(this.#start)) {
      this.#misfits = 0;
      return true;
    }
    this.#misfits += 1;
    if (this.#misfits >= MISFITS) {
      this.#misfits = 0;
      this.#start = start;
      void this.#pool.close();
      this.#pool = this.#makePool(start, this.#size);
    }
    return false;
  }
}
