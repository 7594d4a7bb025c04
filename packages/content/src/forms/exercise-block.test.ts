import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { exerciseFile } from '../exercises/source.ts';
import { tableKey, writeTables } from '../exercises/tables.ts';
import { buildRelease } from '../load-content.ts';
import { folderOf } from '../testing/small-school.ts';
import {
  exerciseMarker,
  freeExerciseId,
  linesOnce,
  slotsIn,
  tracedProgram,
  withExercise,
} from './exercise-block.ts';
import type { ExerciseForm, FormKind } from './exercise-contents.ts';
import { newFiles } from './new-files.ts';

const PRINTS = 'a = 3\nb = a + 4\nprint(a, b)\n';
const SLIPS = {
  slips: [
    { answer: '9', why: 'No: look again.' },
    { answer: ' ', why: '' },
  ],
};
const CHOICES = {
  choices: [
    { text: '`#: 1`', right: 'yes', why: '' },
    { text: 'two: 2', right: '', why: 'No: that is two.' },
    { text: '', right: '', why: '' },
  ],
};

/** One exercise of each kind, as somebody fills its form. */
const FILLED: Readonly<Record<FormKind, Omit<ExerciseForm, 'kind'>>> = {
  pieces: {
    fields: { language: 'python', code: '[[1]]\nexit()', output: '1' },
    lists: {
      pieces: [
        { text: 'print(1)', slot: '1', why: '' },
        { text: 'print("#: 1")', slot: '', why: 'No: that prints more.' },
      ],
    },
  },
  gap: {
    fields: { language: 'python', code: 'n = int(input())\nprint(n [[1]] 2)', stdin: '3', output: '5' },
    lists: {
      pieces: [
        { slot: '1', text: '+' },
        { slot: '1', text: '- -' },
      ],
    },
  },
  single: { fields: {}, lists: CHOICES },
  multi: { fields: {}, lists: CHOICES },
  match: {
    fields: {},
    lists: {
      pairs: [
        { left: 'int', right: 'whole', why: '' },
        { left: 'char', right: 'letter', why: 'One letter.' },
      ],
      extra: [{ text: 'fraction' }],
    },
  },
  order: { fields: {}, lists: { steps: [{ text: 'Read.' }, { text: 'Add.' }, { text: 'Print: all' }] } },
  numeric: {
    fields: { answer: ' 2.50 ', tolerance: '0.01', unit: 'ms, milliseconds' },
    lists: SLIPS,
  },
  predict: { fields: { language: 'python', code: PRINTS, output: '3 7\n' }, lists: SLIPS },
  trace: {
    fields: {
      language: 'python',
      code: PRINTS,
      line: 'b = a + 4',
      variables: 'a, b',
      given: '0',
    },
    lists: SLIPS,
  },
  fix: {
    fields: { language: 'python', code: PRINTS, line: 'b = a + 4', right: 'b = a + 5', output: '3 8' },
    lists: SLIPS,
  },
  parsons: {
    fields: { language: 'python', code: PRINTS, output: '3 7' },
    lists: { distractors: [{ line: 'b = 4', instead: 'b = a + 4', why: 'That leaves `a` out.' }] },
  },
  generated: { fields: { generate: 'fcfs' }, lists: {} },
};

/** As they would be recorded. */
function tablesOf(exercises: string): string {
  const traces = exerciseFile.parse(parse(exercises)).filter((each) => each.kind === 'trace');
  return writeTables(
    Object.fromEntries(traces.map((each) => [each.id, { of: tableKey(each), rows: [['3', '7']] }])),
  );
}

test('PUBLISHING-25: an exercise of every kind that was asked for in a form passes the check', async () => {
  let exercises = '';
  const markers: string[] = [];
  for (const [kind, { fields, lists }] of Object.entries(FILLED) as [
    FormKind,
    Omit<ExerciseForm, 'kind'>,
  ][]) {
    const id = freeExerciseId(exercises);
    const common = { concept: 'output', question: `Which: ${kind}?`, explain: '`print` writes it.' };
    exercises = withExercise(exercises, id, { kind, fields: { ...fields, ...common }, lists });
    markers.push(exerciseMarker(id));
  }
  const files: Record<string, string> = {
    'concepts.yaml': '- { id: output, name: Output }\n',
    'courses/01-c/01-a/01-t/text.md': `---\ntitle: T\nteaches: [output]\n---\n${markers.join('\n\n')}\n`,
    'courses/01-c/01-a/01-t/exercises.yaml': exercises,
    'courses/01-c/01-a/01-t/traces.yaml': tablesOf(exercises),
  };
  for (const [folder, kind] of [
    ['courses/01-c', 'course'],
    ['courses/01-c/01-a', 'module'],
  ] as const)
    for (const [path, text] of Object.entries(newFiles(kind, 'Loops', 'About loops.')))
      files[`${folder}/${path}`] = text;
  const built = await buildRelease(folderOf(files));
  expect(built.ok ? [] : built.faults).toEqual([]);
  expect(exercises).toContain('answer: 2.5\n');
  expect(freeExerciseId(exercises)).toBe('exercise-13');
  expect(slotsIn('[[1]] [[b]] [[1]] [[x y]]')).toEqual(['1', 'b']);
});

test('PUBLISHING-25: what is missing in the form is named by the check at its line', async () => {
  const form = { kind: 'numeric', fields: { answer: 'about 5' }, lists: {} } as const;
  const files = {
    'concepts.yaml': '- { id: output, name: Output }\n',
    'courses/01-c/01-a/01-t/text.md': '---\ntitle: T\nteaches: [output]\n---\n> [!EXERCISE] exercise-1\n',
    'courses/01-c/01-a/01-t/exercises.yaml': withExercise('', 'exercise-1', form),
  };
  const built = await buildRelease(folderOf(files));
  // That the text places an exercise which could not be read is no fault of the text.
  const said = built.ok
    ? []
    : built.faults.filter(({ file }) => file.includes('01-t/')).map(({ message }) => message);
  expect(said).toEqual([
    'exercise-1.question: must not be empty.',
    'exercise-1.answer: must be a number.',
    'exercise-1.explain: must not be empty.',
  ]);
});

test('PUBLISHING-25: the program of a trace is recorded before its words are written; its lines are chosen where they stand once', () => {
  const form = { kind: 'trace', ...FILLED.trace } as const;
  const [read] = exerciseFile.parse(parse(tracedProgram('new', form)));
  expect(read).toMatchObject({ id: 'new', after: 'b = a + 4', variables: ['a', 'b'], given: 0 });
  expect(linesOnce('a = 1\n\n  b = 2\na = 1\n')).toEqual([{ number: 3, text: 'b = 2' }]);
});
