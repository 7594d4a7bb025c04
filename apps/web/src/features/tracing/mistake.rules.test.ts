import type { Mistake } from '@abhyas/recording/format';
import { expect, test } from 'vitest';

import { aboutText, failureOf } from './mistake.rules.ts';

const CODE = [
  'int grid[3][4];',
  '  grid[row][column] = 1;',
  '  this->cells[top++] = 2;',
  '  ([)[3];',
  '  show("मिठाई", a[0], sweets[4]);',
].join('\n');
const mistake = (given: Partial<Mistake>): Mistake => ({
  step: 0,
  line: 2,
  column: 0,
  report: "index 4 out of bounds for type 'int [4]'",
  name: '',
  cells: 4,
  index: 4,
  access: 'unknown',
  ...given,
});

test.each([
  [
    'by the recorder',
    { name: 'marks', access: 'read' as const },
    'The array `marks` has cells 0 to 3; this reads cell 4.',
  ],
  ['by its bracket', { column: 12 }, 'The array `grid` has cells 0 to 3; this uses cell 4.'],
  [
    'by its bracket behind an arrow',
    { line: 3, column: 14, access: 'write' as const },
    'The array `cells` has cells 0 to 3; this writes cell 4.',
  ],
  [
    'by its bracket behind a text in Devanagari',
    { line: 5, column: 39 },
    'The array `sweets` has cells 0 to 3; this uses cell 4.',
  ],
  ['by nothing', { column: 3 }, 'The memory has cells 0 to 3; this uses cell 4.'],
  ['by a bracket without a name', { line: 4, column: 6 }, 'The memory has cells 0 to 3; this uses cell 4.'],
  [
    'by a place that is not there',
    { line: 99, column: 99 },
    'The memory has cells 0 to 3; this uses cell 4.',
  ],
  ['as a variable', { cells: 0, name: 'sum' }, 'It is about `sum`.'],
  ['not at all', { cells: 0 }, ''],
])('TRACING-14: what a mistake is about is named %s', (_, given, text) => {
  expect(aboutText(mistake(given), CODE)).toBe(text);
});

test('TRACING-14: a report is explained as a crash is, a warning as the compiler says it', () => {
  expect(failureOf(mistake({}), CODE, 0).crash).toEqual({
    line: 2,
    report: "index 4 out of bounds for type 'int [4]'",
  });
  const warned = failureOf(mistake({ column: 5, report: 'format of it [-Wformat=]' }), CODE, 0);
  expect(warned.crash).toBeUndefined();
  expect(warned.compileOutput).toContain('main.c:2:5: warning: format of it [-Wformat=]');
});
