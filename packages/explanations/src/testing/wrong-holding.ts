import { cpp, java, type WrongAnswer } from './wrong-answer.ts';

/** Programs in which a name, a type or a container holds something else than was meant. */
export const wrongHolding: readonly WrongAnswer[] = [
  {
    id: 'answers/top-kept',
    input: '3\n1 2 3',
    expected: '3 2 1',
    actual: '3 3 3',
    program: cpp(
      '#include <iostream>\n#include <stack>\nusing namespace std;\nint main()\n{\n    stack<int> s;\n    int n, x;\n    cin >> n;\n    for (int i = 0; i < n; i++) { cin >> x; s.push(x); }\n    for (int i = 0; i < n; i++) cout << s.top() << " ";\n}',
    ),
    words: ['`s.top()`'],
  },
  {
    id: 'answers/whole-range',
    input: 'HeLlo',
    expected: '2',
    actual: '5',
    program: cpp(
      "#include <iostream>\n#include <string>\nusing namespace std;\nint main()\n{\n    string s;\n    cin >> s;\n    int c = 0;\n    for (char ch : s)\n        if (ch >= 'A' || ch <= 'Z') c++;\n    cout << c;\n}",
    ),
    words: ["`ch >= 'A' || ch <= 'Z'`"],
  },
  {
    id: 'answers/fraction-cut',
    input: '10',
    expected: '314',
    actual: '300',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    int pi = 3.14;\n    int r;\n    cin >> r;\n    cout << pi * r * r;\n}',
    ),
    words: ['`int pi = 3.14`'],
  },
  {
    id: 'answers/same-array',
    expected: '1 99',
    actual: '99 99',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        int[] a = {1, 2, 3};\n        int[] b = a;\n        b[0] = 99;\n        System.out.println(a[0] + " " + b[0]);\n    }\n}',
    ),
    words: ['`int[] b = a`'],
  },
];
