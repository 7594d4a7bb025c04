import { expect, test } from 'vitest';

import { isLoopback, networkOf } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::FFFF:127.8.0.1', true],
  ['10.0.0.1', false],
  ['2001:db8::127.0.0.1', false],
])('%s comes from this machine: %s', (address, own) => {
  expect(isLoopback(address)).toBe(own);
});
