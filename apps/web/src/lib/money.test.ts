import { expect, test } from 'vitest';

import { formatRupees } from './money.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [123456, '₹1,23,456'],
  [1499.5, '₹1,499.50'],
])('PLANS-1: Currency: %d rupees read %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
