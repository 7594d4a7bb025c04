import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Programs that look at the wrong place, count too little, or choose the wrong branch. */
export const wrongPlaces: readonly WrongAnswer[] = [
  {
    id: 'answers/overwritten-first',
    input: '3\n5 1 4',
    expected: '1 4 5',
    actual: '1 1 4',
    program: c('if (a[j] > a[j + 1]) {\n    a[j] = a[j + 1];\n    a[j + 1] = a[j];\n}'),
    words: ['a[j] = a[j + 1]', 'a[j + 1] = a[j]'],
  },
  {
    id: 'answers/swapped-twice',
    input: 'hello',
    expected: 'olleh',
    actual: 'hello',
    program: cpp('for (int i = 0; i < n; i++) {\n    swap(s[i], s[n - 1 - i]);\n}\ncout << s;'),
    words: ['n / 2'],
  },
  {
    id: 'answers/swapped-twice',
    input: '3\n1 2 3',
    expected: '3 2 1',
    actual: '1 2 3',
    program: java(
      'for (int i = 0; i < a.length; i++) {\n    int t = a[i];\n    a[i] = a[a.length - i - 1];\n    a[a.length - i - 1] = t;\n}',
    ),
    words: ['a.length / 2'],
  },
  {
    id: 'answers/swapped-twice',
    input: '1 2 3',
    expected: '3 2 1',
    actual: '1 2 3',
    program: py('for i in range(len(a)):\n    a[i], a[-i - 1] = a[-i - 1], a[i]'),
    words: ['len(a) // 2'],
  },
  {
    id: 'answers/turned-twice',
    input: '2\n1 2\n3 4',
    expected: '1 3\n2 4',
    actual: '1 2\n3 4',
    program: c(
      'for (i = 0; i < n; i++)\n    for (j = 0; j < n; j++) {\n        t = a[i][j];\n        a[i][j] = a[j][i];\n        a[j][i] = t;\n    }',
    ),
    words: ['`j` begin with `i + 1`'],
  },
  {
    id: 'answers/compared-with-start',
    input: '4\n4 2 3 1',
    expected: '1 2 3 4',
    actual: '1 2 4 3',
    program: java(
      'int min = i;\nfor (int j = i + 1; j < n; j++) {\n    if (a[j] < a[i]) min = j;\n}\nint t = a[i];',
    ),
    words: ['a[j] < a[min]'],
  },
  {
    id: 'answers/compared-with-start',
    input: '4 2 3 1',
    expected: '1 2 3 4',
    actual: '1 2 4 3',
    program: py(
      'for i in range(n):\n    small = i\n    for j in range(i + 1, n):\n        if a[j] < a[i]:\n            small = j\n',
    ),
    words: ['a[j] < a[small]'],
  },
  {
    id: 'answers/other-place',
    expected: '6 8',
    actual: '6 9',
    program: c('for (i = 0; i < n; i++)\n    for (j = 0; j < n; j++)\n        s[i][j] = a[i][j] + b[j][i];'),
    words: ['b[i][j]'],
  },
  {
    id: 'answers/lines-equally-long',
    input: '3',
    expected: '*\n* *\n* * *',
    actual: '* * *\n* * *\n* * *',
    program: c(
      'for (i = 1; i <= n; i++) {\n    for (j = 1; j <= n; j++)\n        printf("* ");\n    printf("\\n");\n}',
    ),
    words: ['j <= n', '`i`'],
  },
  {
    id: 'answers/capitals-left-out',
    input: 'Education',
    expected: '5',
    actual: '4',
    program: c(
      "scanf(\"%s\", s);\nfor (i = 0; s[i]; i++)\n    if (s[i] == 'a' || s[i] == 'e' || s[i] == 'i') c++;\nprintf(\"%d\\n\", c);",
    ),
    words: ['`E`', '`e`'],
  },
  {
    id: 'answers/capitals-left-out',
    input: 'APple',
    expected: '2',
    actual: '1',
    program: py('s = input()\nc = 0\nfor ch in s:\n    if ch in "aeiou":\n        c += 1\nprint(c)'),
    words: ['`A`'],
  },
  {
    id: 'answers/gaps-counted',
    input: 'I love my India',
    expected: '4',
    actual: '3',
    program: cpp(
      "getline(cin, s);\nfor (int i = 0; i < s.length(); i++)\n    if (s[i] == ' ') c++;\ncout << c;",
    ),
    words: ['3', '4'],
  },
  {
    id: 'answers/first-not-added',
    input: '4\n7 2 3 4',
    expected: '16',
    actual: '9',
    program: c(
      'for (i = 0; i < n; i++) scanf("%d", &a[i]);\nfor (i = 1; i < n; i++) sum += a[i];\nprintf("%d", sum);',
    ),
    words: ['7'],
  },
  {
    id: 'answers/equal-largest',
    input: '4 9 9 2',
    expected: '4',
    actual: '9',
    program: py('a = list(map(int, input().split()))\na.sort()\nprint(a[-2])'),
    words: ['`9`'],
  },
  {
    id: 'answers/not-the-largest',
    input: '5 9 7',
    expected: '9',
    actual: '7',
    program: c(
      'scanf("%d %d %d", &a, &b, &c);\nif (a > b && a > c)\n    printf("%d", a);\nelse if (b > a && b < c)\n    printf("%d", b);\nelse\n    printf("%d", c);',
    ),
    words: ['`7`', '`9`'],
  },
  {
    id: 'answers/multiplied-by-divisor',
    input: '4 6',
    expected: '12',
    actual: '48',
    program: cpp('cin >> a >> b;\ncout << a * b * gcd(a, b);'),
    words: ['gcd(a, b)', '2'],
  },
  {
    id: 'answers/counter-per-object',
    expected: '3',
    actual: '1',
    program: java(
      'class Student {\n    int count = 0;\n    Student() {\n        count++;\n    }\n}\nclass Main {\n    public static void main(String[] args) {\n        System.out.println(s.count);\n    }\n}',
    ),
    words: ['static int count'],
  },
  {
    id: 'answers/counter-per-object',
    expected: '3',
    actual: '1',
    program: py(
      'class Student:\n    def __init__(self):\n        self.count = 0\n        self.count += 1\n\nprint(s.count)',
    ),
    words: ['Student.count += 1'],
  },
  {
    id: 'answers/same-list',
    expected: '[1, 2, 3]\n[3, 2, 1, 0]',
    actual: '[3, 2, 1, 0]\n[3, 2, 1, 0]',
    program: py('a = [1, 2, 3]\nb = a\nb.reverse()\nb.append(0)\nprint(a)\nprint(b)'),
    words: ['b = a[:]'],
  },
  {
    id: 'answers/way-without-return',
    input: '5',
    expected: 'Odd',
    actual: 'None',
    program: py('def kind(n):\n    if n % 2 == 0:\n        return "Even"\n\nprint(kind(int(input())))'),
    words: ['`kind`'],
  },
  {
    id: 'answers/divides-by-one',
    input: '7',
    expected: 'Prime',
    actual: 'Not Prime',
    program: c(
      'scanf("%d", &n);\nfor (i = 1; i < n; i++) {\n    if (n % i == 0) {\n        flag = 1;\n        break;\n    }\n}\nif (flag == 0) printf("Prime");\nelse printf("Not Prime");',
    ),
    words: ['`i`', '2'],
  },
  {
    id: 'answers/character-or-text',
    input: 'hello',
    expected: '2',
    actual: '0',
    program: py(
      's = input()\nvowels = "aeiou"\ncount = 0\nfor ch in s:\n    if ch == vowels:\n        count += 1\nprint(count)',
    ),
    words: ['ch in vowels'],
  },
  {
    id: 'answers/branch-not-taken',
    input: '100 150',
    expected: 'Insufficient balance',
    actual: '-50',
    program: cpp(
      'cin >> bal >> x;\nif (x < bal)\n    cout << "Insufficient balance";\nelse {\n    bal = bal - x;\n    cout << bal;\n}',
    ),
    words: ['x < bal', 'Insufficient balance'],
  },
  {
    id: 'answers/branch-taken',
    input: '150 100',
    expected: '50',
    actual: 'Insufficient balance',
    program: java(
      'int bal = in.nextInt(), x = in.nextInt();\nif (x < bal) {\n    System.out.println("Insufficient balance");\n} else {\n    System.out.println(bal - x);\n}',
    ),
    words: ['x < bal', '50'],
  },
];

/** Right programs that only look like those. */
export const rightPlaces: readonly (Omit<WrongAnswer, 'id'> & { readonly never: string })[] = [
  {
    never: 'answers/swapped-twice',
    expected: '5',
    actual: '9',
    program: c(
      'for (i = 0; i < n / 2; i++) {\n    t = a[i];\n    a[i] = a[n - 1 - i];\n    a[n - 1 - i] = t;\n}',
    ),
  },
  {
    never: 'answers/compared-with-start',
    expected: '5',
    actual: '9',
    program: c('least = i;\nfor (j = i + 1; j < n; j++)\n    if (a[j] < a[least]) least = j;'),
  },
  {
    never: 'answers/capitals-left-out',
    input: 'Aa',
    expected: '2',
    actual: '1',
    program: py('for ch in s.lower():\n    if ch == "a":\n        c += 1'),
  },
  {
    never: 'answers/counter-per-object',
    expected: '3',
    actual: '1',
    program: java(
      'class Student {\n    static int count = 0;\n    Student() {\n        count++;\n    }\n}\nclass Main {\n}',
    ),
  },
  {
    never: 'answers/same-list',
    expected: '5',
    actual: '9',
    program: py('a = [1]\nb = a[:]\nb.append(2)\nprint(a, b)'),
  },
  {
    never: 'answers/not-the-largest',
    input: '5 9 7',
    expected: '9',
    actual: '7',
    program: py('n = int(input())\nfor x in a:\n    if x > y:\n        y = x\nprint(y)'),
  },
  {
    never: 'answers/product-of-zero',
    input: '5',
    expected: '120',
    actual: '0',
    program: c(
      'int fact(int n) {\n    if (n == 1) return 1;\n    return n * fact(n + 1);\n}\nint main() {\n    scanf("%d", &n);\n    printf("%d", fact(n));\n    return 0;\n}',
    ),
  },
  {
    never: 'answers/divides-by-one',
    expected: 'Perfect',
    actual: 'Not Perfect',
    program: c('for (i = 1; i < n; i++)\n    if (n % i == 0) sum += i;'),
  },
];
