import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

export const wrongSums: readonly WrongAnswer[] = [
  {
    id: 'answers/product-of-zero',
    input: '5',
    expected: '120',
    actual: '0',
    program: java('int p = 0; for (int i = 1; i <= in.nextInt(); i++) p *= i;'),
    words: ['p = 0'],
  },
  {
    id: 'answers/joined-after-text',
    input: '5 1',
    expected: 'Sum: 6',
    actual: 'Sum: 51',
    program: java('int a = in.nextInt(), b = in.nextInt(); System.out.println("Sum: " + a + b);'),
    words: ['(a + b)'],
  },
  {
    id: 'answers/character-added',
    input: '3 5',
    expected: '5 3',
    actual: '40',
    program: java("int a = in.nextInt(), b = in.nextInt(); System.out.println(b + ' ' + a);"),
    words: ['32', '" "'],
  },
  {
    id: 'answers/text-repeated',
    input: '3',
    expected: '12',
    actual: '3333',
    program: py('n = input()\nprint(n * 4)'),
    words: ['`3`', '4 times'],
  },
  {
    id: 'answers/other-extreme',
    input: '4\n3 9 2 5',
    expected: '9',
    actual: '2',
    program: cpp('cin >> n; for (int i = 0; i < n; i++) { cin >> x; if (x < best) best = x; }'),
  },
  {
    id: 'answers/began-with-zero',
    input: '3\n-5 -2 -9',
    expected: '-2',
    actual: '0',
    program: c('int max = 0; scanf("%d", &n); while (n--) { scanf("%d", &x); if (x > max) max = x; }'),
  },
  {
    id: 'answers/last-not-added',
    input: '5',
    expected: '15',
    actual: '10',
    program: py('n = int(input())\nt = 0\nfor i in range(n):\n    t += i\nprint(t)'),
    words: ['5'],
  },
  {
    id: 'answers/count-added',
    input: '3\n4 5 6',
    expected: '15',
    actual: '18',
    program: py(
      'import sys\na = list(map(int, sys.stdin.read().split()))\nt = 0\nfor x in a:\n    t += x\nprint(t)',
    ),
  },
  {
    id: 'answers/factor-missing',
    input: '5',
    expected: '120',
    actual: '24',
    program: c('scanf("%d", &n); for (i = 1; i < n; i++) f = f * i;'),
  },
];
