import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/test-product.ts';
import { pdfWords } from '../../testing/pdf-words.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

type Member = Person & { readonly accountId: string };

let shop: PaymentsHarness;
let recorder: Member;
let approver: Member;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  recorder = await shop.signInStaff('accounts');
  approver = await shop.signInStaff('accounts');
  await shop.behave({ webhooks: 'off' });
});
afterAll(() => shop.close());

const ONCE = { grants: 1, invoices: 1, paid: 1 };
const NONE = { grants: 0, invoices: 0, paid: 0 };

const wishFor = (buyer: Buyer, more: object = {}) => ({
  id: randomUUID(),
  accountId: buyer.accountId,
  planId: 'plan1',
  amountPaise: 150_000,
  method: 'cash',
  reference: `R-${randomUUID().slice(0, 8)}`,
  receivedOn: '2026-01-15',
  state: '29',
  gstin: '',
  note: 'paid at the counter',
  ...more,
});
const record = (request: object) => recorder.post('/api/admin/money/offline', request);
const approve = (who: Member, id: string) => who.post(`/api/admin/money/offline/${id}/approve`);
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code;

describe("PAYMENTS-18: an offline payment needs a second person's approval", () => {
  test('recorded, it opens nothing; approved by somebody else, it is order, plan and invoice', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer);
    expect((await record(request)).body).toMatchObject({ state: 'waiting', mine: true, pricePaise: 199_900 });
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    const waiting = await approver.get('/api/admin/money/offline?state=waiting');
    expect(waiting.body['payments']).toMatchObject([{ id: request.id, mine: false, buyerName: 'Asha Rao' }]);
    const { status, body } = await approve(approver, request.id);
    expect([status, body['state']]).toEqual([200, 'approved']);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
    const { body: order } = await approver.get(`/api/admin/money/orders/${String(body['orderId'])}`);
    expect(order).toMatchObject({
      state: 'paid',
      offline: true,
      amountPaise: 150_000,
      documents: [{ heading: 'Receipt', amountPaise: 150_000 }],
    });
    const [document] = (order as { documents: { number: string }[] }).documents;
    const { rawPayload } = await shop.app.inject({
      url: `/api/payment/invoice?number=${encodeURIComponent(document?.number ?? '')}`,
      headers: { 'x-auth-token': buyer.token },
    });
    expect(pdfWords(rawPayload)).toContain('Received at the institute.');
    expect((await buyer.get('/api/auth')).body['activePlans']).toMatchObject([{ planId: 'plan1' }]);
  });

  test('who recorded it cannot approve it, and neither can the learner whose plan it is', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer);
    await record(request);
    const refused = await approve(recorder, request.id);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'payments.offline-same-person']);
    const own = wishFor(approver as Buyer);
    await record(own);
    expect(codeOf(await approve(approver, own.id))).toBe('payments.offline-own-plan');
    expect(await shop.counts(buyer.accountId)).toEqual(NONE);
    expect(await shop.counts(approver.accountId)).toEqual(NONE);
  });

  test('approved by many at once, it is approved once', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer);
    await record(request);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approver, request.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'payments.offline-decided')).toHaveLength(9);
    expect(await shop.counts(buyer.accountId)).toEqual(ONCE);
  });

  test('approved while the learner pays for the same plan in the browser, one of the two counts', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer);
    await record(request);
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    const [approved] = await Promise.all([
      approve(approver, request.id),
      buyer.get(shop.capturePath(buyer, paid)),
    ]);
    await shop.reconcileNow();
    const { grants, invoices } = await shop.counts(buyer.accountId);
    expect([grants, invoices]).toEqual([1, 1]);
    // Money through the provider that bought nothing is back; a receipt that bought nothing still waits.
    const returned = (await shop.booksOf(paid.paymentId)).theirs;
    expect([
      [200, undefined, 199_900],
      [409, 'payments.plan-held', 0],
    ]).toContainEqual([approved.status, codeOf(approved), returned]);
  });

  test('a form sent twice is recorded once; a number of a receipt pays once', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer, { method: 'upi', reference: '412345678901' });
    const answers = await Promise.all([record(request), record(request), record(request)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await record({ ...request, id: randomUUID() });
    expect([again.status, codeOf(again)]).toEqual([409, 'payments.reference-used']);
    // After an answer that was lost the amount is corrected: what was recorded first counts, and that is said.
    const corrected = await record({ ...request, amountPaise: request.amountPaise - 100 });
    expect([corrected.status, codeOf(corrected)]).toEqual([409, 'payments.sent-otherwise']);
    expect(
      (await recorder.post(`/api/admin/money/offline/${request.id}/reject`, { reason: 'slip of the finger' }))
        .status,
    ).toBe(200);
    expect((await record({ ...request, id: randomUUID() })).status).toBe(200);
    expect(codeOf(await approve(approver, request.id))).toBe('payments.offline-decided');
  });

  test.each([
    [{ amountPaise: 0 }, 'payments.amount-invalid'],
    [{ planId: 'plan99' }, 'payments.plan-unknown'],
    [{ accountId: randomUUID() }, 'payments.buyer-unknown'],
    [{ reference: ' ' }, 'payments.reference-missing'],
    [{ receivedOn: '2026-02-31' }, 'payments.day-invalid'],
    [{ receivedOn: '2199-01-01' }, 'payments.received-later'],
    [{ state: '99' }, 'payments.state-missing'],
    [{ gstin: '27AAPFU0939F1ZW' }, 'payments.gstin-invalid'],
    [{ method: 'card' }, 'frame.invalid'],
  ])('%o is refused as %s', async (more, code) => {
    expect(codeOf(await record(wishFor(await shop.learner(), more)))).toBe(code);
  });

  test('its refund is handed back at the institute: credit note at once, the plan ends', async () => {
    const buyer = await shop.learner();
    const request = wishFor(buyer);
    await record(request);
    const { body } = await approve(approver, request.id);
    const refunded = await approver.post(`/api/admin/money/orders/${String(body['orderId'])}/refund`, {
      refundId: randomUUID(),
      paymentId: `offline_${request.id}`,
      amountPaise: 150_000,
      reason: 'left the course',
    });
    expect(refunded.body).toMatchObject({
      state: 'refunded',
      refunds: [{ status: 'processed' }],
      documents: [{ heading: 'Receipt' }, { heading: 'Refund Receipt' }],
    });
    expect((await buyer.get('/api/auth')).body['activePlans']).toEqual([]);
  });

  test('who recorded, approved and rejected is in the audit log', async () => {
    const request = wishFor(await shop.learner());
    await record(request);
    await approve(approver, request.id);
    const owner = await shop.signInStaff('owner');
    const { body } = await owner.get(`/api/admin/audit?search=${request.id}`);
    expect(body['entries']).toMatchObject([
      { action: 'payments.offline-approve', subject: request.id },
      { action: 'payments.offline-record', subject: request.id, after: { amount_paise: 150_000 } },
    ]);
  });

  test('its invoice takes the next number of the same series', async () => {
    const rows = await shop.db.selectFrom('invoice').select('number').where('kind', '=', 'invoice').execute();
    const counts = rows.map(({ number }) => Number(number.split('/')[2])).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: counts.length }, (_, index) => index + 1));
  });
});
