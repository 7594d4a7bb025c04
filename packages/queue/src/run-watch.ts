import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { runProgress, type RunProgress } from '@abhyas/contract/running';
import type { Pool } from 'pg';
import { isConnectionFault } from './connection-fault.ts';

export type WatchKey = { readonly accountKey: string; readonly watchName: string };

/** Places move when others are served, of which a waiting run hears nothing: they are read this often. */
const LOOK_INTERVAL_MS = 400;
/** A browser may ask for the progress before its run has reached the queue. */
const EXPECTED_WITHIN_MS = 4000;

type Seen = { readonly runId: string; readonly progress: RunProgress };

/** Follows single runs for those who look on. Reads state from the database; notifications only hasten it. */
export class RunWatch {
  readonly #pool: Pool;
  /** Who sleeps until something happens to which run; to any run while theirs is not known yet. */
  readonly #sleepers = new Map<AbortController, string | undefined>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  wake(runId: string): void {
    for (const [sleeper, awaited] of this.#sleepers) {
      if (awaited === runId || awaited === undefined) sleeper.abort();
    }
  }

  wakeAll(): void {
    for (const sleeper of this.#sleepers.keys()) sleeper.abort();
  }

  async *progress(key: WatchKey, signal: AbortSignal): AsyncGenerator<RunProgress> {
    const expectedUntil = performance.now() + EXPECTED_WITHIN_MS;
    let runId: string | undefined;
    let last: RunProgress | undefined;
    while (!signal.aborted) {
      // Sleeps from before the look, so that what happens during it is not missed.
      const sleeper = new AbortController();
      this.#sleepers.set(sleeper, runId);
      try {
        const seen = await this.#look(key);
        runId ??= seen?.runId;
        if (seen !== undefined && !isDeepStrictEqual(seen.progress, last)) yield (last = seen.progress);
        if (last?.state === 'finished') return;
        if (runId === undefined && performance.now() > expectedUntil) return;
        this.#sleepers.set(sleeper, runId);
        const woken = AbortSignal.any([sleeper.signal, signal]);
        await sleep(LOOK_INTERVAL_MS, undefined, { signal: woken }).catch(() => {});
      } finally {
        this.#sleepers.delete(sleeper);
      }
    }
  }

  async #look({ accountKey, watchName }: WatchKey): Promise<Seen | undefined> {
    const query = {
      name: 'watch',
      text: 'select * from queue.watch_run($1, $2)',
      values: [accountKey, watchName],
    };
    const found = await this.#pool.query<WatchRow>(query).catch((error: unknown) => {
      if (isConnectionFault(error)) return { rows: [] };
      throw error;
    });
    const row = found.rows[0];
    return row && { runId: row.run_id, progress: progressOf(row) };
  }
}

type WatchRow = {
  readonly run_id: string;
  readonly state: 'waiting' | 'running' | 'finished';
  readonly progress: string | null;
  readonly place: string | null;
};

function progressOf(row: WatchRow): RunProgress {
  if (row.state === 'finished') return { state: 'finished' };
  if (row.state === 'waiting') return { state: 'queued', place: Number(row.place) };
  return readProgress(row.progress);
}

/** A runner of another version, or one in wrong hands, may write anything. */
function readProgress(text: string | null): RunProgress {
  try {
    return runProgress.parse(JSON.parse(text ?? ''));
  } catch {
    return { state: 'compiling' };
  }
}
