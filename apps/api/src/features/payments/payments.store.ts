import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ProviderPayment } from '../../platform/payment-provider/payment-provider.ts';
import type { OrderId } from './order-id.ts';

export type PaymentRow = {
  readonly id: string;
  readonly order_id: OrderId;
  readonly status: string;
  readonly amount_paise: number;
  readonly pays_order: boolean;
  /** Received at the institute: no provider knows of it. */
  readonly offline: boolean;
  /** When the buyer began to pay, by the provider's clock; null where no provider told. */
  readonly began_at: Date | null;
};

const COLUMNS = ['id', 'order_id', 'status', 'amount_paise', 'pays_order', 'offline', 'began_at'] as const;

/** How far a payment has come. Razorpay may report `failed` before a late `captured`, never the other way. */
const RANK = sql`array['created', 'failed', 'authorized', 'captured', 'refunded']`;

/** Notes what the provider says of a payment; what comes late or again never moves it back. */
export async function upsertPayment(db: Database, orderId: OrderId, payment: ProviderPayment): Promise<void> {
  const further = sql<boolean>`array_position(${RANK}, excluded.status) > array_position(${RANK}, payment.status)`;
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      order_id: orderId,
      status: payment.status,
      amount_paise: payment.amount,
      currency: payment.currency,
      method: payment.method ?? '',
      began_at: payment.created_at === undefined ? null : new Date(payment.created_at * 1000),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: sql<string>`case when ${further} then excluded.status else payment.status end`,
          began_at: sql<Date | null>`coalesce(payment.began_at, excluded.began_at)`,
          updated_at: sql<Date>`now()`,
        })
        .where(sql<boolean>`${further} or (payment.began_at is null and excluded.began_at is not null)`),
    )
    .execute();
}

/** Notes that a payment was captured, where only what followed from it was told. */
export async function noteCapture(db: Database, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'captured', updated_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .where('status', 'in', ['created', 'failed', 'authorized'])
    .execute();
}

export function findPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(COLUMNS)
    .$narrowType<{ order_id: OrderId }>()
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** Notes money that was received at the institute. */
export async function insertOfflinePayment(
  db: Database,
  payment: { id: string; orderId: OrderId; amountPaise: number; method: string },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      status: 'captured',
      amount_paise: payment.amountPaise,
      currency: 'INR',
      method: payment.method,
      offline: true,
    })
    .execute();
}

export async function markPaysOrder(db: Database, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ pays_order: true }).where('id', '=', paymentId).execute();
}

/** Remembers a webhook by its event id, once. */
export async function insertEvent(
  db: Database,
  event: { id: string; name: string; body: string; orderId: OrderId | undefined },
): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({ id: event.id, name: event.name, body: event.body, order_id: event.orderId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
