import { describe, expect, test } from 'vitest';

import type { WrongAnswer } from '../testing/wrong-answer.ts';
import { rightHabits, wrongAnswers } from '../testing/wrong-programs.ts';
import type { Answer } from './answer.ts';
import { answerRules } from './text.ts';
import { explainAnswer } from '../explain-answer.ts';

const py = (code: string) => ({ key: 'py', code }) as const;
const c = (code: string) => ({ key: 'c', code }) as const;
const cpp = (code: string) => ({ key: 'cpp', code }) as const;
const java = (code: string) => ({ key: 'java', code }) as const;

const NEXT_LINE =
  'Scanner in = new Scanner(System.in); int n = in.nextInt(); String s = in.nextLine(); System.out.println("Hello " + s);';

const CASES: readonly WrongAnswer[] = [
  ...wrongAnswers,
  {
    id: 'answers/operator-turned-round',
    input: '5',
    expected: '15',
    actual: '5',
    program: py('n = int(input())\ntotal = 0\nfor i in range(1, n + 1):\n    total =+ i\nprint(total)'),
    words: ['total += …'],
  },
  {
    id: 'answers/itself-printed',
    expected: '120',
    actual: '<function fact at 0x7f9ad7f104a0>',
    words: ['<function fact'],
  },
  { id: 'answers/itself-printed', expected: '9', actual: '[I@1218025c' },
  { id: 'answers/itself-printed', expected: '150', actual: 'Account@816f27d' },
  {
    id: 'answers/name-in-quotes',
    input: '3 4',
    expected: '7',
    actual: 'total',
    program: java('int total = in.nextInt() + in.nextInt(); System.out.println("total");'),
  },
  {
    id: 'answers/texts-joined',
    input: '3 4',
    expected: '7',
    actual: '34',
    program: py('a, b = input().split()\nprint(a + b)'),
  },
  {
    id: 'answers/places-not-filled',
    input: '5',
    expected: '5 x 1 = 5',
    actual: '%d x %d = %d 5 1 5',
    program: py('n = int(input())\nprint("%d x %d = %d", n, 1, n)'),
    words: ['"%d" % x'],
  },
  {
    id: 'answers/line-break-as-letters',
    input: '3',
    expected: '*\n**',
    actual: '*/n**/n',
    program: c('scanf("%d", &n); printf("*"); printf("/n");'),
    words: ['"\\n"'],
  },
  {
    id: 'answers/endl-in-quotes',
    expected: '148.50',
    actual: '148.50endl',
    program: cpp('cin >> price; cout << price << "endl";'),
  },
  {
    id: 'answers/line-break-left-by-cin',
    input: '2\nravi\nasha',
    expected: 'asha\nravi',
    actual: '\nravi',
    program: cpp('cin >> n; for (int i = 0; i < n; i++) { getline(cin, name); names.push_back(name); }'),
    words: ['cin.ignore()'],
  },
  {
    id: 'answers/text-as-condition',
    input: 'hello',
    expected: '2',
    actual: '5',
    program: py('for ch in input():\n    if ch == "a" or "e":\n        count += 1'),
    words: ['ch == "a" or "e"'],
  },
  {
    id: 'answers/one-word-read',
    input: 'hello world',
    expected: '3',
    actual: '2',
    program: java('String line = sc.next(); for (int i = 0; i < line.length(); i++) count++;'),
    words: ['hello'],
  },
  {
    id: 'answers/format-letter-missing',
    input: '1 2',
    expected: '1.50',
    actual: '{average:.2f}',
    program: py('average = sum(map(int, input().split())) / 2\nprint("{average:.2f}")'),
  },
  { id: 'answers/whole-collection', input: '4', expected: '9', actual: '[3, 9, 2, 5]' },
  {
    id: 'answers/never-reads',
    input: '3 4',
    expected: '7',
    actual: '30',
    program: java('Scanner in = new Scanner(System.in); int a = 10, b = 20; System.out.println(a + b);'),
  },
  { id: 'answers/never-called', expected: '25', actual: '', program: py('def main():\n    print(5)\n') },
  {
    id: 'answers/never-called',
    expected: '25',
    actual: '',
    program: py('class Solution:\n    def square(self, n):\n        return n * n\n'),
    words: ['Solution'],
  },
  {
    id: 'answers/never-called',
    expected: '120',
    actual: '',
    program: py('def fact(n):\n    return n\n\ndef main():\n    print(fact(5))\nmain\n'),
    words: ['main()'],
  },
  { id: 'answers/never-reads', input: '7 8', expected: '15', actual: '7', program: py('print(3 + 4)') },
  {
    id: 'answers/never-reads',
    input: '7 8',
    expected: '15',
    actual: '7',
    program: c('int main(void){ printf("%d", 3 + 4); }'),
    words: ['scanf'],
  },
  {
    id: 'answers/comma-wanted',
    input: '3 4',
    expected: '7',
    actual: '3',
    program: c('scanf("%d, %d", &a, &b); printf("%d", a + b);'),
    words: ['%d %d'],
  },
  {
    id: 'answers/line-break-left',
    input: '5\nAsha Rao',
    expected: 'Hello Asha Rao',
    actual: 'Hello ',
    program: java(NEXT_LINE),
    words: ['Asha Rao'],
  },
  {
    id: 'answers/one-word-read',
    input: 'Asha Rao',
    expected: 'Hello Asha Rao',
    actual: 'Hello Asha',
    program: cpp('cin >> s; cout << "Hello " << s;'),
    words: ['getline(cin, s)'],
  },
  {
    id: 'answers/quotient-lost',
    input: '3 4',
    expected: '75.0',
    actual: '0.0',
    program: java('int a = in.nextInt(), b = in.nextInt(); double p = a / b * 100;'),
  },
  { id: 'answers/separators', expected: '3 4', actual: '3,4' },
  { id: 'answers/separators', expected: '3 4 5', actual: '3-4-5' },
  { id: 'answers/separators', input: '3 4', expected: '3,4', actual: '3 4' },
  { id: 'answers/separators', expected: '-3 -4', actual: '-3,-4' },
  { id: 'answers/zeros-missing', expected: '01:02:05', actual: '1:2:5' },
  { id: 'answers/words-around', expected: '46', actual: 'The fare is 46 rupees' },
  { id: 'answers/words-around', expected: '7 12', actual: 'Sum = 7, product = 12.' },
  {
    id: 'answers/none-among',
    expected: 'Result 16',
    actual: 'Result None',
    program: py('print("Result", f(int(input())))'),
  },
  { id: 'answers/fraction-kept', expected: '3', actual: '3.5' },
  { id: 'answers/fraction-kept', expected: '3 2', actual: '3.4 2' },
  { id: 'answers/nothing-printed', expected: '5\n', actual: '' },
  { id: 'answers/nothing-printed', expected: '5\n', actual: '\n\n' },
  { id: 'answers/letter-case', expected: 'YES', actual: 'Yes' },
  { id: 'answers/letter-case', expected: 'Even\nOdd\n', actual: 'even\nodd\n' },
  { id: 'answers/line-break-missing', expected: '1\n2\n3\n', actual: '123' },
  { id: 'answers/line-break-missing', expected: '1\n2\n3\n', actual: '1 2 3' },
  { id: 'answers/line-break-too-many', expected: '1 2 3', actual: '1\n2\n3\n' },
  { id: 'answers/line-breaks-elsewhere', expected: '*\n**\n', actual: '*\n*\n*\n' },
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
  { id: 'answers/number-of-decimals', expected: '3.00', actual: '3' },
  {
    id: 'answers/whole-division-in-python',
    input: '1 2 3 5',
    expected: '2.75',
    actual: '2.00',
    program: py('marks = list(map(int, input().split()))\nprint(f"{sum(marks) // len(marks):.2f}")'),
  },
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
  { id: 'answers/stops-early', expected: '1\n2\n3\n4\n', actual: '1\n2\n', words: ['3 4'] },
  {
    id: 'answers/same-object',
    expected: 'good',
    actual: 'other',
    program: java('String grade = in.next();\nif (grade == "B") System.out.println("good");'),
    words: ['grade.equals("B")'],
  },
  {
    id: 'answers/compared-alone',
    expected: '9',
    actual: '3',
    program: py('best = 3\nfor x in numbers:\n    if x > best:\n        best == x\nprint(best)'),
    words: ['best = x'],
  },
  {
    id: 'answers/doubled-sign',
    expected: '3',
    actual: '0',
    program: py('count = 0\nfor c in input():\n    ++count\nprint(count)'),
    words: ['count += 1'],
  },
  {
    id: 'answers/given-to-itself',
    expected: 'Area: 6.0',
    actual: 'Area: 0.5',
    program: java('Scanner in;\nBox(double width) {\n    width = width;\n}\nin.nextDouble();'),
    words: ['this.width = width'],
  },
  {
    id: 'answers/two-values',
    expected: '15',
    actual: '7',
    program: py('n = int(input())\nt = 0\nfor i in (1, n + 1):\n    t += i\nprint(t)'),
    words: ['range(1, n + 1)'],
  },
  {
    id: 'answers/no-number',
    expected: '2.75',
    actual: 'Infinity',
    program: java('System.out.println(in.nextDouble() / 0);'),
    words: ['Infinity'],
  },
  {
    id: 'answers/address-printed',
    expected: '1 2 3',
    actual: '0x556781578ec0 0x556781578ec0 0x556781578ec0',
    program: cpp('cin >> n; cout << a << " ";'),
    words: ['0x556781578ec0'],
  },
  // The one number of the input counts no cases.
  { id: 'answers/stops-early', input: '3\n', expected: '*\n**\n***\n', actual: '*\n' },
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

test.each(rightHabits)(
  'RUNNING-7: results that teach: $never is not told of what only looks like it',
  ({ never, ...answer }) => {
    expect(explainAnswer({ input: '7', ...answer }, 'en')?.id).not.toBe(never);
  },
);
