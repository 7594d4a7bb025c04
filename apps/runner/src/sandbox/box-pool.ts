import { setTimeout as sleep } from 'node:timers/promises';

import type { Cell } from './cell.ts';
import type { BoxOrder, BoxOutcome, BoxStart } from './frames.ts';

const RETRY_MS = 200;
const RETRIES = 3;

type Waiter = { resolve: (cell: Cell) => void; reject: (error: Error) => void };

/**
 * Boxes of one kind, raised ahead: an order takes one that waits and the cell raises the next one when the
 * old one is wholly gone. Each box serves a single order.
 */
export class BoxPool {
  readonly #makeCell: () => Cell;
  readonly #start: BoxStart;
  readonly #cells = new Set<Cell>();
  readonly #ready: Cell[] = [];
  readonly #waiters: Waiter[] = [];
  #closed = false;

  constructor(makeCell: () => Cell, start: BoxStart, size: number) {
    this.#makeCell = makeCell;
    this.#start = start;
    for (let made = 0; made < size; made += 1) this.#add();
  }

  /** Whether an order would find a box waiting. */
  get hasReady(): boolean {
    return this.#ready.length > 0;
  }

  async run(order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome> {
    const cell = await this.#take();
    try {
      return await cell.run(order, signal);
    } finally {
      void this.#renew(cell);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiters.splice(0)) waiter.reject(new Error('The sandbox is closed.'));
    await Promise.all([...this.#cells].map((cell) => cell.close()));
  }

  #take(): Promise<Cell> {
    const cell = this.#ready.shift();
    if (cell) return Promise.resolve(cell);
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  #add(): void {
    const cell = this.#makeCell();
    this.#cells.add(cell);
    void this.#raise(cell, RETRIES);
  }

  async #renew(cell: Cell): Promise<void> {
    await cell.ended().catch(() => undefined);
    await this.#raise(cell, RETRIES);
  }

  async #raise(cell: Cell, tries: number): Promise<void> {
    try {
      await cell.start(this.#start);
      const waiter = this.#waiters.shift();
      if (waiter) waiter.resolve(cell);
      else this.#ready.push(cell);
    } catch (error) {
      await this.#recover(cell, { tries, error: error as Error });
    }
  }

  /** A box that does not come up is tried again, with a new cell if need be; in the end the waiting are told. */
  async #recover(cell: Cell, { tries, error }: { tries: number; error: Error }): Promise<void> {
    if (this.#closed) return;
    if (tries === 0) this.#waiters.splice(0).forEach((waiter) => waiter.reject(error));
    await sleep(tries === 0 ? RETRY_MS * 10 : RETRY_MS);
    await cell.close();
    this.#cells.delete(cell);
    if (this.#closed) return;
    const next = this.#makeCell();
    this.#cells.add(next);
    await this.#raise(next, Math.max(0, tries - 1));
  }
}
