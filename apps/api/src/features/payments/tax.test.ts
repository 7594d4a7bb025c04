import { isGstin } from '@abhyas/contract/indian-states';
import { describe, expect, test } from 'vitest';

import { amountInWords } from './amount-words.rules.ts';
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

describe('research 4.1: GST out of an inclusive price, to the paisa', () => {
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
