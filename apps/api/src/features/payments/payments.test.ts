import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPaymentsHarness, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;

beforeAll(async () => {
  shop = await startPaymentsHarness();
});

afterAll(() => shop.close());

// Most tests say themselves when the provider speaks.
beforeEach(() => shop.behave({ webhooks: 'off', mode: 'well', latencyMs: 0 }));

const ONCE = { grants: 1, invoices: 1, paid: 1 };

const NONE = { grants: 0, invoices: 0, paid: 0 };

describe('PAYMENTS-13: POST /api/payment/createorder', () => {
  test('PAYMENTS-12, PAYMENTS-15: answers id, planInfo and what the window needs; the amount is price times 100', async () => {
    const buyer = await shop.learner();
    expect(await shop.order(buyer)).toEqual({
      id: expect.stringMatching(/^order_/),
      planInfo: {
        planId: 'plan1',
        title: 'Plan plan1',
        price: 1999,
        contents: ['C'],
        validityString: '6 months',
      },
      key: 'rzp_test_simulator',
      amount: 199_900,
      currency: 'INR',
      checkoutScript: '/sim/razorpay/checkout.js',
    });
  });

  test('two tabs pay one order, also when they ask at once', async () => {
    const buyer = await shop.learner();
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await shop.order(buyer))['id']));
    expect(new Set(ids).size).toBe(1);
  });

  test('the State is asked once and remembered', async () => {
    const buyer = await shop.learner();
    expect(await shop.order(buyer, 'plan1', {})).toEqual({
      err: 'Please choose your State: the invoice needs it.',
    });
    await shop.order(buyer, 'plan1', { state: '27', gstin: '27aapfu0939f1zv' });
    expect(await shop.order(buyer, 'plan1', {})).toHaveProperty('id');
    expect((await buyer.get('/api/payment/buyer')).body).toEqual({ state: '27', gstin: '27AAPFU0939F1ZV' });
  });

  test.each([
    ['an unknown plan', 'plan99', { state: '29' }],
    ['a plan that is not sold yet', 'plan7', { state: '29' }],
    ['a State that is none', 'plan1', { state: '99' }],
    ['a GSTIN with a wrong check character', 'plan1', { state: '29', gstin: '27AAPFU0939F1ZW' }],
    ["another user's id", 'plan1', { state: '29', userId: 'somebody' }],
  ])('PAYMENTS-12: %s is refused with err', async (_name, plan, more) => {
    const buyer = await shop.learner();
    const order = await shop.order(buyer, plan, more);
    expect(Object.keys(order)).toEqual(['err']);
  });

  test.each(['down', 'error', 'garbage'])(
    'provider %s: err, and a later try uses the same order',
    async (mode) => {
      const buyer = await shop.learner();
      await shop.behave({ mode });
      expect(await shop.order(buyer)).toHaveProperty('err');
      await shop.behave({ mode: 'well' });
      expect(await shop.order(buyer)).toHaveProperty('id');
      const orders = await shop.db
        .selectFrom('purchase_order')
        .select('id')
        .where('account_id', '=', buyer.accountId)
        .execute();
      expect(orders).toHaveLength(1);
    },
  );
});

describe('PAYMENTS-8, PAYMENTS-14: Payment flow, capture', () => {
  test('PLANS-10, PAYMENTS-14: a captured payment grants the plan at once, and answers msg', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    expect((await buyer.get(shop.capturePath(buyer, paid))).body).toHaveProperty('msg');
    const user = await buyer.get('/api/auth');
    expect(user.body['activePlans']).toMatchObject([{ planId: 'plan1', planTitle: 'Plan plan1' }]);
    expect((await buyer.get('/api/content/subtopic/basics')).text).toContain('CANARY-text-basics-more');
  });

  test('an authorised payment is captured by us', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'authorized');
    expect((await buyer.get(shop.capturePath(buyer, paid))).body).toHaveProperty('msg');
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('a hundred captures at once grant once, with one invoice number', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => buyer.get(shop.capturePath(buyer, paid))),
    );
    expect(answers.every((answer) => answer.status === 200 && 'msg' in answer.body)).toBe(true);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('a failed payment and a pending one grant nothing and say so', async () => {
    const buyer = await shop.learner();
    const { id } = await shop.order(buyer);
    for (const outcome of ['failure', 'pending']) {
      const paid = await shop.pay(id, outcome);
      expect((await buyer.get(shop.capturePath(buyer, paid))).body).toHaveProperty('err');
    }
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
  });

  test('one paisa, and another currency, grant nothing', async () => {
    for (const wrong of [{ amount: 1 }, { amount: 199_899 }, { currency: 'USD' }]) {
      const buyer = await shop.learner();
      const paid = await shop.pay((await shop.order(buyer))['id'], 'success', wrong);
      expect((await buyer.get(shop.capturePath(buyer, paid))).body).toHaveProperty('err');
      await shop.reconcileNow();
      expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    }
  });

  test('PAYMENTS-14: every tampered part of the path is refused', async () => {
    const [buyer, other] = [await shop.learner(), await shop.learner()];
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    const elsewhere = await shop.pay((await shop.order(other))['id'], 'pending');
    const tampered = [
      shop.capturePath(buyer, paid, 'plan3'),
      shop.capturePath(buyer, { ...paid, paymentId: elsewhere.paymentId }),
      shop.capturePath(buyer, { ...paid, orderId: elsewhere.orderId }),
      shop.capturePath(buyer, { ...paid, orderId: 'order_unknown' }),
      shop.capturePath(buyer, { ...paid, signature: paid.signature.replaceAll(/[0-7]/g, '8') }),
      shop.capturePath(buyer, { ...paid, signature: 'x' }),
      shop.capturePath(other, paid),
      shop.capturePath(buyer, { ...paid, paymentId: '..%2f..%2forders' }),
    ];
    for (const path of tampered) expect((await buyer.get(path)).body).toHaveProperty('err');
    expect((await other.get(shop.capturePath(other, paid))).body).toHaveProperty('err');
    expect((await shop.visitor.get(shop.capturePath(buyer, paid))).status).toBe(401);
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    expect(await shop.counts(other.accountId)).toEqual(NONE);
  });

  test('the provider down at capture: err says it is pending, and the reconciler grants', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await shop.behave({ mode: 'down' });
    const { body } = await buyer.get(shop.capturePath(buyer, paid));
    expect(body['err']).toContain('You do not need to pay again');
    await shop.behave({ mode: 'well' });
    await shop.reconcileNow();
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('the tab closed after paying: the reconciler grants the plan, once', async () => {
    const buyer = await shop.learner();
    await shop.pay((await shop.order(buyer))['id'], 'authorized');
    await Promise.all([shop.reconcileNow(), shop.reconcileNow()]);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('an owned plan cannot be ordered again; nor one whose contents are all owned', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await buyer.get(shop.capturePath(buyer, paid));
    expect(await shop.order(buyer)).toEqual({ err: 'You have already purchased this course.' });
    expect(await shop.order(buyer, 'plan2')).toEqual({
      err: "Your purchased courses already have all of this course's contents!",
    });
    expect(await shop.order(buyer, 'plan3')).toHaveProperty('id');
  });
});

describe('PAYMENTS-16: paid twice', () => {
  test('a second payment of one order is given back in full', async () => {
    const buyer = await shop.learner();
    const { id } = await shop.order(buyer);
    const first = await shop.pay(id, 'success');
    const second = await shop.pay(id, 'success');
    expect((await buyer.get(shop.capturePath(buyer, first))).body).toHaveProperty('msg');
    expect((await buyer.get(shop.capturePath(buyer, second))).body['err']).toContain('returned');
    const refunds = await shop.db
      .selectFrom('refund')
      .select(['amount_paise', 'status'])
      .where('payment_id', '=', second.paymentId)
      .execute();
    expect(refunds).toEqual([{ amount_paise: 199_900, status: 'processed' }]);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('two orders of one plan, paid at once: one grant, the other is given back', async () => {
    const buyer = await shop.learner();
    const first = await shop.pay((await shop.order(buyer, 'plan1', { state: '29' }))['id'], 'success');
    const second = await shop.pay((await shop.order(buyer, 'plan1', { state: '27' }))['id'], 'success');
    expect(first.orderId).not.toBe(second.orderId);
    await Promise.all([first, second].map((paid) => buyer.get(shop.capturePath(buyer, paid))));
    await shop.reconcileNow();
    const { grants, invoices } = await shop.counts(buyer.accountId);
    expect([grants, invoices]).toEqual([1, 1]);
    const returned = await shop.db
      .selectFrom('refund')
      .select('status')
      .where('payment_id', 'in', [first.paymentId, second.paymentId])
      .execute();
    expect(returned).toEqual([{ status: 'processed' }]);
  });
});
