import type { ItemAhead } from '@abhyas/contract/learning-today';
import { expect, test } from 'vitest';

import { courseFor, NO_ANSWERS, portionOf, readAnswers, type StartAnswers } from './start-choice.rules.ts';

const item = (minutes?: number): ItemAhead => ({
  link: '/learn/a/b',
  type: 'text',
  title: 'A',
  subtopic: 'B',
  ...(minutes !== undefined && { minutes }),
});
const courses = ['c', 'cpp', 'python', 'dsa'].map((topicId) => ({ topicId, ahead: [item(5)] }));
const chosen = (answers: Partial<StartAnswers>, among = courses) =>
  courseFor({ ...NO_ANSWERS, ...answers }, among)?.topicId;

test('LEARNING-61: the answers choose the course that Start opens', () => {
  expect(chosen({})).toBe('python');
  expect(chosen({ level: 'some' })).toBe('c');
  expect(chosen({ level: 'well' })).toBe('dsa');
  expect(chosen({ goal: 'cpp', level: 'some' })).toBe('cpp');
  expect(chosen({ goal: 'cpp' })).toBe('c');
  expect(chosen({ goal: 'dsa' })).toBe('python');
});

test('LEARNING-61: a school with other courses, or finished ones, has a start as well', () => {
  expect(chosen({}, [{ topicId: 'rust', ahead: [item()] }])).toBe('rust');
  expect(chosen({ goal: 'c' }, [{ topicId: 'c', ahead: [] }, ...courses.slice(1)])).toBe('cpp');
  expect(chosen({}, [])).toBeUndefined();
});

test('LEARNING-61: the portion of a day fits its minutes and is never empty', () => {
  expect(portionOf([item(30), item(5)], 10)).toHaveLength(1);
  expect(portionOf([item(5), item(), item(10), item(6)], 20)).toHaveLength(3);
  expect(portionOf([], 20)).toEqual([]);
});

test('LEARNING-61: answers that somebody wrote into the storage are no trouble', () => {
  for (const kept of [null, 'x', '{}', '{"level":"expert","minutes":7}'])
    expect(readAnswers(kept)).toEqual(NO_ANSWERS);
  const answers: StartAnswers = { goal: 'c', level: 'well', minutes: 40 };
  expect(readAnswers(JSON.stringify(answers))).toEqual(answers);
});
