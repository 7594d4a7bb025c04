import type { ProblemCard, Problems } from '@abhyas/contract/practice';
import { expect, test } from 'vitest';

import { nextInSheet, sheetProgressOf } from './sheets.rules.ts';
import { backFrom } from './workspace.rules.ts';

const card = (assetId: string): ProblemCard => ({
  assetId,
  title: assetId,
  desc: '',
  tags: [],
  difficulty: 1,
  premium: 0,
  tryIt: 0,
  random: 0,
});
const problems: Problems = {
  problemsSolved: [card('b')],
  problemsUnsolved: [card('a'), card('d')],
  rProblemsSolved: [],
  rProblemsUnsolved: [card('c')],
  progressProblems: ['b'],
  triedProblems: ['d'],
  tags: [],
};
const sheet = sheetProgressOf(
  {
    sheetId: 's',
    title: 'S',
    desc: '',
    groups: [
      { title: 'One', problems: ['a', 'b'] },
      { title: 'Two', problems: ['c', 'd', 'gone'] },
    ],
  },
  problems,
);

test('PRACTICE-63: a sheet counts what is solved of what there is, in its order', () => {
  expect([sheet.solved, sheet.total, sheet.percent]).toEqual([1, 4, 25]);
  expect(sheet.groups.map(({ problems: own, solved }) => [own.map(({ state }) => state), solved])).toEqual([
    [['untouched', 'solved'], 1],
    [['untouched', 'tried'], 0],
  ]);
});

test('PRACTICE-63: the next of a sheet is the first after this one that is open and not solved, going round', () => {
  expect(nextInSheet(sheet)?.assetId).toBe('a');
  expect(nextInSheet(sheet, 'a')?.assetId).toBe('d');
  expect(nextInSheet(sheet, 'd')?.assetId).toBe('a');
});

test('PRACTICE-8: back from a problem of a sheet leads to the sheet', () => {
  expect(backFrom('3', { subtopicId: 'x', assetId: 'a' }, 's')).toBe('/sheets/s');
  expect(backFrom('3', { subtopicId: 'x', assetId: 'a' })).toBe(null);
});
