import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type Buyer, type Paid, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
let accounts: Person & { accountId: string };
beforeAll(async () => {
  shop = await startPaymentsHarness();
  accounts = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off', mode: 'well', latencyMs: 0 }));

type Purchase = { readonly buyer: Buyer; readonly paid: Paid; readonly orderId: string };

async function purchase(): Promise<Purchase> {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  await buyer.get(shop.capturePath(buyer, paid));
  const { body } = await accounts.get(`/api/admin/money/orders?search=${paid.paymentId}`);
  const [order] = body['orders'] as { id: string }[];
  return { buyer, paid, orderId: order?.id ?? '' };
}

function refund({ orderId, paid }: Purchase, amountPaise: number, more: object = {}) {
  return accounts.post(`/api/admin/money/orders/${orderId}/refund`, {
    refundId: randomUUID(),
    paymentId: paid.paymentId,
    amountPaise,
    reason: 'wrong course bought',
    ...more,
  });
}

const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code;
const invoicesOf = async (buyer: Buyer) =>
  (await buyer.get('/api/payment/invoices')).body['invoices'] as { kind: string; amountPaise: number }[];
const plansOf = async (buyer: Buyer) => (await buyer.get('/api/auth')).body['activePlans'] as unknown[];

describe('PAYMENTS-17: refund in full or in part with a reason', () => {
  test('in full: money, credit note, mail, notification; the plan is taken back', async () => {
    const sale = await purchase();
    const { status, body } = await refund(sale, 199_900);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'refunded',
      refundedPaise: 199_900,
      refunds: [{ status: 'processed', reason: 'wrong course bought' }],
      documents: [{ heading: 'Receipt' }, { heading: 'Refund Receipt', amountPaise: 199_900 }],
    });
    expect(await plansOf(sale.buyer)).toEqual([]);
    expect((await sale.buyer.get('/api/content/subtopic/basics')).text).not.toContain(
      'CANARY-text-basics-more',
    );
    expect((await invoicesOf(sale.buyer)).map(({ kind }) => kind)).toEqual(['credit-note', 'invoice']);
    await shop.doJobs();
    const subjects = (await mailsTo(shop.dataDir, sale.buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your refund'))).toHaveLength(1);
    const told = (await sale.buyer.get('/api/auth/notifications')).text;
    expect(told).toContain('₹1,999.00 for the plan Plan plan1 is on its way back to you.');
  });

  test('in part: a credit note over the part, and the plan stays', async () => {
    const sale = await purchase();
    const { body } = await refund(sale, 50_000);
    expect(body).toMatchObject({ state: 'paid', refundedPaise: 50_000 });
    expect(await plansOf(sale.buyer)).toHaveLength(1);
    expect(await invoicesOf(sale.buyer)).toMatchObject([
      { kind: 'credit-note', amountPaise: 50_000 },
      { kind: 'invoice' },
    ]);
  });

  test('the last of several parts ends the plan, and the credit notes add up to the invoice', async () => {
    const sale = await purchase();
    for (const part of [66_633, 66_633, 66_634]) expect((await refund(sale, part)).status).toBe(200);
    expect(await plansOf(sale.buyer)).toEqual([]);
    const notes = (await invoicesOf(sale.buyer)).filter(({ kind }) => kind === 'credit-note');
    expect(notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(199_900);
  });

  test.each([
    ['more than was paid', { amountPaise: 199_901 }, 'payments.refund-too-much'],
    ['nothing', { amountPaise: 0 }, 'payments.amount-invalid'],
    ['less than nothing', { amountPaise: -100 }, 'payments.amount-invalid'],
    ['no reason', { reason: '  ' }, 'payments.reason-missing'],
    ['a payment that is not of this order', { paymentId: 'pay_other' }, 'payments.payment-unknown'],
  ])('%s is refused and changes nothing', async (_name, more, code) => {
    const sale = await purchase();
    expect(codeOf(await refund(sale, 100, more))).toBe(code);
    expect((await accounts.get(`/api/admin/money/orders/${sale.orderId}`)).body).toMatchObject({
      state: 'paid',
      refunds: [],
    });
  });

  test('the same form sent ten times at once is one refund', async () => {
    const sale = await purchase();
    const refundId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(sale, 50_000, { refundId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 50_000, theirs: 50_000 });
    expect((await invoicesOf(sale.buyer)).filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
  });

  test('two people refund in full at once: one does, the other is told that nothing is left', async () => {
    const sale = await purchase();
    const answers = await Promise.all([refund(sale, 199_900), refund(sale, 199_900)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('payments.refund-nothing-left');
    expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 199_900, theirs: 199_900 });
  });

  test('many parts at once never return more than was paid', async () => {
    const sale = await purchase();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(sale, 60_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 180_000, theirs: 180_000 });
    expect(await plansOf(sale.buyer)).toHaveLength(1);
  });

  test.each(['down', 'error', 'garbage'])(
    'provider %s: the refund is kept and goes out later, once',
    async (mode) => {
      const sale = await purchase();
      await shop.behave({ mode });
      const { body } = await refund(sale, 199_900);
      expect(body).toMatchObject({ state: 'paid', refunds: [{ status: 'requested' }] });
      expect(await plansOf(sale.buyer)).toHaveLength(1);
      await shop.behave({ mode: 'well' });
      await Promise.all([shop.reconcileNow(), shop.reconcileNow()]);
      expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 199_900, theirs: 199_900 });
      expect(await plansOf(sale.buyer)).toEqual([]);
    },
  );

  test('sent again after a lost answer it is one refund; with another amount it is refused, and nothing more goes back', async () => {
    const sale = await purchase();
    const refundId = randomUUID();
    for (let time = 1; time <= 2; time += 1)
      expect((await refund(sale, 50_000, { refundId })).status).toBe(200);
    const corrected = await refund(sale, 60_000, { refundId });
    expect([corrected.status, codeOf(corrected)]).toEqual([409, 'payments.sent-otherwise']);
    expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 50_000, theirs: 50_000 });
  });

  test('webhooks of two equal refunds, repeated and reversed, are told apart', async () => {
    await shop.behave({ webhooks: 'reversed' });
    const sale = await purchase();
    await Promise.all([refund(sale, 50_000), refund(sale, 50_000)]);
    await shop.behave({ webhooks: 'twice' });
    await refund(sale, 50_000);
    await expect
      .poll(async () => (await invoicesOf(sale.buyer)).filter(({ kind }) => kind === 'credit-note').length)
      .toBe(3);
    expect(await shop.booksOf(sale.paid.paymentId)).toEqual({ ours: 150_000, theirs: 150_000 });
  });

  test("a refund made in the provider's own dashboard is found by resync, with its credit note", async () => {
    const sale = await purchase();
    await shop.refundAtProvider(sale.paid.paymentId, 199_900);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await accounts.post(`/api/admin/money/orders/${sale.orderId}/resync`);
      expect(body).toMatchObject({ state: 'refunded', refunds: [{ status: 'processed' }] });
    }
    expect(await plansOf(sale.buyer)).toEqual([]);
    expect(codeOf(await refund(sale, 100))).toBe('payments.refund-nothing-left');
  });

  test('a refund that the provider refuses is shown as failed, and can be tried again', async () => {
    const sale = await purchase();
    // The provider has given all back already and we do not know of it.
    await shop.refundAtProvider(sale.paid.paymentId, 199_900);
    const { body } = await refund(sale, 50_000);
    expect(body).toMatchObject({ refundFailed: true, refunds: [{ status: 'failed' }], refundedPaise: 0 });
    const listed = await accounts.get('/api/admin/money/orders?state=refund-failed');
    expect(listed.text).toContain(sale.orderId);
  });

  test('every refund is in the audit log and in the timeline with who did it', async () => {
    const sale = await purchase();
    const { body } = await refund(sale, 50_000);
    const owner = await shop.signInStaff('owner');
    const audit = await owner.get(`/api/admin/audit?search=${sale.orderId}`);
    expect(audit.body['entries']).toMatchObject([
      { action: 'payments.refund', after: { amountPaise: 50_000, reason: 'wrong course bought' } },
    ]);
    const timeline = body['timeline'] as { who: string; what: string }[];
    expect(timeline.map(({ what }) => what).join('\n')).toMatch(
      /Order opened[^]*paid by[^]*Refund of ₹500.00 requested: wrong course bought[^]*Credit note/,
    );
    expect(timeline.map(({ who }) => who)).toContain('Staff accounts');
  });
});
