import { expect, test } from 'vitest';

import type { Mistake, Recording, Step } from './format.ts';
import { mistakesOf } from './mistakes.ts';

const step = (kind: Step['kind'], line: number): Step => ({ kind, line, printed: 0, changes: [] });
const found: Mistake = {
  step: 12,
  line: 3,
  column: 0,
  report: 'heap-use-after-free',
  name: '',
  cells: 0,
  index: 0,
  access: 'read',
};
const RECORDING: Recording = {
  language: 0,
  from: 10,
  steps: [step('line', 2), step('line', 5), step('line', 3), step('returned', 6)],
  mistakes: [found],
};
const ran = (compileOutput: string) => ({ code: '', compileOutput });
const FORMAT = "main.c:5:12: warning: format '%d' expects argument of type 'int' [-Wformat=]";

test('TRACING-13: a warning of a wrong format is a mistake of the step that carries out its line', () => {
  expect(mistakesOf(RECORDING, ran(`${FORMAT}\n`))).toEqual([
    {
      step: 11,
      line: 5,
      column: 12,
      report: "format '%d' expects argument of type 'int' [-Wformat=]",
      name: '',
      cells: 0,
      index: 0,
      access: 'unknown',
    },
    found,
  ]);
});

test('TRACING-13: a missing return is one where a call ends there', () => {
  const warning = 'warning: control reaches end of non-void function [-Wreturn-type]';
  expect(mistakesOf(RECORDING, ran(`main.c:6:1: ${warning}`)).map(({ line }) => line)).toEqual([3, 6]);
  expect(mistakesOf(RECORDING, ran(`main.c:5:1: ${warning}`))).toEqual([found]);
});

test.each([
  ['a line that was never carried out', FORMAT.replace(':5:', ':9:')],
  ['a line that has a mistake already', FORMAT.replace(':5:', ':3:')],
  ['a warning about style', FORMAT.replace('-Wformat=', '-Wunused-variable')],
  ['what has no place', 'warning: format of something [-Wformat=]'],
  ['a very long line', `${'x'.repeat(5000)}${FORMAT}`],
])('TRACING-13: %s adds none', (_, output) => {
  expect(mistakesOf(RECORDING, ran(output))).toEqual([found]);
});

const CODE = [
  'int grid[3][4];',
  '  grid[row][column] = 1;',
  '  this->cells[top++] = 2;',
  '  ([)[3];',
  '  show("मिठाई", a[0], sweets[4]);',
  '  of[in[2]][at[in[3]]] = 3;',
].join('\n');

test.each([
  ['the bracket that gcc points at', { line: 2, column: 12 }, 'grid'],
  ['the closing bracket that g++ points at', { line: 2, column: 19 }, 'grid'],
  ['the bracket behind an arrow', { line: 3, column: 14 }, 'cells'],
  ['the bracket behind a text in Devanagari', { line: 5, column: 39 }, 'sweets'],
  ['the bracket behind another index', { line: 6, column: 12 }, 'of'],
  ['the closing bracket behind other indices', { line: 6, column: 22 }, 'of'],
  ['a bracket within an index', { line: 6, column: 8 }, 'in'],
  ['no bracket', { line: 2, column: 3 }, ''],
  ['a bracket without a name', { line: 4, column: 6 }, ''],
  ['a bracket that nothing opens', { line: 4, column: 5 }, ''],
  ['a place that is not there', { line: 99, column: 99 }, ''],
])('TRACING-14: an array that the recorder cannot name is named by %s', (_, place, name) => {
  const mistakes = [{ ...found, cells: 4, index: 4, ...place }];
  const [named] = mistakesOf({ ...RECORDING, mistakes }, { code: CODE, compileOutput: '' });
  expect(named?.name).toBe(name);
});

test('TRACING-14: what the recorder has named keeps its name, and what is about no cell gets none', () => {
  const place = { line: 2, column: 12 };
  const mistakes = [
    { ...found, ...place, cells: 4, name: 'marks' },
    { ...found, ...place },
  ];
  const names = mistakesOf({ ...RECORDING, mistakes }, { code: CODE, compileOutput: '' });
  expect(names.map((each) => each.name)).toEqual(['marks', '']);
});
