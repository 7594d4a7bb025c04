import type { ProofRow } from '@abhyas/contract/proving.staff';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { MatrixTable } from './matrix-table.tsx';

const TESTS = [
  { name: '1', hidden: false, category: 'the sample' },
  { name: 'secret/01', hidden: true, category: 'zero' },
];

const row = (change: Partial<ProofRow>): ProofRow => ({
  kind: 'reference',
  name: 'accepted/solution.c',
  language: 0,
  done: true,
  limitMs: 1000,
  cells: [
    { verdict: 'accepted', timeMs: 10, memoryKb: 1024 },
    { verdict: 'accepted', timeMs: 20, memoryKb: 1024 },
  ],
  ...change,
});

const cell = (verdict: ProofRow['cells'][number]['verdict'], timeMs = 10) => ({
  verdict,
  timeMs,
  memoryKb: 900,
});

const drawn = (rows: readonly ProofRow[]) => draw(<MatrixTable title="Sum" rows={rows} tests={TESTS} />);

/** How each verdict looks: good, bad, or as something that does not matter. */
const looks = (container: HTMLElement): (string | undefined)[] =>
  [...container.querySelectorAll('td > span[aria-hidden]')].map((mark) =>
    ['text-good', 'text-bad', 'text-soft'].find((look) => mark.classList.contains(look)),
  );

test('a cell says in words which solution met which verdict on which test', async () => {
  const { container } = await drawn([row({})]);
  expect([...container.querySelectorAll('td[title]')].map((each) => each.getAttribute('title'))).toEqual([
    'accepted/solution.c in C on 1: Passed, 10 ms, 1 MB',
    'accepted/solution.c in C on secret/01: Passed, 20 ms, 1 MB',
  ]);
});

test('good is what should be: a wrong solution is right in the verdict that its folder names', async () => {
  const wrong = row({
    kind: 'wrong',
    expected: 'wrong-answer',
    cells: [cell('accepted'), cell('wrong-answer')],
  });
  expect(looks((await drawn([wrong])).container)).toEqual(['text-soft', 'text-good']);
});

test('a right solution that fails is bad, and its row says on which test', async () => {
  const failing = row({
    fault: { kind: 'not-right', test: 'secret/01', verdict: 'time-limit' },
    cells: [cell('accepted'), cell('time-limit')],
  });
  const { container } = await drawn([failing]);
  expect(looks(container)).toEqual(['text-good', 'text-bad']);
  expect(container.textContent).toContain('secret/01');
});

test('a starter need not be right', async () => {
  const starter = row({ kind: 'starter', name: '', cells: [cell('wrong-answer')] });
  const { container } = await drawn([starter]);
  expect(looks(container)[0]).toBe('text-soft');
  expect(container.querySelector('th[scope=row]')?.textContent).toContain('Starter');
});

test('more than half of the time limit is marked, half of it is not', async () => {
  const rows = [500, 510].map((timeMs) => row({ name: `${timeMs}.c`, cells: [cell('accepted', timeMs)] }));
  const { container } = await drawn(rows);
  const margins = [...container.querySelectorAll('tbody tr')].map((each) => each.querySelector('td'));
  expect(margins.map((margin) => margin?.textContent)).toEqual(['50 % of 1 s', '▲ 51 % of 1 s']);
});
