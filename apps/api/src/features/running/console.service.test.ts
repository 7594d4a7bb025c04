import { expect, test } from 'vitest';

import { keyOf } from './console.service.ts';

const [ONE, OTHER] = ['5a2a0c5e-8f5e-4f2e-9f39-0c6d3c1a2b01', '5a2a0c5e-8f5e-4f2e-9f39-0c6d3c1a2b02'];

test('CONSOLE-6: two visitors of one network have runs of their own, and another network has none of them', () => {
  const [asha, ravi] = [keyOf({ address: '203.0.113.7' }, ONE), keyOf({ address: '203.0.113.7' }, OTHER)];
  expect(asha.accountKey).not.toBe(ravi.accountKey);
  expect(keyOf({ address: '203.0.113.7' }, ONE)).toEqual(asha);
  expect(keyOf({ address: '198.51.100.7' }, ONE).accountKey).not.toBe(asha.accountKey);
  expect(keyOf({ address: '2001:db8:1:2::1' }, ONE)).toEqual(keyOf({ address: '2001:db8:1:2::2' }, ONE));
});

test('CONSOLE-6: an account has one name, whatever it talks with', () => {
  expect(keyOf({ accountId: 'asha' }, ONE).accountKey).toBe(keyOf({ accountId: 'asha' }, OTHER).accountKey);
});
