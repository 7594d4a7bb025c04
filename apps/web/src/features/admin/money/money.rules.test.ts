import { expect, test } from 'vitest';

import { dayFromNow, paiseOf, thisMonth, typedRupees } from './money.rules.ts';

test.each([
  ['1999', 199_900],
  ['1,999.5', 199_950],
  ['₹ 1,23,456.07', 12_345_607],
  ['0.29', 29],
  ['4.35', 435],
  ['', undefined],
  ['1.999', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['five', undefined],
])('%o is %s paise', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise);
});

test('an amount that is put into a field is read back as it was', () => {
  for (const paise of [1, 29, 100, 435, 199_900, 199_950]) expect(paiseOf(typedRupees(paise))).toBe(paise);
});

test('days and months are those of India', () => {
  const lateOnTheLastOfMay = Date.parse('2026-05-31T18:29:00Z');
  expect(dayFromNow(0, lateOnTheLastOfMay)).toBe('2026-05-31');
  expect(thisMonth(lateOnTheLastOfMay + 60_000)).toBe('2026-06');
  expect(dayFromNow(1, lateOnTheLastOfMay)).toBe('2026-06-01');
});
