import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPaymentsHarness } from './payments-harness.ts';
import {
  expectOneEnd,
  permutations,
  shuffled,
  SOLD_AND_RETURNED,
  someOf,
  STILL_SOLD,
  subsets,
} from './settlement-orderings.ts';
import {
  AUTHORIZED,
  CAPTURE_CALL,
  CAPTURED,
  endOf,
  FAILED,
  ORDER_PAID,
  PRICE,
  purchase,
  RECONCILER,
  refund,
  RESYNC,
  toldTo,
  type Shop,
} from './settlement-triggers.ts';

let within: Shop;
beforeAll(async () => {
  const shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
  within = { shop, accounts: await shop.signInStaff('accounts') };
});
afterAll(() => within.shop.close());

const FULL_REFUND = [
  CAPTURED,
  refund('refund.created', 0),
  refund('refund.processed', 0),
  CAPTURE_CALL,
] as const;

test.each(someOf(subsets(FULL_REFUND), 4).map((triggers) => [triggers.length, triggers] as const))(
  'PAYMENTS-24: a full refund: orders of %i of its triggers, then all again backwards, come to one end',
  async (_count, triggers) => {
    const orders = someOf(permutations(triggers), 2).map((order) => [...order, ...order.toReversed()]);
    const end = await expectOneEnd(within, orders, [PRICE]);
    const knowsAll = triggers.includes(FULL_REFUND[2]) || triggers.includes(CAPTURE_CALL);
    expect(end).toMatchObject(knowsAll ? SOLD_AND_RETURNED : {});
  },
  180_000,
);

test('PAYMENTS-24: a refund reported before its payment, without it, is not forgotten', async () => {
  const alone = refund('refund.processed', 0, { alone: true });
  const orders = permutations([alone, CAPTURED, AUTHORIZED]);
  expect(await expectOneEnd(within, orders, [PRICE])).toMatchObject(SOLD_AND_RETURNED);
}, 180_000);

test('PAYMENTS-24: refunds in two parts: mixed orders of all triggers, doubled, come to one end', async () => {
  const triggers = [
    AUTHORIZED,
    FAILED,
    CAPTURED,
    ORDER_PAID,
    refund('refund.created', 0),
    refund('refund.processed', 0),
    refund('refund.created', 1),
    refund('refund.processed', 1),
    CAPTURE_CALL,
    RECONCILER,
    RESYNC,
  ];
  const seeds = someOf(
    Array.from({ length: 24 }, (_, place) => place + 1),
    2,
  );
  const orders = seeds.map((seed) => shuffled([...triggers, ...triggers], seed));
  const parts = [50_000, PRICE - 50_000];
  expect(await expectOneEnd(within, orders, parts)).toMatchObject({
    ...SOLD_AND_RETURNED,
    refunds: parts.map((amount) => ({ amount_paise: amount, status: 'processed' })),
    documents: [`credit-note ${PRICE - 50_000}`, 'credit-note 50000', `invoice ${PRICE}`],
  });
}, 180_000);

test('PAYMENTS-24: a refund in part: orders of its triggers leave the plan active', async () => {
  const triggers = [CAPTURED, refund('refund.processed', 0), CAPTURE_CALL, FAILED];
  const orders = someOf(permutations(triggers), 3).map((order) => [...order, ...order]);
  expect(await expectOneEnd(within, orders, [50_000])).toMatchObject({
    order: [{ state: 'paid' }],
    plans: [{ id: 'plan1', revoked: false }],
    active: 1,
    documents: ['credit-note 50000', `invoice ${PRICE}`],
  });
}, 180_000);

const FAILING_REFUND = [
  AUTHORIZED,
  CAPTURED,
  refund('refund.created', 0, { asFailing: true }),
  refund('refund.failed', 0, { asFailing: true }),
  refund('refund.failed', 0, { asFailing: true, alone: true }),
] as const;

test.each(someOf(subsets(FAILING_REFUND), 3).map((triggers) => [triggers.length, triggers] as const))(
  'PAYMENTS-24: a refund that fails takes no plan away: orders of %i of its triggers, then backwards, come to one end',
  async (_count, triggers) => {
    await within.shop.behave({ refunds: 'failed' });
    try {
      const orders = someOf(permutations(triggers), 2).map((order) => [...order, ...order.toReversed()]);
      const end = await expectOneEnd(within, orders, [PRICE]);
      const isKnown = triggers.some((trigger) => trigger !== AUTHORIZED);
      expect(end).toMatchObject(isKnown ? STILL_SOLD : {});
    } finally {
      await within.shop.behave({ refunds: 'processed' });
    }
  },
  180_000,
);

test('PAYMENTS-24: a refund made in the dashboard that is still under way is looked up, not asked for again', async () => {
  const bought = await purchase(within, []);
  await CAPTURED(bought);
  await within.shop.refundAtProvider(bought.paid.paymentId, PRICE);
  await refund('refund.created', 0)(bought);
  expect(await endOf(bought)).toMatchObject({ ...STILL_SOLD, refunds: [{ status: 'requested' }] });
  await within.shop.reconcileNow();
  expect(await endOf(bought)).toMatchObject(SOLD_AND_RETURNED);
  expect(await within.shop.payments.provider.refundsOf(bought.paid.paymentId)).toHaveLength(1);
});

test('PAYMENTS-24: the reconciler alone finds what was captured and returned while nobody listened', async () => {
  const bought = await purchase(within, [PRICE]);
  await within.shop.reconcileNow();
  expect(await endOf(bought)).toMatchObject(SOLD_AND_RETURNED);
});

test('PAYMENTS-24: after a full refund the capture call says so, and not that the plan is active', async () => {
  const bought = await purchase(within, []);
  expect((await CAPTURE_CALL(bought)) as object).toHaveProperty('body.msg');
  await within.shop.refundAtProvider(bought.paid.paymentId, PRICE);
  await refund('refund.processed', 0)(bought);
  const { body } = await bought.buyer.get(within.shop.capturePath(bought.buyer, bought.paid));
  expect(body).toEqual({ err: 'This payment was returned to you in full, so the plan is not active.' });
});

test('PAYMENTS-24: two payments of one order, reported in any order: one pays, the other is a duplicate, also later', async () => {
  for (const backwards of [false, true]) {
    const buyer = await within.shop.learner();
    const { id } = await within.shop.order(buyer);
    const both = [await within.shop.pay(id, 'success'), await within.shop.pay(id, 'success')];
    const told = backwards ? both.toReversed() : both;
    for (const paid of [...told, ...told]) await CAPTURED({ ...within, buyer, paid, orderId: '' });
    expect(await within.shop.counts(buyer.accountId)).toEqual({ grants: 1, invoices: 1, paid: 1 });
    const [first, second] = told.map((paid) => within.shop.capturePath(buyer, paid));
    expect((await buyer.get(first ?? '')).body).toHaveProperty('msg');
    expect((await buyer.get(second ?? '')).body['err']).toContain('This was a second payment');
    expect((await toldTo(within.shop, buyer.accountId)).join()).toContain('the second payment of ₹1,999.00');
  }
});
