import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
let accounts: Person;
let second: Person;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
  accounts = await shop.signInStaff('accounts');
  second = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());

const ADDRESS = '12 MG Road, Bengaluru 560001';
const SELLER = {
  mode: 'registered',
  name: 'Abhyas Institute',
  address: ADDRESS,
  stateCode: '29',
  gstin: '29AAGCB7383J1Z4',
  sac: '999293',
  email: '',
  phone: '',
  invoicePrefix: 'ABH',
  creditPrefix: 'ACN',
};
const save = (change: object = {}) => accounts.post('/api/admin/money/seller', { ...SELLER, ...change });
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code;

/** As it is before the institute has said who sells. */
beforeEach(async () => {
  await shop.db.updateTable('seller').set({ address: '', mode: 'unregistered', gstin: '' }).execute();
});

type Paper = { readonly number: string; readonly kind: string };
const papersOf = async (buyer: Buyer): Promise<Paper[]> =>
  (await buyer.get('/api/payment/invoices')).body['invoices'] as Paper[];

async function buy() {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  await buyer.get(shop.capturePath(buyer, paid));
  return { buyer, paid };
}

async function refund(paymentId: string, amountPaise: number): Promise<void> {
  const { body } = await accounts.get(`/api/admin/money/orders?search=${paymentId}`);
  const [order] = body['orders'] as { id: string }[];
  const request = { refundId: randomUUID(), paymentId, amountPaise, reason: 'wrong course' };
  const { status } = await accounts.post(`/api/admin/money/orders/${order?.id}/refund`, request);
  expect(status).toBe(200);
}

test('PAYMENTS-27: nothing is sold, online or at the institute, before it is said who sells', async () => {
  const buyer = await shop.learner();
  const err =
    'Nothing can be bought yet, because the institute has not entered its details as a seller. Please try again later, or write to Support.';
  expect(await shop.order(buyer)).toEqual({ err });
  const id = randomUUID();
  const payment = { id, accountId: buyer.accountId, planId: 'plan1', amountPaise: 199_900, method: 'cash' };
  const receipt = { reference: id, receivedOn: '2026-04-02', state: '29', gstin: '', note: '' };
  expect((await accounts.post('/api/admin/money/offline', { ...payment, ...receipt })).status).toBe(200);
  const approve = () => second.post(`/api/admin/money/offline/${id}/approve`);
  expect(codeOf(await approve())).toBe('payments.seller-missing');
  expect((await buyer.get('/api/auth')).body['activePlans']).toEqual([]);

  expect((await save()).status).toBe(200);
  expect((await approve()).status).toBe(200);
  expect(await shop.order(await shop.learner())).toHaveProperty('id');
});

test('PAYMENTS-27: the invented seller of a simulated shop sells nothing for real money', async () => {
  const { stateDemoSeller, isSellerStated } = await import('./seller.service.ts');
  await stateDemoSeller(shop.db);
  expect(await isSellerStated(shop.db, { simulated: true })).toBe(true);
  expect(await isSellerStated(shop.db, { simulated: false })).toBe(false);
});

test('PAYMENTS-27: documents that named nobody are issued again, under their numbers, and mailed', async () => {
  await save();
  const { buyer, paid } = await buy();
  for (const part of [66_633, 66_633]) await refund(paid.paymentId, part);
  const right = await documents(buyer);
  const before = await papersOf(buyer);
  // What earlier versions left behind.
  for (const { number, document } of right) {
    const nameless = {
      ...document,
      heading: 'Receipt',
      taxes: [],
      seller: { ...document['seller'], mode: 'unregistered', gstin: '', address: PLACEHOLDER },
    };
    await shop.db
      .updateTable('invoice')
      .set({ document: JSON.stringify(nameless) })
      .where('number', '=', number)
      .execute();
  }
  await save();
  expect(await documents(buyer)).toEqual(right);
  expect(await papersOf(buyer)).toEqual(before);
  const kept = await shop.db
    .selectFrom('invoice_earlier')
    .select('document')
    .where(
      'number',
      'in',
      before.map(({ number }) => number),
    )
    .execute();
  expect(JSON.stringify(kept)).toContain(PLACEHOLDER);
  await shop.doJobs();
  const subjects = (await mailsTo(shop.dataDir, buyer.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('issued again'))).toHaveLength(3);
  // Saved again, nothing is left to issue.
  await save({ phone: '080 1234' });
  await shop.doJobs();
  expect((await documents(buyer)).map(({ document }) => document)).toEqual(
    right.map(({ document }) => document),
  );
});

const PLACEHOLDER = "Set the seller's address in the console";

async function documents(buyer: Buyer) {
  const rows = await shop.db
    .selectFrom('invoice')
    .innerJoin('purchase_order', 'purchase_order.id', 'invoice.order_id')
    .select(['number', 'invoice.document'])
    .where('purchase_order.account_id', '=', buyer.accountId)
    .orderBy('number')
    .execute();
  return rows as { number: string; document: Record<string, object> }[];
}

test('PAYMENTS-28: numbers begin as the institute says, without gaps, and those that stand stay', async () => {
  await save();
  const first = (await papersOf((await buy()).buyer))[0]?.number ?? '';
  expect(first).toMatch(/^ABH\/\d\d-\d\d\/\d{6}$/);
  await save({ invoicePrefix: 'nit', creditPrefix: 'NC1' });
  const { buyer, paid } = await buy();
  await refund(paid.paymentId, 199_900);
  const numbers = (await papersOf(buyer)).map(({ number }) => number).toSorted();
  const year = first.slice(4, 9);
  expect(numbers).toEqual([`NC1/${year}/000001`, `NIT/${year}/000001`]);
  expect(Math.max(...numbers.map((number) => number.length))).toBe(16);
  const file = await shop.app.inject({
    url: '/api/admin/money/month.csv?month=2026-04',
    headers: { 'x-auth-token': accounts.token },
  });
  expect(file.headers['content-disposition']).toContain('NIT-gst-2026-04.csv');
  await save();
  const next = (await papersOf((await buy()).buyer))[0]?.number ?? '';
  expect(Number(next.slice(-6))).toBe(Number(first.slice(-6)) + 1);
});

test.each([
  [{ invoicePrefix: 'LONG' }, 'payments.prefix-invalid'],
  [{ invoicePrefix: '' }, 'payments.prefix-invalid'],
  [{ creditPrefix: 'A/B' }, 'payments.prefix-invalid'],
  [{ invoicePrefix: 'अभ्य' }, 'payments.prefix-invalid'],
  [{ invoicePrefix: 'ACN' }, 'payments.prefix-same'],
])('PAYMENTS-28: %o is refused as %s', async (change, code) => {
  expect(codeOf(await save(change))).toBe(code);
});
