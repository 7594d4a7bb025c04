import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validUntil } from './order-times.rules.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;

beforeAll(async () => {
  shop = await startPaymentsHarness();
});

afterAll(() => shop.close());

// Most tests say themselves when the provider speaks.
beforeEach(() => shop.behave({ webhooks: 'off', mode: 'well', latencyMs: 0 }));

const ONCE = { grants: 1, invoices: 1, paid: 1 };

const NONE = { grants: 0, invoices: 0, paid: 0 };

describe('PLANS-13: GET /api/payment/pricingplans', () => {
  test('PLANS-11: plans are listed under plan1 to plan7 with their contents by title', async () => {
    const { body } = await shop.visitor.get('/api/payment/pricingplans');
    expect(body['plans']).toMatchObject({
      plan1: {
        planId: 'plan1',
        title: 'Plan plan1',
        price: 1999,
        contents: ['C'],
        validityString: '6 months',
        img: expect.any(String),
        planType: expect.any(String),
      },
      plan7: { planType: 'Coming Soon' },
    });
  });
});

/** An order that was opened some hours ago. */
async function agedOrder(buyer: Buyer, hours: number) {
  const { id } = await shop.order(buyer);
  await shop.db
    .updateTable('purchase_order')
    .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
    .where('provider_order_id', '=', String(id))
    .execute();
  return id;
}

describe('PAYMENTS-25: an order holds its price for a day', () => {
  test('within it the order is paid, after it the payment goes back in full and a new order is opened', async () => {
    const [early, late] = [await shop.learner(), await shop.learner()];
    const inTime = await shop.pay(await agedOrder(early, 23), 'success');
    expect((await early.get(shop.capturePath(early, inTime))).body).toHaveProperty('msg');

    const expired = await agedOrder(late, 25);
    const paid = await shop.pay(expired, 'authorized');
    expect((await late.get(shop.capturePath(late, paid))).body['err']).toContain('more than a day old');
    await shop.reconcileNow();
    expect(await shop.counts(late.accountId)).toEqual(NONE);
    expect(await shop.booksOf(paid.paymentId)).toEqual({ ours: 199_900, theirs: 199_900 });
    expect((await late.get('/api/auth/notifications')).text).toContain('had expired when you paid');
    expect((await shop.order(late))['id']).not.toBe(expired);
  });

  test('a payment that was begun within it may be captured days later', async () => {
    const buyer = await shop.learner();
    const { id } = await shop.order(buyer);
    const paid = await shop.pay(id, 'authorized');
    const yesterday = Date.now() - 5 * 24 * 3_600_000;
    const [created, began] = [new Date(yesterday), Math.floor(yesterday / 1000) + 3600];
    await shop.db
      .updateTable('purchase_order')
      .set({ created_at: created })
      .where('provider_order_id', '=', String(id))
      .execute();
    const known = await shop.payments.provider.payment(paid.paymentId);
    const entity = { ...known, status: 'captured', created_at: began };
    await shop.webhook(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }));
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });
});

describe('PLANS-15: calendar months in the time of India', () => {
  test('a plan of 6 months ends with the same day six months later', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await buyer.get(shop.capturePath(buyer, paid));
    const [plan] = (await buyer.get('/api/auth')).body['activePlans'] as {
      expiry: string;
      purchasedOn: string;
    }[];
    const bought = new Date(plan?.purchasedOn ?? '');
    expect(plan?.expiry).toBe(validUntil(bought, { validity: '6 months', validity_days: 1 }).toISOString());
  });

  test.each([
    ['2026-11-22T10:00:00+05:30', '6 months', '2027-05-22'],
    ['2026-11-22T00:00:00+05:30', '6 months', '2027-05-22'],
    ['2026-11-22T23:59:59+05:30', '6 months', '2027-05-22'],
    ['2026-08-31T12:00:00+05:30', '6 months', '2027-02-28'],
    ['2027-08-31T12:00:00+05:30', '6 months', '2028-02-29'],
    ['2028-02-29T12:00:00+05:30', '1 year', '2029-02-28'],
    ['2026-11-22T12:00:00+05:30', '1 Year', '2027-11-22'],
    ['2026-12-31T12:00:00+05:30', '1 month', '2027-01-31'],
    ['2026-11-22T12:00:00+05:30', ' 12 months ', '2027-11-22'],
  ])('bought %s for %s, it ends with %s', (bought, validity, day) => {
    const end = validUntil(new Date(bought), { validity, validity_days: 180 });
    expect(end.toISOString()).toBe(new Date(`${day}T23:59:59+05:30`).toISOString());
  });

  test('other words are counted in days', () => {
    const bought = new Date('2026-11-22T10:00:00Z');
    const end = validUntil(bought, { validity: 'Until the exam', validity_days: 45 });
    expect(end.toISOString()).toBe('2027-01-06T10:00:00.000Z');
  });
});
