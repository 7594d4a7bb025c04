import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { runProgress, type RunProgress } from '@abhyas/contract/running';
import type { Pool } from 'pg';

export type WatchKey = { readonly accountKey: string; readonly watchName: string };

/** Places move when others are served, of which a waiting run hears nothing: all are read this often. */
const LOOK_INTERVAL_MS = 400;
/** A browser may ask for the progress before its run has reached the queue. */
const EXPECTED_WITHIN_MS = 4000;

/** Somebody who looks on. */
type Watcher = {
  readonly key: WatchKey;
  /** Of the key, as one text. */
  readonly name: string;
  readonly startedAt: number;
  /** Known when the run was submitted here, or from the first look that found it. */
  runId: string | undefined;
  /** What was last seen; undefined until there is something to see. */
  seen: RunProgress | undefined;
  /** Tells the watcher that `seen` is another, or that it is `over`. */
  bell: PromiseWithResolvers<void>;
  /** When a notification last mentioned it: a look that began before knows less. */
  heardAt: number;
  over: boolean;
};

type WatchRow = {
  readonly account_key: string;
  readonly watch_key: string;
  readonly run_id: string;
  readonly state: 'waiting' | 'running' | 'finished';
  readonly progress: string | null;
  readonly place: string | null;
};

/**
 * Follows single runs for those who look on. All of them are looked up together; notifications hasten what
 * they tell, and a lost one costs a moment only.
 */
export class RunWatch {
  readonly #pool: Pool;
  readonly #watchers = new Set<Watcher>();
  /** The watch of each run that this process has submitted: its events are heard from the first. */
  readonly #submitted = new Map<string, string>();
  #looking = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A run was submitted here, or is about to be. */
  expect({ accountKey, watchName }: WatchKey, runId: string): void {
    const name = nameOf(accountKey, watchName);
    this.#submitted.set(runId, name);
    for (const watcher of this.#watchers) if (watcher.name === name) watcher.runId = runId;
  }

  forget(runId: string): void {
    this.#submitted.delete(runId);
  }

  /** Something was heard of a run: its progress as a runner tells it, or `finished`. */
  hear(runId: string, event: string): void {
    for (const watcher of this.#watchers) {
      if (watcher.runId !== runId) continue;
      watcher.heardAt = performance.now();
      show(watcher, event === 'finished' ? FINISHED : readProgress(event));
    }
  }

  /** Ends every watch. */
  close(): void {
    for (const watcher of this.#watchers) end(watcher);
  }

  async *progress(key: WatchKey, signal: AbortSignal): AsyncGenerator<RunProgress> {
    const name = nameOf(key.accountKey, key.watchName);
    const watcher: Watcher = {
      key,
      name,
      startedAt: performance.now(),
      runId: [...this.#submitted].find(([, watched]) => watched === name)?.[0],
      seen: undefined,
      bell: Promise.withResolvers(),
      heardAt: 0,
      over: signal.aborted,
    };
    signal.addEventListener('abort', () => end(watcher), { once: true });
    this.#watchers.add(watcher);
    if (!this.#looking) void this.#lookOn();
    try {
      while (!watcher.over && watcher.seen?.state !== 'finished') {
        await watcher.bell.promise;
        watcher.bell = Promise.withResolvers();
        if (watcher.seen !== undefined && !watcher.over) yield watcher.seen;
      }
    } finally {
      this.#watchers.delete(watcher);
    }
  }

  /** Looks for all as long as somebody watches. */
  async #lookOn(): Promise<void> {
    this.#looking = true;
    while (this.#watchers.size > 0) {
      await this.#look();
      await sleep(LOOK_INTERVAL_MS);
    }
    this.#looking = false;
  }

  /** Never throws: what cannot be read now is read again soon. */
  async #look(): Promise<void> {
    const beganAt = performance.now();
    const watchers = [...this.#watchers];
    const names = [watchers.map(({ key }) => key.accountKey), watchers.map(({ key }) => key.watchName)];
    const query = { name: 'watch', text: 'select * from queue.watch_runs($1, $2)', values: names };
    const found = await this.#pool.query<WatchRow>(query).catch(() => undefined);
    if (found === undefined) return;
    const rows = new Map(found.rows.map((row) => [nameOf(row.account_key, row.watch_key), row]));
    for (const watcher of watchers) {
      const row = rows.get(watcher.name);
      if (row !== undefined) {
        watcher.runId = row.run_id;
        if (watcher.heardAt < beganAt) show(watcher, progressOf(row));
      } else if (watcher.seen !== undefined || performance.now() - watcher.startedAt > EXPECTED_WITHIN_MS) {
        end(watcher);
      }
    }
  }
}

const FINISHED: RunProgress = { state: 'finished' };

function nameOf(accountKey: string, watchName: string): string {
  return JSON.stringify([accountKey, watchName]);
}

function show(watcher: Watcher, progress: RunProgress): void {
  if (isDeepStrictEqual(watcher.seen, progress) || watcher.seen?.state === 'finished') return;
  watcher.seen = progress;
  watcher.bell.resolve();
}

function end(watcher: Watcher): void {
  watcher.over = true;
  watcher.bell.resolve();
}

function progressOf(row: WatchRow): RunProgress {
  if (row.state === 'finished') return FINISHED;
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
