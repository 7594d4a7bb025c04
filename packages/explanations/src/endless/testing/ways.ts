import type { Program } from '../../code/program.ts';
import type { WrongLoop } from './programs.ts';

/** Loops in which one way through changes nothing. */
export const WRONG_WAYS: readonly WrongLoop[] = [
  {
    id: 'endless/never-below-zero',
    key: 'cpp',
    code: '#include <iostream>\n#include <vector>\nusing namespace std;\nint main()\n{\n    int n;\n    cin >> n;\n    vector<int> a(n);\n    for (int i = 0; i < n; i++) cin >> a[i];\n    for (size_t i = a.size() - 1; i >= 0; i--)\n        cout << a[i % n] << " ";\n}\n',
    line: 10,
    words: ['`i`'],
  },
  {
    id: 'endless/way-without-change',
    key: 'java',
    code: 'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt();\n        int i = 1, sum = 0;\n        while (i <= n) {\n            if (i % 3 == 0)\n                continue;\n            sum += i;\n            i++;\n        }\n        System.out.println(sum);\n    }\n}\n',
    line: 9,
    words: ['`i % 3 == 0`'],
  },
  {
    id: 'endless/way-without-change-if-false',
    key: 'py',
    code: 'n = int(input())\ni = 2\nwhile n > 1:\n    if n % i == 0:\n        print(i)\n        n = n // i\n',
    line: 4,
    words: ['`n % i == 0`'],
  },
  {
    id: 'endless/nothing-taken-out',
    key: 'cpp',
    code: '#include <iostream>\n#include <queue>\nusing namespace std;\nint main()\n{\n    queue<int> q;\n    int n, x;\n    cin >> n;\n    for (int i = 0; i < n; i++) { cin >> x; q.push(x); }\n    long total = 0;\n    while (!q.empty())\n    {\n        total += q.front();\n    }\n    cout << total;\n}\n',
    line: 11,
    words: ['`q`'],
  },
  {
    id: 'endless/way-without-change',
    key: 'cpp',
    code: '#include <iostream>\n#include <vector>\nusing namespace std;\nint main()\n{\n    int n, target;\n    cin >> n;\n    vector<int> a(n);\n    for (int &x : a) cin >> x;\n    cin >> target;\n    int l = 0, r = n - 1, pairs = 0;\n    while (l < r)\n    {\n        int s = a[l] + a[r];\n        if (s == target) pairs++;\n        else if (s < target) l++;\n        else r--;\n    }\n    cout << pairs;\n}\n',
    line: 15,
    words: ['`s == target`'],
  },
  {
    id: 'endless/way-without-change-if-false',
    key: 'java',
    code: 'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt(), steps = 0;\n        while (n != 1) {\n            if (n % 2 == 0)\n                n = n / 2;\n            steps++;\n        }\n        System.out.println(steps);\n    }\n}\n',
    line: 7,
    words: ['`n % 2 == 0`'],
  },
  {
    id: 'endless/way-without-change',
    key: 'py',
    code: 'n = int(input())\nguess = 0\nwhile guess * guess <= n:\n    if guess * guess == n:\n        print("Perfect square")\n    else:\n        guess += 1\nelse:\n    print("Not")\n',
    line: 5,
    words: ['`guess * guess == n`'],
  },
  {
    id: 'endless/zero-multiplied',
    key: 'c',
    code: 'int main() {\n  int i, n;\n  scanf("%d", &n);\n  for (i = 0; i < n; i = i * 2) {\n    printf("%d ", i);\n  }\n}\n',
    line: 4,
    words: ['`i = i * 2`'],
  },
  {
    id: 'endless/given-in-head',
    key: 'c',
    code: '#include <stdio.h>\nint main()\n{\n    int i, n = 0, s = 0;\n    scanf("%d", &n);\n    for (i = 1; i = n; i++)\n        s += i;\n    printf("%d\\n", s);\n    return 0;\n}\n',
    line: 6,
    words: ['`i = n`'],
  },
  {
    id: 'endless/never-below',
    key: 'java',
    code: 'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt();\n        int digits = 0;\n        while (n >= 0) {\n            n = n / 10;\n            digits++;\n        }\n        System.out.println(digits);\n    }\n}\n',
    line: 7,
    words: ['`n = n / 10`'],
  },
  {
    id: 'endless/passes-over',
    key: 'py',
    code: 'n = int(input())\nwhile n != 0:\n    n -= 2\nprint("Even")\n',
    line: 2,
    words: ['`n -= 2`'],
  },
  {
    id: 'endless/nothing-taken-out',
    key: 'py',
    code: 'stack = list(input())\nout = ""\nwhile len(stack) > 0:\n    out += stack[-1]\nprint(out)\n',
    line: 3,
    words: ['`stack`'],
  },
];

/** Loops that end, though one way through them looks as if it changed nothing. */
export const RIGHT_WAYS: readonly Program[] = [
  { key: 'c', code: 'while (closed) {\n  closed = due % 7 == 6;\n  if (closed) due++;\n}\n' },
  { key: 'cpp', code: 'while (recipe >> word) {\n  if (kitchen.count(word) > 0) have++;\n}\n' },
  { key: 'c', code: 'while (a != b) {\n  if (a > b) a -= b;\n  else if (b > a) b -= a;\n}\n' },
  {
    key: 'java',
    code: 'while (!queue.isEmpty()) {\n  int x = queue.poll();\n  if (x > 3) queue.add(x - 1);\n}\n',
  },
  {
    key: 'py',
    code: 'while n > 1:\n    if n % 2 == 0:\n        n = n // 2\n    else:\n        n = 3 * n + 1\n',
  },
  { key: 'c', code: 'while (n >= 0) {\n  n = n / 10;\n  if (n == 0) break;\n}\n' },
  { key: 'py', code: 'while n != 0:\n    n -= 1\n' },
  { key: 'c', code: 'for (i = 1; i <= n; i++) s = i;\n' },
];
