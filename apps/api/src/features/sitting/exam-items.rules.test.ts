import { expect, it } from 'vitest';

import { examItemId, examPoints, itemsFor, readExamItemId } from './exam-items.rules.ts';

const ITEMS = [
  { assetId: 'a', points: 100 },
  { assetId: 'b', points: 50, pool: 1 },
  { assetId: 'c', points: 50, pool: 1 },
  { assetId: 'd', points: 50, pool: 1 },
  { assetId: 'e', points: 25 },
];
const RULES = { draws: [{ pool: 1, draw: 2 }], shuffled: false };
const of = (accountId: string, rules = RULES) =>
  itemsFor(ITEMS, rules, { examId: 'exam', accountId }).map(({ assetId }) => assetId);
const LEARNERS = Array.from({ length: 60 }, (_, at) => `learner ${at}`);

it('EXAMS-3: each learner gets as many of a pool as are drawn, and what is in none, always the same', () => {
  for (const learner of LEARNERS) {
    const drawn = of(learner);
    expect(drawn).toEqual(of(learner));
    expect(drawn).toHaveLength(4);
    expect([drawn[0], drawn[3]]).toEqual(['a', 'e']);
  }
  const pairs = new Set(LEARNERS.map((learner) => of(learner).slice(1, 3).join('')));
  expect([...pairs].sort()).toEqual(['bc', 'bd', 'cd']);
});

it('EXAMS-3: shuffled items are the same items in an order of the learner’s own', () => {
  const orders = LEARNERS.map((learner) => of(learner, { ...RULES, shuffled: true }));
  expect(orders.map((order) => order.toSorted())).toEqual(LEARNERS.map((learner) => of(learner).toSorted()));
  expect(new Set(orders.map(([first]) => first)).size).toBe(5);
});

it('EXAMS-3: an exam is worth what one learner gets', () => {
  expect(examPoints(ITEMS, RULES)).toBe(225);
});

it('EXAMS-2: an item of an exam is named by both', () => {
  expect(readExamItemId(examItemId({ assetId: 'sum@home', examId: 'x' }))).toEqual({
    assetId: 'sum@home',
    examId: 'x',
  });
  expect(readExamItemId('sum')).toBeUndefined();
});
