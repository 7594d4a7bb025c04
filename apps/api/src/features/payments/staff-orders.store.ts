import type { OrderFilter } from '@abhyas/contract/payments.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like-pattern.ts';
import { TO_DECIDE } from './disputes.store.ts';

export type OrderListRow = {
  readonly id: string;
  readonly created_at: Date;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly plan_title: string;
  readonly amount_paise: number;
  readonly state: string;
  readonly refunded_paise: number;
  readonly offline: boolean;
  readonly refund_failed: boolean;
  readonly disputed: boolean;
};

export type OrderSearch = {
  readonly search?: string | undefined;
  readonly state?: OrderFilter | undefined;
  /** Days in India, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The last order of the page before. */
  readonly after?: string | undefined;
};

const REFUNDED = sql`coalesce((
  select sum(refund.amount_paise) from refund join payment on payment.id = refund.payment_id
  where payment.order_id = purchase_order.id and payment.pays_order and refund.status <> 'failed'), 0)::int`;

const IS_OFFLINE = sql<boolean>`exists (
  select from payment where payment.order_id = purchase_order.id and payment.offline)`;

/** A refund failed, and none of the same payment came after it. */
const REFUND_FAILED = sql<boolean>`exists (
  select from refund join payment on payment.id = refund.payment_id
  where payment.order_id = purchase_order.id and refund.status = 'failed' and not exists (
    select from refund as later where later.payment_id = refund.payment_id
      and later.status <> 'failed' and later.requested_at > refund.requested_at))`;

/** A bank wants the money back, and somebody of the staff has to act. */
const IS_DISPUTED = sql<boolean>`exists (
  select from payment_dispute join payment on payment.id = payment_dispute.payment_id
  where payment.order_id = purchase_order.id and ${TO_DECIDE})`;

const FILTERS: Readonly<Record<OrderFilter, RawBuilder<boolean>>> = {
  open: sql<boolean>`state = 'open'`,
  paid: sql<boolean>`state = 'paid'`,
  refunded: sql<boolean>`state = 'refunded'`,
  'part-refunded': sql<boolean>`state = 'paid' and ${REFUNDED} > 0`,
  'refund-failed': REFUND_FAILED,
  disputed: IS_DISPUTED,
  offline: IS_OFFLINE,
};

function matching(search: string): RawBuilder<boolean> {
  const part = containsPattern(search);
  return sql<boolean>`(
    buyer_email ilike ${part} or buyer_name ilike ${part}
    or purchase_order.id::text = lower(${search}) or provider_order_id = ${search}
    or exists (select from payment where payment.order_id = purchase_order.id and payment.id = ${search})
    or exists (select from refund join payment on payment.id = refund.payment_id
      where payment.order_id = purchase_order.id and refund.provider_refund_id = ${search})
    or exists (select from invoice where invoice.order_id = purchase_order.id and number = upper(${search}))
    or exists (select from offline_payment as offline
      where offline.order_id = purchase_order.id and lower(reference) = lower(${search})))`;
}

/** A page of orders, the newest first. */
export async function findOrders(db: Database, wanted: OrderSearch, most: number): Promise<OrderListRow[]> {
  const { search, state, from, to, after } = wanted;
  const conditions = [
    ...(search ? [matching(search)] : []),
    ...(state ? [FILTERS[state]] : []),
    ...(from ? [sql<boolean>`created_at >= ${from}::timestamp at time zone 'Asia/Kolkata'`] : []),
    ...(to ? [sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
    ...(after
      ? [sql<boolean>`(created_at, id) < (select created_at, id from purchase_order where id = ${after})`]
      : []),
  ];
  const { rows } = await sql<OrderListRow>`
    select id, created_at, buyer_name, buyer_email, plan_title, amount_paise, state,
      ${REFUNDED} as refunded_paise, ${IS_OFFLINE} as offline, ${REFUND_FAILED} as refund_failed,
      ${IS_DISPUTED} as disputed
    from purchase_order
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    order by created_at desc, id desc
    limit ${most}`.execute(db);
  return rows;
}

/** One order as in the list. */
export async function findListedOrder(db: Database, id: string): Promise<OrderListRow | undefined> {
  const { rows } = await sql<OrderListRow>`
    select id, created_at, buyer_name, buyer_email, plan_title, amount_paise, state,
      ${REFUNDED} as refunded_paise, ${IS_OFFLINE} as offline, ${REFUND_FAILED} as refund_failed,
      ${IS_DISPUTED} as disputed
    from purchase_order where id = ${id}`.execute(db);
  return rows[0];
}
