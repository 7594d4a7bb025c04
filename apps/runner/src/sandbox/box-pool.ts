import { setTimeout as sleep } from 'node:timers/promises';

import type { Cell } from './cell.ts';
import type { BoxOrder, BoxOutcome, BoxStart } from './frames.ts';

const RETRY_MS = 200;
const RETRIES = 3;

type Waiter = { resolve: (cell: Cell) => void; reject: (error: Error) => void };

/** Where a pool's cells come from and go to. */
export type CellSource = { take(): Cell; giveBack(cell: Cell): Promise<void> };

/**
 * Boxes of one kind, raised ahead: an order takes one that waits and the cell raises the next one when the
 * old one is wholly gone. Each box serves a single order.
 */
export class BoxPool {
  readonly #source: CellSource;
  readonly #start: BoxStart;
  readonly #cells = new Set<Cell>();
  readonly #ready: Cell[] = [];
  readonly #waiters: Waiter[] = [];
  /** Cells on their way to being ready. */
  #rising = 0;
  #size = 0;
  #closed = false;

  constructor(source: CellSource, start: BoxStart, size: number) {
    this.#source = source;
    this.#start = start;
    this.resize(size);
  }

  /** Whether an order would find a box waiting. */
  get hasReady(): boolean {
    return this.#ready.length > 0;
  }

  /** Changes how many boxes there are; those at work end their run first. */
  resize(size: number): void {
    this.#size = this.#closed ? 0 : size;
    while (this.#cells.size < this.#size) this.#add();
    while (this.#cells.size > this.#size) {
      const cell = this.#ready.pop();
      if (!cell) return;
      void this.#drop(cell);
    }
  }

  /**
   * A box that was lost before or under its order is our fault: the order then goes to another one, unless somebody has
   * begun to talk with its program.
   */
  async run(order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome> {
    let isTalking = false;
    const { terminal } = order;
    const begin = (type: (bytes: Uint8Array) => void): void => {
      isTalking = true;
      terminal?.begin(type);
    };
    const told = terminal ? { ...order, terminal: { ...terminal, begin } } : order;
    // All that wait may have been lost at once: each is tried before one that is raised again.
    for (let triesLeft = this.#cells.size + RETRIES; ; triesLeft -= 1) {
      const cell = await this.#take();
      try {
        const outcome = await cell.run(told, signal);
        if (outcome.reason !== 'broken' || triesLeft === 0 || isTalking) return outcome;
      } catch (error) {
        if (triesLeft === 0 || this.#closed || isTalking) throw error;
      } finally {
        void this.#renew(cell);
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#size = 0;
    for (const waiter of this.#waiters.splice(0)) waiter.reject(new Error('The sandbox is closed.'));
    this.#ready.length = 0;
    await Promise.all([...this.#cells].map((cell) => this.#drop(cell)));
  }

  #take(): Promise<Cell> {
    const cell = this.#ready.shift();
    if (cell) return Promise.resolve(cell);
    // All are at work, as when programs sleep: one more is raised, and goes after a run as long as there are too many.
    if (this.#size > 0 && this.#waiters.length >= this.#rising) this.#add();
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  #add(): void {
    const cell = this.#source.take();
    this.#cells.add(cell);
    void this.#raise(cell, RETRIES);
  }

  async #drop(cell: Cell): Promise<void> {
    this.#cells.delete(cell);
    await this.#source.giveBack(cell);
  }

  async #renew(cell: Cell): Promise<void> {
    await cell.ended().catch(() => undefined);
    if (this.#cells.size > this.#size) await this.#drop(cell);
    else await this.#raise(cell, RETRIES);
  }

  async #raise(cell: Cell, tries: number): Promise<void> {
    this.#rising += 1;
    const risen = cell.start(this.#start).finally(() => (this.#rising -= 1));
    try {
      await risen;
      const waiter = this.#waiters.shift();
      if (waiter) waiter.resolve(cell);
      else this.#ready.push(cell);
    } catch (error) {
      await this.#recover(cell, { tries, error: error as Error });
    }
  }

  /** A box that does not come up is tried again with a new cell; in the end those who wait are told. */
  async #recover(cell: Cell, { tries, error }: { tries: number; error: Error }): Promise<void> {
    if (this.#closed) return;
    if (tries === 0) this.#waiters.splice(0).forEach((waiter) => waiter.reject(error));
    await sleep(tries === 0 ? RETRY_MS * 10 : RETRY_MS);
    await this.#drop(cell);
    if (this.#cells.size >= this.#size) return;
    const next = this.#source.take();
    this.#cells.add(next);
    await this.#raise(next, Math.max(0, tries - 1));
  }
}
