import { sql } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../database.ts';

/** One kind of background work. Declared apart from what does it, so that any feature may ask for it. */
export type JobKind<S extends z.ZodType = z.ZodType> = {
  /** `feature.what-it-does`. */
  readonly name: string;
  readonly payload: S;
  /** How often it is tried, 25 times when unset. Pauses grow from seconds to hours. */
  readonly maxTries?: number;
  /** The longest pause between two tries, where hours would be too long. */
  readonly longestPauseSeconds?: number;
};

/** A kind of work and what does it. A task may be run twice for one job, so it must be harmless to repeat. */
export type JobTask = {
  readonly kind: JobKind;
  readonly run: (payload: unknown) => Promise<void>;
};

/** Work that is done again and again, once for all processes. */
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
  /** Jobs of one lane are done one after the other. Few names: each costs a row. */
  readonly lane?: string;
  /** A waiting job with the same key is replaced. */
  readonly key?: string;
  readonly runAt?: Date;
};

/**
 * Asks for background work. Part of the transaction it is given: the work is asked for exactly when
 * everything else in it is done.
 */
export async function enqueue<S extends z.ZodType>(
  db: Database,
  [kind, payload]: readonly [JobKind<S>, z.input<S>],
  { lane, key, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${kind.name}::text,
    payload := ${JSON.stringify(payload)}::json,
    queue_name := ${lane ?? null}::text,
    run_at := ${runAt ?? null}::timestamptz,
    max_attempts := ${kind.maxTries ?? null}::integer,
    job_key := ${key ?? null}::text
  )`.execute(db);
}
