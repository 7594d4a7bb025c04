import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { draw } from '../lib/testing/draw.tsx';
import { DataTable, type Column } from './data-table.tsx';

type Row = { readonly id: number; readonly name: string; readonly marks: number };

const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Learner', cell: ({ name }) => name },
  { id: 'marks', title: 'Marks', numeric: true, cell: ({ marks }) => marks },
  { id: 'open', title: 'Open', plain: true, cell: ({ name }) => <button type="button">Open {name}</button> },
];
const rows: readonly Row[] = [
  { id: 1, name: 'Asha', marks: 9 },
  { id: 2, name: 'Ravi', marks: 10 },
];

afterEach(() => page.viewport(1280, 800));

const drawn = () => draw(<DataTable caption="Marks" columns={columns} rows={rows} rowKey={({ id }) => id} />);

/** What is seen of each row. Texts for screen readers alone are one pixel large. */
const seen = (container: HTMLElement): string[][] =>
  [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.innerText.replaceAll('\n', ' ')),
  );

test('with room it is a table: titles once above, numbers at the right', async () => {
  const { screen, container } = await drawn();
  await expect.element(screen.getByRole('table', { name: 'Marks' })).toBeVisible();
  expect(seen(container)).toEqual([
    ['Asha', '9', 'Open Asha'],
    ['Ravi', '10', 'Open Ravi'],
  ]);
  const head = screen.getByRole('columnheader', { name: 'Marks' }).element();
  expect(getComputedStyle(head).textAlign).toBe('right');
  expect(head.getBoundingClientRect().height).toBeGreaterThan(20);
});

test('on a phone each row is a card with its titles, but a button says all by itself', async () => {
  await page.viewport(360, 760);
  const { container } = await drawn();
  expect(seen(container)).toEqual([
    ['Learner Asha', 'Marks 9', 'Open Asha'],
    ['Learner Ravi', 'Marks 10', 'Open Ravi'],
  ]);
  expect(container.scrollWidth).toBeLessThanOrEqual(360);
  expect(container.querySelector('thead')?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
});
