import type { Folder } from '../files/folder.ts';

const PROBLEM = 'problems/double-it';

/** The smallest school that has one of each: files by path. */
export function smallSchool(): Record<string, string> {
  return {
    'tags.yaml': '- arithmetic\n',
    'courses/01-c/topic.yaml': 'title: C\nsummary: S.\ndescription: D.\n',
    'courses/01-c/topic.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'courses/01-c/01-basics/subtopic.yaml':
      'title: Basics\nsummary: First steps.\nproblems:\n  - double-it\n',
    'courses/01-c/01-basics/01-hello/text.md': '---\ntitle: Hello\n---\nText.\n',
    'courses/01-c/01-basics/02-basics-quiz/quiz.yaml': `title: Basics, checked
questions:
  - question: |
      What does this print?

      \`\`\`python
      print(2 + 2)
      \`\`\`
    prints: "4\\n"
    correct: ["\`4\`"]
    wrong:
      - text: 22
        because: Those are texts.
`,
    [`${PROBLEM}/problem.yaml`]: 'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\n',
    [`${PROBLEM}/statement.md`]:
      'Print twice the number.\n\n## Input\n\n$n$\n\n## Output\n\n$2n$\n\n## Constraints\n\n- $n < 9$\n',
    [`${PROBLEM}/data/sample/1.in`]: '2\n',
    [`${PROBLEM}/data/sample/1.ans`]: '4\n',
    [`${PROBLEM}/data/sample/1.md`]: 'Two and two.\n',
    [`${PROBLEM}/data/secret/01.in`]: '5\n',
    [`${PROBLEM}/data/secret/01.ans`]: '10\n',
    [`${PROBLEM}/data/secret/tests.yaml`]: '"01": an odd number\n',
    [`${PROBLEM}/submissions/accepted/solution.c`]: 'c',
    [`${PROBLEM}/submissions/accepted/solution.cpp`]: 'cpp',
    [`${PROBLEM}/submissions/accepted/solution.java`]: 'java',
    [`${PROBLEM}/submissions/accepted/solution.py`]: 'py',
    [`${PROBLEM}/starter/solution.py`]: 'n = int(input())\n',
  };
}

/** Files by path as a content folder in memory, as an upload would give them. */
export function folderOf(files: Readonly<Record<string, string>>, path = ''): Folder {
  const inside = Object.entries(files).map(([name, text]) => ({ parts: name.split('/'), text }));
  const names = [...new Set(inside.map(({ parts }) => parts[0] ?? ''))].toSorted();
  const own = inside.filter(({ parts }) => parts.length === 1);
  const folders = names.filter((name) => inside.some(({ parts }) => parts.length > 1 && parts[0] === name));
  return {
    path,
    files: new Map(own.map(({ parts, text }) => [parts[0] ?? '', new TextEncoder().encode(text)])),
    folders: new Map(
      folders.map((name) => {
        const below = inside.filter(({ parts }) => parts.length > 1 && parts[0] === name);
        const rest = Object.fromEntries(below.map(({ parts, text }) => [parts.slice(1).join('/'), text]));
        return [name, folderOf(rest, path === '' ? name : `${path}/${name}`)];
      }),
    ),
  };
}
