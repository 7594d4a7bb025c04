import type { Asset } from '@abhyas/content/release-assets';
import { expect, test } from 'vitest';

import { minutesOf } from './path.rules.ts';

const asset = (part: object): Asset => part as Asset;

test('LEARNING-60: the minutes of an item: read, watched, solved by difficulty, answered', () => {
  expect(minutesOf(asset({ type: 'text', body: { readingMinutes: 0 } }))).toBe(1);
  expect(minutesOf(asset({ type: 'text', body: { readingMinutes: 7 } }))).toBe(7);
  expect(minutesOf(asset({ type: 'video', durationSeconds: 68 }))).toBe(1);
  expect(minutesOf(asset({ type: 'video', durationSeconds: null }))).toBeUndefined();
  expect(minutesOf(asset({ type: 'problem', difficulty: 2 }))).toBe(20);
  expect(minutesOf(asset({ type: 'mcqs', questions: [1, 2, 3, 4, 5, 6, 7, 8] }))).toBe(6);
});
