import { beforeEach, describe, expect, test } from 'vitest';
import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';
import { constructsIn } from './constructs.ts';

const FIRST = 'courses/01-c/01-basics/01-hello';
const LATER = 'courses/01-c/02-loops/01-for-loops';

let files: Record<string, string>;
beforeEach(() => {
  files = smallSchool();
  files['concepts.yaml'] =
    '- { id: loops, name: Loops }\n- { id: for-loop, name: for, parents: [loops], constructs: [for] }\n';
  files['courses/01-c/02-loops/subtopic.yaml'] = 'title: Loops\nsummary: Again and again.\n';
  files[`${LATER}/text.md`] = `---\ntitle: For\nteaches: [for-loop]\n---\n${PROGRAMS.c}`;
});

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

const PROGRAMS = {
  c: fence('c', 'int main(void) {\n    for (int i = 0; i < 3; i++) { }\n    return 0;\n}'),
  cpp: fence('cpp', 'int main() {\n    for (int i : {1, 2}) { }\n}'),
  java: fence('java', 'class Main {\n    void f(int[] all) { for (int each : all) { } }\n}'),
  python: fence('python', 'n = 3\nfor i in range(n): print(i)'),
} as const;

async function faults(): Promise<string[]> {
  const content = await buildRelease(folderOf(files));
  return content.ok ? [] : content.faults.map(faultLine);
}

describe('EXERCISES-16: what code uses was taught before', () => {
  test.each(Object.entries(PROGRAMS))(
    'a loop in %s before loops are taught names both places',
    async (_language, program) => {
      files[`${FIRST}/text.md`] = `---\ntitle: Hello\n---\nText.\n\n${program}`;
      expect(await faults()).toEqual([
        expect.stringMatching(
          /^courses\/01-c\/01-basics\/01-hello\/text\.md:8: The code uses "for" here, but this course teaches it \("for-loop"\) only later, in courses\/01-c\/02-loops\/01-for-loops\/text\.md:3\.$/,
        ),
      ]);
    },
  );

  test('an exercise is held to it as well', async () => {
    files[`${FIRST}/text.md`] = '---\ntitle: Hello\nteaches: [loops]\n---\n> [!EXERCISE] three\n';
    files[`${FIRST}/exercises.yaml`] = `- id: three
  kind: predict
  concept: loops
  language: python
  code: |
    n = 3
    for i in range(n):
        print(i)
  accept: "0\\n1\\n2"
  explain: E.
`;
    expect(await faults()).toEqual([expect.stringContaining('exercises.yaml:7: The code uses "for" here')]);
  });

  test('a blank of an exercise is read as what belongs there', async () => {
    files['concepts.yaml'] +=
      '- { id: lists, name: Lists, constructs: [list] }\n- { id: tuples, name: Tuples, constructs: [tuple] }\n';
    files[`${LATER}/text.md`] = `---\ntitle: For\nteaches: [for-loop, lists, tuples]\n---\n${PROGRAMS.c}`;
    files[`${FIRST}/text.md`] = '---\ntitle: Hello\nteaches: [loops]\n---\n> [!EXERCISE] pair\n';
    files[`${FIRST}/exercises.yaml`] = `- id: pair
  kind: gap
  concept: loops
  question: Q?
  language: python
  code: |
    n = [[1]]
    print(n)
  output: "(1, 2)"
  blanks:
    1:
      accept: "(1, 2)"
      slips:
        "3": "That is one number."
  explain: E.
`;
    expect(await faults()).toEqual([expect.stringContaining('exercises.yaml:7: The code uses "tuple" here')]);
  });

  test('where the lesson itself teaches it, or the course never does, nothing is said', async () => {
    files[`${FIRST}/text.md`] = `---\ntitle: Hello\nteaches: [for-loop]\n---\n${PROGRAMS.c}`;
    expect(await faults()).toEqual([]);
    files[`${FIRST}/text.md`] = `---\ntitle: Hello\n---\n${PROGRAMS.c}`;
    files[`${LATER}/text.md`] = '---\ntitle: For\n---\nText.\n';
    expect(await faults()).toEqual([]);
  });

  test('words in strings and comments are no constructs, and code that does not compile is read as far as it goes', () => {
    expect([...constructsIn('// for (;;) while\nchar *s = "if (a) goto b;";', 'c').keys()]).toEqual([
      'pointer',
    ]);
    expect([...constructsIn('while (a < 3 { for (;;) }', 'java').keys()]).toContain('while');
    expect([...constructsIn('x = [n for n in y]\nz = {1: 2}', 'python').keys()]).toEqual([
      'comprehension',
      'list',
      'dict',
    ]);
    expect(constructsIn('SELECT 1', 'sql').size).toBe(0);
  });
});
