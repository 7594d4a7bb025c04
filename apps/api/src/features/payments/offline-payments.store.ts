import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type OfflineRow = {
  readonly id: string;
  readonly account_id: string | null;
  readonly plan_id: string;
  readonly amount_paise: number;
  readonly method: string;
  readonly reference: string;
  readonly received_on: string;
  readonly note: string;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly buyer_state_code: string;
  readonly buyer_gstin: string;
  readonly recorded_by: string;
  readonly recorded_at: Date;
  readonly state: string;
  readonly decided_at: Date | null;
  readonly decision_reason: string;
  readonly order_id: string | null;
};

export type NewOffline = Omit<
  OfflineRow,
  'recorded_at' | 'state' | 'decided_at' | 'decision_reason' | 'order_id'
>;

/** Records a payment unless its id is known already; false when a payment with this number is. */
export async function insertOffline(db: Database, payment: NewOffline): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into offline_payment (id, account_id, plan_id, amount_paise, method, reference, received_on, note,
      buyer_name, buyer_email, buyer_state_code, buyer_gstin, recorded_by)
    values (${payment.id}, ${payment.account_id}, ${payment.plan_id}, ${payment.amount_paise},
      ${payment.method}, ${payment.reference}, ${payment.received_on}, ${payment.note},
      ${payment.buyer_name}, ${payment.buyer_email}, ${payment.buyer_state_code}, ${payment.buyer_gstin},
      ${payment.recorded_by})
    on conflict do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** A row with the names of who recorded and who decided; '' for somebody who is gone. */
export type NamedOffline = OfflineRow & { readonly recorder: string; readonly decider: string };

const NAMED = sql`
  select offline.id, account_id, plan_id, amount_paise, method, reference,
    to_char(received_on, 'YYYY-MM-DD') as received_on, note, buyer_name, buyer_email, buyer_state_code,
    buyer_gstin, recorded_by, recorded_at, state, decided_at, decision_reason, order_id,
    coalesce(recorder.name, '') as recorder, coalesce(decider.name, '') as decider
  from offline_payment as offline
  left join account as recorder on recorder.id = recorded_by
  left join account as decider on decider.id = decided_by`;

export async function findOffline(db: Database, id: string): Promise<NamedOffline | undefined> {
  const { rows } = await sql<NamedOffline>`${NAMED} where offline.id = ${id}`.execute(db);
  return rows[0];
}

export async function findWaiting(db: Database): Promise<NamedOffline[]> {
  const { rows } = await sql<NamedOffline>`
    ${NAMED} where state = 'waiting' order by recorded_at limit 500`.execute(db);
  return rows;
}

export async function findDecided(db: Database): Promise<NamedOffline[]> {
  const { rows } = await sql<NamedOffline>`
    ${NAMED} where state <> 'waiting' order by decided_at desc limit 100`.execute(db);
  return rows;
}

/** Holds a recorded payment until the transaction ends: it is decided once. */
export async function lockOffline(db: Database, id: string): Promise<OfflineRow | undefined> {
  const { rows } = await sql<OfflineRow>`
    select *, to_char(received_on, 'YYYY-MM-DD') as received_on
    from offline_payment where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function decideOffline(
  db: Database,
  id: string,
  decision: { state: 'approved' | 'rejected'; decidedBy: string; reason: string; orderId: string | null },
): Promise<void> {
  await db
    .updateTable('offline_payment')
    .set({
      state: decision.state,
      decided_by: decision.decidedBy,
      decided_at: sql<Date>`now()`,
      decision_reason: decision.reason,
      order_id: decision.orderId,
    })
    .where('id', '=', id)
    .execute();
}

export async function countWaiting(db: Database): Promise<number> {
  const row = await db
    .selectFrom('offline_payment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}
