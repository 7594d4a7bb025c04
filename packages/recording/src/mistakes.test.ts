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
const FORMAT = "main.c:5:12: warning: format '%d' expects argument of type 'int' [-Wformat=]";

test('TRACING-13: a warning of a wrong format is a mistake of the step that carries out its line', () => {
  expect(mistakesOf(RECORDING, `${FORMAT}\n`)).toEqual([
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
  expect(mistakesOf(RECORDING, `main.c:6:1: ${warning}`).map(({ line }) => line)).toEqual([3, 6]);
  expect(mistakesOf(RECORDING, `main.c:5:1: ${warning}`)).toEqual([found]);
});

test.each([
  ['a line that was never carried out', FORMAT.replace(':5:', ':9:')],
  ['a line that has a mistake already', FORMAT.replace(':5:', ':3:')],
  ['a warning about style', FORMAT.replace('-Wformat=', '-Wunused-variable')],
  ['what has no place', 'warning: format of something [-Wformat=]'],
  ['a very long line', `${'x'.repeat(5000)}${FORMAT}`],
])('TRACING-13: %s adds none', (_, output) => {
  expect(mistakesOf(RECORDING, output)).toEqual([found]);
});
