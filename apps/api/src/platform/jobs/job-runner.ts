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

import type { Crew, JobTask, Schedule } from './job.ts';
import { JobCaretaker } from './job-caretaker.ts';

/** Most jobs wait for somebody else (a mail server, a provider), so a few at once cost little. */
const CREW_SIZES: Readonly<Record<Crew, number>> = { general: 4, mail: 3 };
const CREWS: readonly Crew[] = ['general', 'mail'];
/** A connection per worker, one per crew that listens, one for the caretaker. */
const POOL_SIZE = CREW_SIZES.general + CREW_SIZES.mail + CREWS.length + 1;
const CONNECT_TIMEOUT_MS = 5000;
/** A new job is told by notification; the poll finds those that become due by time. */
const POLL_MS = 1000;
/** How long after the database went away the workers try it again. */
const RESTART_PAUSE_MS = 2000;

/**
 * graphile-worker writes down the end of a job without waiting for it: a database that is away then is an
 * unhandled rejection, and ends the process. In batches, be they of one, it ends the crew, which starts again.
 */
const IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

type Options = {
  readonly databaseUrl: string;
  readonly tasks: readonly JobTask[];
  readonly schedules: readonly Schedule[];
  readonly log: FastifyBaseLogger;
};

/**
 * Does background jobs for as long as the process lives. It never stands in the way of anything else: while
 * the database is away it waits and tries again, and its faults go to the log only.
 */
export class JobRunner {
  readonly #options: Options;
  readonly #pool: Pool;
  readonly #caretaker: JobCaretaker;
  readonly #stopping = new AbortController();
  readonly #lives: readonly Promise<void>[];
  readonly #runners = new Map<Crew, Runner>();

  constructor(options: Options) {
    this.#options = options;
    this.#pool = openJobPool(options);
    const kinds = options.tasks.map(({ kind }) => kind);
    this.#caretaker = new JobCaretaker(this.#pool, kinds, options.log);
    this.#lives = CREWS.map((crew) => this.#live(crew));
  }

  /** Lets the jobs that are under way come to their end, a few seconds long; others wait for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop().catch(() => undefined)));
    await Promise.all(this.#lives);
    await this.#caretaker.stop();
    await this.#pool.end();
  }

  async #live(crew: Crew): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        const runner = await run(this.#runnerOptions(crew));
        this.#runners.set(crew, runner);
        if (signal.aborted) await runner.stop();
        await runner.promise;
      } catch (err) {
        this.#options.log.warn({ err, crew }, 'background jobs wait for the database');
      }
      this.#runners.delete(crew);
      if (!signal.aborted) await sleep(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  #runnerOptions(crew: Crew): RunnerOptions {
    const { tasks, schedules, log } = this.#options;
    const crewSchedules = crew === 'general' ? schedules : [];
    const crewTasks = tasks.filter(({ kind }) => (kind.crew ?? 'general') === crew);
    return {
      pgPool: this.#pool,
      preset: IN_BATCHES,
      taskList: taskList(crewTasks, crewSchedules),
      parsedCronItems: parseCronItems(
        crewSchedules.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: 3 } })),
      ),
      concurrency: CREW_SIZES[crew],
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events: this.#watched(),
      logger: new Logger(() => (level, message) => {
        if (level === 'error') log.warn({ crew, job: message }, 'background job');
        else log.debug({ crew, job: message }, 'background job');
      }),
    };
  }

  /** Tells the caretaker which pools of workers live: jobs are taken in a pool's name. */
  #watched(): EventEmitter {
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
      this.#caretaker.watch(workerPool.id);
      const gone = () => this.#caretaker.forget(workerPool.id);
      workerPool.promise.then(gone, gone);
    });
    return events;
  }
}

function openJobPool({ databaseUrl, log }: Options): Pool {
  return openPool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'abhyas-jobs',
    onError: (err) => log.debug({ err }, 'database connection of the jobs lost'),
  });
}

function taskList(tasks: readonly JobTask[], schedules: readonly Schedule[]): TaskList {
  return Object.fromEntries([
    ...tasks.map(({ kind, run }) => [kind.name, (payload: unknown) => run(payload)] as const),
    ...schedules.map(({ name, run }) => [name, () => run()] as const),
  ]);
}
