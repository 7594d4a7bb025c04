import { expect, test } from 'vitest';

import { mutantsOf } from './mutate.ts';

const mutated = (code: string): string[] =>
  mutantsOf(code, 'sql').map((mutant) => mutant.code.replaceAll(/\s+/g, ' ').trim());

test.each([
  ['a LEFT JOIN b', ['a JOIN b']],
  ['a JOIN b', ['a LEFT JOIN b']],
  ['SELECT DISTINCT x', ['SELECT x']],
  ['COUNT(x)', ['COUNT(*)']],
  ['COUNT(*)', []],
  ['COUNT(DISTINCT x)', ['COUNT( x)']],
  ['SELECT *, t.*', []],
  ['ORDER BY x ASC', ['ORDER BY x DESC']],
  ['a UNION b', ['a UNION ALL b']],
  ['a UNION ALL b', ['a UNION b']],
  ['x IS NOT NULL', ['x IS NULL']],
  ['LIMIT 3', ['LIMIT 4', 'LIMIT 2']],
  ['-- a < b', []],
  ["'a < b''s'", []],
  ['/* WHERE a < b */ "WHERE"', []],
  ['MIN(x)', ['MAX(x)']],
])('SQL-8: mutants of %j', (code, mutants) => {
  expect(mutated(code)).toEqual(mutants);
});

test('SQL-8: a condition is left out as a whole and term by term, up to the clause after it', () => {
  const code =
    'SELECT a FROM t WHERE b AND c BETWEEN d AND e AND f IN (SELECT g WHERE h) GROUP BY a HAVING i;';
  const words = mutated(code);
  expect(words).toContain('SELECT a FROM t GROUP BY a HAVING i;');
  expect(words).toContain(
    'SELECT a FROM t WHERE c BETWEEN d AND e AND f IN (SELECT g WHERE h) GROUP BY a HAVING i;',
  );
  expect(words).toContain('SELECT a FROM t WHERE b AND f IN (SELECT g WHERE h) GROUP BY a HAVING i;');
  expect(words).toContain('SELECT a FROM t WHERE b AND c BETWEEN d AND e GROUP BY a HAVING i;');
  expect(words).toContain(
    'SELECT a FROM t WHERE b AND c BETWEEN d AND e AND f IN (SELECT g ) GROUP BY a HAVING i;',
  );
  expect(words).toContain(
    'SELECT a FROM t WHERE b AND c BETWEEN d AND e AND f IN (SELECT g WHERE h) GROUP BY a ;',
  );
});
