import { expect, test } from 'vitest';

import { faultText, marginOf, memoryText, timeText, worstFirst } from './proving.rules.ts';

test('a fault says what is wrong and what to do', () => {
  expect(faultText({ kind: 'not-right', test: '07', verdict: 'wrong-answer' })).toBe(
    'It should pass, but test 07 gives: Wrong answer. Either the solution or the answer file of that test is wrong.',
  );
  expect(faultText({ kind: 'tight', timeMs: 1250, limitMs: 2000 })).toContain(
    '1.25 s, more than half of its limit of 2 s',
  );
  expect(
    faultText({ kind: 'not-wrong', expected: 'time-limit', met: ['accepted', 'wrong-answer'] }),
  ).toContain('should get: Too slow, but it only gets: Passed, Wrong answer');
});

test('times and memory are short; the margin is that of the slowest test', () => {
  expect([timeText(7), timeText(999), timeText(1500)]).toEqual(['7 ms', '999 ms', '1.5 s']);
  expect([memoryText(900), memoryText(2048)]).toEqual(['900 kB', '2 MB']);
  const row = { kind: 'reference', name: 'a', language: 0, done: true } as const;
  const cells = [10, 260].map((timeMs) => ({ verdict: 'accepted' as const, timeMs, memoryKb: 1 }));
  expect(marginOf({ ...row, cells, limitMs: 1000 })).toBe(26);
  expect(marginOf({ ...row, cells: [] })).toBeUndefined();
});

const problem = (assetId: string, faults: number, survivors: number) => {
  const gap = { unsolvedIn: [], unsolved: false, unmutatedIn: [] };
  return { assetId, title: assetId, ended: true, total: 1, done: 1, faults, survivors, ...gap };
};

test('problems with faults stand first, then those whose mutants survive', () => {
  const order = worstFirst([problem('fine', 0, 0), problem('mutants', 0, 2), problem('faulty', 1, 0)]);
  expect(order.map(({ assetId }) => assetId)).toEqual(['faulty', 'mutants', 'fine']);
});
