import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

export type Throttle = {
  readonly failures: number;
  /** Until the next may be tried; 0 when one may be tried now. */
  readonly waitSeconds: number;
};

/** `subject` says whose tries are counted: an address that signs in, or an account that enters a code. */
function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject.toLowerCase()).digest();
}

export async function findThrottle(db: Database, subject: string): Promise<Throttle> {
  const row = await db
    .selectFrom('sign_in_throttle')
    .select([
      'failures',
      sql<number>`greatest(0, ceil(extract(epoch from blocked_until - now())))::integer`.as('wait_seconds'),
    ])
    .where('address_hash', '=', hashOf(subject))
    .executeTakeFirst();
  return { failures: row?.failures ?? 0, waitSeconds: row?.wait_seconds ?? 0 };
}

/** Counts one more wrong try. `pauseSeconds` says how long to wait after this many in a row. */
export async function countFailure(
  db: Database,
  subject: string,
  pauseSeconds: (failures: number) => number,
): Promise<void> {
  const { failures } = await db
    .insertInto('sign_in_throttle')
    .values({
      address_hash: hashOf(subject),
      failures: 1,
      last_failure_at: sql<Date>`now()`,
      blocked_until: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        failures: sql<number>`sign_in_throttle.failures + 1`,
        last_failure_at: sql<Date>`now()`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('sign_in_throttle')
    .set({ blocked_until: sql<Date>`now() + make_interval(secs => ${pauseSeconds(failures)})` })
    .where('address_hash', '=', hashOf(subject))
    .execute();
}

/** The right one, or a new password chosen by mail: the count begins again. */
export async function clearThrottle(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('address_hash', '=', hashOf(subject)).execute();
}
