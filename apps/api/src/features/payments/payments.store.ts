import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';
import type { ProviderPayment, ProviderRefund } from '../../platform/payment-provider/payment-provider.ts';

export type PaymentRow = {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly amount_paise: number;
  readonly pays_order: boolean;
};

/** How far a payment has come. Razorpay may tell of `failed` before a late `captured`, never the other way. */
const RANK = sql`array['created', 'failed', 'authorized', 'captured', 'refunded']`;

/** Notes what the provider says of a payment; what comes late or again never moves it back. */
export async function upsertPayment(db: Database, orderId: string, payment: ProviderPayment): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      order_id: orderId,
      status: payment.status,
      amount_paise: payment.amount,
      currency: payment.currency,
      method: payment.method ?? '',
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status: (row) => row.ref('excluded.status'), updated_at: sql<Date>`now()` })
        .where(
          sql<boolean>`array_position(${RANK}, excluded.status) > array_position(${RANK}, payment.status)`,
        ),
    )
    .execute();
}

export function findPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(['id', 'order_id', 'status', 'amount_paise', 'pays_order'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

export async function markPaysOrder(db: Database, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ pays_order: true }).where('id', '=', paymentId).execute();
}

/** Remembers a webhook by its event id; false when it was here before. */
export async function insertEvent(
  db: Database,
  event: { id: string; name: string; body: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertRefund(
  db: Database,
  refund: { paymentId: string; amountPaise: number; reason: string },
): Promise<string> {
  const row = await db
    .insertInto('refund')
    .values({ payment_id: refund.paymentId, amount_paise: refund.amountPaise, reason: refund.reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type RefundRow = {
  readonly id: string;
  readonly payment_id: string;
  readonly amount_paise: number;
  readonly status: string;
};

/** Refunds that were decided on and that the provider has not been asked for, or not confirmed. */
export function findUnsettledRefunds(db: Database): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_paise', 'status'])
    .where('status', '=', 'requested')
    .orderBy('requested_at')
    .limit(100)
    .execute();
}

/** The refund a provider's refund belongs to, held until the transaction ends. */
export function lockRefund(db: Database, refund: ProviderRefund): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_paise', 'status'])
    .where((row) =>
      row.or([
        row('provider_refund_id', '=', refund.id),
        row.and([
          row('payment_id', '=', refund.payment_id),
          row('amount_paise', '=', refund.amount),
          row('provider_refund_id', 'is', null),
        ]),
      ]),
    )
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRefund(
  db: Database,
  refundId: string,
  change: { providerRefundId: string; status: 'requested' | 'processed' | 'failed' },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({
      provider_refund_id: change.providerRefundId,
      status: change.status,
      ...(change.status === 'processed' && { processed_at: sql<Date>`now()` }),
    })
    .where('id', '=', refundId)
    .execute();
}

/** The provider will not give this money back: an operator must look at it. */
export async function failRefund(db: Database, refundId: string): Promise<void> {
  await db.updateTable('refund').set({ status: 'failed' }).where('id', '=', refundId).execute();
}

/** The database's clock, which is the authority for everything that is dated. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** True when some of a payment was given back, or is about to be. */
export async function hasRefund(db: Database, paymentId: string): Promise<boolean> {
  return (await refundedPaise(db, paymentId)) > 0;
}

/** What of a payment has been given back. */
export async function refundedPaise(db: Database, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::int`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return row.sum;
}
