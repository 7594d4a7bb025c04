import { describe, expect, test } from 'vitest';

import { rightHabits } from '../testing/wrong-programs.ts';
import { c, cpp, java, py } from '../testing/wrong-answer.ts';
import { rightPlaces } from '../testing/wrong-places.ts';
import { rightTasks } from '../testing/right-tasks.ts';
import { rightTurns } from '../testing/wrong-turns.ts';
import { NEXT_LINE, WRONG_OUTPUTS } from '../testing/wrong-outputs.ts';
import type { Answer } from './answer.ts';
import { answerRules } from './text.ts';
import { explainAnswer } from '../explain-answer.ts';

describe('RUNNING-7: results that teach: what is wrong with an answer, in words', () => {
  test.each(WRONG_OUTPUTS)(
    '$id: $actual instead of $expected',
    ({ id, input = '', expected, actual, program, words = [] }) => {
      const answer = { input, expected, actual, ...(program && { program }) };
      const explained = explainAnswer(answer, 'en');
      expect(explained?.id).toBe(id);
      for (const word of words) expect(explained?.text).toContain(word);
      const inHindi = explainAnswer(answer, 'hi');
      expect(inHindi?.text).toMatch(/\p{Script=Devanagari}/u);
      expect(`${explained?.text}${inHindi?.text}`).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  test('every row of the table is tried', () => {
    const tried = new Set(WRONG_OUTPUTS.map(({ id }) => id));
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

test.each<[string, NonNullable<Answer['program']>, string, string, string]>([
  ['a loop that reads', py('n = int(input())\nprint(n)'), '5', '7', '5'],
  ['a program that calls its main', py('def main():\n    print(int(input()) + 3)\n\nmain()'), '5', '7', '8'],
  [
    'a line that was read whole',
    cpp('getline(cin, s); cin >> n;'),
    'Asha Rao',
    'Bye Asha Rao',
    'Bye Asha Ra',
  ],
  ['an input with commas', c('scanf("%d, %d", &a, &b);'), '3, 4', '7', '12'],
  [
    'a rest of a line that was taken',
    java(NEXT_LINE.replace('nextInt();', 'nextInt(); in.nextLine();')),
    '5\nAsha Rao',
    'x Asha Rao',
    'y',
  ],
  [
    'a division of a fraction',
    c('double sum = 0; scanf("%f", &x); sum += x; printf("%.2f", sum / n);'),
    '4',
    '2.75',
    '0.00',
  ],
  ['a zero without a division', java('int n = in.nextInt(); System.out.println(0);'), '3', '75', '0'],
])('nothing is said of a program that does what its sentence denies: %s', (_what, program, ...texts) => {
  const [input, expected, actual] = texts;
  const said = explainAnswer({ input, expected, actual, program }, 'en');
  expect(said?.id ?? '').not.toMatch(/never|comma|line-break-left|one-word|quotient/);
});

const told = (answer: Omit<Answer, 'input'>) => explainAnswer({ input: '7', ...answer }, 'en')?.id ?? null;

describe('RUNNING-7: results that teach: what only looks like a known mistake is not told as one', () => {
  test('a wrong word is no label before the right one', () => {
    expect(told({ expected: 'prime', actual: 'not prime' })).toBeNull();
    expect(told({ expected: 'not prime', actual: 'prime' })).not.toBe('answers/label-missing');
    expect(told({ expected: '*\n**', actual: '**\n**' })).toBeNull();
    expect(told({ expected: 'YES', actual: 'The answer is YES' })).toBe('answers/label-too-many');
    expect(told({ expected: 'prime', actual: 'Result: prime' })).toBe('answers/label-too-many');
  });

  test('a fraction that Python lost is not laid to C', () => {
    const answer = { expected: '2.75', actual: '2' };
    expect(told({ ...answer, program: py('n = int(input())\nprint(7 // n)') })).toBe(
      'answers/whole-division-in-python',
    );
    expect(told({ ...answer, program: py('n = float(input())\nprint(round(n))') })).not.toBe(
      'answers/whole-division',
    );
  });

  test('-1 for a large number is no overflow, and nothing in Python is', () => {
    expect(told({ expected: '3000000000', actual: '-1' })).not.toBe('answers/overflow');
    const program = py('print(int(input()) - 1)');
    expect(told({ expected: '3000000000', actual: '-1294967296', program })).not.toBe('answers/overflow');
  });

  test('what begins otherwise than the sample is not told to be right so far', () => {
    expect(told({ expected: '1\n1 2\n1 2 3', actual: '\n1\n1 2' })).not.toBe('answers/stops-early');
  });
});

test.each([...rightHabits, ...rightTurns, ...rightPlaces, ...rightTasks])(
  'RUNNING-7: results that teach: $never is not told of what only looks like it',
  ({ never, ...answer }) => {
    expect(explainAnswer({ input: '7', ...answer }, 'en')?.id).not.toBe(never);
  },
);
