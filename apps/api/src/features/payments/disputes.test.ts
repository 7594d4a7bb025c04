import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPaymentsHarness } from './payments-harness.ts';
import { expectOneEnd, permutations, shuffled, someOf, STILL_SOLD, subsets } from './settlement-orderings.ts';
import {
  AUTHORIZED,
  CAPTURE_CALL,
  CAPTURED,
  dispute,
  endOf,
  FAILED,
  ORDER_PAID,
  PRICE,
  purchase,
  RECONCILER,
  refund,
  RESYNC,
  type Shop,
} from './settlement-triggers.ts';

let within: Shop;
beforeAll(async () => {
  const shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
  within = { shop, accounts: await shop.signInStaff('accounts') };
});
afterAll(() => within.shop.close());

const DISPUTE = [
  dispute('created', 'open'),
  dispute('under_review', 'under_review'),
  dispute('action_required', 'open', { alone: true }),
  dispute('lost', 'lost'),
] as const;

test.each(someOf(subsets([CAPTURED, ...DISPUTE]), 4).map((triggers) => [triggers.length, triggers] as const))(
  'PAYMENTS-29: a dispute: orders of %i of its events, then backwards, come to one end, and no plan is taken away',
  async (_count, triggers) => {
    const orders = someOf(permutations(triggers), 2).map((order) => [...order, ...order.toReversed()]);
    const end = await expectOneEnd(within, orders, []);
    if (triggers.length === 0) return;
    expect(end).toMatchObject(STILL_SOLD);
    const lost = triggers.includes(DISPUTE[3]) && 'lost';
    const furthest = lost || (triggers.includes(DISPUTE[1]) && 'under_review') || 'open';
    const isDisputed = triggers.some((trigger) => trigger !== CAPTURED);
    expect(end).toMatchObject({ disputes: isDisputed ? [{ amount_paise: PRICE, status: furthest }] : [] });
  },
  180_000,
);

test('PAYMENTS-24: every event of the provider, of a refund that fails, one that goes through and a dispute that is won, shuffled and doubled', async () => {
  const triggers = [
    AUTHORIZED,
    FAILED,
    CAPTURED,
    ORDER_PAID,
    refund('refund.created', 0, { asFailing: true }),
    refund('refund.failed', 0, { asFailing: true }),
    refund('refund.created', 1),
    refund('refund.speed_changed', 1),
    refund('refund.processed', 1),
    ...DISPUTE.slice(0, 3),
    dispute('won', 'won'),
    dispute('closed', 'closed', { alone: true }),
    CAPTURE_CALL,
    RECONCILER,
    RESYNC,
  ];
  const seeds = someOf(
    Array.from({ length: 24 }, (_, place) => place + 101),
    6,
  );
  const ends: unknown[] = [];
  for (const seed of seeds) {
    const bought = await purchase(within, []);
    await within.shop.behave({ refunds: 'failed' });
    await within.shop.refundAtProvider(bought.paid.paymentId, PRICE);
    await within.shop.behave({ refunds: 'processed' });
    await within.shop.refundAtProvider(bought.paid.paymentId, 60_000);
    for (const trigger of shuffled([...triggers, ...triggers], seed)) await trigger(bought);
    ends.push(await endOf(bought));
  }
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({
    ...STILL_SOLD,
    disputes: [{ amount_paise: PRICE, status: 'won' }],
    documents: ['credit-note 60000', `invoice ${PRICE}`],
  });
}, 180_000);

test('PAYMENTS-29: an open or lost dispute waits for accounts staff until somebody has decided', async () => {
  const waiting = async () => {
    const { body } = await within.accounts.get('/api/admin/waiting');
    return (
      (body['waiting'] as { what: string; count: number }[]).find(({ what }) => what === 'disputes')?.count ??
      0
    );
  };
  const listed = async () => {
    const { body } = await within.accounts.get('/api/admin/money/orders?state=disputed');
    return (body['orders'] as { id: string; disputed: boolean }[])
      .filter(({ disputed }) => disputed)
      .map(({ id }) => id);
  };
  const before = await waiting();
  const bought = await purchase(within, []);
  await dispute('created', 'open')(bought);
  expect(await waiting()).toBe(before + 1);
  expect(await listed()).toContain(bought.orderId);
  await dispute('under_review', 'under_review')(bought);
  expect(await waiting()).toBe(before);
  await dispute('lost', 'lost')(bought);
  expect(await waiting()).toBe(before + 1);
  const { body } = await within.accounts.get(`/api/admin/money/orders/${bought.orderId}`);
  const timeline = (body['timeline'] as { what: string }[]).map(({ what }) => what);
  expect(timeline.filter((what) => what.startsWith('dispute'))).toHaveLength(3);
  await within.shop.db
    .updateTable('entitlement')
    .set({ revoked_at: new Date() })
    .where('account_id', '=', bought.buyer.accountId)
    .execute();
  expect(await waiting()).toBe(before);
});
