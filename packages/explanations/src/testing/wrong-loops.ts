import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

export const wrongLoops: readonly WrongAnswer[] = [
  {
    id: 'answers/left-at-once',
    input: '4 6 1',
    expected: '11',
    actual: '4',
    program: py(
      'def total(a):\n    t = 0\n    for x in a:\n        t += x\n        return t\nprint(total(list(map(int, input().split()))))',
    ),
    words: ['return'],
  },
  {
    id: 'answers/left-at-once',
    input: '9',
    expected: 'not prime',
    actual: 'prime',
    program: java(
      'boolean prime(int n) {\n  for (int i = 2; i < n; i++) {\n    if (n % i == 0) {\n      return false;\n    } else {\n      return true;\n    }\n  }\n  return true;\n}\nin.nextInt();',
    ),
  },
  {
    id: 'answers/left-at-once',
    input: '9',
    expected: 'not prime',
    actual: 'prime',
    program: py(
      'def prime(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n        else:\n            return True\n    return True\nprint("prime" if prime(int(input())) else "not prime")',
    ),
  },
  {
    id: 'answers/ended-at-once',
    input: '3',
    expected: 'odd',
    actual: 'even',
    program: java('int n = in.nextInt();\nif (n % 2 == 0);\n{\n  System.out.println("even");\n}'),
    words: ['if'],
  },
  {
    id: 'answers/ended-at-once',
    input: '4',
    expected: '10',
    actual: '5',
    program: java(
      'int n = in.nextInt(), t = 0, k;\n  for (k = 1; k <= n; k++);\n    t += k;\nSystem.out.println(t);',
    ),
    words: ['for'],
  },
  {
    id: 'answers/break-missing',
    input: '1',
    expected: 'Monday',
    actual: 'Tuesday',
    program: java(
      'int d = in.nextInt(); switch (d) {\n  case 1: day = "Monday";\n  case 2: day = "Tuesday"; break;\n  default: day = "?";\n}',
    ),
    words: ['case 1'],
  },
  {
    id: 'answers/new-each-time',
    input: '3\n4 5 6',
    expected: '15',
    actual: '6',
    program: c(
      'int sum = 0;\nscanf("%d", &n);\nfor (i = 0; i < n; i++) {\n  scanf("%d", &x);\n  sum = x;\n}\nprintf("%d", sum);',
    ),
    words: ['sum += x'],
  },
  {
    id: 'answers/never-begins',
    input: '3',
    expected: '1 2 3',
    actual: '',
    program: cpp('cin >> n; for (int i = 1; i >= n; i++) cout << i;'),
    words: ['i >= n'],
  },
  {
    id: 'answers/range-downwards',
    input: '3',
    expected: '3 2 1',
    actual: '',
    program: py('n = int(input())\nfor i in range(n, 0):\n    print(i)'),
    words: ['range(n, 0, -1)'],
  },
];

export const wrongChoices: readonly WrongAnswer[] = [
  {
    id: 'answers/branch-never-reached',
    input: '95',
    expected: 'A',
    actual: 'C',
    program: py('m = int(input())\nif m >= 40:\n    print("C")\nelif m >= 90:\n    print("A")'),
    words: ['m >= 90', 'm >= 40'],
  },
  {
    id: 'answers/branch-never-reached',
    input: '15',
    expected: 'FizzBuzz',
    actual: 'Fizz',
    program: c(
      'scanf("%d", &n);\nif (n % 3 == 0) printf("Fizz");\nelse if (n % 15 == 0) printf("FizzBuzz");',
    ),
    words: ['n % 15 == 0'],
  },
  {
    id: 'answers/always-true',
    input: '7',
    expected: 'other',
    actual: 'weekend',
    program: c('scanf("%d", &d); if (d == 1 || 2) printf("weekend");'),
    words: ['d == 1 || 2'],
  },
  {
    id: 'answers/given-in-condition',
    input: '4',
    expected: 'no',
    actual: 'yes',
    program: java('int n = in.nextInt(); boolean ok = n > 5; if (ok = true) System.out.println("yes");'),
    words: ['ok = true'],
  },
  {
    id: 'answers/truth-in-quotes',
    input: '7',
    expected: 'prime',
    actual: 'composite',
    program: py(
      'def prime(n):\n    return True\nn = int(input())\nprint("prime" if prime(n) == "True" else "composite")',
    ),
  },
  {
    id: 'answers/never-true',
    input: '7',
    expected: 'prime',
    actual: 'composite',
    program: py(
      'def prime(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n\nif prime(int(input())):\n    print("prime")\nelse:\n    print("composite")',
    ),
    words: ['prime'],
  },
  {
    id: 'answers/text-never-number',
    input: '5',
    expected: 'five',
    actual: 'other',
    program: py('n = input()\nif n == 5:\n    print("five")\nelse:\n    print("other")'),
    words: ['n == 5', 'int(…)'],
  },
];
