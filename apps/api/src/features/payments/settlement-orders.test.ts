import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type Buyer, type Paid, type PaymentsHarness } from './payments-harness.ts';

/**
 * What the provider says reaches us in any order, twice, or in part: by its events, by the browser's capture call, by
 * our reconciler, by somebody of the staff who asks. The same facts must come to the same end.
 */
let shop: PaymentsHarness;
let accounts: Person;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
  accounts = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());

const PRICE = 199_900;

type Purchase = { readonly buyer: Buyer; readonly paid: Paid; readonly orderId: string };
/** A way in which we hear of a purchase. */
type Voice = (purchase: Purchase) => Promise<unknown>;

async function purchase(refunds: readonly number[]): Promise<Purchase> {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  for (const amount of refunds) await shop.refundAtProvider(paid.paymentId, amount);
  const order = await shop.db
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  return { buyer, paid, orderId: order.id };
}

/** An event of the payment as it stood then. */
const payment =
  (name: string, status: string): Voice =>
  async ({ paid }) => {
    const now = await shop.payments.provider.payment(paid.paymentId);
    const entity = { ...now, status, amount_refunded: 0 };
    return send({ event: name, payload: { payment: { entity } } });
  };

/** An event of the n-th refund, with the payment as it stood then or without it. */
const refund =
  (name: string, place: number, { alone = false } = {}): Voice =>
  async ({ paid }) => {
    const entity = (await shop.payments.provider.refundsOf(paid.paymentId)).toReversed().at(-1 - place);
    if (!entity) throw new Error('there is no such refund');
    const known = await shop.payments.provider.payment(paid.paymentId);
    const status = name === 'refund.processed' ? 'processed' : 'pending';
    return send({
      event: name,
      payload: {
        refund: { entity: { ...entity, status } },
        ...(!alone && { payment: { entity: known } }),
      },
    });
  };

async function send(event: object): Promise<void> {
  expect(await shop.webhook(JSON.stringify({ entity: 'event', ...event }))).toBe(200);
}

const AUTHORIZED = payment('payment.authorized', 'authorized');
const FAILED = payment('payment.failed', 'failed');
const CAPTURED = payment('payment.captured', 'captured');
const ORDER_PAID = payment('order.paid', 'captured');
const CAPTURE_CALL: Voice = ({ buyer, paid }) => buyer.get(shop.capturePath(buyer, paid));
const RECONCILER: Voice = () => shop.reconcileNow();
const RESYNC: Voice = ({ orderId }) => accounts.post(`/api/admin/money/orders/${orderId}/resync`);

/** All that a purchase came to but its mails, without names and times. */
async function endOf({ buyer, orderId }: Purchase) {
  const { db } = shop;
  const of = { order: orderId, account: buyer.accountId };
  const order = await db.selectFrom('purchase_order').select('state').where('id', '=', of.order).execute();
  const plans = await db
    .selectFrom('entitlement')
    .select(['plan_id', 'revoked_at'])
    .where('account_id', '=', of.account)
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['pays_order', 'id'])
    .where('order_id', '=', of.order)
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_paise', 'status'])
    .where('payment_id', 'in', ['', ...payments.map(({ id }) => id)])
    .orderBy('amount_paise')
    .execute();
  const documents = (await buyer.get('/api/payment/invoices')).body['invoices'] as Paper[];
  return {
    order,
    plans: plans.map(({ plan_id: id, revoked_at: revoked }) => ({ id, revoked: revoked !== null })),
    active: ((await buyer.get('/api/auth')).body['activePlans'] as unknown[]).length,
    paying: payments.map((each) => each.pays_order),
    refunds,
    documents: documents.map(({ kind, amountPaise }) => `${kind} ${amountPaise}`).toSorted(),
    told: await toldTo(of.account),
  };
}
type Paper = { readonly kind: string; readonly amountPaise: number };

async function toldTo(accountId: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('notification')
    .select('text')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ text }) => text).toSorted();
}

async function mailsOf(purchases: readonly Purchase[]): Promise<string[]> {
  await shop.doJobs();
  const sent = await Promise.all(purchases.map(({ buyer }) => mailsTo(shop.dataDir, buyer.email)));
  return sent.map((mails) =>
    mails
      .map(({ subject }) => subject)
      .filter((subject) => /plan|refund/i.test(subject))
      .toSorted()
      .join(', '),
  );
}

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

function subsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((all, thing) => [...all, ...all.map((set) => [...set, thing])], [[]]);
}

/** The order that a number names, for tests that must be repeatable. */
function shuffled<T>(things: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return things
    .map((thing) => ({ thing, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** Plays each order of voices to a purchase of its own, and expects one end of all. */
async function expectOneEnd(orders: readonly (readonly Voice[])[], refunds: readonly number[]) {
  const purchases: Purchase[] = [];
  const ends: unknown[] = [];
  for (const voices of orders) {
    const bought = await purchase(refunds);
    for (const voice of voices) await voice(bought);
    purchases.push(bought);
    ends.push(await endOf(bought));
  }
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect([...new Set(await mailsOf(purchases))]).toHaveLength(1);
  return ends[0];
}

const SOLD_AND_RETURNED = {
  order: [{ state: 'refunded' }],
  plans: [{ id: 'plan1', revoked: true }],
  active: 0,
  paying: [true],
  refunds: [{ amount_paise: PRICE, status: 'processed' }],
  documents: [`credit-note ${PRICE}`, `invoice ${PRICE}`],
};

const FULL_REFUND = [
  CAPTURED,
  refund('refund.created', 0),
  refund('refund.processed', 0),
  CAPTURE_CALL,
] as const;

/** Each order is a purchase of its own with its documents and mails: `npm run thorough` plays all of them. */
const someOf = <T>(orders: readonly T[], atMost: number): readonly T[] =>
  THOROUGH ? orders : orders.filter((_, place) => place % Math.ceil(orders.length / atMost) === 0);

test.each(subsets(FULL_REFUND).map((voices) => [voices.length, voices] as const))(
  'PAYMENTS-24: a full refund: orders of %i of its voices, then all again backwards, come to one end',
  async (_count, voices) => {
    const orders = someOf(permutations(voices), 3).map((order) => [...order, ...order.toReversed()]);
    const end = await expectOneEnd(orders, [PRICE]);
    const knowsAll = voices.includes(FULL_REFUND[2]) || voices.includes(CAPTURE_CALL);
    expect(end).toMatchObject(knowsAll ? SOLD_AND_RETURNED : {});
  },
  180_000,
);

test('PAYMENTS-24: a refund told of before its payment, without it, is not forgotten', async () => {
  const alone = refund('refund.processed', 0, { alone: true });
  const orders = permutations([alone, CAPTURED, AUTHORIZED]);
  expect(await expectOneEnd(orders, [PRICE])).toMatchObject(SOLD_AND_RETURNED);
}, 180_000);

test('PAYMENTS-24: refunds in two parts: mixed orders of all voices, doubled, come to one end', async () => {
  const voices = [
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
    6,
  );
  const orders = seeds.map((seed) => shuffled([...voices, ...voices], seed));
  const parts = [50_000, PRICE - 50_000];
  expect(await expectOneEnd(orders, parts)).toMatchObject({
    ...SOLD_AND_RETURNED,
    refunds: parts.map((amount) => ({ amount_paise: amount, status: 'processed' })),
    documents: [`credit-note ${PRICE - 50_000}`, 'credit-note 50000', `invoice ${PRICE}`],
  });
}, 180_000);

test('PAYMENTS-24: a refund in part: orders of its voices leave the plan active', async () => {
  const voices = [CAPTURED, refund('refund.processed', 0), CAPTURE_CALL, FAILED];
  const orders = someOf(permutations(voices), 6).map((order) => [...order, ...order]);
  expect(await expectOneEnd(orders, [50_000])).toMatchObject({
    order: [{ state: 'paid' }],
    plans: [{ id: 'plan1', revoked: false }],
    active: 1,
    documents: ['credit-note 50000', `invoice ${PRICE}`],
  });
}, 180_000);

test('PAYMENTS-24: the reconciler alone finds what was captured and returned while nobody listened', async () => {
  const bought = await purchase([PRICE]);
  await shop.reconcileNow();
  expect(await endOf(bought)).toMatchObject(SOLD_AND_RETURNED);
});

test('PAYMENTS-24: after a full refund the capture call says so, and not that the plan is active', async () => {
  const bought = await purchase([]);
  expect((await CAPTURE_CALL(bought)) as object).toHaveProperty('body.msg');
  await shop.refundAtProvider(bought.paid.paymentId, PRICE);
  await refund('refund.processed', 0)(bought);
  const { body } = await bought.buyer.get(shop.capturePath(bought.buyer, bought.paid));
  expect(body).toEqual({ err: 'This payment was returned to you in full, so the plan is not active.' });
});

test('PAYMENTS-24: two payments of one order, told of in any order: one pays, the other is a duplicate, also later', async () => {
  for (const backwards of [false, true]) {
    const buyer = await shop.learner();
    const { id } = await shop.order(buyer);
    const both = [await shop.pay(id, 'success'), await shop.pay(id, 'success')];
    const told = backwards ? both.toReversed() : both;
    for (const paid of [...told, ...told]) await CAPTURED({ buyer, paid, orderId: '' });
    expect(await shop.counts(buyer.accountId)).toEqual({ grants: 1, invoices: 1, paid: 1 });
    const [first, second] = told.map((paid) => shop.capturePath(buyer, paid));
    expect((await buyer.get(first ?? '')).body).toHaveProperty('msg');
    expect((await buyer.get(second ?? '')).body['err']).toContain('This was a second payment');
    expect((await toldTo(buyer.accountId)).join()).toContain('the second payment of ₹1,999.00');
  }
});
