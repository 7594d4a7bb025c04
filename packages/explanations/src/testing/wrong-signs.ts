import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Programs whose code shows why they answer wrongly. */
export const wrongSigns: readonly WrongAnswer[] = [
  {
    id: 'answers/not-virtual',
    expected: 'Circle',
    actual: 'Shape',
    program: cpp(
      'class Shape {\npublic:\n    void draw() { cout << "Shape"; }\n};\nclass Circle : public Shape {\npublic:\n    void draw() { cout << "Circle"; }\n};\nint main() {\n    Shape *s = new Circle();\n    s->draw();\n}',
    ),
    words: ['draw()', 'Shape'],
  },
  {
    id: 'answers/text-without-places',
    input: 'hello',
    expected: 'olleh',
    actual: '',
    program: cpp(
      'int main() {\n    string s, t;\n    cin >> s;\n    int n = s.size();\n    for (int i = 0; i < n; i++) t[i] = s[n - 1 - i];\n    cout << t;\n}',
    ),
    words: ['`t`', 't +='],
  },
  {
    id: 'answers/line-break-as-character',
    input: '5\nx',
    expected: '5 x',
    actual: '5 \n',
    program: c(
      'int main() {\n    int n; char c;\n    scanf("%d", &n);\n    scanf("%c", &c);\n    printf("%d %c", n, c);\n}',
    ),
    words: ['" %c"'],
  },
  {
    id: 'answers/starts-behind-end',
    input: 'madam',
    expected: 'Palindrome',
    actual: 'Not Palindrome',
    program: cpp(
      'int main() {\n    string s, r;\n    cin >> s;\n    for (int i = s.length(); i >= 0; i--) r += s[i];\n    cout << (r == s ? "Palindrome" : "Not Palindrome");\n}',
    ),
    words: ['s.length() - 1'],
  },
  {
    id: 'answers/fractions-kept',
    input: '12',
    expected: '21',
    actual: 'inf',
    program: py(
      'n = int(input())\nrev = 0\nwhile n > 0:\n    rev = rev * 10 + n % 10\n    n = n / 10\nprint(rev)',
    ),
    words: ['n = n // 10'],
  },
  {
    id: 'answers/result-not-returned',
    expected: '7',
    actual: 'None',
    program: py('def add(a, b):\n    c = a + b\n\nprint(add(3, 4))'),
    words: ['`add`'],
  },
  {
    id: 'answers/removed-in-loop',
    expected: '[1, 3]',
    actual: '[1, 2, 3]',
    program: py('a = [1, 2, 2, 3]\nfor x in a:\n    if x == 2:\n        a.remove(x)\nprint(a)'),
    words: ['for x in a[:]:'],
  },
  {
    id: 'answers/removed-by-index',
    expected: '[1, 3]',
    actual: '[1, 2, 3]',
    program: java(
      'for (int i = 0; i < list.size(); i++) {\n    if (list.get(i) == 2) list.remove(i);\n}\nSystem.out.println(list);',
    ),
    words: ['list.remove(i)'],
  },
  {
    id: 'answers/line-ended-each-time',
    input: '2',
    expected: '*\n**',
    actual: '*\n\n*\n*\n',
    program: py(
      'n = int(input())\nfor i in range(1, n + 1):\n    for j in range(i):\n        print("*")\n    print()',
    ),
    words: ['print("*", end="")'],
  },
  {
    id: 'answers/several-branches',
    input: '95',
    expected: 'A',
    actual: 'ABC',
    program: c(
      'int main() {\n    int m;\n    scanf("%d", &m);\n    if (m >= 90)\n        printf("A");\n    if (m >= 75)\n        printf("B");\n    if (m >= 50)\n        printf("C");\n    else\n        printf("F");\n}',
    ),
    words: ['3', 'else if'],
  },
  {
    id: 'answers/array-itself-printed',
    expected: '2 5 9',
    actual: '[I@5451c3a8',
    program: java('int[] a = {2, 5, 9};\nSystem.out.println(a);'),
    words: ['Arrays.toString'],
  },
  {
    id: 'answers/object-itself-printed',
    expected: 'Asha 7',
    actual: 'Student@2626b418',
    program: java('class Student {\n    String name;\n}\nSystem.out.println(new Student());'),
    words: ['toString', '`Student`'],
  },
  {
    id: 'answers/object-itself-printed',
    expected: 'Asha',
    actual: '<__main__.Student object at 0x7f3a2c1d0f10>',
    program: py('class Student:\n    pass\nprint(Student())'),
    words: ['__str__'],
  },
  {
    id: 'answers/values-not-made',
    expected: '[1, 4]',
    actual: '<map object at 0x7f3a2c1d0f10>',
    program: py('print(map(lambda x: x * x, [1, 2]))'),
    words: ['`map`', 'list('],
  },
  {
    id: 'answers/never-both',
    input: 'education',
    expected: '5',
    actual: '0',
    program: cpp(
      "for (int i = 0; i < s.size(); i++) {\n    if (s[i] == 'a' && s[i] == 'e' && s[i] == 'i') c++;\n}\ncout << c;",
    ),
    words: ["s[i] == 'a' && s[i] == 'e'", '`||`'],
  },
  {
    id: 'answers/never-both',
    input: '7',
    expected: 'yes',
    actual: 'no',
    program: py('n = int(input())\nprint("yes" if n == 7 and n == 9 else "no")'),
    words: ['`or`'],
  },
  {
    id: 'answers/result-not-returned',
    input: 'madam',
    expected: 'Yes',
    actual: 'No',
    program: py(
      'def is_pal(s):\n    s == s[::-1]\nif is_pal(input()):\n    print("Yes")\nelse:\n    print("No")',
    ),
    words: ['`is_pal`'],
  },
  {
    id: 'answers/equal-texts-are-zero',
    input: 'abc abc',
    expected: 'Equal',
    actual: 'Not Equal',
    program: c('if (strcmp(a, b))\n    printf("Equal");\nelse\n    printf("Not Equal");'),
    words: ['strcmp(a, b) == 0'],
  },
];
