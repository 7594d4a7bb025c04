import { describe, expect, test } from 'vitest';

import { answerRules } from './text.ts';
import { explainAnswer } from '../explain-answer.ts';

type Case = {
  id: string;
  input?: string;
  expected: string;
  actual: string;
  /** Words that the sentence must quote. */
  words?: string[];
};

const CASES: readonly Case[] = [
  { id: 'answers/nothing-printed', expected: '5\n', actual: '' },
  { id: 'answers/nothing-printed', expected: '5\n', actual: '\n\n' },
  { id: 'answers/letter-case', expected: 'YES', actual: 'Yes' },
  { id: 'answers/letter-case', expected: 'Even\nOdd\n', actual: 'even\nodd\n' },
  { id: 'answers/line-break-missing', expected: '1\n2\n3\n', actual: '123' },
  { id: 'answers/line-break-missing', expected: '1\n2\n3\n', actual: '1 2 3' },
  { id: 'answers/line-break-too-many', expected: '1 2 3', actual: '1\n2\n3\n' },
  { id: 'answers/spaces', expected: '1 2 3', actual: '123' },
  { id: 'answers/spaces', expected: '  *\n ***', actual: '*\n***' },
  { id: 'answers/list-form', expected: '1 2 3', actual: '[1, 2, 3]' },
  { id: 'answers/list-form', expected: 'a\nb', actual: "['a', 'b']" },
  { id: 'answers/signs', expected: 'Hello, World!', actual: 'Hello World' },
  { id: 'answers/signs', expected: 'Sum: 5', actual: 'Sum = 5' },
  {
    id: 'answers/prompt',
    input: '3\n4',
    expected: '7',
    actual: 'Enter a number: Enter another number: 7',
    words: ['Enter a number:'],
  },
  { id: 'answers/prompt', input: 'Asha', expected: 'Hi Asha', actual: 'What is your name? Hi Asha' },
  {
    id: 'answers/prompt',
    input: '5',
    expected: '25',
    actual: 'Please enter n\n25\n',
    words: ['Please enter n'],
  },
  { id: 'answers/none-printed', expected: '5\n7\n', actual: '5\nNone\n7\nNone\n' },
  { id: 'answers/label-too-many', expected: '12', actual: 'Sum is 12', words: ['Sum is'] },
  { id: 'answers/label-too-many', expected: '1\n2', actual: 'a = 1\nb = 2', words: ['a ='] },
  { id: 'answers/label-missing', expected: 'Total: 12', actual: '12' },
  { id: 'answers/decimal-point', expected: '2', actual: '2.0', words: ['2.0'] },
  { id: 'answers/decimal-point', expected: '150 3', actual: '1.5e2 3.00' },
  { id: 'answers/number-of-decimals', expected: '3.14', actual: '3.14159', words: ['3.14159'] },
  { id: 'answers/number-of-decimals', expected: '2.50', actual: '2.5' },
  { id: 'answers/whole-division', expected: '2.50', actual: '2' },
  { id: 'answers/whole-division', expected: '3.67', actual: '3.00', words: ['3.00', '3.67'] },
  { id: 'answers/rounding', expected: '3.67', actual: '3.66' },
  { id: 'answers/overflow', expected: '3000000000', actual: '-1294967296', words: ['3000000000'] },
  { id: 'answers/overflow', expected: '10000000000', actual: '1410065408' },
  { id: 'answers/overflow', expected: '20000000000000000000', actual: '1553255926290448384' },
  { id: 'answers/sign', expected: '-5', actual: '5' },
  { id: 'answers/off-by-one', expected: '55', actual: '54' },
  { id: 'answers/off-by-one', expected: '10 20', actual: '11 21' },
  {
    id: 'answers/first-case-only',
    input: '3\n1\n2\n3\n',
    expected: '1\n4\n9\n',
    actual: '1\n',
    words: ['3'],
  },
  { id: 'answers/last-missing', expected: '1 2 3 4', actual: '1 2 3' },
  { id: 'answers/stops-early', expected: '1\n2\n3\n4\n', actual: '1\n2\n', words: ['2', '4'] },
  { id: 'answers/first-missing', expected: '1 2 3 4', actual: '2 3 4' },
  { id: 'answers/printed-after', expected: '1 2 3', actual: '1 2 3 4', words: ['4'] },
  { id: 'answers/printed-after', expected: '7', actual: '7\ndone\n', words: ['done'] },
  { id: 'answers/printed-before', expected: '7', actual: 'debug\n7\n', words: ['debug'] },
  { id: 'answers/reversed', expected: '1 2 3', actual: '3 2 1' },
  { id: 'answers/other-order', expected: '1\n2\n3\n', actual: '2\n1\n3\n' },
  { id: 'answers/input-echoed', input: '5 8', expected: '40', actual: '5 8' },
  { id: 'answers/last-wrong', expected: '1 2 3 9', actual: '1 2 3 32767', words: ['4'] },
];

describe('RUNNING-7: results that teach: what is wrong with an answer, in words', () => {
  test.each(CASES)(
    '$id: $actual instead of $expected',
    ({ id, input = '', expected, actual, words = [] }) => {
      const explained = explainAnswer({ input, expected, actual }, 'en');
      expect(explained?.id).toBe(id);
      for (const word of words) expect(explained?.text).toContain(word);
      const inHindi = explainAnswer({ input, expected, actual }, 'hi');
      expect(inHindi?.text).toMatch(/\p{Script=Devanagari}/u);
      expect(`${explained?.text}${inHindi?.text}`).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  test('every row of the table is tried', () => {
    const tried = new Set(CASES.map(({ id }) => id));
    expect(answerRules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });
});

test.each([
  ['', '5'],
  ['5', '5 \n\n'],
  ['0', '1'],
  ['YES', 'NO'],
  ['12', '47'],
  ['Hello', 'Goodbye'],
  ['5 6 7', '1 2'],
])('nothing is said of an answer that is simply another: %j and %j', (expected, actual) => {
  expect(explainAnswer({ input: '9', expected, actual }, 'en')).toBeNull();
});
