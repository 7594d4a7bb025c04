import { expect, test } from 'vitest';

import { paiseOf, typedRupees } from './amounts.rules.ts';

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
