import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { CountCache } from './count-cache.ts';

/** Counts its calls, each of which takes this long. */
function counter(tookMs: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    const count = calls;
    await wait(tookMs);
    return count;
  };
}

test('what is counted quickly is counted for each who asks', async () => {
  const counts = new CountCache<number>();
  const quick = counter(0);
  expect([await counts.of('a', quick), await counts.of('a', quick)]).toEqual([1, 2]);
});

test('what is counted slowly is counted once for all who ask at the same time, and kept by its key', async () => {
  const counts = new CountCache<number>();
  const slow = counter(80);
  expect(await Promise.all([counts.of('a', slow), counts.of('a', slow)])).toEqual([1, 1]);
  expect([await counts.of('a', slow), await counts.of('b', slow)]).toEqual([1, 2]);
});

test('an old count is answered at once and counted again', async () => {
  const counts = new CountCache<number>();
  const slow = counter(60);
  await counts.of('a', slow);
  await expect.poll(() => counts.of('a', slow), { timeout: 20_000, interval: 100 }).toBe(2);
});

test('a failed count is reported to a caller who has none, and is not kept', async () => {
  const counts = new CountCache<number>();
  await expect(counts.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await counts.of('a', counter(0))).toBe(1);
});
