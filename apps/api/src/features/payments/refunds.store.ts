import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type RefundRow = {
  readonly id: string;
  readonly payment_id: string;
  readonly provider_refund_id: string | null;
  readonly amount_paise: number;
  readonly status: string;
};

const COLUMNS = ['id', 'payment_id', 'provider_refund_id', 'amount_paise', 'status'] as const;

export type NewRefund = {
  readonly id?: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly askedBy?: string;
  /** In the provider's own dashboard, by somebody we do not know. */
  readonly madeAtProvider?: boolean;
};

export function insertRefund(db: Database, refund: NewRefund): Promise<RefundRow> {
  return db
    .insertInto('refund')
    .values({
      ...(refund.id !== undefined && { id: refund.id }),
      payment_id: refund.paymentId,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      asked_by: refund.askedBy ?? null,
      made_at_provider: refund.madeAtProvider ?? false,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findRefund(db: Database, refundId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').select(COLUMNS).where('id', '=', refundId).executeTakeFirst();
}

export function findRefundByProviderId(
  db: Database,
  providerRefundId: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .select(COLUMNS)
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
}

/** Refunds that were decided on and that the provider has not been asked for, or not confirmed. */
export function findUnsettledRefunds(db: Database): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .select(COLUMNS)
    .where('status', '=', 'requested')
    .orderBy('requested_at')
    .limit(100)
    .execute();
}

export async function updateRefund(
  db: Database,
  refundId: string,
  change: { providerRefundId?: string; status: 'requested' | 'processed' | 'failed' },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({
      ...(change.providerRefundId !== undefined && { provider_refund_id: change.providerRefundId }),
      status: change.status,
      ...(change.status === 'processed' && { processed_at: sql<Date>`now()` }),
    })
    .where('id', '=', refundId)
    .execute();
}

/** What of a payment has been given back, or is about to be. */
export function refundedPaise(db: Database, paymentId: string): Promise<number> {
  return sumOf(db, paymentId, sql<boolean>`status <> 'failed'`);
}

/** What of a payment has been given back for certain. */
export function returnedPaise(db: Database, paymentId: string): Promise<number> {
  return sumOf(db, paymentId, sql<boolean>`status = 'processed'`);
}

/** What was ever decided to go back of a payment, also where the provider refused what we asked for. */
export function decidedPaise(db: Database, paymentId: string): Promise<number> {
  return sumOf(db, paymentId, sql<boolean>`not (made_at_provider and status = 'failed')`);
}

async function sumOf(db: Database, paymentId: string, counts: RawBuilder<boolean>): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::int`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where(counts)
    .executeTakeFirstOrThrow();
  return row.sum;
}

/** Refunds that were decided and have not gone through: under way, or refused by the provider. */
export async function countUnderWay(db: Database): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  return row.count;
}
