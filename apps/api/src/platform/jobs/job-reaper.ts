import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

import type { JobKind } from './job.ts';

const BEAT_MS = 5000;
/** graphile-worker itself gives a killed worker's job to another after four hours only. */
const SILENT_SECONDS = 20;

/**
 * Sends the heartbeats of this process's workers, hands the jobs of workers without one on, and brings far-off tries
 * nearer for those kinds of work that name a longest pause.
 */
export class JobReaper {
  readonly #pool: Pool;
  readonly #impatient: readonly JobKind[];
  readonly #log: FastifyBaseLogger;
  readonly #poolIds = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> = Promise.resolve();

  constructor(pool: Pool, kinds: readonly JobKind[], log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#impatient = kinds.filter((kind) => kind.longestPauseSeconds !== undefined);
    this.#log = log;
    this.#timer = setInterval(() => {
      this.#round = this.#round.then(() => this.#goRound());
    }, BEAT_MS);
  }

  watch(poolId: string): void {
    this.#poolIds.add(poolId);
  }

  forget(poolId: string): void {
    this.#poolIds.delete(poolId);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  async #goRound(): Promise<void> {
    try {
      await this.#pool.query(
        `insert into job_worker (id, seen_at) select id, now() from unnest($1::text[]) as id
         on conflict (id) do update set seen_at = excluded.seen_at`,
        [[...this.#poolIds]],
      );
      await this.#pool.query(`delete from job_worker where seen_at < now() - interval '1 hour'`);
      await freeJobsOfTheDead(this.#pool);
      await bringTriesNearer(this.#pool, this.#impatient);
    } catch (err) {
      this.#log.debug({ err }, 'the reaper of the jobs waits for the database');
    }
  }
}

/** A job counts as abandoned when it was taken a while ago and its worker has been silent since. */
async function freeJobsOfTheDead(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(dead.ids) from (
       select array_agg(distinct job.locked_by) as ids from graphile_worker.jobs as job
       where job.locked_at < now() - make_interval(secs => $1)
         and not exists (select from job_worker as worker where worker.id = job.locked_by
           and worker.seen_at > now() - make_interval(secs => $1))
     ) as dead where dead.ids is not null`,
    [SILENT_SECONDS],
  );
}

async function bringTriesNearer(pool: Pool, kinds: readonly JobKind[]): Promise<void> {
  for (const { name, longestPauseSeconds } of kinds) {
    await pool.query(
      `select graphile_worker.reschedule_jobs(far.ids, run_at := now() + make_interval(secs => $2)) from (
         select array_agg(id) as ids from graphile_worker.jobs
         where task_identifier = $1 and attempts > 0 and locked_at is null
           and run_at > now() + make_interval(secs => $2)
       ) as far where far.ids is not null`,
      [name, longestPauseSeconds],
    );
  }
}
