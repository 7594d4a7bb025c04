import { C, CPP17, JAVA, JAVASCRIPT, PYTHON } from '../../../attacks/attack.ts';
import type { Program } from './talk.ts';

/** A talk: after what the program has shown, what is typed. */
export type Dialogue = Program & {
  readonly does: string;
  readonly says: readonly (readonly [shown: string, typed: string])[];
};

export const c = (does: string, says: Dialogue['says'], body: string): Dialogue => ({
  does,
  language: C,
  says,
  code: `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <ctype.h>\n#include <unistd.h>\n${body}`,
});
export const cpp = (does: string, says: Dialogue['says'], body: string): Dialogue => ({
  does,
  language: CPP17,
  says,
  code: `#include <iostream>\n#include <map>\n#include <string>\n#include <vector>\nusing namespace std;\n${body}`,
});
export const java = (does: string, says: Dialogue['says'], body: string): Dialogue => ({
  does,
  language: JAVA,
  says,
  code: `import java.io.*;\nimport java.util.*;\nclass Main { public static void main(String[] args) throws Exception { ${body} } }`,
});
export const python = (does: string, says: Dialogue['says'], code: string): Dialogue => ({
  does,
  language: PYTHON,
  says,
  code,
});
export const node = (does: string, says: Dialogue['says'], body: string): Dialogue => ({
  does,
  language: JAVASCRIPT,
  says,
  code: `const rl = require('readline').createInterface({ input: process.stdin });
const lines = rl[Symbol.asyncIterator]();
const ask = async (text) => { process.stdout.write(text); return (await lines.next()).value; };
(async () => { ${body} rl.close(); })();`,
});

/** Programs as learners write them; none of them flushes what it asks, but where its language lets nobody do without. */
export const DIALOGUES: readonly Dialogue[] = [
  c(
    'asks for two numbers',
    [
      ['a? ', '4'],
      ['b? ', '5'],
    ],
    'int main(void) { int a, b; printf("a? "); scanf("%d", &a); printf("b? "); scanf("%d", &b); printf("%d\\n", a * b); }',
  ),
  c(
    'repeats a menu',
    [
      ['choice: ', '1'],
      ['choice: ', '9'],
      ['choice: ', '0'],
    ],
    `int main(void) { int n; do { puts("1 greet\\n0 leave"); printf("choice: "); if (scanf("%d", &n) != 1) return 1; if (n == 1) puts("hello"); else if (n) fprintf(stderr, "no %d\\n", n); } while (n); puts("bye"); }`,
  ),
  c(
    'reads lines with fgets',
    [
      ['name: ', 'Asha Rao'],
      ['town: ', 'Pune'],
    ],
    `int main(void) { char name[60], town[60]; printf("name: "); fgets(name, 60, stdin); printf("town: "); fgets(town, 60, stdin); name[strcspn(name, "\\n")] = 0; printf("%s of %s", name, town); }`,
  ),
  c(
    'reads characters until its end',
    [['type:\n', 'some words here']],
    'int main(void) { int c; puts("type:"); while ((c = getchar()) != EOF) putchar(toupper(c)); }',
  ),
  c(
    'guesses numbers',
    [
      ['guess: ', '50'],
      ['guess: ', '25'],
      ['guess: ', '37'],
    ],
    'int main(void) { int n = 0, tries = 0; while (n != 37) { printf("guess: "); scanf("%d", &n); tries++; printf(n < 37 ? "higher\\n" : n > 37 ? "lower\\n" : "right\\n"); } printf("%d tries\\n", tries); return tries; }',
  ),
  c(
    'writes to standard error between',
    [['ready? ', 'yes']],
    'int main(void) { char b[9]; fprintf(stderr, "warning\\n"); printf("ready? "); scanf("%8s", b); fprintf(stderr, "[%s]\\n", b); }',
  ),
  c(
    'asks with write and reads byte by byte',
    [['> ', 'abc']],
    `int main(void) { char b; write(1, "> ", 2); while (read(0, &b, 1) == 1 && b != '\\n') { write(1, &b, 1); write(1, "-", 1); } write(1, "\\n", 1); }`,
  ),
  cpp(
    'asks with cout',
    [
      ['Name: ', 'Ravi'],
      ['Age: ', '19'],
    ],
    'int main() { string n; int a; cout << "Name: "; cin >> n; cout << "Age: "; cin >> a; cout << n << " is " << a << endl; }',
  ),
  cpp(
    'mixes cin and getline',
    [
      ['n: ', '2'],
      ['line: ', 'one two'],
      ['line: ', 'three'],
    ],
    'int main() { int n; cout << "n: "; cin >> n; cin.ignore(); while (n--) { string s; cout << "line: "; getline(cin, s); cout << s.size() << "\\n"; } }',
  ),
  cpp(
    'mixes printf and cin',
    [['x = ', '1.5']],
    'int main() { double x; printf("x = "); cin >> x; printf("%.3f\\n", x * x); cerr << "done\\n"; }',
  ),
  cpp(
    'asks again after what is no number',
    [
      ['number: ', 'seven'],
      ['number: ', '7'],
    ],
    'int main() { int n; for (;;) { cout << "number: "; if (cin >> n) break; cin.clear(); cin.ignore(1000, \'\\n\'); cout << "no number\\n"; } cout << n * n << "\\n"; }',
  ),
  cpp(
    'counts words until its end',
    [['words:\n', 'to be or not to be']],
    'int main() { map<string, int> m; string w; cout << "words:\\n"; while (cin >> w) m[w]++; for (auto& [k, v] : m) cout << k << " " << v << "\\n"; }',
  ),
  java(
    'asks with a Scanner',
    [
      ['n: ', '21'],
      ['word: ', 'kolam'],
    ],
    'Scanner in = new Scanner(System.in); System.out.print("n: "); int n = in.nextInt(); System.out.print("word: "); System.out.println(in.next() + n);',
  ),
  java(
    'asks with a BufferedReader',
    [
      ['first: ', 'a b'],
      ['second: ', 'c'],
    ],
    'BufferedReader in = new BufferedReader(new InputStreamReader(System.in)); System.out.print("first: "); String a = in.readLine(); System.out.print("second: "); System.out.println(a + "|" + in.readLine());',
  ),
  java(
    'reads until its end',
    [['lines:\n', 'x y']],
    'System.out.println("lines:"); Scanner in = new Scanner(System.in); while (in.hasNext()) System.out.println("<" + in.next() + ">");',
  ),
  java(
    'asks again after what is no number',
    [
      ['number: ', 'x'],
      ['number: ', '3'],
    ],
    'Scanner in = new Scanner(System.in); while (true) { System.out.print("number: "); if (in.hasNextInt()) { System.out.println(in.nextInt() + 1); break; } System.err.println("no: " + in.next()); }',
  ),
  python(
    'asks with input',
    [
      ['name? ', 'Asha'],
      ['age? ', '20'],
    ],
    'n = input("name? ")\na = int(input("age? "))\nprint(f"{n}: {a + 1}")',
  ),
  python(
    'prints what it asks without an end',
    [
      ['a ', '1'],
      ['b ', '2'],
    ],
    'print("a ", end="")\na = input()\nprint("b ", end="")\nprint(a + input())',
  ),
  python(
    'loops until a word',
    [
      ['> ', 'one'],
      ['> ', 'quit'],
    ],
    'while (line := input("> ")) != "quit": print(line[::-1])\nprint("bye")',
  ),
  python(
    'catches the end of input',
    [['? ', 'x']],
    'try:\n    while True: print(input("? ") * 2)\nexcept EOFError: print("\\nover")',
  ),
  python(
    'reads standard input line by line',
    [['go:\n', '3 4']],
    'import sys\nprint("go:")\nfor line in sys.stdin: print(sum(map(int, line.split())))',
  ),
  python(
    'catches what is no number',
    [
      ['n: ', 'abc'],
      ['n: ', '5'],
    ],
    'while True:\n    try:\n        n = int(input("n: "))\n        break\n    except ValueError as error: print(error)\nprint(n ** 3)',
  ),
  node(
    'asks twice',
    [
      ['n? ', '4'],
      ['name? ', 'Ravi'],
    ],
    "const n = Number(await ask('n? ')); console.log((await ask('name? ')).repeat(n));",
  ),
  node(
    'adds until zero',
    [
      ['+ ', '3'],
      ['+ ', '4'],
      ['+ ', '0'],
    ],
    "let sum = 0; for (;;) { const n = Number(await ask('+ ')); if (n === 0) break; sum += n; console.log('so far ' + sum); }",
  ),
  node(
    'writes to standard error between',
    [['ok? ', 'yes']],
    "console.error('careful'); const a = await ask('ok? '); console.error(a.length + ' letters');",
  ),
];
