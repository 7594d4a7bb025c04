import { expect, test } from 'vitest';

import { matches, type TextChecker } from './compare.ts';

type Case = readonly [checker: TextChecker, expected: string, actual: string, right: boolean];

const exact = { kind: 'exact' } as const;
const trailing = { kind: 'trailing-space' } as const;
const tokens = { kind: 'tokens' } as const;
const floats = { kind: 'floats', absolute: 1e-6, relative: 1e-6 } as const;
const unordered = { kind: 'unordered-lines' } as const;

const cases: readonly Case[] = [
  [exact, '1\n', '1\n', true],
  [exact, '1\n', '1', false],
  [exact, '1\n', '1 \n', false],

  [trailing, '1 2\n3\n', '1 2  \n3\t\r\n\n\n', true],
  [trailing, '1 2\n3\n', '1 2\n3', true],
  [trailing, '', '\n \n', true],
  [trailing, '1 2\n', ' 1 2\n', false],
  [trailing, '1 2\n', '1  2\n', false],
  [trailing, '1\n\n2\n', '1\n2\n', false],
  [trailing, '1\n2\n', '1\n\n2\n', false],
  [trailing, 'Yes\n', 'yes\n', false],
  [trailing, '1\n', '1\n2\n', false],
  [trailing, '1\n', '1\u00a0\n', false],
  [trailing, '1\n', '1\u0000\n', false],
  [trailing, 'é\n', 'é\n', true],

  [tokens, '1 2\n3', ' 1\n\n2   3 ', true],
  [tokens, '1 2 3', '1 23', false],
  [tokens, '1 2 3', '1 2', false],
  [tokens, '', ' \n', true],

  [floats, '0.3333333', '0.33333334', true],
  [floats, '1000000', '1000000.9', true],
  [floats, '1000000', '1000001.1', false],
  [floats, '0', '1e-7', true],
  [floats, '0', '-0.0000011', false],
  [floats, '2', '2.', true],
  [floats, '.5', '+5E-1', true],
  [floats, 'Case 1: 2.0', 'Case 1: 2.0000001', true],
  [floats, 'Case 1: 2.0', 'case 1: 2.0', false],
  [floats, '1', 'nan', false],
  [floats, 'nan', 'nan', true],
  [floats, '1e999', 'inf', false],
  [floats, '16', '0x10', false],
  [floats, '1', '', false],
  [floats, '1', '1 1', false],

  [unordered, 'a\nb\nc\n', 'c\na \nb', true],
  [unordered, 'a\na\nb\n', 'a\nb\nb\n', false],
  [unordered, 'a b\n', 'b a\n', false],
];

test.each(cases)(
  'RUNNING-40: by %o, where %j is expected, %j is right: %j',
  (...[checker, expected, actual, right]) => {
    expect(matches(checker, expected, actual)).toBe(right);
  },
);

test('a flood of blanks is compared in no time', () => {
  const flood = `${' '.repeat(2_000_000)}x\n`;
  expect(matches(trailing, flood, flood)).toBe(true);
  expect(matches(tokens, 'x', flood)).toBe(true);
});

test('a number of many digits that is none after all is compared in no time', () => {
  const long = `${'1'.repeat(2_000_000)}x`;
  expect(matches(floats, '1', long)).toBe(false);
  expect(matches(floats, '1', `${'1'.repeat(1_000_000)}.${'1'.repeat(1_000_000)}e`)).toBe(false);
});
