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
};
const published = { publishedAt: rules.opensAt };

type Case = readonly [
  what: string,
  time: string,
  change: Partial<Matrix['assignment']>,
  rows: Matrix['rows'],
  shown: boolean,
];

const allowed = { allowances: [{}] } as unknown as Matrix['rows'][number];

const CASES: readonly Case[] = [
  ['before the opening', '04:29:59', published, [], false],
  ['from the opening on', '04:30:00', published, [], true],
  ['to the end of the last minute', '06:30:59', published, [], true],
  ['not after it', '06:31:00', published, [], false],
  ['unless somebody was allowed something', '06:31:00', published, [allowed], true],
  ['not as a draft', '05:00:00', {}, [], false],
  ['not archived', '05:00:00', { ...published, archivedAt: rules.opensAt }, [], false],
];

it.each(CASES)('LIVE-1: tiles are shown while it can be worked on: %s', (...given) => {
  const [, time, change, rows, shown] = given;
  const matrix = { assignment: { ...assignment, ...change }, rows };
  expect(canBeWorkedOn(matrix, Date.parse(`2026-11-02T${time}.000Z`))).toBe(shown);
});
