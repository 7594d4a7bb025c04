import { expect, test } from 'vitest';

import { compareRows } from './compare-rows.ts';
import { readRowOutput, rulesLine } from './rows.ts';

const ordered = rulesLine({ ordered: true, names: false });
const named = rulesLine({ ordered: false, names: true });
const result = (...rows: unknown[][]): string =>
  ['{"columns": ["name", "total"]}', ...rows.map((row) => JSON.stringify(row)), ''].join('\n');
const kinds = (expected: string, actual: string): string[] =>
  compareRows(readRowOutput(expected), readRowOutput(actual)).faults.map(({ kind }) => kind);

const TWO = result(['Asha', 1], ['Ravi', 2]);

test.each([
  ['the same rows', TWO, TWO, []],
  ['rows in another order', TWO, result(['Ravi', 2], ['Asha', 1]), []],
  ['rows in another order where it matters', ordered + TWO, result(['Ravi', 2], ['Asha', 1]), ['order']],
  ['a row twice', TWO, result(['Asha', 1], ['Ravi', 2], ['Asha', 1]), ['duplicates']],
  ['a row that is missing', TWO, result(['Asha', 1]), ['missing']],
  ['another row', TWO, result(['Asha', 1], ['Ravi', 3]), ['missing', 'extra']],
  ['NULL for an empty text', result(['', 1]), result([null, 1]), ['missing', 'extra']],
  ['NULL for the text NULL', result(['NULL', 1]), result([null, 1]), ['missing', 'extra']],
  ['NULL for 0', result(['Asha', 0]), result(['Asha', null]), ['missing', 'extra']],
  ['the text 1 for the number', result(['Asha', 1]), result(['Asha', '1']), ['missing', 'extra']],
  ['a real that is near', result(['Asha', 0.3]), result(['Asha', 0.1 + 0.2]), []],
  ['a real that is not', result(['Asha', 0.3]), result(['Asha', 0.3001]), ['missing', 'extra']],
  ['3.0 for 3', result(['Asha', 3]), '{"columns": ["name", "total"]}\n["Asha", 3.0]\n', []],
  [
    'whole numbers that only round to the same',
    result(['a', { int: '9007199254740993' }]),
    result(['a', { int: '9007199254740995' }]),
    ['missing', 'extra'],
  ],
  ['other bytes', result(['a', { blob: '00' }]), result(['a', { blob: '01' }]), ['missing', 'extra']],
  ['infinity', result(['a', { real: 'inf' }]), result(['a', { real: '-inf' }]), ['missing', 'extra']],
  ['a column too many', TWO, '{"columns": ["a", "b", "c"]}\n[1, 2, 3]\n', ['columns']],
  ['another name of a column', TWO, TWO.replace('total', 'sum'), []],
  ['another name where it matters', named + TWO, TWO.replace('total', 'sum'), ['names']],
  ['a name in capitals', named + TWO, TWO.replace('total', 'TOTAL'), []],
  ['a result that is cut', TWO, `${TWO}{"cut": 2000}\n`, ['too-many']],
  ['no result', TWO, '', ['no-result']],
  ['a look at the table before the answer', TWO, result(['Dev', 7]) + TWO, []],
  ['a table that should stay', TWO, `${TWO}{"table": "t", "columns": ["x"]}\n[1]\n`, ['changed']],
  ['a table that is gone', TWO, `${TWO}{"dropped": "t"}\n`, ['changed']],
  ['a table that was not changed', '{"table": "t", "columns": ["x"]}\n[1]\n', TWO, ['unchanged']],
  [
    'a table that was changed otherwise',
    '{"table": "t", "columns": ["x"]}\n[1]\n',
    '{"table": "t", "columns": ["x"]}\n[2]\n',
    ['missing', 'extra'],
  ],
  [
    'a look at a table that was changed rightly',
    '{"table": "t", "columns": ["x"]}\n[1]\n',
    `${TWO}{"table": "t", "columns": ["x"]}\n[1]\n`,
    [],
  ],
  [
    'an empty table where it should be',
    '{"table": "t", "columns": ["x"]}\n',
    '{"table": "t", "columns": ["x"]}\n',
    [],
  ],
  ['what is no output of ours', TWO, 'x\n[1\n{"y": 1}\nnull\n', ['no-result']],
] as const)('SQL-5: %s', (...[, expected, actual, faults]) => {
  expect(kinds(expected, actual)).toEqual(faults);
});

test('SQL-9: rows are marked one by one: of a list that is shifted, only what is new', () => {
  const expected = readRowOutput(ordered + result(['a', 1], ['b', 2], ['c', 3]));
  const actual = readRowOutput(result(['x', 0], ['a', 1], ['c', 3], ['b', 2]));
  expect(compareRows(expected, actual).tables[0]?.difference).toEqual({
    missing: [false, false, false],
    marks: ['extra', 'same', 'moved', 'same'],
  });
});

const rows = (shift: number) => result(...Array.from({ length: 2000 }, (_, n) => ['a', n / 7 + shift]));

test('SQL-5: thousands of rows that differ only in reals are matched within the tolerance, and in their order', () => {
  expect(kinds(rows(0), rows(1e-9))).toEqual([]);
  expect(kinds(ordered + rows(0), rows(5000))).toEqual(['missing', 'extra']);
});
