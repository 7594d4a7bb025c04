import { expect, test } from 'vitest';
import { mutantsOf } from './mutate.ts';

const changes = (code: string, key: 'c' | 'py'): string[] =>
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
