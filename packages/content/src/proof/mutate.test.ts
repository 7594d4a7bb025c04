import { expect, test } from 'vitest';
import { mutantsOf } from './mutate.ts';

const changes = (code: string, key: 'c' | 'java' | 'py'): string[] =>
  mutantsOf(code, key).map(({ line, from, to }) => `${line}: ${from} -> ${to}`);

test('operators become their neighbours, numbers one larger and smaller', () => {
  expect(changes('if (a <= 10 && b)\n  x += y * 0;', 'c')).toEqual([
    '1: <= -> <',
    '1: 10 -> 11',
    '1: 10 -> 9',
    '1: && -> ||',
    '2: += -> -=',
    '2: * -> +',
    '2: 0 -> 1',
  ]);
});

test('texts, comments, includes, shifts and arrows are left alone', () => {
  expect(changes('#include <stdio.h>\nputs("1 + 1"); // 2 > 1\np->next; x << y; i++; /* 3 */', 'c')).toEqual(
    [],
  );
});

test('in Python // divides and # begins a comment', () => {
  expect(changes('n // k  # n / k', 'py')).toEqual(['1: // -> *']);
});

test('a mutant is the whole program with exactly one change', () => {
  expect(mutantsOf('a < b', 'c')).toEqual([{ line: 1, from: '<', to: '<=', code: 'a <= b' }]);
});

test.each([
  'char name[16], file[24];',
  'static struct tree trees[1000];',
  'for (int grid[9][9]; ;)',
  'int n, row[91] = {n}, missing[4];',
  'void show(const char line[80]);',
])('the length of an array is left alone where it is declared: %s', (code) => {
  expect(changes(code, 'c')).toEqual([]);
});

test('so is that of a new array in Java, and how deep Python may call', () => {
  expect(changes('int[][] row = new int[100][100];', 'java')).toEqual([]);
  expect(changes('sys.setrecursionlimit(10000)', 'py')).toEqual([]);
});

test.each([
  'int first = row[3];',
  'return row[3];',
  'row[3] = n;',
  'int a = n, b = row[3];',
  'f(n, row[3]);',
  'int row[n + 3];',
  'if (a && row[3])',
  'show(a * row[3]);',
  'do row[3]++; while (n);',
])('an index is changed, and so is a part of a length: %s', (code) => {
  expect(changes(code, 'c')).toContain('1: 3 -> 4');
});

test.each(['if row[3]:', 'x = y if row[3] else z', 'elif not row[3]:', 'for x in row[3]:'])(
  'in Python an index is always one: %s',
  (code) => {
    expect(changes(code, 'py')).toContain('1: 3 -> 4');
  },
);
