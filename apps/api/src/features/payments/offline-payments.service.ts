import type { OfflineMethod, OfflinePayment } from '@abhyas/contract/payments-offline.staff';

import { recordAudit } from '../../platform/identity/audit.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { describePlan, findPlan } from '../plans/plans.service.ts';
import { findPerson } from '../entitlements/staff-access.service.ts';
import { heldPlan } from '../entitlements/entitlements.service.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { requireSame } from '../entitlements/sent-again.rules.ts';
import { requireNoOwnPlan, requireSecondPerson, requireWaiting } from '../entitlements/two-person.rules.ts';
import { checkedAmount, checkedNote, checkedReference } from './staff-input.rules.ts';
import { dayInIndia, endOfDay } from '../../platform/india/indian-days.ts';
import { formatDay } from '../../platform/india/indian-format.ts';
import {
  countWaiting,
  decideOffline,
  findDecided,
  findOffline,
  findWaiting,
  insertOffline,
  lockOffline,
  type NamedOffline,
  type OfflineRow,
} from './offline-payments.store.ts';
import { OFFLINE } from './invoice.rules.ts';
import type { PaymentContext } from './orders.service.ts';
import { insertOrder, recordHistory, type NewOrder } from './orders.store.ts';
import { amountPaise, buyerFault, buyerFrom } from './payments.rules.ts';
import { insertOfflinePayment } from './payments.store.ts';
import { isSellerStated } from './seller.service.ts';
import { fulfil } from './settlement.service.ts';

type Context = Pick<PaymentContext, 'db' | 'release' | 'provider'>;

export type OfflinePaymentRequest = {
  readonly id: string;
  readonly accountId: string;
  readonly planId: string;
  readonly amountPaise: number;
  readonly method: OfflineMethod;
  readonly reference: string;
  readonly receivedOn: string;
  readonly state: string;
  readonly gstin: string;
  readonly note: string;
};

const ERRORS = {
  unknown: 'payments.offline-unknown',
  decided: 'payments.offline-decided',
  samePerson: 'payments.offline-same-person',
  ownPlan: 'payments.offline-own-plan',
} as const;

const BUYER_FAULTS = {
  stateNeeded: { code: 'payments.state-missing', field: 'state' },
  gstinInvalid: { code: 'payments.gstin-invalid', field: 'gstin' },
} as const;

/**
 * Records money that was received at the institute. Nothing is opened by it: somebody else must approve it.
 * @throws AppError for bad input; 409 when a payment with the same number is recorded, or another under its id
 */
export async function recordOffline(
  context: Context,
  actor: string,
  request: OfflinePaymentRequest,
): Promise<OfflinePayment> {
  const plan = findPlan(context.release.current, request.planId);
  if (!plan) throw new AppError('payments.plan-unknown', { field: 'planId' });
  const buyer = buyerFrom(request, { state: '', gstin: '' });
  const fault = buyerFault(buyer);
  if (fault) throw new AppError(BUYER_FAULTS[fault].code, { field: BUYER_FAULTS[fault].field });
  const receipt = {
    amount_paise: checkedAmount(request.amountPaise),
    reference: checkedReference(request.reference),
    received_on: await checkedDay(context.db, request.receivedOn),
    note: checkedNote(request.note),
  };
  await context.db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, request.accountId);
    if (!person) throw new AppError('payments.buyer-unknown');
    const entered = {
      account_id: person.id,
      plan_id: plan.id,
      method: request.method,
      ...receipt,
      buyer_state_code: buyer.state,
      buyer_gstin: buyer.gstin,
    };
    const inserted = await insertOffline(tx, {
      id: request.id,
      ...entered,
      buyer_name: person.name,
      buyer_email: person.email,
      recorded_by: actor,
    });
    if (!inserted) {
      // Sent twice, it is here by its id; otherwise its number stands for another payment.
      const known = await findOffline(tx, request.id);
      if (!known) throw new AppError('payments.reference-used', { field: 'reference' });
      requireSame(known, entered);
      return;
    }
    const after = { planId: plan.id, buyer: person.email, method: request.method, ...receipt };
    await recordAudit(tx, { actor, action: 'payments.offline-record', subject: request.id, after });
  });
  return describeOffline(context, actor, request.id);
}

async function checkedDay(db: Database, day: string): Promise<string> {
  if (!endOfDay(day)) throw new AppError('payments.day-invalid', { field: 'receivedOn' });
  if (day > dayInIndia(await databaseTime(db))) {
    throw new AppError('payments.received-later', { field: 'receivedOn' });
  }
  return day;
}

/**
 * Approves a recorded payment: order, plan, invoice and its number come about in one transaction, as with a
 * payment through the provider.
 * @throws AppError 403 for who recorded it and for the learner's own account, 409 when it is decided or cannot be
 */
export async function approveOffline(context: Context, actor: string, id: string): Promise<OfflinePayment> {
  await context.db.transaction().execute(async (tx) => {
    const payment = requireWaiting(await lockOffline(tx, id), ERRORS);
    if (!(await isSellerStated(tx, context.provider))) {
      throw new AppError('payments.seller-missing');
    }
    requireSecondPerson(actor, payment.recorded_by, ERRORS);
    const { account_id: accountId } = payment;
    if (accountId === null) throw new AppError('payments.buyer-unknown');
    requireNoOwnPlan(accountId === actor, ERRORS);
    await takeAdvisoryLock(tx, 'order', accountId);
    const order = await insertOrder(tx, await orderOf(tx, context, { ...payment, account_id: accountId }));
    const paymentId = OFFLINE + payment.id;
    const { amount_paise: amount, method, reference } = payment;
    await insertOfflinePayment(tx, { id: paymentId, orderId: order.id, amountPaise: amount, method });
    const what = `recorded as received on ${payment.received_on}: ${method}, number ${reference}`;
    await recordHistory(tx, { orderId: order.id, source: 'staff', what, actor: payment.recorded_by });
    await fulfil(tx, { ...order, account_id: accountId }, { paymentId, source: 'staff', actor });
    await decideOffline(tx, id, { state: 'approved', decidedBy: actor, reason: '', orderId: order.id });
    const after = { state: 'approved', orderId: order.id, amountPaise: amount };
    await recordAudit(tx, { actor, action: 'payments.offline-approve', subject: id, after });
  });
  return describeOffline(context, actor, id);
}

/** The order of a recorded payment, by the plan as it is sold now; the amount is what was received. */
async function orderOf(
  tx: Database,
  { release }: Context,
  payment: OfflineRow & { account_id: string },
): Promise<NewOrder> {
  const plan = findPlan(release.current, payment.plan_id);
  if (!plan) throw new AppError('payments.plan-unknown');
  const held = await heldPlan(tx, payment.account_id, plan.id);
  if (held) {
    const date = formatDay(new Date(held.expiry));
    throw new AppError('payments.plan-held', { values: { date } });
  }
  return {
    account_id: payment.account_id,
    plan_id: plan.id,
    plan_title: plan.title,
    topic_ids: [...plan.topicIds],
    contents: describePlan(release.current, plan).contents,
    validity: plan.validity,
    validity_days: plan.validityDays,
    amount_paise: payment.amount_paise,
    buyer_name: payment.buyer_name,
    buyer_email: payment.buyer_email,
    buyer_state_code: payment.buyer_state_code,
    buyer_gstin: payment.buyer_gstin,
  };
}

/**
 * Rejects a recorded payment, as a slip or because the money was returned. Who recorded it may do so too.
 * @throws AppError 409 when it is decided already
 */
export async function rejectOffline(
  context: Context,
  actor: string,
  { id, reason: given }: { id: string; reason: string },
): Promise<OfflinePayment> {
  const reason = checkedReason(given);
  await context.db.transaction().execute(async (tx) => {
    requireWaiting(await lockOffline(tx, id), ERRORS);
    await decideOffline(tx, id, { state: 'rejected', decidedBy: actor, reason, orderId: null });
    const after = { state: 'rejected', reason };
    await recordAudit(tx, { actor, action: 'payments.offline-reject', subject: id, after });
  });
  return describeOffline(context, actor, id);
}

export async function listOffline(
  context: Context,
  actor: string,
  state: 'waiting' | 'decided',
): Promise<OfflinePayment[]> {
  const rows = await (state === 'waiting' ? findWaiting(context.db) : findDecided(context.db));
  return rows.map((row) => toOffline(context, actor, row));
}

async function describeOffline(context: Context, actor: string, id: string): Promise<OfflinePayment> {
  const row = await findOffline(context.db, id);
  if (!row) throw new AppError(ERRORS.unknown);
  return toOffline(context, actor, row);
}

function toOffline({ release }: Context, actor: string, row: NamedOffline): OfflinePayment {
  const plan = findPlan(release.current, row.plan_id);
  return {
    id: row.id,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    buyerState: row.buyer_state_code,
    buyerGstin: row.buyer_gstin,
    planId: row.plan_id,
    planTitle: plan?.title ?? row.plan_id,
    pricePaise: plan ? amountPaise(plan.priceRupees) : null,
    amountPaise: row.amount_paise,
    method: row.method as OfflineMethod,
    reference: row.reference,
    receivedOn: row.received_on,
    note: row.note,
    state: row.state as OfflinePayment['state'],
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.recorder,
    mine: row.recorded_by === actor,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    decisionReason: row.decision_reason,
    orderId: row.order_id,
  };
}

/** How many payments at the institute wait for a second person. */
export function waitingOffline(db: Context['db']): Promise<number> {
  return countWaiting(db);
}
