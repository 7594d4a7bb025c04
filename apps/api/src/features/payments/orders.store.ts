import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ProviderOrderId } from '../../platform/payment-provider/payment-provider.ts';
import type { OrderId } from './order-id.ts';
import { ORDER_HOURS } from './order-times.rules.ts';

/** An order as it was made: what is bought, for how much, by whom. Nothing of it changes but its state. */
export type OrderRow = {
  readonly id: OrderId;
  readonly account_id: string | null;
  readonly provider_order_id: ProviderOrderId | null;
  readonly plan_id: string;
  readonly plan_title: string;
  readonly topic_ids: string[];
  readonly contents: string[];
  readonly validity: string;
  readonly validity_days: number;
  readonly amount_paise: number;
  readonly state: string;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly buyer_state_code: string;
  readonly buyer_gstin: string;
  readonly created_at: Date;
  readonly paid_at: Date | null;
};

/** The two ids of an order, which the database keeps as plain text. */
type Ids = Pick<OrderRow, 'id' | 'provider_order_id'>;

const COLUMNS = [
  'id',
  'account_id',
  'provider_order_id',
  'plan_id',
  'plan_title',
  'topic_ids',
  'contents',
  'validity',
  'validity_days',
  'amount_paise',
  'state',
  'buyer_name',
  'buyer_email',
  'buyer_state_code',
  'buyer_gstin',
  'created_at',
  'paid_at',
] as const;

export type NewOrder = Omit<OrderRow, 'id' | 'provider_order_id' | 'state' | 'created_at' | 'paid_at'>;

/** The open order of the same purchase, unless it has expired. */
export function findOpenOrder(db: Database, wanted: NewOrder): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('account_id', '=', wanted.account_id)
    .where('plan_id', '=', wanted.plan_id)
    .where('amount_paise', '=', wanted.amount_paise)
    .where('buyer_state_code', '=', wanted.buyer_state_code)
    .where('buyer_gstin', '=', wanted.buyer_gstin)
    .where('validity_days', '=', wanted.validity_days)
    .where(sql<boolean>`topic_ids = ${wanted.topic_ids}::text[]`)
    .where('state', '=', 'open')
    .where(sql<boolean>`created_at > now() - make_interval(hours => ${ORDER_HOURS})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertOrder(db: Database, order: NewOrder): Promise<OrderRow> {
  return db
    .insertInto('purchase_order')
    .values(order)
    .returning(COLUMNS)
    .$narrowType<Ids>()
    .executeTakeFirstOrThrow();
}

/** Gives an order its id at the provider unless it has one; answers the id that stands. */
export async function claimProviderOrderId(
  db: Database,
  orderId: OrderId,
  providerOrderId: ProviderOrderId,
): Promise<string> {
  const row = await db
    .updateTable('purchase_order')
    .set({ provider_order_id: sql<string>`coalesce(provider_order_id, ${providerOrderId})` })
    .where('id', '=', orderId)
    .returning('provider_order_id')
    .executeTakeFirstOrThrow();
  return row.provider_order_id ?? providerOrderId;
}

/** Orders that an account has opened in the last hour. */
export async function countRecentOrders(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('purchase_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findOrderByProviderId(
  db: Database,
  providerOrderId: ProviderOrderId,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

export function findOrder(db: Database, orderId: OrderId): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('id', '=', orderId)
    .executeTakeFirst();
}

/** Reads an order and holds it until the transaction ends: settling happens one at a time. */
export function lockOrder(db: Database, orderId: OrderId): Promise<OrderRow> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same, of an order that may not exist. */
export function lockKnownOrder(db: Database, orderId: OrderId): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markPaid(db: Database, orderId: OrderId): Promise<Date> {
  const row = await db
    .updateTable('purchase_order')
    .set({ state: 'paid', paid_at: sql<Date>`now()` })
    .where('id', '=', orderId)
    .where('state', '=', 'open')
    .returning('paid_at')
    .executeTakeFirstOrThrow();
  return row.paid_at ?? new Date();
}

export async function markRefunded(db: Database, orderId: OrderId): Promise<void> {
  await db.updateTable('purchase_order').set({ state: 'refunded' }).where('id', '=', orderId).execute();
}

/** Open orders that the provider knows, older than a moment and younger than late authorisations can be. */
export function findOrdersToReconcile(db: Database, olderThan: string): Promise<OrderRow[]> {
  return db
    .selectFrom('purchase_order')
    .select(COLUMNS)
    .$narrowType<Ids>()
    .where('state', '=', 'open')
    .where('provider_order_id', 'is not', null)
    .where(sql<boolean>`created_at < now() - ${olderThan}::interval`)
    .where(sql<boolean>`created_at > now() - interval '6 days'`)
    .orderBy('created_at')
    .limit(500)
    .execute();
}

/** Who brought an update of an order. */
export type Source = 'capture' | 'webhook' | 'reconciler' | 'staff';

export async function recordHistory(
  db: Database,
  entry: { orderId: OrderId; source: Source; what: string; actor?: string },
): Promise<void> {
  await db
    .insertInto('order_history')
    .values({
      order_id: entry.orderId,
      source: entry.source,
      what: entry.what,
      actor_id: entry.actor ?? null,
    })
    .execute();
}
