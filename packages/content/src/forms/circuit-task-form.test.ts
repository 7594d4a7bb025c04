import { readFile, glob } from 'node:fs/promises';

import { expect, test } from 'vitest';

import {
  freeSignal,
  newCircuitCheck,
  readCircuitTask,
  withoutSignal,
  withRenamed,
  withSignal,
  writeCircuitTask,
} from './circuit-task-form.ts';
import { readTable, withAllRows, withCell, withRow, writeTable } from './signal-table.ts';

const TASK = `# a comment that stays
inputs: [A, B]
outputs: [S, C]
gates: [and, xor] # no or
checks:
  - name: There is a carry
    catches: [carry-by-or]
    table: |
      A B | C
      0 1 | 0
      1 1 | 1
`;

const read = (text: string) => {
  const form = readCircuitTask(text);
  if (!form) throw new Error('no form');
  return form;
};

test('PUBLISHING-29: every circuit.yaml of the school is a form, and what is not changed in it stays to the letter', async () => {
  let count = 0;
  for await (const path of glob('content/problems/*/circuit.yaml')) {
    const text = await readFile(path, 'utf8');
    expect(writeCircuitTask(text, read(text))).toBe(text);
    const table = readTable(read(text).checks[0]?.rows ?? '');
    expect(readTable(writeTable(table))).toEqual(table);
    count += 1;
  }
  expect(count).toBeGreaterThan(10);
});

test('PUBLISHING-29: a changed name keeps comments and tables', () => {
  const form = read(TASK);
  const checks = form.checks.map((check) => ({ ...check, name: 'A carry' }));
  const next = writeCircuitTask(TASK, { ...form, most: '4', checks });
  expect(next).toBe(TASK.replace('There is a carry', 'A carry').replace('checks:\n', 'most: 4\nchecks:\n'));
});

test('PUBLISHING-29: signals come, go and are renamed in every table', () => {
  const named = withSignal(withRenamed(read(TASK), 'outputs', ['C', 'COUT']), 'inputs', 'CIN');
  expect(named).toMatchObject({ inputs: ['A', 'B', 'CIN'], outputs: ['S', 'COUT'] });
  expect(named.checks[0]?.rows).toBe('A B CIN | COUT\n0 1 0   | 0\n1 1 0   | 1\n');
  expect(withoutSignal(named, 'inputs', 'A').checks[0]?.rows).toBe('B CIN | COUT\n1 0   | 0\n1 0   | 1\n');
  const clocked = withSignal(named, 'clock', 'CLK');
  expect(clocked.clock).toBe('CLK');
  expect(readTable(clocked.checks[0]?.rows ?? '').given).toEqual(['A', 'B', 'CIN', 'CLK']);
  expect(newCircuitCheck(clocked, 'New')).toMatchObject({ kind: 'trace', rows: 'A B CIN CLK | S COUT\n' });
  expect([freeSignal(clocked, 'inputs'), freeSignal(clocked, 'outputs')]).toEqual(['C', 'Y']);
});

test('PUBLISHING-29: a table gets all that can come in, and keeps what goes out of the rows that it had', () => {
  const table = withAllRows(readTable('A B | S\n1 1 | 0\n'));
  expect(table.rows.map((row) => row.join(''))).toEqual(['00-', '01-', '10-', '110']);
  expect(withRow(withCell(table, { row: 3, column: 2, value: '1' })).rows.at(-1)).toEqual(['1', '1', '1']);
});

test('PUBLISHING-29: what no form can hold is none', () => {
  for (const text of ['inputs: A', 'strange: 1', 'checks: [x]', '- a', 'gates: and', 'a: [', 'inputs: {}'])
    expect(readCircuitTask(text)).toBeNull();
});
