import type { Mistake, Value } from '@abhyas/recording/format';
import { expect, test } from 'vitest';

import { aboutText, cellBeyond, failureOf } from './mistake.rules.ts';

const CODE = 'int grid[3][4];\n  grid[row][column] = 1;\n';
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
  ['by nothing', {}, 'The memory has cells 0 to 3; this uses cell 4.'],
  ['as a variable', { cells: 0, name: 'sum' }, 'It is about `sum`.'],
  ['not at all', { cells: 0 }, ''],
])('TRACING-14: what a mistake is about is named %s', (_, given, text) => {
  expect(aboutText(mistake(given), CODE, undefined)).toBe(text);
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

/** One call with these variables. */
const holding = (variables: Readonly<Record<string, Value>>) => ({
  calls: [
    { name: '', line: 1, variables: new Map<string, Value>() },
    { name: 'main', line: 1, variables: new Map(Object.entries(variables)) },
  ],
  objects: new Map([
    [7, { shape: 'sequence', type: 'int[4]', length: 4, entries: [] } as const],
    [8, { shape: 'sequence', type: 'int[5]', length: 5, entries: [] } as const],
  ]),
});
const FREED = { kind: 'lost', why: 'freed' } as const;
const KEPT = { kind: 'reference', object: 7 } as const;

test.each([
  ['the one that the line names', 'sum += n->value;', { head: FREED, n: FREED }],
  ['no whole word', 'sum += node.n2;', { head: FREED, n: FREED }],
  ['the one that the recorder named, if the line names it too', 'head = n->next;', { head: FREED, n: FREED }],
  ['not one that leads to memory of the program', 'sum += n->value;', { head: FREED, n: KEPT }],
  ['of two none is known to be it', 'n->next = at->next;', { head: FREED, n: FREED, at: FREED }],
])('TRACING-18: of pointers to memory that was given back %s is told', (which, line, variables) => {
  const made = mistake({ line: 1, report: 'heap-use-after-free', cells: 0, name: 'head' });
  const name = which === 'the one that the line names' ? 'n' : 'head';
  expect(aboutText(made, line, holding(variables))).toBe(`It is about \`${name}\`.`);
});

test.each([
  ['behind its end', { index: 4 }, { object: 7, index: 4 }],
  ['before its beginning', { index: -1 }, { object: 7, index: -1 }],
  ['of one that is pointed to', { name: 'grown', cells: 5, index: 9 }, { object: 8, index: 9 }],
  ['but not one that it has', { index: 3 }, undefined],
  ['but not of another length than is told', { cells: 3, index: 3 }, undefined],
  ['but not of what is no array', { name: 'sum', index: 4 }, undefined],
  ['but not of what nobody knows', { name: 'other', index: 4 }, undefined],
])('TRACING-18: a cell beside an array is known %s', (_, given, beyond) => {
  const variables = {
    cells: { kind: 'inside', object: 7 },
    grown: { kind: 'reference', object: 8 },
    sum: { kind: 'number', text: '1' },
  } as const;
  expect(cellBeyond(mistake({ name: 'cells', ...given }), holding(variables))).toEqual(beyond);
});
