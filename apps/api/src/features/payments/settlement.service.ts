import type { Kysely } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.generated.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import { grantPlan, heldPlan } from '../entitlements/entitlements.service.ts';
import { notifyActive } from '../entitlements/plan-notifications.service.ts';
import { noteDispute } from './disputes.service.ts';
import { invoiceOf } from './invoice.rules.ts';
import { documentNumber, financialYear } from './invoice-number.rules.ts';
import { findPrefixes, findSeller, insertInvoice, takeNumber } from './invoices.store.ts';
import type { OrderId } from './order-id.ts';
import { findOrder, lockOrder, markPaid, recordHistory, type OrderRow, type Source } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';
import { isLate, validUntil } from './order-times.rules.ts';
import { findPayment, markPaysOrder, noteCapture, upsertPayment, type PaymentRow } from './payments.store.ts';
import { endReturnedSale, recordRefund, type Sale } from './refund-updates.service.ts';
import { decidedPaise, insertRefund } from './refunds.store.ts';

/**
 * `paid`: this payment pays the order, now or earlier. `refunded`: it did, and went back in full. `returned`: the money
 * came for something that is paid already, and is given back; `late`: for an order that had expired. `waiting`: not
 * captured (yet). `mismatch`: not the payment of this order.
 */
export type Settlement = 'paid' | 'refunded' | 'returned' | 'late' | 'waiting' | 'mismatch';

/** True when the provider is to be asked for a refund, now that the decision is stored. */
export const goesBack = (settlement: Settlement) => settlement === 'returned' || settlement === 'late';

/** What somebody says of a payment: itself, what went back of it, what is disputed, or all of it. */
export type PaymentUpdate = {
  readonly paymentId: string;
  /** Unset in an event about what happened later; then the payment is one we know. */
  readonly payment?: ProviderPayment;
  readonly refunds?: readonly ProviderRefund[];
  readonly disputes?: readonly ProviderDispute[];
  readonly source: Source;
};

/**
 * The one way in which money becomes a plan, and the plan ends with the money. Capture, webhook and reconciler all
 * come here, in any order and any number of times: each adds what it knows to what is stored, and what follows is
 * drawn from all of it. Order, entitlement, documents and their numbers change in one transaction, or not at all.
 */
export async function settleOrder(
  db: Kysely<DB>,
  orderId: OrderId,
  { paymentId, payment: told, refunds = [], disputes = [], source }: PaymentUpdate,
): Promise<Settlement> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (told && !belongs(order, told)) {
      await recordHistory(tx, { orderId, source, what: `payment ${told.id} does not fit this order` });
      return 'mismatch';
    }
    if (told) await upsertPayment(tx, orderId, told);
    // Only what was captured can be returned or disputed, whether or not we heard of the capture.
    if (refunds.length > 0 || disputes.length > 0) await noteCapture(tx, paymentId);
    const payment = await findPayment(tx, paymentId);
    if (!payment || !isReceived(payment)) return 'waiting';
    const paysOrder = payment.pays_order || (await payOrder(tx, order, { payment, source }));
    const sale = { order, payment: { ...payment, pays_order: paysOrder }, source };
    await takeFollowers(tx, sale, { refunds, disputes });
    if (!paysOrder) return giveBack(tx, sale);
    await endReturnedSale(tx, order, payment);
    return (await findOrder(tx, orderId))?.state === 'refunded' ? 'refunded' : 'paid';
  });
}

/** What followed from a payment, and is told with it or later. */
type Followers = Required<Pick<PaymentUpdate, 'refunds' | 'disputes'>>;

async function takeFollowers(tx: Database, sale: Sale, { refunds, disputes }: Followers): Promise<void> {
  for (const refund of refunds) await recordRefund(tx, sale, refund);
  for (const dispute of disputes) await noteDispute(tx, sale, dispute);
}

/** The same for what followed from a payment that we know of; undefined for another's. */
export async function settleKnown(
  db: Kysely<DB>,
  update: Omit<PaymentUpdate, 'payment'>,
): Promise<{ readonly orderId: OrderId; readonly settlement: Settlement } | undefined> {
  const payment = await findPayment(db, update.paymentId);
  if (!payment) return undefined;
  const { order_id: orderId } = payment;
  return { orderId, settlement: await settleOrder(db, orderId, update) };
}

/** Amount and currency come from our own order: what a browser or an event says never counts. */
function belongs(order: OrderRow, payment: ProviderPayment): boolean {
  return (
    payment.order_id === order.provider_order_id &&
    payment.amount === order.amount_paise &&
    payment.currency === 'INR'
  );
}

const isReceived = ({ status }: PaymentRow) => status === 'captured' || status === 'refunded';

/** Lets a payment pay its order, unless the order is paid, expired or nobody's, or the plan is held already. */
async function payOrder(
  tx: Database,
  order: OrderRow,
  { payment, source }: { payment: PaymentRow; source: Source },
): Promise<boolean> {
  const { account_id: accountId } = order;
  if (order.state !== 'open' || accountId === null || isLate(order, payment)) return false;
  await takeAdvisoryLock(tx, 'order', accountId);
  // What we once decided to give back never buys anything later.
  if ((await decidedPaise(tx, payment.id)) > 0) return false;
  if (await heldPlan(tx, accountId, order.plan_id)) return false;
  await fulfil(tx, { ...order, account_id: accountId }, { paymentId: payment.id, source });
  return true;
}

/** An order whose buyer is still with us. */
type BuyersOrder = OrderRow & { readonly account_id: string };
type Fulfilment = { readonly paymentId: string; readonly source: Source; readonly actor?: string };

/**
 * All that follows from a payment: the order is paid, the plan is theirs, the invoice has its number, and its
 * mail is asked for. Call it once, in the transaction that holds the open order and the account's turn.
 */
export async function fulfil(
  tx: Database,
  order: BuyersOrder,
  { paymentId, source, actor }: Fulfilment,
): Promise<void> {
  await markPaysOrder(tx, paymentId);
  const paidAt = await markPaid(tx, order.id);
  const granted = await grantPlan(tx, {
    accountId: order.account_id,
    planId: order.plan_id,
    planTitle: order.plan_title,
    topicIds: order.topic_ids,
    until: validUntil(paidAt, order),
    orderId: order.id,
  });
  await issueInvoice(tx, order, { paidAt, paymentId });
  const what = `paid by ${paymentId}`;
  await recordHistory(tx, { orderId: order.id, source, what, ...(actor !== undefined && { actor }) });
  await notifyActive(tx, granted);
}

/** Money that pays nothing goes back in full; the refund itself is asked for after the transaction. */
async function giveBack(
  tx: Database,
  { order, payment, source }: { order: OrderRow; payment: PaymentRow; source: Source },
): Promise<'returned' | 'late'> {
  const late = isLate(order, payment);
  const left = payment.amount_paise - (await decidedPaise(tx, payment.id));
  if (left > 0 && payment.status !== 'refunded') {
    const reason = late ? 'paid for an order that had expired' : 'paid twice, or for an account that is gone';
    await insertRefund(tx, { paymentId: payment.id, amountPaise: left, reason });
    await recordHistory(tx, { orderId: order.id, source, what: `extra payment ${payment.id} goes back` });
  }
  return late ? 'late' : 'returned';
}

async function issueInvoice(
  tx: Database,
  order: OrderRow,
  { paidAt, paymentId }: { paidAt: Date; paymentId: string },
): Promise<void> {
  const seller = await findSeller(tx);
  const { invoicePrefix: prefix } = await findPrefixes(tx);
  const year = financialYear(paidAt);
  const number = documentNumber(prefix, year, await takeNumber(tx, prefix, year));
  const document = invoiceOf({
    number,
    issuedAt: paidAt,
    seller,
    buyer: {
      name: order.buyer_name,
      email: order.buyer_email,
      stateCode: order.buyer_state_code,
      gstin: order.buyer_gstin,
    },
    planTitle: order.plan_title,
    contents: order.contents,
    validity: order.validity,
    amountPaise: order.amount_paise,
    paymentId,
  });
  await insertInvoice(tx, { document, orderId: order.id, refundId: null });
  await mailDocument(tx, number);
}
