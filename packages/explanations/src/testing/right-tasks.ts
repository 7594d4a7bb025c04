import type { Answer } from '../answers/answer.ts';
import { c, cpp, java, py } from './wrong-answer.ts';

/** Right programs, and wrong ones with another mistake, of which a row must say nothing. */
export const rightTasks: readonly (Omit<Answer, 'input'> & { readonly never: string })[] = [
  {
    never: 'answers/carried-over',
    expected: '5',
    actual: '9',
    program: java(
      'int left = 0, longest = 0;\nfor (int right = 0; right < n; right++) {\n    while (absent > k) {\n        if (day[left] == 1) absent--;\n        left++;\n    }\n    if (right - left + 1 > longest) longest = right - left + 1;\n}',
    ),
  },
  {
    never: 'answers/last-digit-left',
    expected: '5',
    actual: '9',
    program: c(
      'while (n >= 10) {\n    long sum = 0;\n    while (n > 0) {\n        sum += n % 10;\n        n /= 10;\n    }\n    n = sum;\n}',
    ),
  },
  {
    never: 'answers/no-first-value',
    expected: '5',
    actual: '9',
    program: cpp(
      'class Account {\n    double bal;\npublic:\n    Account(double b) : bal(b) {}\n    void take(double x) {\n        bal = bal - x;\n    }\n};',
    ),
  },
  {
    never: 'answers/no-first-value',
    expected: '5',
    actual: '9',
    program: c(
      'struct team {\n    int solved;\n};\nint main(void) {\n    struct team a = {0};\n    a.solved++;\n    printf("%d", a.solved);\n}',
    ),
  },
  {
    never: 'answers/never-read',
    expected: '5',
    actual: '9',
    program: py('for r in range(3):\n    size = abs(r)\n    print(f"{size} km")'),
  },
  {
    never: 'answers/count-set-to-one',
    expected: '5',
    actual: '9',
    program: c('for (i = 0; i < n; i++) {\n    seen[i] = 1;\n}\nif (seen[3]) printf("%d", seen[3]);'),
  },
  {
    never: 'answers/stepped-twice',
    expected: '5',
    actual: '9',
    program: c('for (i = 0; i < n; i++) {\n    key = a[i];\n    i++;\n    value = a[i];\n}'),
  },
  {
    never: 'answers/leap-year',
    expected: '5',
    actual: '9',
    program: c('if ((y % 4 == 0 && y % 100 != 0) || (y % 400 == 0)) puts("leap");'),
  },
  {
    never: 'answers/other-half',
    expected: '5',
    actual: '9',
    program: py(
      'middle = (low + high) // 2\nif a[middle] < key:\n    low = middle + 1\nelse:\n    high = middle - 1',
    ),
  },
  {
    never: 'answers/shifted-over',
    expected: '5',
    actual: '9',
    program: c('for (int i = count++; i > at; i--) taken[i] = taken[i - 1];'),
  },
  {
    never: 'answers/quotient-lost',
    expected: '4',
    actual: '0',
    program: cpp('int n; cin >> n; count(n / 10); cout << c;'),
  },
  {
    never: 'answers/off-by-one',
    expected: '6',
    actual: '5',
    program: c('for (i = 0; i < n; i++) if (x[i] > 2) s += a[i];'),
  },
  {
    never: 'answers/last-not-added',
    expected: '6',
    actual: '3',
    program: py('n = int(input())\nfor i in range(n):\n    s = int(input())\nprint(s)'),
  },
  {
    never: 'answers/own-in-function',
    expected: '5',
    actual: '9',
    program: py('total = 0\ndef add(x):\n    total = x + 1\n    return total\ntotal = add(3)\nprint(total)'),
  },
  {
    never: 'answers/braces-missing',
    expected: '5',
    actual: '9',
    program: java('for (int i = 0; i < n; i++)\n    s += i;\nSystem.out.println(s);'),
  },
  {
    never: 'answers/one-word-read',
    expected: '3',
    actual: '6',
    program: c('scanf("%s %c", s, &c); for (i = 0; s[i]; i++) if (s[i] = c) n++; printf("%d", n);'),
  },
  {
    never: 'answers/whole-range',
    expected: '3',
    actual: '6',
    program: c("if (c < 'A' || c > 'Z') n++;"),
  },
  {
    never: 'answers/no-first-value',
    expected: '3',
    actual: '6',
    program: c('int main(void) {\n    int *basket = baskets[a - 1];\n    printf("%d", *basket);\n}'),
  },
];
