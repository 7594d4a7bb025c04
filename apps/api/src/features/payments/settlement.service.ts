import type { ActivePlan } from '@abhyas/contract/plans';

import type { Database } from '../../platform/database.ts';
import { takeTurn } from '../../platform/take-turn.ts';
import type { ProviderPayment } from '../../platform/payment-provider/payment-provider.ts';
import { planIdWithoutSuffix } from '../entitlements/entitlements.rules.ts';
import { activePlansOf, grantPlan } from '../entitlements/entitlements.service.ts';
import { invoiceOf } from './invoice.rules.ts';
import { documentNumber, financialYear } from './invoice-number.rules.ts';
import { findSeller, insertInvoice, takeNumber } from './invoices.store.ts';
import { lockOrder, markPaid, recordHistory, type OrderRow, type Source } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';
import { tellActive } from './payment-news.service.ts';
import { findPayment, markPaysOrder, upsertPayment } from './payments.store.ts';
import { insertRefund, refundedPaise } from './refunds.store.ts';

/**
 * `paid`: this payment pays the order, now or earlier. `returned`: the money came for something that is paid
 * already, and is given back. `waiting`: not captured (yet). `mismatch`: not the payment of this order.
 */
export type Settlement = 'paid' | 'returned' | 'waiting' | 'mismatch';

/**
 * The one way in which money becomes a plan. Capture, webhook and reconciler all come here, in any order and
 * any number of times: order, entitlement, invoice and its number change in one transaction, or not at all.
 */
export async function settle(
  db: Database,
  orderId: string,
  news: { payment: ProviderPayment; source: Source },
): Promise<Settlement> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { payment, source } = news;
    if (!belongs(order, payment)) {
      await recordHistory(tx, { orderId, source, what: `payment ${payment.id} does not fit this order` });
      return 'mismatch';
    }
    await upsertPayment(tx, orderId, payment);
    if (payment.status !== 'captured') return (await isPaidBy(tx, payment.id)) ? 'paid' : 'waiting';
    return takeMoney(tx, order, news);
  });
}

/** Amount and currency come from our own order: what a browser or an event says never counts. */
function belongs(order: OrderRow, payment: ProviderPayment): boolean {
  return (
    payment.order_id === order.provider_order_id &&
    payment.amount === order.amount_paise &&
    payment.currency === 'INR'
  );
}

async function isPaidBy(tx: Database, paymentId: string): Promise<boolean> {
  return (await findPayment(tx, paymentId))?.pays_order ?? false;
}

async function takeMoney(
  tx: Database,
  order: OrderRow,
  { payment, source }: { payment: ProviderPayment; source: Source },
): Promise<Settlement> {
  if (await isPaidBy(tx, payment.id)) return 'paid';
  const { account_id: accountId } = order;
  if (accountId) await takeTurn(tx, 'order', accountId);
  const owned = accountId !== null && (await heldPlan(tx, accountId, order.plan_id)) !== undefined;
  if (order.state !== 'open' || accountId === null || owned) {
    await returnMoney(tx, order, { payment, source });
    return 'returned';
  }
  await fulfil(tx, { ...order, account_id: accountId }, { paymentId: payment.id, source });
  return 'paid';
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
    validityDays: order.validity_days,
    orderId: order.id,
  });
  await issueInvoice(tx, order, { paidAt, paymentId });
  const what = `paid by ${paymentId}`;
  await recordHistory(tx, { orderId: order.id, source, what, ...(actor !== undefined && { actor }) });
  await tellActive(tx, granted);
}

/** The plan as an account holds it at this moment, its latest expiry first. */
export async function heldPlan(
  tx: Database,
  accountId: string,
  planId: string,
): Promise<ActivePlan | undefined> {
  const plans = await activePlansOf(tx, accountId);
  return plans.find((plan) => planIdWithoutSuffix(plan.planId) === planId);
}

/** Money for what is paid already goes back in full; the refund itself is asked for after the transaction. */
async function returnMoney(
  tx: Database,
  order: OrderRow,
  { payment, source }: { payment: ProviderPayment; source: Source },
): Promise<void> {
  const reason = 'paid twice, or for an account that is gone';
  if ((await refundedPaise(tx, payment.id)) > 0) return;
  await insertRefund(tx, { paymentId: payment.id, amountPaise: payment.amount, reason });
  await recordHistory(tx, { orderId: order.id, source, what: `extra payment ${payment.id} goes back` });
}

async function issueInvoice(
  tx: Database,
  order: OrderRow,
  { paidAt, paymentId }: { paidAt: Date; paymentId: string },
): Promise<void> {
  const seller = await findSeller(tx);
  const year = financialYear(paidAt);
  const number = documentNumber('ABH', year, await takeNumber(tx, 'ABH', year));
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
