import { sql } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../database/database.ts';

/**
 * The pool of workers that does the work: `mail` has its own, so that a mail server that answers slowly holds up
 * nothing but mails.
 */
export type WorkerPoolName = 'general' | 'mail';

/** One kind of background work. Declared apart from what does it, so that any feature may ask for it. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** `feature.what-it-does`. */
  readonly name: string;
  readonly payload: S;
  /** `general` when unset. */
  readonly pool?: WorkerPoolName;
  /** How often it is tried, 25 times when unset. Pauses grow from seconds to hours. */
  readonly maxTries?: number;
  /** The longest pause between two tries, where hours would be too long. */
  readonly longestPauseSeconds?: number;
  /** Never two of this kind at the same time, in all processes. */
  readonly oneAtATime?: boolean;
};

/** A kind of work and what does it. It may be done twice for one job, so it must be harmless to repeat. */
export type JobTask = {
  readonly kind: JobKind;
  readonly run: (payload: unknown) => Promise<void>;
};

/** Work that is done again and again, once for all processes, by the general pool. */
export type Schedule = {
  readonly name: string;
  /** Minute, hour, day of the month, month, day of the week, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
};

/** Keeps the type of the payload. */
export function defineJob<const S extends z.ZodType>(kind: JobKind<S>): JobKind<S> {
  return kind;
}

/** Says what does the work of a kind. */
export function onJob<S extends z.ZodType>(
  kind: JobKind<S>,
  run: (payload: z.output<S>) => Promise<void>,
): JobTask {
  return { kind, run: (payload) => run(kind.payload.parse(payload)) };
}

type EnqueueOptions = {
  /** A waiting job with the same key is replaced. */
  readonly key?: string;
  /** Not before. */
  readonly runAt?: Date;
};

/**
 * Asks for background work. Part of the transaction it is given: the work is asked for exactly when
 * everything else in it is done.
 */
export async function enqueue<S extends z.ZodType>(
  db: Database,
  [kind, payload]: readonly [JobKind<S>, z.input<S>],
  { key, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${kind.name}::text,
    payload := ${JSON.stringify(payload)}::json,
    queue_name := ${kind.oneAtATime ? kind.name : null}::text,
    run_at := ${runAt ?? null}::timestamptz,
    max_attempts := ${kind.maxTries ?? null}::integer,
    job_key := ${key ?? null}::text
  )`.execute(db);
}
