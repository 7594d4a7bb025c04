import { expect, test } from 'vitest';

import { readPoints } from '../../../lib/points.ts';
import { freshForm, freshItem, groupsText, readForm, readGroups } from './form.rules.ts';
import { enteredRubric, freshCriterion } from './rubric.rules.ts';

const EVENING = Date.parse('2026-11-23T20:00:00Z');

test('ASSIGNMENTS-18: a new assignment is due at 23:59 in India, a week ahead', () => {
  const { opens, due } = freshForm(EVENING);
  // In India it is the 24th already.
  expect([opens, due]).toEqual(['2026-11-24T01:30', '2026-12-01T23:59']);
  const form = readForm({ ...freshForm(EVENING), title: 'Lab', items: [freshItem('a', 'A')] });
  expect(form?.rules.dueAt).toBe('2026-12-01T18:29:00.000Z');
  expect(form?.items).toEqual([{ assetId: 'a', points: 1000, scoring: 'tests' }]);
});

test('ASSIGNMENTS-1: points are whole hundredths, whatever binary fractions make of them', () => {
  expect(['0.1', '0.29', '2,5', '10'].map(readPoints)).toEqual([10, 29, 250, 1000]);
  expect(['1.005', '-1', '', 'x'].map(readPoints)).toEqual(Array.from({ length: 4 }));
});

test('ASSIGNMENTS-5: groups of tests are read as they are shown', () => {
  const groups = [
    { first: 1, last: 2, points: 300 },
    { first: 3, last: 10, points: 750 },
  ];
  expect(readGroups('1-2: 3, 3-10: 7.5')).toEqual(groups);
  expect(readGroups(groupsText(groups))).toEqual(groups);
  expect(['', '1-2', '0-2: 3', 'a: 1'].map(readGroups)).toEqual(Array.from({ length: 4 }));
});

test('ASSIGNMENTS-35: a rubric is read as it is shown; the points by tests and by rubric are added', () => {
  const criterion = freshCriterion(['No', 'Half', 'Yes']);
  const item = { ...freshItem('a', 'A'), points: '6', rubric: [{ ...criterion, name: 'Style' }] };
  const form = readForm({ ...freshForm(EVENING), title: 'Lab', items: [item] });
  expect(form?.items).toMatchObject([{ points: 800, rubric: [{ name: 'Style' }] }]);
  expect(enteredRubric(form?.items[0]?.rubric ?? [])).toEqual(item.rubric);
});

test('a form with something missing is not sent', () => {
  const whole = { ...freshForm(EVENING), title: 'Lab', items: [freshItem('a', 'A')] };
  const faulty = [
    { title: ' ' },
    { items: [] },
    { due: '' },
    { attempts: '0' },
    { attempts: '1.5' },
    { late: true, percent: '101' },
    { items: [{ ...freshItem('a', 'A'), points: 'ten' }] },
    { items: [{ ...freshItem('a', 'A'), rubric: [freshCriterion(['No', 'Yes'])] }] },
  ];
  expect(faulty.map((part) => readForm({ ...whole, ...part }))).toEqual(faulty.map(() => undefined));
});
