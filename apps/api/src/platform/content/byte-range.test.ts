import { expect, test } from 'vitest';

import { readRange } from './byte-range.ts';

test('RFC 9110 section 14: a range from, a range to, and the last bytes', () => {
  expect(readRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 });
  expect(readRange('bytes=900-', 1000)).toEqual({ start: 900, end: 999 });
  expect(readRange('bytes=0-5000', 1000)).toEqual({ start: 0, end: 999 });
  expect(readRange('bytes=-10', 1000)).toEqual({ start: 990, end: 999 });
  expect(readRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 });
});

test('a range past the end cannot be sent, nonsense sends all', () => {
  expect(readRange('bytes=1000-', 1000)).toBe('unsatisfiable');
  expect(readRange('bytes=-0', 1000)).toBe('unsatisfiable');
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2']) {
    expect(readRange(header, 1000)).toBeNull();
  }
});
