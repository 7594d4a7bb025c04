import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { oneOf } from '@abhyas/queue/testing/thorough';
import { expect, test } from 'vitest';
import { readCourse, readModule, writeCourse, writeModule } from './course-form.ts';
import { editYaml, valueOf } from './edit-yaml.ts';
import { idFrom, moved, nextFolder } from './folder-order.ts';
import { pathAtLine } from './path-at-line.ts';
import { nextTestName, pairsIn, readCategories, testsOf, writeCategories } from './problem-folder.ts';
import { readProblem, writeProblem } from './problem-form.ts';
import { readQuiz, writeQuiz } from './quiz-form.ts';
import { same } from './same-value.ts';
import { readStatement, writeStatement } from './statement-form.ts';
import { readText, writeText } from './text-form.ts';
import { readVideo, writeVideo } from './video-form.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

/** Reads a file, changes the form and writes it: null when the form cannot hold the file. */
type Way<F> = {
  readonly read: (text: string) => F | null;
  readonly write: (text: string, form: F) => string;
  readonly change: (form: F) => F;
};

function way<F>(each: Way<F>): Way<unknown> {
  return each as unknown as Way<unknown>;
}

const WAYS = new Map<string, Way<unknown>>([
  [
    'text.md',
    way({
      read: readText,
      write: writeText,
      change: (form) => ({ ...form, title: 'Mine: #1', premium: true }),
    }),
  ],
  [
    'quiz.yaml',
    way({
      read: readQuiz,
      write: writeQuiz,
      change: (form) => {
        const [first, ...others] = form.questions;
        const changed = { ...first, explanation: '`a: b` # no comment\n\n```c\nint main(void) {}\n```' };
        return { ...form, questions: [...others.toReversed(), changed] as typeof form.questions };
      },
    }),
  ],
  [
    'video.yaml',
    way({
      read: readVideo,
      write: writeVideo,
      change: (form) => ({ ...form, url: '', file: 'new.mp4', captions: form.captions.slice(1) }),
    }),
  ],
  [
    'problem.yaml',
    way({
      read: readProblem,
      write: writeProblem,
      change: (form) => ({
        ...form,
        tags: [...form.tags, 'strings'],
        limits: { ...form.limits, time: '2.5' },
        checker: { kind: 'floats' as const, absolute: '0.01', relative: '0', program: form.checker.program },
        languages: ['py' as const],
        hintVideo: 'https://example.org/hint',
      }),
    }),
  ],
  [
    'statement.md',
    way({
      read: readStatement,
      write: writeStatement,
      change: (form) => ({ ...form, input: 'A line.', constraints: '- $n < 3$' }),
    }),
  ],
  [
    'tests.yaml',
    way({
      read: readCategories,
      write: writeCategories,
      change: (form) => ({ ...form, '99': 'twenty: a, b' }),
    }),
  ],
  [
    'topic.yaml',
    way({
      read: readCourse,
      write: writeCourse,
      change: (form) => ({ ...form, description: 'One.\n\nTwo.' }),
    }),
  ],
  [
    'subtopic.yaml',
    way({ read: readModule, write: writeModule, change: (form) => ({ ...form, rollout: !form.rollout }) }),
  ],
]);

const files = readdirSync(CONTENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && WAYS.has(entry.name))
  .map((entry) => ({ name: entry.name, path: join(entry.parentPath, entry.name) }))
  // What a generator writes is no form's.
  .filter(({ path }) => !path.includes('/data/large/'));

test.each([...WAYS.keys()])('a form holds every %s of the starter curriculum', (name) => {
  const { read, write, change } = WAYS.get(name) as Way<unknown>;
  const ours = files.filter((file) => file.name === name);
  expect(ours.length).toBeGreaterThan(0);
  for (const { path } of ours) {
    const where = relative(CONTENT, path);
    const text = readFileSync(path, 'utf8');
    const form = read(text);
    if (form === null) throw new Error(`${where} is in no shape for a form`);
    expect({ where, text: write(text, form) }).toEqual({ where, text });
    const wanted = change(form);
    const changed = write(text, wanted);
    expect({ where, form: read(changed) }).toEqual({ where, form: wanted });
    // Back again: the value is the first one.
    expect({ where, form: read(write(changed, form)) }).toEqual({ where, form });
  }
});

test('any YAML of the curriculum keeps to the letter what is not edited', () => {
  const yaml = readdirSync(CONTENT, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.name.endsWith('.yaml'),
  );
  for (const entry of oneOf(12, yaml)) {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    const value = valueOf(text);
    expect(editYaml(text, value)).toBe(text);
    if (Array.isArray(value) || value === null) continue;
    for (const key of Object.keys(value as object)) {
      const next = { ...(value as object), [key]: 'edited: yes' };
      const edited = editYaml(text, next);
      expect(same(valueOf(edited), next)).toBe(true);
      const lines = new Set(edited.split('\n'));
      const { [key]: _dropped, ...rest } = value as Record<string, unknown>;
      const others = editYaml(text, rest).split('\n');
      expect(others.filter((line) => !lines.has(line) && line.trim() !== '')).toEqual([]);
    }
  }
});

const QUIZ = `# The first quiz of the year.
title: 'Loops'   # as on the board

questions:
  # An easy one.
  - question: What is 7 / 2?
    correct: ['\`3\`']  # whole numbers
    wrong: ["3.5", "4"]

  # For those who read.
  - question: |
      What does this print?

      \`\`\`c
      puts("a");
      \`\`\`
    correct:
    - text: a
      because: That is all.
    wrong:
    # the usual mistake
    - b
# The end.
`;

test('comments, quotes, order and blank lines of a hand-written quiz stay', () => {
  const form = readQuiz(QUIZ);
  if (!form) throw new Error('unreadable');
  const [easy, code] = form.questions;
  if (!easy || !code) throw new Error('two questions');
  expect(writeQuiz(QUIZ, form)).toBe(QUIZ);
  expect(writeQuiz(QUIZ, { ...form, title: 'Loops again' })).toBe(
    QUIZ.replace("'Loops'   # as", 'Loops again # as'),
  );
  expect(
    writeQuiz(QUIZ, {
      ...form,
      questions: [{ ...easy, wrong: [...easy.wrong, { text: '5', because: '' }] }, code],
    }),
  ).toBe(QUIZ.replace('["3.5", "4"]', '["3.5", "4", "5"]'));
  const swapped = writeQuiz(QUIZ, { ...form, questions: [code, easy] });
  expect(readQuiz(swapped)?.questions).toEqual([code, easy]);
  expect(swapped.split('\n').toSorted()).toEqual(QUIZ.split('\n').toSorted());
  // Each took its comment along.
  expect(swapped.indexOf('For those')).toBeLessThan(swapped.indexOf('What does'));
  expect(swapped.indexOf('What does')).toBeLessThan(swapped.indexOf('An easy one.'));
  expect(swapped.indexOf('An easy one.')).toBeLessThan(swapped.indexOf('7 / 2'));
});

test('what a form cannot hold is left to the file editor', () => {
  expect(readQuiz('title: [')).toBeNull();
  expect(readQuiz('title: a\nquestions: 3')).toBeNull();
  expect(readQuiz('title: a\nquestions: [{question: a, correct: [b], wrong: [{c: d}]}]')).toBeNull();
  expect(readText('No head.')).toBeNull();
  expect(readProblem('checker: {custom: a.py, floats: 1}')).toBeNull();
  const unknown = 'name: A\nteacher: Meera # ours\nsummary: B\n';
  const form = readProblem(unknown);
  if (!form) throw new Error('unreadable');
  expect(writeProblem(unknown, { ...form, summary: 'C' })).toBe(
    'name: A\nteacher: Meera # ours\nsummary: C\ndifficulty: ""\ntags: []\n',
  );
});

test('a statement whose headings stand otherwise stays one text', () => {
  const twice = 'Why.\n\n## Output\n\nx\n\n## Input\n\ny\n';
  expect(readStatement(twice)).toEqual({ story: twice.trim(), input: '', output: '', constraints: '' });
  expect(writeStatement('', { story: 'Why.', input: 'a', output: 'b', constraints: 'c' })).toBe(
    'Why.\n\n## Input\n\na\n\n## Output\n\nb\n\n## Constraints\n\nc\n',
  );
});

test('a line of a quiz leads to its question and choice', () => {
  const lineOf = (words: string): number => QUIZ.slice(0, QUIZ.indexOf(words)).split('\n').length;
  expect(pathAtLine(QUIZ, lineOf('What is 7'))).toEqual(['questions', 0, 'question']);
  expect(pathAtLine(QUIZ, lineOf('puts'))).toEqual(['questions', 1, 'question']);
  expect(pathAtLine(QUIZ, lineOf('That is all'))).toEqual(['questions', 1, 'correct', 0, 'because']);
  expect(pathAtLine(QUIZ, 1)).toEqual([]);
});

test('folders keep their numbers when one of them moves', () => {
  const folders = ['01-a', '02-b', '04-c'];
  expect(moved(folders, 2, 0)).toEqual([
    { from: '04-c', to: '01-c' },
    { from: '01-a', to: '02-a' },
    { from: '02-b', to: '04-b' },
  ]);
  expect(nextFolder(folders, 'd')).toBe('05-d');
  const ids = ['Loops & more', '7 steps', 'पाठ', 'Déjà vu'].map((title) => idFrom(title, 'text'));
  expect(ids).toEqual(['loops-more', 'steps', 'text', 'deja-vu']);
});

test('uploaded test files find their partners', () => {
  expect(pairsIn(['10.in', '2.in', '2.out', '10.ans', 'note.txt', '3.in'])).toEqual({
    pairs: [
      { input: '2.in', answer: '2.out' },
      { input: '10.in', answer: '10.ans' },
    ],
    alone: ['note.txt', '3.in'],
  });
  const tests = testsOf([
    'data/sample/1.in',
    'data/secret/02.ans',
    'data/secret/01.in',
    'data/secret/01.ans',
  ]);
  expect(tests.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['1', false],
    ['01', true],
    ['02', true],
  ]);
  expect(nextTestName(tests, true)).toBe('03');
});

test('PUBLISHING-23: a part of a statement that is emptied takes its heading along, and comes back in its place', () => {
  const text = 'Story.\n\n## Input\n\nA line.\n\n## Output\n\nA sum.\n\n## Constraints\n\n- $n < 3$\n';
  const form = readStatement(text);
  const without = writeStatement(text, { ...form, input: '', constraints: '' });
  expect(without).toBe('Story.\n\n## Output\n\nA sum.\n\n');
  expect(writeStatement(without, { ...form, constraints: '' })).toContain('## Input\n\nA line.\n\n## Output');
});
