import { expect, test } from 'vitest';

import { clauseTooLate } from './clauses.ts';

test.each([
  ['WHERE', 'SELECT city FROM t GROUP BY city', true],
  ['WHERE', 'SELECT city FROM t WHERE a = 1', true],
  ['JOIN', 'SELECT city FROM t WHERE a = 1', true],
  ['FROM', 'SELECT city', false],
  ['JOIN', 'SELECT city FROM t JOIN u ON a = b', false],
  // What stands between brackets, or before a UNION, is another SELECT.
  ['WHERE', 'SELECT city FROM t WHERE a IN ( SELECT b FROM u', false],
  ['GROUP', 'SELECT city FROM ( SELECT b FROM u ORDER BY b )', false],
  ['WHERE', 'SELECT a FROM t WHERE a = 1 UNION SELECT b FROM u', false],
])('SQL-12: %s after "%s": too late %s', (near, after, late) => {
  expect(clauseTooLate(near, after)).toBe(late);
});
