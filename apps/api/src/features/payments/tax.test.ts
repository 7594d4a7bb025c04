import { isGstin } from '@abhyas/contract/indian-states';
import { payments as inEnglish } from '@abhyas/contract/messages/en/payments';
import { payments as inHindi } from '@abhyas/contract/messages/hi/payments';
import { describe, expect, test } from 'vitest';

import { amountInWords } from './amount-words.rules.ts';
import { creditNoteOf, invoiceOf, type InvoiceDocument } from './invoice.rules.ts';
import { documentNumber, financialYear } from './invoice-number.rules.ts';
import { splitTax, type TaxCase } from './tax.rules.ts';

const KARNATAKA = '29';
const base: TaxCase = {
  amountPaise: 199_900,
  sellerMode: 'registered',
  sellerState: KARNATAKA,
  buyerState: KARNATAKA,
  buyerGstin: '',
};

describe('PAYMENTS-20: GST out of an inclusive price, to the paisa', () => {
  test.each([
    ['same State', base, 169_406, { CGST: 15_247, SGST: 15_247 }],
    ['other State', { ...base, buyerState: '27' }, 169_407, { IGST: 30_493 }],
    [
      'seller and buyer in a union territory',
      { ...base, sellerState: '04', buyerState: '04' },
      169_406,
      { CGST: 15_247, UTGST: 15_247 },
    ],
    [
      'Delhi has a legislature, so SGST',
      { ...base, sellerState: '07', buyerState: '07' },
      169_406,
      { CGST: 15_247, SGST: 15_247 },
    ],
    [
      'registered buyer of the same State',
      { ...base, buyerState: '27', buyerGstin: '29AAGCB7383J1Z4' },
      169_406,
      { CGST: 15_247, SGST: 15_247 },
    ],
    [
      'registered buyer of another State',
      { ...base, buyerGstin: '27AAPFU0939F1ZV' },
      169_407,
      { IGST: 30_493 },
    ],
    ['one rupee', { ...base, amountPaise: 100 }, 84, { CGST: 8, SGST: 8 }],
    ['one lakh', { ...base, amountPaise: 10_000_000, buyerState: '01' }, 8_474_576, { IGST: 1_525_424 }],
    ['unregistered seller', { ...base, sellerMode: 'unregistered' }, 199_900, {}],
    ['exempt seller', { ...base, sellerMode: 'exempt', buyerState: '33' }, 199_900, {}],
  ] as [string, TaxCase, number, Record<string, number>][])('%s', (...[, tax, taxablePaise, lines]) => {
    const split = splitTax(tax);
    expect(split.taxablePaise).toBe(taxablePaise);
    expect(Object.fromEntries(split.lines.map((line) => [line.name, line.amountPaise]))).toEqual(lines);
  });

  test('the lines and the taxable value add up to the amount, whatever it is', () => {
    for (let amountPaise = 1; amountPaise < 30_000; amountPaise += 7) {
      for (const buyerState of [KARNATAKA, '27']) {
        const { taxablePaise, lines } = splitTax({ ...base, amountPaise, buyerState });
        expect(lines.reduce((sum, line) => sum + line.amountPaise, taxablePaise)).toBe(amountPaise);
      }
    }
  });
});

const credit = (invoice: InvoiceDocument, amountPaise: number, creditedBeforePaise = 0) =>
  creditNoteOf(invoice, {
    number: 'ACN/26-27/000001',
    issuedAt: new Date('2026-06-01T06:00:00Z'),
    amountPaise,
    creditedBeforePaise,
  });

const taxesOf = ({ taxes }: InvoiceDocument) =>
  Object.fromEntries(taxes.map(({ name, amountPaise }) => [name, amountPaise]));

describe('PAYMENTS-20: credit notes, to the paisa', () => {
  const seller = {
    mode: 'registered',
    name: 'Abhyas',
    address: 'Bengaluru',
    stateCode: KARNATAKA,
    gstin: '29AAGCB7383J1Z4',
    sac: '999293',
    email: '',
    phone: '',
  } as const;
  const sale = (
    stateCode: string,
    amountPaise = 199_900,
    mode: InvoiceDocument['seller']['mode'] = 'registered',
  ) =>
    invoiceOf({
      number: 'ABH/26-27/000001',
      issuedAt: new Date('2026-05-01T06:00:00Z'),
      seller: { ...seller, mode },
      buyer: { name: 'Asha', email: 'asha@example.in', stateCode, gstin: '' },
      planTitle: 'C',
      contents: ['C'],
      validity: '6 months',
      amountPaise,
      paymentId: 'pay_1',
    });
  test('a full refund credits exactly what the invoice charged', () => {
    for (const state of [KARNATAKA, '27']) {
      const invoice = sale(state);
      const note = credit(invoice, 199_900);
      expect([note.taxablePaise, note.taxes]).toEqual([invoice.taxablePaise, invoice.taxes]);
      expect(note.corrects).toEqual({ number: invoice.number, issuedAt: invoice.issuedAt });
    }
  });

  test('a partial refund credits the tax of its part', () => {
    const note = credit(sale('27'), 50_000);
    expect([note.taxablePaise, taxesOf(note)]).toEqual([42_373, { IGST: 7627 }]);
    expect(note.heading).toBe('Credit Note');
  });

  test('parts, however they are cut, add up to the invoice to the paisa', () => {
    for (const state of [KARNATAKA, '27']) {
      for (const cut of [100, 333, 12_345, 66_600, 99_950]) {
        const invoice = sale(state);
        const parts = Math.min(50, Math.floor(199_900 / cut));
        const notes = Array.from({ length: parts }, (_, place) => credit(invoice, cut, place * cut));
        const done = parts * cut;
        const all = [...notes, ...(done < 199_900 ? [credit(invoice, 199_900 - done, done)] : [])];
        const sum = (pick: (note: InvoiceDocument) => number) =>
          all.reduce((total, note) => total + pick(note), 0);
        expect(sum(({ taxablePaise }) => taxablePaise)).toBe(invoice.taxablePaise);
        for (const [name, amount] of Object.entries(taxesOf(invoice))) {
          expect(sum((note) => taxesOf(note)[name] ?? 0)).toBe(amount);
        }
        expect(all.every((note) => note.taxablePaise >= 0)).toBe(true);
      }
    }
  });

  test('who is not registered writes a refund receipt without any tax', () => {
    const invoice = { ...sale(KARNATAKA), seller: { ...seller, mode: 'unregistered' as const } };
    expect(credit({ ...invoice, placeOfSupply: '' }, 50_000)).toMatchObject({
      heading: 'Refund Receipt',
      taxablePaise: 50_000,
      taxes: [],
    });
  });

  test('the screen calls each document by the word at the head of its PDF', () => {
    const heads = (['registered', 'unregistered', 'exempt'] as const).flatMap((mode) => {
      const invoice = sale(KARNATAKA, 199_900, mode);
      return [invoice.heading, credit(invoice, 50_000).heading];
    });
    const seen = inEnglish.invoices.headings;
    expect([...new Set(heads)].toSorted()).toEqual(Object.keys(seen).toSorted());
    for (const head of heads) {
      expect(seen[head]).toBe(head);
      expect(inHindi.invoices?.headings?.[head]).toContain(`(${head})`);
    }
  });
});

describe('Rule 46: document numbers', () => {
  test('the financial year turns at midnight of 1 April in India', () => {
    expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('26-27');
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  });

  test('at most 16 characters', () => {
    expect(documentNumber('ABH', '26-27', 1)).toBe('ABH/26-27/000001');
    expect(documentNumber('ABH', '26-27', 999_999)).toHaveLength(16);
  });
});

test('amounts in words use lakh and crore', () => {
  expect(amountInWords(199_900)).toBe('Rupees One Thousand Nine Hundred Ninety Nine Only');
  expect(amountInWords(1_234_567_850)).toBe(
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Fifty Paise Only',
  );
  expect(amountInWords(5)).toBe('Rupees Zero and Five Paise Only');
});

test('a GSTIN is checked by its form, its State and its check character', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  expect(isGstin('99AAPFU0939F1ZV')).toBe(false);
  expect(isGstin('27aapfu0939f1zv')).toBe(false);
});
