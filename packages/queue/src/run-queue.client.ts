import { setTimeout as sleep } from 'node:timers/promises';
import type { RunProgress } from '@abhyas/contract/running';
import type { Pool } from 'pg';
import { withRetry } from '@abhyas/postgres/retry';
import { runJob, runOutcome, type RunJob, type RunOutcome } from './job.ts';
import { Listener } from '@abhyas/postgres/listener';
import { SESSION_SETTINGS } from './session-settings.ts';
import { queuePool } from './queue-pool.ts';
import { InteractiveClient } from './interactive.client.ts';
import { RunWatch, type WatchKey } from './run-watch.ts';
import { TIMEOUT_MS, submitRun, type Acceptance, type QueuedRun } from './submit-run.ts';

const POOL_SIZE = 8;
/** The answer is read again this often, because a NOTIFY may be lost. */
const REREAD_INTERVAL_MS = 1000;
/** Dead runners are looked for this often, should no live one do it. */
const TENDING_INTERVAL_MS = 2000;
const CLEANING_INTERVAL_MS = 60_000;
/** What was recorded is told together, because nobody waits for it. */
const RECORDED_INTERVAL_MS = 1000;

/** A finished run whose outcome nobody has said to have recorded. */
export type UnrecordedRun = {
  readonly runId: string;
  readonly accountKey: string;
  readonly note: string;
  readonly job: RunJob;
  readonly outcome: RunOutcome;
};

export type QueueFigures = {
  readonly waiting: number;
  readonly running: number;
  readonly oldestWaitMs: number;
  readonly runners: number;
  readonly slots: number;
};

/** Why there is no outcome. `leaving`: this process ends, and another one may wait for the run. */
type NoOutcome = 'overdue' | 'lost' | 'leaving';

type Waiter = (outcome: RunOutcome | NoOutcome) => void;

type UnrecordedRow = {
  readonly run_id: string;
  readonly account_key: string;
  readonly note: string;
  readonly job: string;
  readonly outcome: string;
};

/** The API's side of the run queue. */
export class RunQueueClient {
  readonly #pool: Pool;
  readonly #listener: Listener;
  readonly #watch: RunWatch;
  /** Runs in which somebody talks with a program. */
  readonly interactive: InteractiveClient;
  /** Two may wait for one run: a client that lost its connection has asked again. */
  readonly #waiters = new Map<string, Set<Waiter>>();
  /** Runs of this process that nobody waits for yet: true when one has ended meanwhile. */
  readonly #expected = new Map<string, boolean>();
  #recorded: string[] = [];
  readonly #closing = new AbortController();
  readonly #chores: Promise<unknown>;

  constructor(url: string) {
    this.#pool = queuePool(url, POOL_SIZE);
    this.#watch = new RunWatch(this.#pool);
    this.interactive = new InteractiveClient(this.#pool);
    this.#listener = new Listener({
      url,
      settings: SESSION_SETTINGS,
      channels: ['run_event', 'run_console'],
      onListening: () => {
        this.interactive.rereadAll();
        void this.#reread([...this.#waiters.keys()]);
      },
      onNotification: (channel, payload) =>
        channel === 'run_console' ? this.interactive.hear(payload) : this.#hear(payload),
    });
    this.#chores = Promise.all([
      this.#every(REREAD_INTERVAL_MS, () => this.#reread([...this.#waiters.keys()])),
      this.#every(TENDING_INTERVAL_MS, () => this.#ask('select queue.take_over_dead()')),
      this.#every(CLEANING_INTERVAL_MS, () => this.#ask('select queue.clean_up()')),
      this.#every(RECORDED_INTERVAL_MS, () => this.#tellRecorded()),
    ]);
  }

  async submit(run: QueuedRun): Promise<Acceptance> {
    const { runId } = run;
    this.#watch.expect(run, runId);
    this.#expected.set(runId, false);
    const acceptance = await submitRun(this.#pool, run);
    if (acceptance !== 'accepted') {
      this.#watch.forget(runId);
      this.#expected.delete(runId);
    }
    return acceptance;
  }

  /**
   * Waits for the outcome of an accepted run. `overdue` when `deadlineMs` have passed; `lost` when the queue
   * no longer knows the run, as after the loss of its database: it may be submitted again; `leaving` when this
   * process drains.
   */
  async outcome(runId: string, deadlineMs: number): Promise<RunOutcome | NoOutcome> {
    const { promise, resolve } = Promise.withResolvers<RunOutcome | NoOutcome>();
    const waiters = this.#waiters.get(runId) ?? new Set();
    this.#waiters.set(runId, waiters.add(resolve));
    const timer = setTimeout(() => resolve('overdue'), deadlineMs);
    // The end of a run that was submitted here is heard; any other may have ended long ago.
    const hasEnded = this.#expected.get(runId) ?? true;
    this.#expected.delete(runId);
    try {
      if (hasEnded) void this.#reread([runId]);
      return await promise;
    } finally {
      clearTimeout(timer);
      waiters.delete(resolve);
      if (waiters.size === 0) {
        this.#waiters.delete(runId);
        this.#watch.forget(runId);
      }
    }
  }

  /** Says that the outcome of a run with a note is recorded. Returns at once. */
  markRecorded(runId: string): void {
    this.#recorded.push(runId);
  }

  /** At most this many finished runs with a note whose outcome should have been recorded by now, oldest first. */
  async unrecorded(most: number): Promise<UnrecordedRun[]> {
    const { rows } = await this.#pool.query<UnrecordedRow>('select * from queue.unsettled_runs($1)', [most]);
    return rows.map((row) => ({
      runId: row.run_id,
      accountKey: row.account_key,
      note: row.note,
      job: runJob.parse(JSON.parse(row.job)),
      outcome: readOutcome(row.outcome),
    }));
  }

  /** The run's progress as it happens, ending with `finished`. A run not yet submitted is waited for. */
  progress(key: WatchKey, signal: AbortSignal): AsyncGenerator<RunProgress> {
    return this.#watch.progress(key, signal);
  }

  /** False when the account has no such run that waits or runs. */
  async stop({ accountKey, watchName }: WatchKey): Promise<boolean> {
    const { rows } = await withRetry(TIMEOUT_MS, () =>
      this.#pool.query<{ stopped: boolean }>('select queue.stop_run($1, $2) as stopped', [
        accountKey,
        watchName,
      ]),
    );
    return rows[0]?.stopped ?? false;
  }

  /** Throws when the database is out of reach. */
  async figures(): Promise<QueueFigures> {
    const { rows } = await this.#pool.query<Record<string, string>>('select * from queue.figures()');
    const row = rows[0] ?? {};
    return {
      waiting: Number(row['waiting']),
      running: Number(row['running']),
      oldestWaitMs: Number(row['oldest_wait_ms']),
      runners: Number(row['runners']),
      slots: Number(row['slots']),
    };
  }

  /**
   * This process is about to end: nobody watches any longer, and who still waits for an outcome after
   * `graceMs` is told `leaving`. Further calls are answered as before until `close`.
   */
  drain(graceMs: number): void {
    this.#watch.close();
    setTimeout(() => this.#leaveWaiters(), graceMs).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.interactive.close();
    this.#leaveWaiters();
    this.#watch.close();
    await Promise.all([this.#chores, this.#listener.close()]);
    await this.#tellRecorded();
    await this.#pool.end();
  }

  #hear(payload: string): void {
    const gap = payload.indexOf(' ');
    const runId = payload.slice(0, gap);
    const event = payload.slice(gap + 1);
    this.#watch.hear(runId, event);
    if (event !== 'finished') return;
    if (this.#expected.has(runId)) this.#expected.set(runId, true);
    if (this.#waiters.has(runId)) void this.#reread([runId]);
  }

  /** Never throws: what cannot be read now is read again soon. */
  async #reread(runIds: string[]): Promise<void> {
    if (runIds.length === 0) return;
    const query = { name: 'outcomes', text: 'select * from queue.outcomes($1)', values: [runIds] };
    const found = await this.#pool
      .query<{ run_id: string; outcome: string | null }>(query)
      .catch(() => ({ rows: [] }));
    for (const { run_id: runId, outcome } of found.rows) {
      this.#tell(runId, outcome === null ? 'lost' : readOutcome(outcome));
    }
  }

  #tell(runId: string, outcome: RunOutcome | NoOutcome): void {
    for (const resolve of this.#waiters.get(runId) ?? []) resolve(outcome);
  }

  #leaveWaiters(): void {
    for (const runId of this.#waiters.keys()) this.#tell(runId, 'leaving');
  }

  /** Never throws: what could not be told is told with the next. */
  async #tellRecorded(): Promise<void> {
    const told = this.#recorded;
    if (told.length === 0) return;
    this.#recorded = [];
    await this.#pool.query('select queue.settle_runs($1)', [told]).catch(() => this.#recorded.push(...told));
  }

  /** Never throws: the next time comes soon. */
  async #ask(statement: string): Promise<void> {
    await this.#pool.query(statement).catch(() => {});
  }

  async #every(intervalMs: number, chore: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await sleep(intervalMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await chore();
    }
  }
}

/** A runner of another version, or one in wrong hands, may write anything: that is our fault, not a crash. */
function readOutcome(text: string): RunOutcome {
  try {
    return runOutcome.parse(JSON.parse(text));
  } catch {
    return { kind: 'failed', cause: 'the runner wrote an outcome that cannot be read' };
  }
}
