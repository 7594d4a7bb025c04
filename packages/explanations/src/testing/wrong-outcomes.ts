import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Outputs that tell by themselves, or with a line of the program, what went wrong. */
export const wrongOutcomes: readonly WrongAnswer[] = [
  {
    id: 'answers/no-first-value',
    input: '3 1 1 2',
    expected: '2',
    actual: '32766',
    program: c(
      'int main(void) {\n  int n, x, ones;\n  scanf("%d", &n);\n  while (n--) {\n    scanf("%d", &x);\n    if (x == 1) ones++;\n  }\n  printf("%d", ones);\n}',
    ),
    words: ['int ones = 0;'],
  },
  {
    id: 'answers/invisible-character',
    input: 'ravi',
    expected: 'ivar',
    actual: '\0ivar',
    program: cpp('cin >> s; for (int i = s.size(); i >= 0; i--) cout << s[i];'),
  },
  {
    id: 'answers/truth-as-number',
    input: '8',
    expected: 'true',
    actual: '1',
    program: cpp('cin >> n; cout << (n % 2 == 0);'),
    words: ['true'],
  },
  {
    id: 'answers/characters-counted',
    input: 'one fine day',
    expected: '3',
    actual: '12',
    program: py('line = input()\nprint(len(line))'),
    words: ['len(line.split())'],
  },
  {
    id: 'answers/shifted',
    input: '7',
    expected: '7 14 21 28',
    actual: '0 7 14 21',
    program: java('int n = in.nextInt(); for (int k = 0; k < 4; k++) System.out.print(n * k + " ");'),
    words: ['`0`', '`7`'],
  },
  {
    id: 'answers/printed-after',
    input: '6',
    expected: 'Small',
    actual: 'SmallZero',
    program: cpp('cin >> n; if (n < 9) cout << "Small"; if (n > 20) cout << "Large"; else cout << "Zero";'),
    words: ['Zero'],
  },
  {
    id: 'answers/text-never-number',
    input: '4 7 4',
    expected: '2',
    actual: '0',
    program: py(
      'rolls = input().split()\nfours = 0\nfor roll in rolls:\n    if roll == 4:\n        fours += 1\nprint(fours)',
    ),
    words: ['roll == 4'],
  },
  {
    id: 'answers/other-branch',
    input: '9',
    expected: 'odd',
    actual: 'even',
    program: py('n = int(input())\nif n % 2 == 1:\n    print("even")\nelse:\n    print("odd")'),
    words: ['n % 2 == 1'],
  },
  {
    id: 'answers/character-missing',
    input: 'ropes',
    expected: 'sepor',
    actual: 'sepo',
    program: java(
      'String s = in.next(); for (int k = s.length() - 1; k > 0; k--) System.out.print(s.charAt(k));',
    ),
    words: ['`r`'],
  },
  {
    id: 'answers/other-branch',
    input: '4',
    expected: 'Inside',
    actual: 'Outside',
    program: java(
      'int n = in.nextInt();\nif (n > 3 && n > 9) System.out.println("Inside");\nelse System.out.println("Outside");',
    ),
    words: ['(n > 3 && n > 9)'],
  },
];
