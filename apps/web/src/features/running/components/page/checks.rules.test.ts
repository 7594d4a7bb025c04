import { expect, test } from 'vitest';

import { outcomesIn, sentenceOf } from './checks.rules.ts';
import { pageTask } from '@abhyas/contract/messages/en/page-task';

const check = (name: string, ...steps: Record<string, unknown>[]) => ({ name, steps });
const INPUT = JSON.stringify({
  checks: [check('One', { text: 'h1', is: 'Tea' }), check('Two', { count: 'p', is: 2 })],
});

test('WEBPAGE-8: each check with what the judge found of it, and those that were not tried', () => {
  const fault = { step: 0, code: 'differs', expected: 'Tea', actual: 'Te' };
  const printed = `2 checks\nnot ok: One\n  ${JSON.stringify(fault)}\n`;
  expect(outcomesIn(INPUT, printed)).toMatchObject([
    { name: 'One', passed: false, fault },
    { name: 'Two', passed: null, fault: undefined },
  ]);
  expect(outcomesIn(INPUT, '2 checks\nok: One\nnot ok: Two\n  {broken\n')).toMatchObject([
    { passed: true, fault: undefined },
    { passed: false, fault: undefined },
  ]);
  expect(outcomesIn('no JSON', printed)).toEqual([]);
});

test.each([
  [
    { text: 'h1', is: 'Tea' },
    { code: 'differs', expected: 'Tea', actual: 'Te' },
    'The text of “h1” is “Te”. It should be “Tea”.',
  ],
  [{ click: '#sell' }, { code: 'none' }, 'There is nothing on the page that matches “#sell”.'],
  [{ type: 'Asha', into: '#name' }, { code: 'none' }, 'There is nothing on the page that matches “#name”.'],
  [
    { style: 'h1', property: 'color', is_not: 'red' },
    { code: 'same', actual: 'rgb(255 0 0 1)' },
    'color of “h1” should not be “rgb(255 0 0 1)”.',
  ],
  [
    { contrast: 'a', at_least: 4.5 },
    { code: 'too-little', expected: '4.5', actual: '2.1' },
    'The contrast of “a” is 2.1. It should be at least 4.5.',
  ],
  [{ attribute: 'a', called: 'href' }, { code: 'attribute-missing' }, '“a” has no attribute href.'],
  [{ text: 'h1', is: 'x' }, { code: 'constructor', actual: 'y' }, 'The check could not be carried out: y'],
])('WEBPAGE-8: why a check failed is said in a sentence: %j', (step, fault, words) => {
  expect(sentenceOf(check('A', step), { step: 0, ...fault }, pageTask)).toBe(words);
  expect(sentenceOf(check('A', { wait: 5 }, step), { step: 1, ...fault }, pageTask)).toBe(`Step 2: ${words}`);
});
