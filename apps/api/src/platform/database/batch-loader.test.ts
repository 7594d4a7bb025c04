import { describe, expect, test } from 'vitest';

import { batchLoader } from './batch-loader.ts';

/** A database that answers when it is told to. */
function slowLoad() {
  const asked: { keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const lookUp = batchLoader<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const known = keys.filter((key) => !key.startsWith('unknown'));
        const answer = () => resolve(new Map(known.map((key) => [key, `value of ${key}`])));
        asked.push({ keys, answer, fail: reject });
      }),
  );
  return { asked, lookUp };
}

describe('a batch loader', () => {
  test('the first go at once, later ones wait together, and each gets its own answer', async () => {
    const { asked, lookUp } = slowLoad();
    const answers = ['a', 'b', 'c', 'd', 'unknown', 'c'].map(lookUp);
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    asked[0]?.answer();
    expect(await answers[0]).toBe('value of a');
    expect(asked[2]?.keys).toEqual(['c', 'd', 'unknown']);
    asked[1]?.answer();
    asked[2]?.answer();
    expect(await Promise.all(answers)).toEqual([
      'value of a',
      'value of b',
      'value of c',
      'value of d',
      undefined,
      'value of c',
    ]);
  });

  test('a key that is being asked for is asked for again: an answer is never older than its question', async () => {
    const { asked, lookUp } = slowLoad();
    const first = lookUp('a');
    const second = lookUp('a');
    expect(asked).toHaveLength(2);
    for (const { answer } of asked) answer();
    expect(await Promise.all([first, second])).toEqual(['value of a', 'value of a']);
  });

  test('a fault reaches those who asked together, and nobody after them', async () => {
    const { asked, lookUp } = slowLoad();
    const failing = lookUp('a');
    asked[0]?.fail(new Error('out of reach'));
    await expect(failing).rejects.toThrow('out of reach');
    const later = lookUp('a');
    asked[1]?.answer();
    expect(await later).toBe('value of a');
  });
});
