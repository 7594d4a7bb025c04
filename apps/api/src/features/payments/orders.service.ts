import type { Plan as ReleasedPlan } from '@abhyas/content/release';
import type { messages } from '@abhyas/contract/messages';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { Buyer, OrderReply } from '@abhyas/contract/payments';

import type { AppContext } from '../../platform/app-context.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { ProviderRefusal, ProviderUnavailable } from '../../platform/payment-provider/payment-provider.ts';
import { describeUser } from '../auth/auth.service.ts';
import { activePlansOf, ownershipOf } from '../entitlements/entitlements.service.ts';
import { obstacleTo } from '../plans/plans.rules.ts';
import { describePlan, findPlan } from '../plans/plans.service.ts';
import { findBuyer, saveBuyer } from './buyers.store.ts';
import { isSellerStated } from './seller.service.ts';
import {
  claimProviderOrderId,
  countRecentOrders,
  findOpenOrder,
  insertOrder,
  type NewOrder,
  type OrderRow,
} from './orders.store.ts';
import { amountPaise, buyerFault, buyerFrom } from './payments.rules.ts';

export type PaymentContext = Pick<AppContext, 'db' | 'release' | 'log' | 'provider'>;

/** Limits on use of one account. */
const ORDERS_PER_HOUR = 10;

const OBSTACLES = { 'coming-soon': 'comingSoon', owned: 'owned', 'contents-owned': 'contentsOwned' } as const;

/** Why there is no order or no capture: a key of the texts that the screen puts its own words (PAYMENTS-11) before. */
export type Refusal = keyof typeof messages.payments.err;
export type Refused = { readonly refusal: Refusal };
const refuse = (refusal: Refusal): Refused => ({ refusal });

export type OrderRequest = {
  readonly type: string;
  readonly userId?: string | undefined;
  readonly state?: string | undefined;
  readonly gstin?: string | undefined;
  /** In which the plan is described to the buyer; the order and its invoice are in English. */
  readonly language: PageLanguage;
};

/**
 * Opens the order of a plan, or finds the open one again, so that two tabs pay one order. Plan, price and
 * buyer come from our own records; what the browser sends only chooses.
 */
export async function openOrder(
  context: PaymentContext,
  accountId: string,
  request: OrderRequest,
): Promise<OrderReply | Refused> {
  const { db, release } = context;
  if (request.userId !== undefined && request.userId !== accountId) return refuse('otherAccount');
  const plan = findPlan(release.current, request.type);
  if (!plan) return refuse('planUnknown');

  const [activePlans, ownership] = await Promise.all([
    activePlansOf(db, accountId),
    ownershipOf(context, accountId),
  ]);
  const obstacle = obstacleTo(plan, activePlans, ownership.topicIds);
  if (obstacle) return refuse(OBSTACLES[obstacle]);
  if (!(await isSellerStated(db, context.provider))) return refuse('sellerMissing');

  const buyer = buyerFrom(request, await findBuyer(db, accountId));
  const fault = buyerFault(buyer);
  if (fault) return refuse(fault);

  const order = await findOrMakeOrder(context, { accountId, plan, buyer });
  if (!order) return refuse('tooMany');
  const providerOrderId = order.provider_order_id ?? (await askProvider(context, order));
  if (providerOrderId === undefined) return refuse('providerDown');
  const shown = release.in(request.language).current;
  return {
    id: providerOrderId,
    planInfo: describePlan(shown, findPlan(shown, plan.id) ?? plan),
    key: context.provider.keyId,
    amount: order.amount_paise,
    currency: 'INR',
    checkoutScript: context.provider.checkoutScript,
  };
}

async function findOrMakeOrder(
  { db, release }: PaymentContext,
  { accountId, plan, buyer }: { accountId: string; plan: ReleasedPlan; buyer: Buyer },
): Promise<OrderRow | undefined> {
  const user = await describeUser(db, accountId);
  const described = describePlan(release.current, plan);
  const wanted: NewOrder = {
    account_id: accountId,
    plan_id: plan.id,
    plan_title: plan.title,
    // Also what the buyer does not see today: their class may see it tomorrow.
    topic_ids: [...(findPlan(release.whole, plan.id) ?? plan).topicIds],
    contents: described.contents,
    validity: plan.validity,
    validity_days: plan.validityDays,
    amount_paise: amountPaise(plan.priceRupees),
    buyer_name: user?.name ?? '',
    buyer_email: user?.email ?? '',
    buyer_state_code: buyer.state,
    buyer_gstin: buyer.gstin,
  };
  return db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, 'order', accountId);
    await saveBuyer(tx, accountId, buyer);
    const open = await findOpenOrder(tx, wanted);
    if (open) return open;
    if ((await countRecentOrders(tx, accountId)) >= ORDERS_PER_HOUR) return undefined;
    return insertOrder(tx, wanted);
  });
}

/** Makes the provider's side of an order; undefined when the provider cannot be asked, and a later try may. */
async function askProvider(
  { db, provider, log }: PaymentContext,
  order: OrderRow,
): Promise<string | undefined> {
  try {
    const providerOrderId = await provider.createOrder({
      amountPaise: order.amount_paise,
      receipt: order.id,
      notes: { planId: order.plan_id, orderId: order.id },
    });
    // Another tab may have been faster: then its id stands, and ours is never paid.
    return await claimProviderOrderId(db, order.id, providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    log.warn({ err: error, order: order.id }, 'provider made no order');
    return undefined;
  }
}
