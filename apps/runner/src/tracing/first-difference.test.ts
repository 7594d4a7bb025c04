import { expect, test } from 'vitest';

import { firstDifference } from './first-difference.ts';

test.each([
  { does: 'alike', expected: '1 2\n3\n', actual: '1 2\n3\n', at: undefined },
  { does: 'spaces at the ends', expected: '1 2\n3', actual: '1 2  \n3 \n\n', at: undefined },
  { does: 'another character', expected: 'sum 8\n', actual: 'sum 7\n', at: 4 },
  { does: 'a longer line', expected: 'a\n', actual: 'ab\n', at: 1 },
  { does: 'a shorter line', expected: 'ab\nc', actual: 'a\nc', at: 1 },
  { does: 'a line too many', expected: 'a\n', actual: 'a\nb\n', at: 2 },
  { does: 'lines that are missing', expected: 'a\nb\nc\n', actual: 'a\n', at: 2 },
  { does: 'nothing printed', expected: 'a\n', actual: '', at: 0 },
  { does: 'characters of several bytes', expected: 'नमस्ते 1', actual: 'नमस्ते 2', at: 19 },
])('$does', ({ expected, actual, at }) => {
  expect(firstDifference(expected, actual)).toBe(at);
});
