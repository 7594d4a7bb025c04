import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

export type Throttle = {
  readonly failures: number;
  /** Until another password may be tried; 0 when one may be tried now. */
  readonly waitSeconds: number;
};

function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest();
}

export async function findThrottle(db: Database, address: string): Promise<Throttle> {
  const row = await db
    .selectFrom('sign_in_throttle')
    .select([
      'failures',
      sql<number>`greatest(0, ceil(extract(epoch from blocked_until - now())))::integer`.as('wait_seconds'),
    ])
    .where('address_hash', '=', hashAddress(address))
    .executeTakeFirst();
  return { failures: row?.failures ?? 0, waitSeconds: row?.wait_seconds ?? 0 };
}

/** Counts one more wrong password. `pauseSeconds` says how long to wait after so many in a row. */
export async function countFailure(
  db: Database,
  address: string,
  pauseSeconds: (failures: number) => number,
): Promise<void> {
  const { failures } = await db
    .insertInto('sign_in_throttle')
    .values({
      address_hash: hashAddress(address),
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
    .where('address_hash', '=', hashAddress(address))
    .execute();
}

/** The right password, or a new one chosen by mail: the count begins anew. */
export async function clearThrottle(db: Database, address: string): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('address_hash', '=', hashAddress(address)).execute();
}
