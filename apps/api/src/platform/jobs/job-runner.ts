import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, runMigrations, runOnce, type Runner, type RunnerOptions } from 'graphile-worker';
import { Pool } from 'pg';

import type { JobTask, Schedule } from './job.ts';
import { JobCaretaker } from './job-caretaker.ts';

/** Most jobs wait for somebody else (a mail server, a provider), so a few at once cost little. */
const CONCURRENT_JOBS = 6;
/** One connection per job, one that listens, one for the caretaker. */
const POOL_SIZE = CONCURRENT_JOBS + 2;
const CONNECT_TIMEOUT_MS = 5000;
/** A job that is due is found by notification; the poll finds those that become due by time. */
const POLL_MS = 1000;
/** How long after the database went away the workers try it again. */
const RESTART_PAUSE_MS = 2000;

type Options = {
  readonly databaseUrl: string;
  readonly tasks: readonly JobTask[];
  readonly schedules: readonly Schedule[];
  readonly log: FastifyBaseLogger;
};

/** Makes or updates the tables of graphile-worker, in a schema of their own. */
export async function installJobTables(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: silent });
}

const silent = new Logger(() => () => undefined);

/** Does the jobs that are due now and then ends: for tests, which decide themselves when time passes. */
export async function runDueJobs(databaseUrl: string, tasks: readonly JobTask[]): Promise<void> {
  await runOnce({ connectionString: databaseUrl, taskList: taskList(tasks, []), logger: silent, noHandleSignals: true });
}

/**
 * Does background jobs for as long as the process lives. It never stands in the way of anything else: while
 * the database is away it waits and tries again, and its faults go to the log only.
 */
export class JobRunner {
  readonly #options: Options;
  readonly #pool: Pool;
  readonly #caretaker: JobCaretaker;
  readonly #stopping = new AbortController();
  readonly #life: Promise<void>;
  #runner: Runner | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#pool = openPool(options);
    this.#caretaker = new JobCaretaker(
      this.#pool,
      options.tasks.map(({ kind }) => kind),
      options.log,
    );
    this.#life = this.#live();
  }

  /** Lets the jobs that are under way come to their end, a few seconds long; others wait for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#runner?.stop().catch(() => undefined);
    await this.#life;
    await this.#caretaker.stop();
    await this.#pool.end();
  }

  async #live(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        this.#runner = await run(this.#runnerOptions());
        if (this.#stopping.signal.aborted) await this.#runner.stop();
        await this.#runner.promise;
      } catch (err) {
        this.#options.log.warn({ err }, 'background jobs wait for the database');
      }
      this.#runner = undefined;
      await sleep(RESTART_PAUSE_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  #runnerOptions(): RunnerOptions {
    const { tasks, schedules, log } = this.#options;
    const events = new EventEmitter();
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => {
      this.#caretaker.watch(worker.workerId);
    });
    events.on('worker:stop', ({ worker }: { worker: { workerId: string } }) => {
      this.#caretaker.forget(worker.workerId);
    });
    return {
      pgPool: this.#pool,
      taskList: taskList(tasks, schedules),
      parsedCronItems: parseCronItems(
        schedules.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: 3 } })),
      ),
      concurrency: CONCURRENT_JOBS,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events,
      logger: new Logger(() => (level, message) => {
        if (level === 'error') log.warn({ job: message }, 'background job failed');
        else log.debug({ job: message }, 'background job');
      }),
    };
  }
}

function openPool({ databaseUrl, log }: Options): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'abhyas-jobs',
  });
  const onError = (err: Error) => log.debug({ err }, 'database connection of the jobs lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function taskList(tasks: readonly JobTask[], schedules: readonly Schedule[]) {
  return Object.fromEntries([
    ...tasks.map(({ kind, run }) => [kind.name, (payload: unknown) => run(payload)] as const),
    ...schedules.map(({ name, run }) => [name, () => run()] as const),
  ]);
}
