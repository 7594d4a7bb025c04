import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildRelease } from '../load-content.ts';
import { indexRelease, releaseIn } from '../release-index.ts';
import { folderOf } from '../testing/small-school.ts';
import { exerciseHtml } from './exercise-html.ts';
import { exerciseFile, type TraceSource } from './source.ts';
import { tableKey, writeTables } from './tables.ts';
import {
  EXERCISES,
  ExerciseSchool,
  LESSON,
  PREDICT,
  TEXT,
  drawnIn,
  textIn,
} from '../testing/exercise-school.ts';

let school: ExerciseSchool;

beforeEach(() => {
  school = new ExerciseSchool();
});

test('MASTERY-2: a question of a quiz may name its concepts, which have to be taught before', async () => {
  const quiz = `${LESSON.replace('01-hello', '02-basics-quiz')}/quiz.yaml`;
  const question = 'question: Which?\n    correct: [yes]\n    wrong: [no]\n';
  school.lesson(PREDICT, ['two']);
  school.files[quiz] = `title: Quiz\nquestions:\n  - concept: output\n    ${question}  - ${question}`;
  const built = indexRelease(await school.release()).assets.get('basics-quiz');
  expect(built?.type === 'mcqs' && built.questions.map(({ concepts }) => concepts)).toEqual([
    ['output'],
    undefined,
  ]);
  school.files[quiz] = `title: Quiz\nquestions:\n  - concept: [output, loops]\n    ${question}`;
  expect(await school.faults()).toEqual([expect.stringContaining('"loops" is needed here, but')]);
});

test('MASTERY-4: an exercise is found in the HTML of its lesson, with all that stands in it', async () => {
  school.lesson(PREDICT, ['two']);
  const { body } = textIn(await school.release());
  const found = exerciseHtml(body.html, 'two') ?? '';
  expect(body.html).toContain(found);
  expect(found.startsWith('<div class="exercise" data-exercise="')).toBe(true);
  expect(found.endsWith('</div>')).toBe(true);
  expect(found.split('<div').length).toBe(found.split('</div>').length);
  expect(exerciseHtml(`<p>1</p><div>${found}</div><p>after</p>`, 'two')).toBe(found);
  expect(exerciseHtml(body.html, 'one')).toBeUndefined();
});

test('EXERCISES-6: a course has a glossary in each of its languages, every term once', async () => {
  const glossary =
    '- term: output\n  text: What a program prints.\n  hi: { term: आउटपुट, text: जो छपता है। }\n';
  school.files['courses/01-c/glossary.yaml'] = glossary;
  school.files['courses/01-c/topic.hi.yaml'] = 'title: C\nsummary: S.\ndescription: D.\n';
  const built = await school.release();
  expect(built.topics[0]?.glossary).toEqual([
    { id: 'output', term: 'output', forms: [], html: '<p>What a program prints.</p>' },
  ]);
  expect(releaseIn(built, 'hi').topics[0]?.glossary).toEqual([
    { id: 'output', term: 'आउटपुट', forms: ['output'], html: '<p>जो छपता है।</p>' },
  ]);
  school.files['courses/01-c/glossary.yaml'] = `${glossary}- { term: Output, text: Again. }\n`;
  expect(await school.faults()).toEqual([expect.stringContaining('Two entries are named "output".')]);
});

test('EXERCISES-14: a term in bold links to its entry at its first use in a text, in each language', async () => {
  school.files['courses/01-c/glossary.yaml'] =
    '- { term: Garbage value, forms: [garbage values], text: T., hi: { term: कचरा मान, text: T. } }\n';
  school.files[TEXT] =
    '---\ntitle: Hello\n---\nA **garbage  value**, many **garbage values**, and **bold** words.\n';
  school.files[`${LESSON}/text.hi.md`] = '---\ntitle: Hello\n---\nएक **कचरा मान**।\n';
  const link = '<a href="/courses/c/glossary?term=garbage-value" class="term"><strong>';
  const built = await school.release();
  expect(textIn(built).body.html.split(link)).toHaveLength(2);
  expect(textIn(built).body.html).toContain(
    `${link}garbage  value</strong></a>, many <strong>garbage values`,
  );
  expect(textIn(releaseIn(built, 'hi')).body.html).toContain(`${link}कचरा मान`);
});

describe('EXERCISES-17: a trace has the table of its program as it stands', () => {
  const guide = readFileSync(new URL('../../../../docs/how-to/write-exercises.md', import.meta.url), 'utf8');
  const example = /^```yaml trace\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';
  const of = tableKey(exerciseFile.parse(parse(example))[0] as TraceSource);
  const TABLES = `${LESSON}/traces.yaml`;
  const rows = [
    ['2', '2'],
    ['3', '5'],
    ['4', '9'],
  ];

  beforeEach(() => {
    school.files['concepts.yaml'] = '- { id: for-loop, name: For }\n';
    school.lesson(example, ['running-sum'], 'for-loop');
    school.files[TABLES] = writeTables({ 'running-sum': { of, rows } });
  });

  test('which the browser gets, and verifying is told', async () => {
    expect(drawnIn(textIn(await school.release()))).toEqual([
      expect.objectContaining({ kind: 'trace', variables: ['n', 'total'], rows, given: 1 }),
    ]);
    const content = await buildRelease(folderOf(school.files));
    const tables = content.ok ? content.snippets.flatMap(({ table }) => table ?? []) : [];
    expect(tables).toEqual([{ after: 3, variables: ['n', 'total'], rows }]);
  });

  test.each([
    ['another program', '(2, 5)', '(2, 6)'],
    ['another column', '[n, total]', '[total]'],
    ['another line', 'after: "total += n"', 'after: "print(total)"'],
  ])('%s wants another table', async (_what, from, to) => {
    school.files[EXERCISES] = example.replaceAll(from, to);
    expect(await school.faults()).toEqual([expect.stringContaining('is not recorded: record it')]);
  });

  test('none is a fault, and so are a table without a question and a line that is not there', async () => {
    delete school.files[TABLES];
    expect(await school.faults()).toEqual([
      expect.stringContaining(`${EXERCISES}:1: running-sum: The table`),
    ]);
    school.files[TABLES] = writeTables({ 'running-sum': { of, rows } });
    school.files[EXERCISES] = `${example}  given: 3\n`;
    expect(await school.faults()).toEqual([expect.stringContaining('All rows of its table are given.')]);
    school.files[EXERCISES] = example.replace('after: "total += n"', 'after: "total -= n"');
    expect(await school.faults()).toContainEqual(expect.stringContaining('must stand on exactly one line'));
  });
});
