import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { pdfWords } from '../../testing/pdf-words.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { keepDrawing } from './invoices.store.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
let buyer: Buyer;
let number: string;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
  buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  await buyer.get(shop.capturePath(buyer, paid));
  const { body } = await buyer.get('/api/payment/invoices');
  number = (body['invoices'] as { number: string }[])[0]?.number ?? '';
});
afterAll(() => shop.close());

const addressOf = (wanted: string) => `/api/payment/invoice?number=${encodeURIComponent(wanted)}`;
/** A PDF says when it was made and has an id of its own: two drawings differ. */
const fetchFile = async (wanted: string) => {
  const { statusCode, rawPayload } = await shop.app.inject({
    url: addressOf(wanted),
    headers: { 'x-auth-token': buyer.token },
  });
  return { status: statusCode, bytes: rawPayload.toString('base64') };
};

test('PAYMENTS-26: a document is drawn once, whoever asks, and however many at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetchFile(number)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
  const accounts = await shop.signInStaff('accounts');
  const { rawPayload } = await shop.app.inject({
    url: `/api/admin/money/document?number=${encodeURIComponent(number)}`,
    headers: { 'x-auth-token': accounts.token },
  });
  expect(rawPayload.toString('base64')).toBe(answers[0]?.bytes);
  await shop.doJobs();
  const outbox = join(shop.dataDir, 'outbox');
  const [mail = ''] = (await readdir(outbox)).filter((name) => name.includes('-invoice-'));
  const sent = (await readFile(join(outbox, mail), 'utf8')).replaceAll(/\r?\n/g, '');
  expect(sent).toContain(answers[0]?.bytes);
});

test('PAYMENTS-26: more new documents at once than a bound are answered with "again later", and then they are there', async () => {
  const { order_id: orderId, document } = await shop.db
    .selectFrom('invoice')
    .select(['order_id', 'document'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: 40 }, (_, place) => `T/${place}`);
  const values = numbers.map((each) => ({
    number: each,
    kind: 'credit-note',
    order_id: orderId,
    document: JSON.stringify({ ...(document as object), number: each }),
    issued_at: new Date(),
  }));
  await shop.db.insertInto('invoice').values(values).execute();
  const answers = await Promise.all(numbers.map(fetchFile));
  const of = (status: number) => answers.filter((each) => each.status === status).length;
  expect(of(200) + of(503)).toBe(40);
  expect(of(503)).toBeGreaterThan(0);
  expect(of(200)).toBeGreaterThan(0);
  for (const each of numbers) expect((await fetchFile(each)).status).toBe(200);
});

test('PAYMENTS-20: the file says what the law asks for, in its words', async () => {
  const accounts = await shop.signInStaff('accounts');
  const seller = { mode: 'registered', name: 'Abhyas Institute', address: '12 MG Road', stateCode: '29' };
  const more = { gstin: '29AAGCB7383J1Z4', sac: '999293', email: '', phone: '' };
  expect((await accounts.post('/api/admin/money/seller', { ...seller, ...more })).status).toBe(200);
  const learner = await shop.learner();
  await learner.get(shop.capturePath(learner, await shop.pay((await shop.order(learner))['id'], 'success')));
  const { body } = await learner.get('/api/payment/invoices');
  const [invoice] = body['invoices'] as { number: string }[];
  const { rawPayload } = await shop.app.inject({
    url: addressOf(invoice?.number ?? ''),
    headers: { 'x-auth-token': learner.token },
  });
  const words = pdfWords(rawPayload);
  expect(words).toContain(`No. ${invoice?.number}`);
  expect(words).toContain('Place of supply 29 Karnataka');
  expect(words).toContain('CGST 9 %');
  expect(words).toContain('1,999.00');
  expect(words).toContain('Whether tax is payable on reverse charge: No.');
});

test('PAYMENTS-26: a drawing of what was issued again meanwhile is not kept', async () => {
  await fetchFile(number);
  const before = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const document = before.document as unknown as InvoiceDocument;
  await shop.db.deleteFrom('invoice_pdf').where('number', '=', number).execute();
  const again = { ...document, planTitle: 'Plan, issued again' };
  await shop.db
    .updateTable('invoice')
    .set({ document: JSON.stringify(again) })
    .where('number', '=', number)
    .execute();
  await keepDrawing(shop.db, document, Buffer.from('of before'));
  const words = pdfWords(Buffer.from((await fetchFile(number)).bytes, 'base64'));
  expect(words).toContain('Plan, issued again');
});

test('PAYMENTS-26: one account gets 120 documents a minute, and another one is not touched by that', async () => {
  const greedy = await shop.learner();
  const ask = async ({ token }: Buyer) => {
    const asked = { url: addressOf('none'), headers: { 'x-auth-token': token } };
    return (await shop.app.inject(asked)).statusCode;
  };
  const answers = await Promise.all(Array.from({ length: 122 }, () => ask(greedy)));
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  expect(await ask(await shop.learner())).not.toBe(429);
});
