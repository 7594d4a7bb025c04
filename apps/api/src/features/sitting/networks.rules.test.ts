import { expect, it } from 'vitest';

import { isNetwork, isWithin } from './networks.rules.ts';

it.each([
  ['10.20.3.4', ['10.20.0.0/16'], true],
  ['10.21.3.4', ['10.20.0.0/16'], false],
  ['::ffff:10.20.3.4', ['10.20.0.0/16'], true],
  ['192.168.1.7', ['10.0.0.0/8', '192.168.1.7'], true],
  ['192.168.1.8', ['192.168.1.7'], false],
  ['2001:db8::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['10.20.3.4', ['2001:db8::/32'], false],
  ['nonsense', ['0.0.0.0/0', '::/0'], false],
])('EXAMS-7: whether %s is within %j is %s', (address, networks, expected) => {
  expect(isWithin(address, networks)).toBe(expected);
});

it.each(['', 'lab', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0/8', '::/129', '10.0.0.0/-1'])(
  'EXAMS-7: %s is no network',
  (written) => {
    expect(isNetwork(written)).toBe(false);
  },
);
