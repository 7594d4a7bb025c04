import { expect, test } from 'vitest';

import { costOf, countsOf, earnedParts, inHundredths, type Outcome } from './marks.rules.ts';

const item = (marks: number, penalty: number | undefined, outcome: Outcome) => ({ marks, penalty, outcome });

test('MOCKS-9: a wrong choice costs its part, what is empty costs nothing', () => {
  expect(inHundredths(earnedParts({ marks: 200, penalty: 3 }, 'right'))).toBe(200);
  expect(inHundredths(earnedParts({ marks: 200, penalty: 3 }, 'wrong'))).toBe(-67);
  expect(inHundredths(earnedParts({ marks: 100, penalty: 4 }, 'wrong'))).toBe(-25);
  expect(inHundredths(earnedParts({ marks: 100, penalty: undefined }, 'wrong'))).toBe(0);
  expect(inHundredths(earnedParts({ marks: 100, penalty: 3 }, 'left'))).toBe(0);
  expect(costOf({ marks: 100, penalty: 3 })).toBe(33);
  expect(costOf({ marks: 100, penalty: undefined })).toBe(0);
});

test('MOCKS-9: thirds are added up exactly and rounded once', () => {
  const three = [item(100, 3, 'wrong'), item(100, 3, 'wrong'), item(100, 3, 'wrong')];
  expect(countsOf(three)).toEqual({ asked: 3, right: 0, partly: 0, wrong: 3, points: -100, outOf: 300 });
  const mixed = [
    item(200, 3, 'right'),
    item(100, 3, 'wrong'),
    item(200, 3, 'wrong'),
    item(100, undefined, 'left'),
  ];
  expect(countsOf(mixed)).toEqual({ asked: 4, right: 1, partly: 0, wrong: 2, points: 100, outOf: 600 });
  expect(countsOf([])).toEqual({ asked: 0, right: 0, partly: 0, wrong: 0, points: 0, outOf: 0 });
});

test('MOCKS-10: a program that earned a part of its marks is partly right, one that earned nothing is wrong', () => {
  const programs = [0, 400, 999, 1000].map((earned) => ({
    ...item(1000, undefined, earned === 1000 ? 'right' : 'wrong'),
    earned,
  }));
  expect(countsOf(programs)).toEqual({ asked: 4, right: 1, partly: 2, wrong: 1, points: 2399, outOf: 4000 });
});

test('MOCKS-9: what GATE gives for each count of right and wrong answers', () => {
  for (let right = 0; right <= 30; right += 1) {
    for (let wrong = 0; wrong <= 30 - right; wrong += 1) {
      const items = [
        ...Array.from({ length: right }, () => item(200, 3, 'right')),
        ...Array.from({ length: wrong }, () => item(200, 3, 'wrong')),
      ];
      expect(countsOf(items).points / 100).toBeCloseTo(2 * right - (2 * wrong) / 3, 2);
    }
  }
});
