import { expect, test } from 'vitest';

import { nearestWord } from './nearest-word.ts';

const known = ['pointer', 'pointers', 'printf', 'recursion', 'loop', 'array'];

test('LEARNING-48: the word that was meant: a letter left out, added, mistaken or swapped', () => {
  const meant = ['ponter', 'poointer', 'pounter', 'piontre', 'lopo', 'recusrsion'].map((word) =>
    nearestWord(word, known),
  );
  expect(meant).toEqual(['pointer', 'pointer', 'pointer', undefined, 'loop', 'recursion']);
});

test('LEARNING-48: a short word, or one that is near to none, is nobody’s', () => {
  expect(nearestWord('lop', known)).toBeUndefined();
  expect(nearestWord('database', known)).toBeUndefined();
});
