import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerPool,
} from 'graphile-worker';
import { openPool } from '@abhyas/postgres/pool';
import type { Pool } from 'pg';

import { seeingEverything } from '../content/sight.ts';
import type { WorkerPoolName, JobTask, Schedule } from './job.ts';
import { JobReaper } from './job-reaper.ts';

/** Most jobs wait for somebody else (a mail server, a provider), so a few at once cost little. */
const WORKERS_PER_POOL: Readonly<Record<WorkerPoolName, number>> = { general: 4, mail: 3 };
const WORKER_POOLS: readonly WorkerPoolName[] = ['general', 'mail'];
/** A connection per worker, one per worker pool that listens, one for the reaper. */
const CONNECTIONS = WORKERS_PER_POOL.general + WORKERS_PER_POOL.mail + WORKER_POOLS.length + 1;
const CONNECT_TIMEOUT_MS = 5000;
/** A new job is told by notification; the poll finds those that become due by time. */
const POLL_MS = 1000;
/** How long after the database went away the workers try it again. */
const RESTART_PAUSE_MS = 2000;

/**
 * graphile-worker writes down the end of a job without waiting for it: a database that is away then is an
 * unhandled rejection, and ends the process. In batches, be they of one, it ends the worker pool, which starts again.
 */
const IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

type Options = {
  readonly databaseUrl: string;
  readonly tasks: readonly JobTask[];
  readonly schedules: readonly Schedule[];
  readonly log: FastifyBaseLogger;
};

/**
 * Does background jobs for as long as the process lives. It is never in the way of anything else: while
 * the database is away it waits and tries again, and its faults go to the log only.
 */
export class JobRunner {
  readonly #options: Options;
  readonly #pool: Pool;
  readonly #reaper: JobReaper;
  readonly #stopping = new AbortController();
  readonly #loops: readonly Promise<void>[];
  readonly #runners = new Map<WorkerPoolName, Runner>();

  constructor(options: Options) {
    this.#options = options;
    this.#pool = openJobPool(options);
    const kinds = options.tasks.map(({ kind }) => kind);
    this.#reaper = new JobReaper(this.#pool, kinds, options.log);
    this.#loops = WORKER_POOLS.map((pool) => this.#keepRunning(pool));
  }

  /** Lets the jobs that are under way come to their end, a few seconds long; others wait for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop().catch(() => undefined)));
    await Promise.all(this.#loops);
    await this.#reaper.stop();
    await this.#pool.end();
  }

  async #keepRunning(pool: WorkerPoolName): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        const runner = await run(this.#runnerOptions(pool));
        this.#runners.set(pool, runner);
        if (signal.aborted) await runner.stop();
        await runner.promise;
      } catch (err) {
        this.#options.log.warn({ err, pool }, 'background jobs wait for the database');
      }
      this.#runners.delete(pool);
      if (!signal.aborted) await sleep(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  #runnerOptions(pool: WorkerPoolName): RunnerOptions {
    const { tasks, schedules, log } = this.#options;
    const poolSchedules = pool === 'general' ? schedules : [];
    const poolTasks = tasks.filter(({ kind }) => (kind.pool ?? 'general') === pool);
    return {
      pgPool: this.#pool,
      preset: IN_BATCHES,
      taskList: taskList(poolTasks, poolSchedules),
      parsedCronItems: parseCronItems(
        poolSchedules.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: 3 } })),
      ),
      concurrency: WORKERS_PER_POOL[pool],
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events: this.#watched(),
      logger: new Logger(() => (level, message) => {
        if (level === 'error') log.warn({ pool, job: message }, 'background job');
        else log.debug({ pool, job: message }, 'background job');
      }),
    };
  }

  /** Tells the reaper which pools of workers live: jobs are taken in a pool's name. */
  #watched(): EventEmitter {
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
      this.#reaper.watch(workerPool.id);
      const gone = () => this.#reaper.forget(workerPool.id);
      workerPool.promise.then(gone, gone);
    });
    return events;
  }
}

function openJobPool({ databaseUrl, log }: Options): Pool {
  return openPool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'abhyas-jobs',
    onError: (err) => log.debug({ err }, 'database connection of the jobs lost'),
  });
}

function taskList(tasks: readonly JobTask[], schedules: readonly Schedule[]): TaskList {
  return Object.fromEntries([
    ...tasks.map(
      ({ kind, run }) => [kind.name, (payload: unknown) => seeingEverything(() => run(payload))] as const,
    ),
    ...schedules.map(({ name, run }) => [name, () => seeingEverything(run)] as const),
  ]);
}
