import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { runJob, type RunOutcome } from './job.ts';
import { Listener } from '@abhyas/postgres/listener';
import { SESSION_SETTINGS } from './session-settings.ts';
import { queuePool } from './queue-pool.ts';
import { ProgressReporter } from './progress-reporter.ts';
import { Conversation } from './conversation.ts';
import { every } from './every.ts';
import { readNotice } from './interactive-notices.ts';
import { Pace } from './pace.ts';
import { Seats } from './seats.ts';
import { RUN_KINDS, Slots, type RunKind } from './slots.ts';
import { kindOf, type TakenRow } from './taken-row.ts';
import type { TakenRun } from './taken-run.ts';
import { WorkerCalls } from './worker-calls.ts';

const POOL_SIZE = 3;
const BEAT_INTERVAL_MS = 1000;
/** Looks for waiting runs this often, because a NOTIFY may be lost. */
const LOOK_INTERVAL_MS = 1000;
/** A runner whose slots are full asks at most this often for a run of a heavy user: usually there is none. */
const HEAVY_INTERVAL_MS = 250;
/** Runs that have lasted take turns this often. */
const TURN_INTERVAL_MS = 50;
/** An outcome is offered this long to a database that is away. After that others have long taken over. */
const FINISH_TIMEOUT_MS = 60_000;
/** As long as that while this runner leaves: another will carry the run out. */
const LEAVING_TIMEOUT_MS = 3000;
/** The advisory lock's namespace in 0001-run-queue.sql. */
const ALIVE_LOCK = 4707;

export type WorkerOptions = {
  readonly url: string;
  /** Learners' runs that are begun at the same time. */
  readonly slots: number;
  /** Runs beyond these: those that last, and those that no learner waits for. None if unset. */
  readonly extra?: number;
  /** Runs beyond these, while memory is free. None if unset. */
  readonly spare?: number;
  /** Programs that somebody talks with, beside all those. None if unset. */
  readonly seats?: number;
  /** Where this runner is, for operators. */
  readonly host: string;
  /** Runs one job. What it throws is our fault: the run is given back and tried again. */
  readonly work: (run: TakenRun) => Promise<RunOutcome>;
  readonly onFault: (message: string, cause: unknown) => void;
};

type Held = {
  readonly runId: string;
  readonly lease: string;
  readonly stop: AbortController;
  readonly pace: Pace;
  readonly conversation?: Conversation;
};

/** A runner's side of the run queue: takes runs, keeps their leases alive, hands in their outcomes. */
export class RunQueueWorker {
  readonly #options: WorkerOptions;
  readonly #runnerId = randomUUID();
  readonly #pool: Pool;
  readonly #calls: WorkerCalls;
  readonly #listener: Listener;
  readonly #held = new Set<Held>();
  readonly #slots: Slots;
  readonly #seats: Seats;
  readonly #underway = new Set<Promise<void>>();
  readonly #draining = new AbortController();
  readonly #leaving = new AbortController();
  readonly #loops: Promise<unknown>;
  #taking = false;
  #moreMayWait = false;
  #lastBeatAt = -Infinity;
  #askedForHeavyAt = -Infinity;
  readonly #joined = Promise.withResolvers<void>();

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { slots, extra = 0, spare = 0, seats = 0 } = options;
    this.#slots = new Slots({ slots, extra, spare });
    this.#pool = queuePool(options.url, POOL_SIZE);
    this.#calls = new WorkerCalls({ pool: this.#pool, runnerId: this.#runnerId, onFault: options.onFault });
    this.#seats = new Seats({
      seats,
      compiling: slots,
      pool: this.#pool,
      runnerId: this.#runnerId,
      onFault: options.onFault,
      mayTake: () => this.#heard && !this.#draining.signal.aborted,
      start: (row) => this.#start(row, true),
      stop: (runId) => this.#stop(runId, 'unattended'),
    });
    this.#listener = new Listener({
      url: options.url,
      settings: SESSION_SETTINGS,
      channels: ['run_waiting', 'run_stop', ...(seats > 0 ? ['run_typed'] : [])],
      onConnected: async (client) => {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE_LOCK, this.#runnerId]);
      },
      onListening: () => {
        void this.#beat().then(() => this.#lookForMore());
        for (const held of this.#held) void held.conversation?.reread();
      },
      onNotification: (channel, payload) => {
        if (channel === 'run_stop') this.#stop(payload);
        else if (channel === 'run_typed') this.#hearTyped(payload);
        else this.#lookForMore(payload);
      },
    });
    this.#loops = Promise.all([
      every(LOOK_INTERVAL_MS, this.#draining.signal, async () => this.#lookForMore()),
      every(LOOK_INTERVAL_MS, this.#leaving.signal, () => this.#seats.look()),
      every(TURN_INTERVAL_MS, this.#draining.signal, async () => {
        if (this.#slots.look()) void this.#fillSlots();
      }),
      every(BEAT_INTERVAL_MS, this.#leaving.signal, () => this.#beat()),
    ]);
  }

  /** True when the queue has heard this runner a moment ago. */
  get ready(): boolean {
    return this.#heard && !this.#draining.signal.aborted;
  }

  /** Resolves when the queue has first heard this runner. */
  get joined(): Promise<void> {
    return this.#joined.promise;
  }

  /** Takes no more runs, gives those under way `graceMs` to end, gives back the rest and leaves the queue. */
  async drain(graceMs: number): Promise<void> {
    this.#draining.abort();
    const ended = Promise.allSettled(this.#underway);
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    this.#leaving.abort();
    await Promise.all([this.#loops, this.#listener.close()]);
    await this.#calls.leave();
    for (const held of this.#held) held.stop.abort();
    await ended;
    await this.#pool.end();
  }

  get #heard(): boolean {
    return performance.now() - this.#lastBeatAt < 4 * BEAT_INTERVAL_MS;
  }

  #stop(runId: string, reason = 'stopped'): void {
    for (const held of this.#held) if (held.runId === runId) held.stop.abort(reason);
  }

  #hearTyped(payload: string): void {
    const { runId, seq, content } = readNotice(payload);
    for (const held of this.#held) if (held.runId === runId) held.conversation?.hear(seq, content);
  }

  /**
   * A call that comes during a look is remembered: that look may have been too early for it. Without a kind both may wait.
   */
  #lookForMore(kind?: string): void {
    if (kind !== 'run') void this.#seats.fill();
    if (kind === 'interactive') return;
    this.#moreMayWait = true;
    void this.#fillSlots();
  }

  /**
   * Takes as many as there is room for, while more may be waiting: a request that finds nothing costs as much as one
   * that does.
   */
  async #fillSlots(): Promise<void> {
    // Whom the queue has not heard nobody misses: a run that such a runner takes into its death would be missed late.
    if (this.#taking || !this.#heard) return;
    this.#taking = true;
    while (this.#moreMayWait && this.#slots.room.length > 0 && !this.#draining.signal.aborted) {
      const kinds = this.#slots.room;
      if (!this.#mayAsk(kinds) || !(await this.#takeOne(kinds))) break;
    }
    this.#taking = false;
  }

  #mayAsk(kinds: readonly RunKind[]): boolean {
    if (kinds.includes('learner')) return true;
    const now = performance.now();
    if (now - this.#askedForHeavyAt < HEAVY_INTERVAL_MS) return false;
    this.#askedForHeavyAt = now;
    return true;
  }

  /** False when none of the kinds that have room now waits; others may be there when there is room for them. */
  async #takeOne(kinds: readonly RunKind[]): Promise<boolean> {
    this.#moreMayWait = false;
    const row = await this.#calls.take(kinds);
    if (row) {
      this.#start(row);
      this.#moreMayWait ||= row.more;
      return true;
    }
    // Heard during the look, perhaps too late for it.
    if (this.#moreMayWait) return true;
    this.#moreMayWait = kinds.length < RUN_KINDS.length;
    return false;
  }

  #start(row: TakenRow, seated = false): void {
    const { run_id: runId, lease } = row;
    const conversation = seated
      ? new Conversation(this.#pool, { runId, lease }, this.#options.onFault)
      : undefined;
    const held: Held = {
      runId,
      lease,
      stop: new AbortController(),
      pace: new Pace(
        seated ? { onBegun: () => this.#seatedHasBegun() } : { onStandsBy: () => this.#standsBy() },
      ),
      ...(conversation && { conversation }),
    };
    this.#held.add(held);
    if (seated) this.#seats.hold(held, kindOf(row), held.pace);
    if (seated) this.#slots.seat(held, held.pace);
    else this.#slots.hold(held, kindOf(row), held.pace);
    const ending = this.#execute(row, held).finally(() => {
      this.#held.delete(held);
      this.#seats.release(held);
      this.#slots.release(held);
      this.#underway.delete(ending);
      if (seated) void this.#seats.fill();
      else void this.#fillSlots();
    });
    this.#underway.add(ending);
  }

  #seatedHasBegun(): void {
    this.#slots.takeTurns();
    // Another program may be compiled for a seat now.
    void this.#seats.fill();
  }

  /** There may be room for another run, or less for those that take turns. */
  #standsBy(): void {
    this.#slots.takeTurns();
    void this.#fillSlots();
  }

  /** Never throws. */
  async #execute(row: TakenRow, held: Held): Promise<void> {
    const reporter = new ProgressReporter((progress) => this.#calls.report(held, progress));
    try {
      const outcome = await this.#work(row, held, reporter);
      reporter.close();
      await held.conversation?.close();
      // Stopped because this runner leaves: that is not an outcome, another runner takes it from the start.
      if (outcome.kind === 'stopped' && this.#leaving.signal.aborted) throw new Error('the runner left');
      await this.#calls.finish(held, outcome, this.#finishTimeoutMs);
    } catch (error) {
      reporter.close();
      this.#options.onFault(`run ${row.run_id} is given back`, error);
      await this.#calls.giveBack(held, error, this.#finishTimeoutMs);
    }
  }

  async #work(row: TakenRow, held: Held, reporter: ProgressReporter): Promise<RunOutcome> {
    const job = runJob.safeParse(JSON.parse(row.job));
    if (!job.success) return { kind: 'failed', cause: 'the job has a shape that this runner does not know' };
    return this.#options.work({
      runId: row.run_id,
      job: job.data,
      attempt: row.attempts,
      waitedMs: row.waited_ms,
      signal: held.stop.signal,
      pace: held.pace,
      report: (progress) => reporter.report(progress),
      ...(held.conversation && { conversation: held.conversation }),
      readBlobs: (hashes) => this.#calls.readBlobs(hashes),
    });
  }

  get #finishTimeoutMs(): number {
    return this.#draining.signal.aborted ? LEAVING_TIMEOUT_MS : FINISH_TIMEOUT_MS;
  }

  async #beat(): Promise<void> {
    const leases = [...this.#held].map((held) => held.lease);
    const { host, slots } = this.#options;
    try {
      const dropped = await this.#calls.beat(host, slots, leases);
      this.#lastBeatAt = performance.now();
      this.#joined.resolve();
      for (const held of this.#held) if (dropped.has(held.lease)) held.stop.abort();
    } catch (error) {
      this.#options.onFault('the queue is out of reach', error);
    }
  }
}
