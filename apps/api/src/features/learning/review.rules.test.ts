import type { ReviewItem } from '@abhyas/contract/learning-today';
import { expect, test } from 'vitest';

import { isDue, todaysReview } from './review.rules.ts';

const now = new Date('2026-11-22T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('LEARNING-61: a lesson is due about a week and about a month after it was finished', () => {
  const due = [0, 6, 7, 13, 14, 29, 30, 36, 37, 400].filter((days) => isDue(daysAgo(days), now));
  expect(due).toEqual([7, 13, 30, 36]);
});

const items = (kind: ReviewItem['kind'], count: number): ReviewItem[] =>
  Array.from({ length: count }, (_, at) => ({ kind, link: `/${kind}${at}`, title: '', meta: '' }));
const linksOf = (review: readonly ReviewItem[]) => review.map(({ link }) => link);

test('LEARNING-61: the day’s review is short: quizzes, problems, and one lesson at most', () => {
  const many = { quizzes: items('quiz', 2), problems: items('problem', 5), lessons: items('lesson', 3) };
  expect(linksOf(todaysReview(many))).toEqual(['/quiz0', '/quiz1', '/problem0', '/lesson0']);
  expect(linksOf(todaysReview({ ...many, lessons: [] }))).toEqual([
    '/quiz0',
    '/quiz1',
    '/problem0',
    '/problem1',
  ]);
  expect(todaysReview({ quizzes: [], problems: [], lessons: [] })).toEqual([]);
});
