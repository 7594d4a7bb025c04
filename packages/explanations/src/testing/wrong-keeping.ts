import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** What is kept from one turn or one call to the next, and signs that stand where none should. */
export const wrongKeeping: readonly WrongAnswer[] = [
  {
    id: 'answers/last-read-twice',
    input: '4\n1 2 3 4',
    expected: '10',
    actual: '14',
    program: cpp(
      'int n, x, sum = 0; cin >> n; for (int i = 0; i <= n; i++) { cin >> x; sum += x; } cout << sum;',
    ),
    words: ['i <= n', '`4`'],
  },
  {
    id: 'answers/counter-kept',
    input: '5 3 9 1 7 2',
    expected: '9',
    actual: '3',
    program: c('for (int i = 0; i < n; i++) { scanf("%d", &x); if (x > max) max = i; }'),
    words: ['max = x'],
  },
  {
    id: 'answers/counter-kept',
    input: '3\n4 9 2',
    expected: '9',
    actual: '1',
    program: py(
      'n = int(input())\na = list(map(int, input().split()))\nbest = -1\nfor i in range(n):\n    if a[i] > best:\n        best = i\nprint(best)',
    ),
    words: ['best = a[i]'],
  },
  {
    id: 'answers/same-default',
    input: '1 2',
    expected: '[1]\n[2]',
    actual: '[1]\n[1, 2]',
    program: py(
      'a, b = map(int, input().split())\ndef put(x, items=[]):\n    items.append(x)\n    return items\nprint(put(a))\nprint(put(b))',
    ),
    words: ['items=None'],
  },
  {
    id: 'answers/sign-at-end',
    input: '3',
    expected: '1,2,3',
    actual: '1,2,3,',
    program: java('int n = in.nextInt(); for (int i = 1; i <= n; i++) System.out.print(i + ",");'),
    words: ['`,`'],
  },
  {
    id: 'answers/break-missing',
    input: '2',
    expected: 'Tuesday',
    actual: 'Tuesday\nOther',
    program: c(
      'scanf("%d", &d); switch (d) { case 1: printf("Monday\\n"); case 2: printf("Tuesday\\n"); default: printf("Other\\n"); }',
    ),
    words: ['case 1'],
  },
  {
    id: 'answers/began-at-end',
    input: '3\n1 5 2',
    expected: '5',
    actual: '2147483647',
    program: java(
      'int n = in.nextInt(); int max = Integer.MAX_VALUE; while (n-- > 0) { int x = in.nextInt(); if (x > max) max = x; }',
    ),
    words: ['max', '2147483647'],
  },
  {
    id: 'answers/sort-end',
    input: '3\n5 1 4',
    expected: '1 4 5',
    actual: '1 5 4',
    program: cpp('cin >> n; for (int i = 0; i < n; i++) cin >> a[i]; sort(a, a + n - 1);'),
    words: ['sort(a, a + n)'],
  },
  {
    id: 'answers/fixed-missing',
    input: '3',
    expected: '2.00',
    actual: '2',
    program: cpp('cin >> n; cout << setprecision(2) << (double) s / n;'),
    words: ['fixed'],
  },
  {
    id: 'answers/characters-reversed',
    input: '12',
    expected: '1100',
    actual: '0011',
    program: c('scanf("%d", &n); while (n > 0) { printf("%d", n % 2); n = n / 2; }'),
  },
  {
    id: 'answers/joined-after-text',
    input: '4 5',
    expected: '9',
    actual: 'Sum = 45',
    program: java('int a = in.nextInt(), b = in.nextInt(); System.out.println("Sum = " + a + b);'),
    words: ['(a + b)'],
  },
];
