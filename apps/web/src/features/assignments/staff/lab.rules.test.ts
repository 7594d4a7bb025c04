import type { Matrix } from '@abhyas/contract/assignments.staff';
import { expect, it } from 'vitest';

import { canBeWorkedOn } from './lab.rules.ts';

const rules = {
  opensAt: '2026-11-02T04:30:00.000Z',
  dueAt: '2026-11-02T06:30:00.000Z',
  take: 'best',
} as const;
const assignment = {
  id: '',
  batchId: '',
  batch: '',
  version: 1,
  title: '',
  items: [],
  rules,
  publishedAt: rules.opensAt,
};
const allowed = { allowances: [{}] } as unknown as Matrix['rows'][number];

it.each([
  ['before the opening', '04:29:59', {}, [], false],
  ['from the opening on', '04:30:00', {}, [], true],
  ['to the end of the last minute', '06:30:59', {}, [], true],
  ['not after it', '06:31:00', {}, [], false],
  ['unless somebody was allowed something', '06:31:00', {}, [allowed], true],
  ['not as a draft', '05:00:00', { publishedAt: undefined }, [], false],
  ['not archived', '05:00:00', { archivedAt: rules.opensAt }, [], false],
])('LIVE-1: tiles are shown while it can be worked on: %s', (_, time, change, rows, shown) => {
  const matrix = { assignment: { ...assignment, ...change } as Matrix['assignment'], rows };
  expect(canBeWorkedOn(matrix, Date.parse(`2026-11-02T${time}.000Z`))).toBe(shown);
});
