import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type AccessRequestRow = {
  readonly id: string;
  readonly account_id: string;
  readonly plan_id: string;
  readonly entitlement_id: string | null;
  readonly until: Date;
  readonly reason: string;
  readonly asked_by: string;
  readonly state: string;
};

const COLUMNS = [
  'id',
  'account_id',
  'plan_id',
  'entitlement_id',
  'until',
  'reason',
  'asked_by',
  'state',
] as const;

/** Asks for access unless its id is known already; false when the same plan waits for the same person. */
export async function insertRequest(
  db: Database,
  request: Omit<AccessRequestRow, 'state'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('access_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return true;
  return (await lockRequest(db, request.id)) !== undefined;
}

/** Holds a request until the transaction ends: it is decided once. */
export function lockRequest(db: Database, id: string): Promise<AccessRequestRow | undefined> {
  return db.selectFrom('access_request').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function decideRequest(
  db: Database,
  id: string,
  decision: { readonly state: 'approved' | 'rejected'; readonly decidedBy: string },
): Promise<void> {
  await db
    .updateTable('access_request')
    .set({ state: decision.state, decided_by: decision.decidedBy, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export type WaitingRequest = AccessRequestRow & {
  readonly name: string;
  readonly email: string;
  /** Who asks; '' for somebody who is gone. */
  readonly asker: string;
  readonly asked_at: Date;
};

/** What waits for a second person, the oldest first. */
export function findWaitingRequests(db: Database): Promise<WaitingRequest[]> {
  return db
    .selectFrom('access_request as request')
    .innerJoin('account', 'account.id', 'request.account_id')
    .leftJoin('account as asker', 'asker.id', 'request.asked_by')
    .select([
      'request.id',
      'request.account_id',
      'plan_id',
      'entitlement_id',
      'until',
      'reason',
      'asked_by',
      'state',
      'asked_at',
      'account.name',
      'account.email',
    ])
    .select(sql<string>`coalesce(asker.name, '')`.as('asker'))
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .limit(500)
    .execute();
}
