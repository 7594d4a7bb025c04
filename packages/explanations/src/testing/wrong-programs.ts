import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';
import { wrongLines, wrongVariables } from './wrong-lines.ts';
import { wrongClassics } from './wrong-classics.ts';
import { wrongChoices, wrongLoops } from './wrong-loops.ts';
import { wrongOutcomes } from './wrong-outcomes.ts';
import { wrongSums } from './wrong-sums.ts';

/** One and more for each row that looks at the program. */
export const wrongAnswers: readonly WrongAnswer[] = [
  ...wrongLoops,
  ...wrongChoices,
  ...wrongSums,
  ...wrongClassics,
  ...wrongOutcomes,
  ...wrongLines,
  ...wrongVariables,
];

/** Programs in which a row could see its mistake and must not. */
export const rightHabits: readonly (Omit<WrongAnswer, 'id'> & { readonly never: string })[] = [
  {
    never: 'answers/divides-itself',
    input: '7',
    expected: 'prime',
    actual: 'other',
    program: c(
      'scanf("%d", &n); for (i = 2; i <= n; i++) if (n % i == 0) count++; if (count == 2) puts("prime");',
    ),
  },
  {
    never: 'answers/chained',
    input: '4',
    expected: '16',
    actual: '8',
    program: cpp('#include <iostream>\nusing namespace std;\nvector<int> v; cin >> n; cout << n + n;'),
  },
  {
    never: 'answers/used-up',
    input: '121',
    expected: 'yes',
    actual: 'no',
    program: c(
      'scanf("%d", &n); m = n; while (n > 0) { r = r * 10 + n % 10; n /= 10; } if (r == m) puts("no");',
    ),
  },
  {
    never: 'answers/texts-compared',
    input: '9 10',
    expected: '10',
    actual: '9',
    program: py('a, b = input().split()\nif int(a) < int(b):\n    print(a)\nif a < "x":\n    print("")'),
  },
  {
    never: 'answers/one-word-read',
    input: 'red green',
    expected: 'red green',
    actual: 'red',
    program: c('scanf("%s %s", a, b); printf("%s", a);'),
  },
  {
    never: 'answers/left-at-once',
    expected: '1',
    actual: '2',
    program: py('for x in a:\n    if x > 2:\n        continue\n    print(x)\n    break\nint(input())'),
  },
  {
    never: 'answers/left-at-once',
    expected: '17',
    actual: '25',
    program: java(
      'for (int i = 0; i < n; i++) {\n  if (a[i] > 3) return a[i];\n  if (a[i] < 0) { return 0; }\n}\nin.nextInt();',
    ),
  },
  {
    never: 'answers/branch-never-reached',
    expected: 'A',
    actual: 'C',
    program: c('if (m >= 90) puts("A");\nelse if (m >= 40) puts("C");\nif (m >= 95) puts("star"); scanf();'),
  },
  {
    never: 'answers/always-true',
    expected: 'A',
    actual: 'C',
    program: c('if (d == 1 || 2 == d) puts("A"); if (d == 1 || d == 2) puts("A"); scanf();'),
  },
  {
    never: 'answers/product-of-zero',
    input: '12',
    expected: '21',
    actual: '0',
    program: py('n = int(input())\nr = 0\nwhile n > 0:\n    r = r * 10 + n % 10\n    n //= 10\nprint(r)'),
  },
  {
    never: 'answers/last-not-added',
    input: '4 9 2 5',
    expected: '9',
    actual: '4',
    program: py('best = 0\nfor x in map(int, input().split()):\n    best += 1'),
  },
  {
    never: 'answers/field-hidden',
    expected: '5',
    actual: '9',
    program: java(
      'class A {\n  int size;\n  A(int s) { size = s; }\n}\nclass Main {\n  public static void main(String[] args) {\n    int size = in.nextInt();\n  }\n}',
    ),
  },
  {
    never: 'answers/only-copies',
    expected: '5',
    actual: '9',
    program: cpp(
      'void add(int x) {\n  total += x;\n}\nvoid show(int x) {\n  x = x * 2;\n  cout << x;\n}\ncin >> n;',
    ),
  },
  {
    never: 'answers/power-sign',
    expected: '5',
    actual: '9',
    program: c('scanf("%d", &n); for (i = 0; i < n; i++) { one ^= a[i]; } mask = one & (one ^ 1);'),
  },
  {
    never: 'answers/whole-literals',
    expected: '5',
    actual: '9',
    program: c('scanf("%lf", &c); printf("%f", c * 9 / 5 + 32);'),
  },
  {
    never: 'answers/name-among-texts',
    input: '5',
    expected: '10',
    actual: 'Enter n: 12',
    program: c('int n;\nprintf("Enter n: ");\nscanf("%d", &n);\nprintf("12");'),
  },
  {
    never: 'answers/count-added',
    input: '3\n1 2 3',
    expected: '6',
    actual: '9',
    program: c('for (i = 0; i <= n; i++) { scanf("%d", &x); sum += x; }'),
  },
];
