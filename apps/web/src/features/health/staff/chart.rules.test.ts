import { expect, test } from 'vitest';

import { chartPath } from './chart.rules.ts';

const NOW = Date.parse('2026-01-01T10:00:00Z');
const frame = { width: 100, height: 22, hours: 10, highest: 4 };

test('the newest sample is at the right edge, the highest at the top', () => {
  const points = [
    { at: '2026-01-01T05:00:00Z', value: 0 },
    { at: '2026-01-01T10:00:00Z', value: 4 },
  ];
  expect(chartPath(points, frame, NOW)).toBe('M50 21L100 1');
});

test('a line of zeros is at the foot, and an old sample does not leave the frame', () => {
  const points = [{ at: '2025-12-30T00:00:00Z', value: 0 }];
  expect(chartPath(points, { ...frame, highest: 0 }, NOW)).toBe('M0 21');
});
