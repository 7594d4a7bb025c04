import { expect, test } from 'vitest';

import { isCorrect, moveItem, placeOf, START, type Demo } from './demo.rules.ts';

const solved = (): Demo =>
  [
    ['op1', 'qn1'],
    ['op5', 'qn2'],
    ['op8', 'qn3'],
    ['op6', 'qn4'],
  ].reduce((demo, [item = '', slot]) => moveItem(demo, item, slot as 'qn1'), START);

test('spec section 4, Demo: correct only when slot 1 is op1, slot 2 op5, slot 3 op8 and slot 4 op6', () => {
  expect(isCorrect(START)).toBe(false);
  expect(isCorrect(solved())).toBe(true);
  expect(isCorrect(moveItem(solved(), 'op3', 'qn2'))).toBe(false);
  expect(isCorrect(moveItem(solved(), 'op1', 'options1'))).toBe(false);
});

test('a slot takes one item; what was there goes back to the options, in their first order', () => {
  const demo = moveItem(moveItem(START, 'op3', 'qn2'), 'op5', 'qn2');
  expect(demo.qn2.map(({ id }) => id)).toEqual(['op5']);
  expect(demo.options1.map(({ id }) => id)).toEqual(['op1', 'op2', 'op3', 'op4', 'op6', 'op7', 'op8']);
});

test('two filled slots change places', () => {
  const demo = moveItem(solved(), 'op8', 'qn4');
  expect(demo.qn4.map(({ id }) => id)).toEqual(['op8']);
  expect(demo.qn3.map(({ id }) => id)).toEqual(['op6']);
});

test('moving to the same place or an unknown item changes nothing', () => {
  expect(moveItem(START, 'op1', 'options1')).toBe(START);
  expect(moveItem(START, 'nothing', 'qn1')).toBe(START);
  expect(placeOf(START, 'nothing')).toBeUndefined();
});
