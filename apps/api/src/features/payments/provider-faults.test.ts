import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
beforeAll(async () => {
  shop = await startPaymentsHarness();
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off', mode: 'well', latencyMs: 0 }));

const ONCE = { grants: 1, invoices: 1, paid: 1 };
const NONE = { grants: 0, invoices: 0, paid: 0 };
const WELL = { mode: 'well', latencyMs: 0 };

/** The provider down, failing, talking nonsense, and slower than we wait. */
const FAULTS = [
  ['down', { mode: 'down' }],
  ['failing', { mode: 'error' }],
  ['talking nonsense', { mode: 'garbage' }],
  ['slow', { latencyMs: 4500 }],
] as const;

async function openOrders(buyer: Buyer): Promise<number> {
  const orders = await shop.db
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .execute();
  return orders.length;
}

describe.each(FAULTS)('PAYMENTS-22: the provider %s', (name, fault) => {
  /** What waits for a slow provider is seen in the two tests before these. */
  const later = name === 'slow' ? { tags: ['thorough'] } : {};

  test('when the order is opened: err in time, nothing half-made, the next try uses the same order', async () => {
    const buyer = await shop.learner();
    await shop.behave(fault);
    const before = Date.now();
    expect(await shop.order(buyer)).toHaveProperty('err');
    expect(Date.now() - before).toBeLessThan(6000);
    await shop.behave(WELL);
    expect(await shop.order(buyer)).toHaveProperty('id');
    expect(await openOrders(buyer)).toBe(1);
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
  });

  test('when the payment is captured: err says it is pending; the reconciler opens the plan, once', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'authorized');
    await shop.behave(fault);
    const { status, body } = await buyer.get(shop.capturePath(buyer, paid));
    expect([status, String(body['err'])]).toEqual([
      200,
      expect.stringContaining('You do not need to pay again'),
    ]);
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    await shop.behave(WELL);
    await shop.reconcileNow();
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('when the reconciler asks: nothing is lost, the next round finds the money', later, async () => {
    const buyer = await shop.learner();
    await shop.pay((await shop.order(buyer))['id'], 'success');
    await shop.behave(fault);
    await shop.reconcileNow();
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    await shop.behave(WELL);
    await shop.reconcileNow();
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('when a second payment is to go back: it goes back later, once', later, async () => {
    const buyer = await shop.learner();
    const { id } = await shop.order(buyer);
    const first = await shop.pay(id, 'success');
    const second = await shop.pay(id, 'success');
    await buyer.get(shop.capturePath(buyer, first));
    await shop.behave(fault);
    await buyer.get(shop.capturePath(buyer, second));
    await shop.behave(WELL);
    await buyer.get(shop.capturePath(buyer, second));
    await Promise.all([shop.reconcileNow(), shop.reconcileNow()]);
    expect(await shop.booksOf(second.paymentId)).toEqual({ ours: 199_900, theirs: 199_900 });
    expect(await shop.booksOf(first.paymentId)).toEqual({ ours: 0, theirs: 0 });
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });
});
