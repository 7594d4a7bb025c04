import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Programs that move, choose or keep something else than they should. */
export const wrongMoves: readonly WrongAnswer[] = [
  {
    id: 'answers/place-for-value',
    input: '4\n1 2 4 7',
    expected: '6',
    actual: '5',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[50], n, i, s = 0;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++) scanf("%d", &a[i]);\n    for (i = 0; i < n; i++)\n        if (i % 2 == 0)\n            s += a[i];\n    printf("%d\\n", s);\n    return 0;\n}',
    ),
    words: ['`i % 2 == 0`'],
  },
  {
    id: 'answers/diagonal-beside',
    input: '3\n1 2 3\n4 5 6\n7 8 9',
    expected: '15',
    actual: '14',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[10][10], n, i, j, s = 0;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++)\n        for (j = 0; j < n; j++)\n            scanf("%d", &a[i][j]);\n    for (i = 0; i < n; i++)\n        for (j = 0; j < n; j++)\n            if (i + j == n)\n                s += a[i][j];\n    printf("%d\\n", s);\n    return 0;\n}',
    ),
    words: ['`n - 1`'],
  },
  {
    id: 'answers/first-divisor',
    input: '12 18',
    expected: '6',
    actual: '2',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a, b, i, g = 1;\n    scanf("%d %d", &a, &b);\n    for (i = 2; i <= a; i++)\n        if (a % i == 0 && b % i == 0)\n        {\n            g = i;\n            break;\n        }\n    printf("%d\\n", g);\n    return 0;\n}',
    ),
    words: ['`break`'],
  },
  {
    id: 'answers/shifted-over',
    input: '4\n1 2 3 4\n1 9',
    expected: '1 9 2 3 4',
    actual: '1 9 2 2 2',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[20], n, i, pos, x;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++) scanf("%d", &a[i]);\n    scanf("%d %d", &pos, &x);\n    for (i = pos; i < n; i++)\n        a[i + 1] = a[i];\n    a[pos] = x;\n    for (i = 0; i <= n; i++) printf("%d ", a[i]);\n    return 0;\n}',
    ),
    words: ['`a[i + 1] = a[i]`'],
  },
  {
    id: 'answers/same-each-turn',
    input: '2 5',
    expected: '32',
    actual: '4',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int b, e, i, r = 0;\n    scanf("%d %d", &b, &e);\n    for (i = 1; i <= e; i++)\n        r = b * b;\n    printf("%d\\n", r);\n    return 0;\n}',
    ),
    words: ['`r = b * b`'],
  },
  {
    id: 'answers/other-label',
    input: '3\namit 100\nbina 300\nchan 200',
    expected: 'bina',
    actual: 'amit',
    program: c(
      '#include <stdio.h>\nstruct emp { char name[20]; int sal; };\nint main()\n{\n    struct emp e[10];\n    int n, i, m = 0;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++) scanf("%s %d", e[i].name, &e[i].sal);\n    for (i = 1; i < n; i++)\n        if (e[i].sal < e[m].sal)\n            m = i;\n    printf("%s\\n", e[m].name);\n    return 0;\n}',
    ),
    words: ['`amit`'],
  },
  {
    id: 'answers/copies-in-loop',
    input: '2\na 10\nb 20',
    expected: 'a 15\nb 25',
    actual: 'a 10\nb 20',
    program: cpp(
      '#include <iostream>\n#include <vector>\nusing namespace std;\nstruct P { string n; int m; };\nint main()\n{\n    int n;\n    cin >> n;\n    vector<P> v(n);\n    for (auto &p : v) cin >> p.n >> p.m;\n    for (auto p : v) p.m += 5;\n    for (auto p : v) cout << p.n << " " << p.m << endl;\n}',
    ),
    words: ['`p`'],
  },
  {
    id: 'answers/braces-missing',
    input: '4\n1 -2 3 -4',
    expected: '2 2',
    actual: '0 1',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    int n, x, pos = 0, neg = 0;\n    cin >> n;\n    for (int i = 0; i < n; i++)\n        cin >> x;\n        if (x > 0) pos++;\n        else if (x < 0) neg++;\n    cout << pos << " " << neg << endl;\n}',
    ),
    words: ['`{ }`'],
  },
  {
    id: 'answers/written-with-power',
    input: '123456.5',
    expected: '1481478',
    actual: '1.48148e+06',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    double p;\n    cin >> p;\n    cout << p * 12 << endl;\n}',
    ),
    words: ['`1.48148e+06`'],
  },
  {
    id: 'answers/counted-in-copies',
    input: '1234',
    expected: '4',
    actual: '0',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nvoid count(int n, int c)\n{\n    if (n == 0) return;\n    c++;\n    count(n / 10, c);\n}\nint main()\n{\n    int n, c = 0;\n    cin >> n;\n    count(n, c);\n    cout << c << endl;\n}',
    ),
    words: ['`count`'],
  },
  {
    id: 'answers/not-overridden',
    expected: '9.0',
    actual: '0.0',
    program: java(
      'class Shape { double area() { return 0; } }\nclass Square extends Shape {\n    double side;\n    Square(double s) { side = s; }\n    double area(double s) { return s * s; }\n}\npublic class Main {\n    public static void main(String[] args) {\n        Shape s = new Square(3);\n        System.out.println(s.area());\n    }\n}',
    ),
    words: ['`area`'],
  },
  {
    id: 'answers/last-if-wins',
    input: '95',
    expected: 'A',
    actual: 'C',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int m = sc.nextInt();\n        String g = "F";\n        if (m >= 90) g = "A";\n        if (m >= 75) g = "B";\n        if (m >= 50) g = "C";\n        System.out.println(g);\n    }\n}',
    ),
    words: ['`m >= 90`'],
  },
  {
    id: 'answers/shared-field',
    expected: 'A 100\nB 200',
    actual: 'A 200\nB 200',
    program: java(
      'class Acc {\n    static int bal;\n    String n;\n    Acc(String n, int b) { this.n = n; bal = b; }\n    void show() { System.out.println(n + " " + bal); }\n}\npublic class Main {\n    public static void main(String[] args) {\n        Acc a = new Acc("A", 100);\n        Acc b = new Acc("B", 200);\n        a.show();\n        b.show();\n    }\n}',
    ),
    words: ['`static int bal`'],
  },
  {
    id: 'answers/replaced-each-time',
    input: '3\n1\n2\n3',
    expected: '6',
    actual: '3',
    program: py('n = int(input())\ns = 0\nfor i in range(n):\n    s = int(input())\nprint(s)'),
    words: ['`s = int(input())`'],
  },
  {
    id: 'answers/letters-for-length',
    input: 'apple zoo banana',
    expected: 'banana',
    actual: 'zoo',
    program: py(
      'words = input().split()\nlongest = words[0]\nfor w in words:\n    if w > longest:\n        longest = w\nprint(longest)',
    ),
    words: ['`w > longest`'],
  },
  {
    id: 'answers/own-in-function',
    input: '5',
    expected: '15',
    actual: '0',
    program: py(
      'score = 0\ndef add(points):\n    score = points\n    score += 10\n\nadd(int(input()))\nprint(score)',
    ),
    words: ['`add`'],
  },
  {
    id: 'answers/end-counted',
    input: '4\n8\n0',
    expected: '6.0',
    actual: '4.0',
    program: py(
      'total = 0\ncount = 0\nwhile True:\n    x = int(input())\n    total += x\n    count += 1\n    if x == 0:\n        break\nprint(total / count)',
    ),
    words: ['`total += x`'],
  },
];
