import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import Razorpay from 'razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { providerOrderId } from '../../platform/payment-provider/payment-provider.ts';
import { startPaymentsHarness, type Paid, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
beforeAll(async () => {
  shop = await startPaymentsHarness();
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off', mode: 'well', latencyMs: 0 }));

const ONCE = { grants: 1, invoices: 1, paid: 1 };
const NONE = { grants: 0, invoices: 0, paid: 0 };

function eventBody(name: string, paid: Paid, more: object = {}): string {
  const entity = {
    id: paid.paymentId,
    entity: 'payment',
    order_id: paid.orderId,
    amount: 199_900,
    currency: 'INR',
    status: name.split('.')[1],
    method: 'upi',
    ...more,
  };
  return JSON.stringify({ entity: 'event', event: name, payload: { payment: { entity } } });
}

/** The newest mail of a kind to somebody, from the outbox. */
async function mailTo(
  { dataDir }: PaymentsHarness,
  address: string,
  kind: string,
): Promise<string | undefined> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.includes(`-${kind}-`)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.findLast((mail) => mail.includes(`<${address}>`));
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not come about within five seconds');
}

describe('PAYMENTS-22: POST /api/payment/webhook', () => {
  test.each(['on', 'twice', 'reversed'])(
    'webhooks %s: the closed tab still gets its plan, once',
    async (webhooks) => {
      const buyer = await shop.learner();
      const { id } = await shop.order(buyer);
      await shop.behave({ webhooks });
      await shop.pay(id, 'success');
      await until(async () => (await shop.counts(buyer.accountId)).grants === 1);
      expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
    },
  );

  test('failed and then captured is a late authorisation and grants; captured and then failed stays paid', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'pending');
    expect(await shop.webhook(eventBody('payment.failed', paid))).toBe(200);
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    expect(await shop.webhook(eventBody('payment.captured', paid))).toBe(200);
    expect(await shop.webhook(eventBody('payment.failed', paid))).toBe(200);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('capture and webhook together, fifty times each, grant once', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        await shop.webhook(eventBody('payment.captured', paid), { eventId: `evt_${number % 5}` });
        await buyer.get(shop.capturePath(buyer, paid));
      }),
    );
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('a forged event, a re-serialised body and one paisa less change nothing', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'pending');
    const body = eventBody('payment.captured', paid);
    expect(await shop.webhook(body, { secret: 'guessed' })).toBe(401);
    const keySecret = shop.payments.simulator?.keySecret ?? '';
    expect(await shop.webhook(body, { secret: keySecret })).toBe(401);
    const { createHmac } = await import('node:crypto');
    const secret = shop.payments.simulator?.webhookSecret ?? '';
    const reserialised = await shop.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: JSON.stringify(JSON.parse(body), null, 1),
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
    });
    expect(reserialised.statusCode).toBe(401);
    expect(await shop.webhook(eventBody('payment.captured', paid, { amount: 199_899 }))).toBe(200);
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
  });

  test('an event for an unknown order is taken, garbage is refused, a huge one too', async () => {
    const unknown = { paymentId: 'pay_x', orderId: 'order_x', signature: '' };
    expect(await shop.webhook(eventBody('payment.captured', unknown))).toBe(200);
    expect(await shop.webhook('{"event":1}')).toBe(400);
    expect(await shop.webhook('not json')).toBe(400);
    expect(await shop.webhook(`{"event":"${'x'.repeat(70_000)}"}`)).toBe(413);
  });
});

describe('PAYMENTS-20: invoices', () => {
  test('numbers are gapless and unique under simultaneous captures', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.learner()));
    await Promise.all(
      buyers.map(async (buyer) => {
        const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
        await buyer.get(shop.capturePath(buyer, paid));
      }),
    );
    const rows = await shop.db.selectFrom('invoice').select('number').where('kind', '=', 'invoice').execute();
    const counts = rows.map(({ number }) => Number(number.split('/')[2])).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: counts.length }, (_, index) => index + 1));
  });

  test('the buyer finds the invoice in the list', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await buyer.get(shop.capturePath(buyer, paid));
    const { body } = await buyer.get('/api/payment/invoices');
    expect(body['invoices']).toMatchObject([
      { kind: 'invoice', planTitle: 'Plan plan1', amountPaise: 199_900 },
    ]);
    const [invoice] = body['invoices'] as { number: string }[];
    const address = `/api/payment/invoice?number=${encodeURIComponent(invoice?.number ?? '')}`;
    const pdf = await buyer.get(address);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await (await shop.learner()).get(address)).status).toBe(404);
    await shop.doJobs();
    const mail = await mailTo(shop, buyer.email, 'invoice');
    expect(mail).toContain('Content-Type: application/pdf');
  });
});

describe('contract with the official SDK of Razorpay', () => {
  test('it reaches our simulator, and agrees with our signatures', async () => {
    const { simulator, provider } = shop.payments;
    const sdk = new Razorpay({ key_id: simulator?.keyId ?? '', key_secret: simulator?.keySecret ?? '' });
    const address = shop.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const inner = sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } };
    inner.api.rq.defaults.baseURL = `http://127.0.0.1:${port}/sim/razorpay`;
    const order = await sdk.orders.create({ amount: 5000, currency: 'INR', receipt: 'sdk' });
    const paid = await shop.pay(order.id, 'success');
    expect(await sdk.payments.fetch(paid.paymentId)).toMatchObject({ status: 'captured', amount: 5000 });
    expect(provider.isPaymentSignature(providerOrderId.parse(order.id), paid.paymentId, paid.signature)).toBe(
      true,
    );
    const { validatePaymentVerification } = await import('razorpay/dist/utils/razorpay-utils.js');
    const ids = { order_id: order.id, payment_id: paid.paymentId };
    expect(validatePaymentVerification(ids, paid.signature, simulator?.keySecret ?? '')).toBe(true);
    const refund = await sdk.payments.refund(paid.paymentId, { amount: 2000 });
    expect(refund).toMatchObject({ status: 'processed', amount: 2000 });
  });
});
