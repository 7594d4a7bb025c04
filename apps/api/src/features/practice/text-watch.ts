import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../platform/database/database.ts';
import { findNewer, type KnownText } from './code.store.ts';

/** Another device is to be at most a second behind: its save, this, and the way to the idle one. */
const LOOK_EVERY_MS = 400;
/** So many devices and tabs of one account wait at once; more are answered at once, and ask again. */
const WAITING_PER_ACCOUNT = 24;

type Waiting = {
  readonly accountId: string;
  readonly known: readonly KnownText[];
  readonly answer: (newer: readonly number[]) => void;
};

/**
 * Devices that wait for what is typed on others. All that wait in this process are looked up in one query: it costs
 * the same for a class as for one learner, and no save has to tell anybody.
 */
export class TextWatch {
  readonly #db: Database;
  readonly #waiting = new Set<Waiting>();
  #looking = false;
  #ended = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The places of those that are newer than known, as soon as there are any; none when the time is over, or when
   * whoever asked is `gone`.
   */
  async wait(
    accountId: string,
    known: readonly KnownText[],
    { waitMs, gone }: { readonly waitMs: number; readonly gone: AbortSignal },
  ): Promise<readonly number[]> {
    const already = await findNewer(this.#db, known);
    if (already.length > 0 || waitMs === 0 || this.#ended || gone.aborted) return already;
    if (known.length === 0 || this.#waitingOf(accountId) >= WAITING_PER_ACCOUNT) return already;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        accountId,
        known,
        answer: (newer) => {
          clearTimeout(over);
          this.#waiting.delete(waiting);
          resolve(newer);
        },
      };
      const over = setTimeout(() => waiting.answer([]), waitMs);
      gone.addEventListener('abort', () => waiting.answer([]));
      this.#waiting.add(waiting);
      void this.#look();
    });
  }

  /** The process is about to end: nobody waits any longer. */
  end(): void {
    this.#ended = true;
    for (const waiting of this.#waiting) waiting.answer([]);
  }

  #waitingOf(accountId: string): number {
    let count = 0;
    for (const waiting of this.#waiting) if (waiting.accountId === accountId) count += 1;
    return count;
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#waiting.size > 0) {
      await sleep(LOOK_EVERY_MS);
      // Without the database nobody types either; the next look may reach it.
      await this.#lookOnce().catch(() => undefined);
    }
    this.#looking = false;
  }

  async #lookOnce(): Promise<void> {
    const all = [...this.#waiting].flatMap((waiting) =>
      waiting.known.map((text, place) => ({ waiting, text, place })),
    );
    const newer = new Map<Waiting, number[]>();
    for (const at of await findNewer(
      this.#db,
      all.map(({ text }) => text),
    )) {
      const found = all[at];
      if (found) newer.set(found.waiting, [...(newer.get(found.waiting) ?? []), found.place]);
    }
    for (const [waiting, places] of newer) waiting.answer(places);
  }
}
