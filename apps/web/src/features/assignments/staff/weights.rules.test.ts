import { expect, test } from 'vitest';

import { freshCategory, readWeights, sumOf, weightsOf, type EnteredCategory } from './weights.rules.ts';

const LAB = '5d7c0f5e-6f0a-4c6e-9d3b-0a51f7a1b001';

const of = (...categories: EnteredCategory[]) => readWeights({ categories, categoryKeys: new Map() });

test('ASSIGNMENTS-20: categories are sent as they are shown', () => {
  const categories = [
    { name: 'Lab work', weight: 60, bestOf: 8, assignmentIds: [LAB] },
    { name: 'Tests', weight: 40, assignmentIds: [] },
  ];
  expect(readWeights(weightsOf({ categories }))).toEqual(categories);
});

test('ASSIGNMENTS-20: a class without categories is offered the usual ones, which add up to 100', () => {
  const usual = weightsOf({ categories: [] });
  expect(sumOf(usual)).toBe(100);
  expect(readWeights(usual)?.map(({ name }) => name)).toEqual(['Lab work', 'Tests', 'Examination']);
});

test('ASSIGNMENTS-20: what lacks a name, has no number or another sum is not sent', () => {
  expect(of(freshCategory('All', '100'))).toHaveLength(1);
  expect(of()).toEqual([]);
  const faulty = [
    of(freshCategory(' ', '100')),
    of(freshCategory('All', '99')),
    of(freshCategory('All', '99.5'), freshCategory('Rest', '0.5')),
    of(freshCategory('All', '100'), freshCategory('Rest', '0')),
    of({ ...freshCategory('All', '100'), best: '0' }),
    of({ ...freshCategory('All', '100'), best: 'two' }),
  ];
  expect(faulty).toEqual(Array.from({ length: faulty.length }));
});
