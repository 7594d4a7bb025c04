import type { Program } from '../loops-of-code.ts';

/** Programs that do not end, what is to be told of them, on which line, and words that the sentence must have. */
export const WRONG_LOOPS: readonly (Program & {
  readonly id: string;
  readonly line: number;
  readonly words: readonly string[];
})[] = [
  {
    id: 'endless/value-lost',
    key: 'c',
    code: 'int main() {\n  int n = 123, count = 0;\n  while (n != 0) {\n    count++;\n    n / 10;\n  }\n}\n',
    line: 3,
    words: ['n = n / 10'],
  },
  {
    id: 'endless/ended-by-semicolon',
    key: 'java',
    code: 'int i = 0;\nwhile (i < 5);\n{\n  i++;\n}\n',
    line: 2,
    words: ['i < 5'],
  },
  {
    id: 'endless/nothing-changes',
    key: 'py',
    code: 'n = int(input())\ns = 0\nwhile n > 0:\n    s += n % 10\nprint(s)\n',
    line: 3,
    words: ['`n`', 'n > 0'],
  },
  {
    id: 'endless/nothing-changes',
    key: 'cpp',
    code: 'int main() {\n  int n, i = 1;\n  cin >> n;\n  while (i <= n) {\n    cout << i << " "; // i++\n  }\n}\n',
    line: 4,
    words: ['`i`, `n`'],
  },
  {
    id: 'endless/nothing-changes',
    key: 'c',
    code: 'while (t != NULL) {\n  printf("%d ", t->d);\n}\n',
    line: 1,
    words: ['`t`'],
  },
  {
    id: 'endless/nothing-changes',
    key: 'java',
    code: 'int[] a = new int[5];\nint i = 0;\nwhile (i < a.length) {\n  System.out.println(a[i]);\n}\n',
    line: 3,
    words: ['`i`'],
  },
  {
    id: 'endless/never-left',
    key: 'java',
    code: 'while (true) {\n  System.out.println("hi");\n}\n',
    line: 1,
    words: ['break'],
  },
  {
    id: 'endless/last-digit-kept',
    key: 'java',
    code: 'while (n > 0) {\n  sum += n % 10;\n  n = n % 10;\n}\n',
    line: 1,
    words: ['n = n / 10'],
  },
  {
    id: 'endless/last-digit-kept',
    key: 'py',
    code: 'while n > 0:\n    s += n % 10\n    n %= 10\n',
    line: 1,
    words: ['n = n // 10'],
  },
  {
    id: 'endless/other-counter',
    key: 'cpp',
    code: 'for (int i = 0; i < n; i++) {\n  for (int j = 0; j <= i; i++)\n    cout << "*";\n}\n',
    line: 2,
    words: ['`j`', 'i++'],
  },
  {
    id: 'endless/away-from-end',
    key: 'c',
    code: 'for (i = 10; i > 0; i++) {\n  printf("%d ", i);\n}\n',
    line: 1,
    words: ['i++', 'i > 0'],
  },
  {
    id: 'endless/same-counter',
    key: 'c',
    code: 'for (i = 0; i < 3; i++) {\n  for (i = 0; i < 2; i++) {\n    printf("*");\n  }\n}\n',
    line: 1,
    words: ['line 2', '`i`'],
  },
  {
    id: 'endless/half-kept',
    key: 'cpp',
    code: 'while (low <= high) {\n  int mid = (low + high) / 2;\n  if (a[mid] == key) break;\n  else if (a[mid] < key) low = mid;\n  else high = mid - 1;\n}\n',
    line: 1,
    words: ['low = mid + 1'],
  },
  {
    id: 'endless/calls-itself-always',
    key: 'c',
    code: 'int fact(int n) {\n  return n * fact(n - 1);\n}\n',
    line: 1,
    words: ['`fact`'],
  },
  {
    id: 'endless/same-values',
    key: 'py',
    code: 'def power(a, b):\n    if b == 0:\n        return 1\n    return a * power(a, b)\n',
    line: 1,
    words: ['power(a, b)'],
  },
  {
    id: 'endless/jumps-over-end',
    key: 'c',
    code: 'int sum(int n) {\n  if (n == 1) return 1;\n  return n + sum(n - 2);\n}\n',
    line: 1,
    words: ['sum(n - 2)', 'n <= 1'],
  },
];

/** Loops and functions that end, or of which their text does not say whether they do. */
export const RIGHT_LOOPS: readonly Program[] = [
  { key: 'c', code: 'while (n > 0) {\n  s += n % 10;\n  n /= 10;\n}\n' },
  { key: 'c', code: 'while (scanf("%d", &n) == 1) s += n;\n' },
  { key: 'c', code: 'while (*p != 0) p++;\nwhile (p != NULL) p = p->next;\n' },
  { key: 'c', code: 'do {\n  n /= 10;\n} while (n > 0);\n' },
  { key: 'c', code: 'while (1) {\n  if (n == 0) break;\n}\n' },
  { key: 'c', code: 'while (low < high) {\n  swap(&low, &high);\n}\n' },
  { key: 'c', code: 'for (i = 0, j = n - 1; i < j; i++, j--) { }\nfor (i = 0; i < j; j--) { }\n' },
  { key: 'c', code: 'for (i = 0; i < n; ) {\n  i += 2;\n}\n' },
  { key: 'c', code: 'for (i = 0; i < n; i++)\n  for (j = 0; j < n; j++)\n    s += i * j;\n' },
  { key: 'cpp', code: 'while (cin) {\n  cin >> x;\n}\n' },
  { key: 'cpp', code: 'while (t > 0) {\n  cin >> x >> t;\n}\nwhile (!q.empty()) q.pop();\n' },
  {
    key: 'cpp',
    code: 'void read(int &n) { cin >> n; }\nint main() {\n  while (n != 0) {\n    read(n);\n  }\n}\n',
  },
  { key: 'java', code: 'while (i < s.length()) {\n  i++;\n}\nwhile (in.hasNext()) n = in.nextInt();\n' },
  { key: 'java', code: 'for (int x : list) {\n  sum += x;\n}\nfor (int i = n; i >= 0; i--) { }\n' },
  { key: 'py', code: 'while a and b:\n    a, b = b, a % b\nwhile stack:\n    stack.pop()\n' },
  { key: 'py', code: 'i = 0\nwhile i < len(a):\n    a.pop()\n' },
  { key: 'py', code: 'while True:\n    n = int(input())\n    if n == 0:\n        break\n' },
  { key: 'py', code: 'def fact(n):\n    if n <= 1:\n        return 1\n    return n * fact(n - 1)\n' },
  {
    key: 'py',
    code: 'def fib(n):\n    if n == 0 or n == 1:\n        return n\n    return fib(n - 1) + fib(n - 2)\n',
  },
  { key: 'java', code: 'static int gcd(int a, int b) {\n  return b == 0 ? a : gcd(b, a % b);\n}\n' },
  {
    key: 'c',
    code: 'while (lo < hi) {\n  int mid = (lo + hi) / 2;\n  if (a[mid] < x) lo = mid + 1;\n  else hi = mid;\n}\n',
  },
  {
    key: 'cpp',
    code: 'while (hi - lo > 1) {\n  int mid = (lo + hi) / 2;\n  if (a[mid] <= x) lo = mid;\n  else hi = mid;\n}\n',
  },
  {
    key: 'py',
    code: 'while lo + 1 < hi:\n    mid = (lo + hi) // 2\n    if fits(mid):\n        lo = mid\n    else:\n        hi = mid\n',
  },
  {
    key: 'c',
    code: 'for (int i = 0; i < n; at = order[i++]) s += at;\nfor (x = 1; x >= 0; x = up[x], n++) s++;\n',
  },
  { key: 'c', code: 'while (rest.length > mtu) {\n  rest.length -= mtu;\n}\n' },
  { key: 'cpp', code: 'void put(int a) { put(a, 0); }\nvoid put(int a, int b) { cout << a + b; }\n' },
  {
    key: 'java',
    code: 'Vector plus(Vector o) {\n  return new Vector(x + o.x);\n}\nVector(int x) {\n  this(new Vector(x));\n}\n',
  },
  { key: 'py', code: 'while heap:\n    cost, at = heappop(heap)\n' },
  { key: 'c', code: '/* while (n > 0) s++; */\nint main(void) { return 0; }\n' },
];
