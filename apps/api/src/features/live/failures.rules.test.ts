import { expect, it } from 'vitest';

import { errorOf, progressOf, type Run } from './failures.rules.ts';

it.each([
  ['compile-error', 'main.c: In function main:\nmain.c:3:5: error: missing ;\nx:4: error: b', 'missing ;'],
  ['compile-error', 'Main.java:3: error: cannot find symbol', 'cannot find symbol'],
  [
    'runtime-error',
    'Traceback:\n  File "main.py"\nZeroDivisionError: division by zero',
    'ZeroDivisionError: division by zero',
  ],
  [
    'runtime-error',
    'Exception in thread "main" java.lang.A: b\n\tat Main.main',
    'Exception in thread "main" java.lang.A: b',
  ],
  ['runtime-error', 'Segmentation fault', undefined],
  ['wrong-answer', null, undefined],
])('LIVE-1: of %s that says %j the message is %s', (verdict, said, error) => {
  expect(errorOf({ verdict, said })).toBe(error);
});

it('LIVE-1: a message is never long, however much a program says', () => {
  const said = `${'Error'.repeat(1000)}\n`.repeat(3);
  expect(errorOf({ verdict: 'runtime-error', said })).toHaveLength(120);
});

const run = (test: string | null, verdict = 'wrong-answer'): Run => ({
  passed: 1,
  total: 4,
  verdict,
  test,
  said: null,
});

it('LIVE-1: runs that failed in the same way are counted from the last one back', () => {
  expect(progressOf([])).toEqual({});
  expect(progressOf([run('2'), run('2'), run('1')])).toMatchObject({ test: '2', times: 2 });
  expect(progressOf([run('2'), run('2'), run('2')])).toMatchObject({ times: 3 });
  expect(progressOf([run('2'), run('2', 'time-limit')])).toMatchObject({ times: 1 });
  expect(progressOf([run(null, 'accepted'), run(null, 'accepted')])).not.toHaveProperty('times');
});
