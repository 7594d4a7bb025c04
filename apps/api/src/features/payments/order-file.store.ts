import type { DocumentHeading } from '@abhyas/contract/payments';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { OrderId } from './order-id.ts';

/** Everything that is kept of one order, for whoever must explain it. Times are as they were stored. */

export type PaymentOnFile = {
  readonly id: string;
  readonly status: string;
  readonly method: string;
  readonly amount_paise: number;
  readonly offline: boolean;
  readonly pays_order: boolean;
  readonly updated_at: Date;
};

export function findPaymentsOf(db: Database, orderId: OrderId): Promise<PaymentOnFile[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'status', 'method', 'amount_paise', 'offline', 'pays_order', 'updated_at'])
    .where('order_id', '=', orderId)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
}

export type RefundOnFile = {
  readonly id: string;
  readonly payment_id: string;
  readonly amount_paise: number;
  readonly status: string;
  readonly reason: string;
  readonly requested_at: Date;
  readonly processed_at: Date | null;
  readonly asked_by: string | null;
  /** Name of who asked; null for nobody, or somebody who is gone. */
  readonly asker: string | null;
};

export function findRefundsOf(db: Database, orderId: OrderId): Promise<RefundOnFile[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('account', 'account.id', 'refund.asked_by')
    .select([
      'refund.id',
      'payment_id',
      'refund.amount_paise',
      'refund.status',
      'reason',
      'requested_at',
      'processed_at',
      'asked_by',
      'account.name as asker',
    ])
    .where('payment.order_id', '=', orderId)
    .orderBy('requested_at')
    .execute();
}

export type HistoryRow = {
  readonly at: Date;
  readonly source: string;
  readonly what: string;
  readonly actor: string | null;
};

export function findHistoryOf(db: Database, orderId: OrderId): Promise<HistoryRow[]> {
  return db
    .selectFrom('order_history')
    .leftJoin('account', 'account.id', 'order_history.actor_id')
    .select(['at', 'source', 'what', 'account.name as actor'])
    .where('order_id', '=', orderId)
    .orderBy('order_history.id')
    .execute();
}

/** Webhooks that reported an order. */
export function findEventsOf(
  db: Database,
  orderId: OrderId,
): Promise<{ readonly at: Date; readonly name: string }[]> {
  return db
    .selectFrom('payment_event')
    .select(['received_at as at', 'name'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
}

export type DocumentOnFile = {
  readonly number: string;
  readonly kind: string;
  readonly heading: DocumentHeading;
  readonly amount_paise: number;
  readonly issued_at: Date;
};

export async function findDocumentsOf(db: Database, orderId: OrderId): Promise<DocumentOnFile[]> {
  const { rows } = await sql<DocumentOnFile>`
    select number, kind, document->>'heading' as heading, (document->>'amountPaise')::int as amount_paise, issued_at
    from invoice where order_id = ${orderId} order by issued_at, number`.execute(db);
  return rows;
}
