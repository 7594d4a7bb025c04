import { randomUUID } from 'node:crypto';

import type { DocumentSums } from '@abhyas/contract/payments.staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
let accounts: Person & { accountId: string };
beforeAll(async () => {
  shop = await startPaymentsHarness();
  accounts = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off' }));

const SELLER = {
  mode: 'registered',
  name: 'Abhyas Institute',
  address: '12 MG Road, Bengaluru 560001',
  stateCode: '29',
  gstin: '29AAGCB7383J1Z4',
  sac: '999293',
  email: 'accounts@example.in',
  phone: '',
  invoicePrefix: 'ABH',
  creditPrefix: 'ACN',
};
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code;
const saveSeller = (change: object) => accounts.post('/api/admin/money/seller', { ...SELLER, ...change });
const fileOf = async (month: string) =>
  (await accounts.get(`/api/admin/money/month.csv?month=${month}`)).text;

/** Cells of a CSV as RFC 4180 writes them. */
function cellsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

async function buy(name: string, more: object) {
  const buyer = await shop.learner(name);
  const paid = await shop.pay((await shop.order(buyer, 'plan1', more))['id'], 'success');
  await buyer.get(shop.capturePath(buyer, paid));
  const { body } = await accounts.get(`/api/admin/money/orders?search=${paid.paymentId}`);
  const [order] = body['orders'] as { id: string }[];
  return { paid, orderId: order?.id ?? '' };
}

/** Moves the documents of an order to another moment, as if they had been issued then. */
async function issuedAt(orderId: string, moment: string): Promise<void> {
  const rows = await shop.db
    .selectFrom('invoice')
    .select(['number', 'document'])
    .where('order_id', '=', orderId)
    .execute();
  for (const { number, document } of rows) {
    const moved = JSON.stringify({ ...(document as object), issuedAt: moment });
    await shop.db
      .updateTable('invoice')
      .set({ issued_at: moment, document: moved })
      .where('number', '=', number)
      .execute();
  }
}

describe('PAYMENTS-23: seller settings', () => {
  test('are kept, shown, and are on the next invoice; earlier ones keep what they showed', async () => {
    const before = await buy('Early Bird', { state: '29' });
    expect((await saveSeller({})).status).toBe(200);
    expect((await accounts.get('/api/admin/money/seller')).body).toEqual(SELLER);
    const after = await buy('Later Bird', { state: '29' });
    const headings = await shop.db
      .selectFrom('invoice')
      .select('document')
      .where('order_id', 'in', [before.orderId, after.orderId])
      .orderBy('number')
      .execute();
    expect(headings.map(({ document }) => document)).toMatchObject([
      { heading: 'Receipt', taxes: [] },
      { heading: 'Tax Invoice', taxes: [{ name: 'CGST' }, { name: 'SGST' }] },
    ]);
  });

  test.each([
    [{ gstin: '' }, 'payments.seller-gstin-missing'],
    [{ gstin: '29AAGCB7383J1Z5' }, 'payments.gstin-invalid'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'payments.seller-gstin-state'],
    [{ mode: 'unregistered' }, 'payments.seller-gstin-none'],
    [{ stateCode: '99', gstin: '' }, 'payments.state-missing'],
    [{ name: ' ' }, 'payments.seller-name-missing'],
    [{ address: '' }, 'payments.seller-address-missing'],
    [{ address: 'x'.repeat(301) }, 'payments.seller-field-long'],
    [{ sac: '1234' }, 'payments.seller-sac-invalid'],
    [{ email: 'nobody' }, 'payments.seller-email-invalid'],
    [{ mode: 'something' }, 'frame.invalid'],
  ])('%o is refused as %s', async (change, code) => {
    expect(codeOf(await saveSeller(change))).toBe(code);
  });

  test('exempt and unregistered sellers need no GSTIN, and the change is audited', async () => {
    expect((await saveSeller({ mode: 'exempt', gstin: '' })).status).toBe(200);
    expect((await saveSeller({ mode: 'unregistered', gstin: '' })).status).toBe(200);
    const owner = await shop.signInStaff('owner');
    const { body } = await owner.get('/api/admin/audit?search=payments.seller');
    expect((body['entries'] as unknown[])[0]).toMatchObject({
      before: { mode: 'exempt' },
      after: { mode: 'unregistered' },
    });
  });
});

describe('PAYMENTS-23: monthly CSV for GST', () => {
  test('one document a line in Indian time, and the columns add up to the sums, to the paisa', async () => {
    await saveSeller({});
    const sales = [
      await buy('Same State', { state: '29' }),
      await buy('Other State', { state: '27' }),
      await buy('With GSTIN', { state: '29', gstin: '27AAPFU0939F1ZV' }),
    ];
    for (const { orderId, paid } of sales) {
      await accounts.post(`/api/admin/money/orders/${orderId}/refund`, {
        refundId: randomUUID(),
        paymentId: paid.paymentId,
        amountPaise: 33_333,
        reason: 'a part of it',
      });
      await issuedAt(orderId, '2031-05-31T18:29:59.000Z');
    }
    const next = await buy('Next Month', { state: '29' });
    await issuedAt(next.orderId, '2031-05-31T18:30:00.000Z');

    const [header, ...lines] = cellsOf(await fileOf('2031-05'));
    expect(lines).toHaveLength(6);
    expect(cellsOf(await fileOf('2031-06'))).toHaveLength(2);
    const column = (title: string) => header?.indexOf(title) ?? -1;
    expect(lines.map((line) => line[column('Date')])).toEqual(Array.from({ length: 6 }, () => '31/05/2031'));
    const paiseOf = (title: string, some = lines) =>
      some.reduce((sum, line) => sum + Math.round(Number(line[column(title)]) * 100), 0);
    const { body } = await accounts.get('/api/admin/money/month?month=2031-05');
    const { net, invoices, creditNotes } = body as Record<string, DocumentSums>;
    expect(net).toEqual({
      count: 6,
      taxablePaise: paiseOf('Taxable value'),
      cgstPaise: paiseOf('CGST'),
      sgstPaise: paiseOf('SGST/UTGST'),
      igstPaise: paiseOf('IGST'),
      totalPaise: paiseOf('Total'),
    });
    expect(invoices).toMatchObject({ count: 3, totalPaise: 599_700, cgstPaise: 15_247, igstPaise: 60_986 });
    expect(creditNotes).toMatchObject({ count: 3, totalPaise: -99_999 });
    for (const line of lines) {
      const parts = ['Taxable value', 'CGST', 'SGST/UTGST', 'IGST'].map((title) => paiseOf(title, [line]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paiseOf('Total', [line]));
    }
    const gstin = lines.find((line) => line[column('Buyer')] === 'With GSTIN');
    expect(gstin?.[column('State (place of supply)')]).toBe('27 Maharashtra');
  });

  test('names that a spreadsheet would run as formulas are escaped, commas and quotes kept', async () => {
    await saveSeller({});
    const names = ['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(A1)', 'Rao, "Asha"', 'आशा'];
    for (const name of names) {
      const { orderId } = await buy(name, { state: '29' });
      await issuedAt(orderId, '2032-01-10T06:00:00.000Z');
    }
    const csv = await fileOf('2032-01');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const buyers = cellsOf(csv)
      .slice(1)
      .map((line) => line[4]);
    expect(buyers).toEqual(['\'=HYPERLINK("http://x")', "'+1", "'-1+2", "'@SUM(A1)", 'Rao, "Asha"', 'आशा']);
  });

  test.each(['2026-13', '2026-1', 'may', ''])('%o is no month', async (month) => {
    const { status } = await accounts.get(`/api/admin/money/month.csv?month=${month}`);
    expect(status).toBe(400);
  });

  test('a month without documents is a file with its header only', async () => {
    expect(cellsOf(await fileOf('2020-01'))).toHaveLength(1);
  });
});

describe('PAYMENTS-23: list and search of orders', () => {
  test('by mail, name, payment id, order id, invoice, state and day, in pages', async () => {
    const { orderId, paid } = await buy('Searched Person', { state: '29' });
    const [invoice] = await shop.db
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', orderId)
      .execute();
    const order = await shop.db
      .selectFrom('purchase_order')
      .select(['buyer_email', 'provider_order_id'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const ids = async (query: string) => {
      const { body } = await accounts.get(`/api/admin/money/orders?${query}`);
      return (body['orders'] as { id: string }[]).map(({ id }) => id);
    };
    const words = ['searched per', order.buyer_email, paid.paymentId, paid.orderId, orderId, invoice?.number];
    for (const word of words)
      expect(await ids(`search=${encodeURIComponent(word ?? '')}`)).toEqual([orderId]);
    expect(await ids('search=%25')).toEqual([]);
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
    expect(await ids(`search=searched&state=paid&from=${today}&to=${today}`)).toEqual([orderId]);
    expect(await ids(`search=searched&to=2020-01-01`)).toEqual([]);
    expect(await ids('search=searched&state=refunded')).toEqual([]);
    expect((await accounts.get('/api/admin/money/orders?from=2026-02-30')).status).toBe(400);
  });

  test('pages follow each other without gap or repetition', async () => {
    const { orderId } = await buy('Template', { state: '29' });
    const {
      provider_order_id: _given,
      id: _id,
      ...template
    } = await shop.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    // All of one moment: the order's id decides then.
    const many = Array.from({ length: 120 }, () => ({ ...template, buyer_name: 'Paged', state: 'open' }));
    await shop.db.insertInto('purchase_order').values(many).execute();
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 4; page += 1) {
      const { body } = await accounts.get(`/api/admin/money/orders?search=Paged${after}`);
      seen.push(...(body['orders'] as { id: string }[]).map(({ id }) => id));
      after = `&after=${String(body['next'])}`;
      if (!body['next']) break;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  test('an order that does not exist is told so', async () => {
    const { status } = await accounts.get(`/api/admin/money/orders/${randomUUID()}`);
    expect(status).toBe(404);
    expect((await accounts.get('/api/admin/money/orders/x')).status).toBe(404);
  });
});
