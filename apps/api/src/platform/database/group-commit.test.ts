import { describe, expect, test } from 'vitest';

import { groupCommit } from './group-commit.ts';

/** A disk that confirms when it is told to; `lost` items come back without an answer, once. */
function slowDisk() {
  const writes: { items: readonly string[]; confirm: () => void; fail: (error: Error) => void }[] = [];
  const lost = new Set<string>();
  const write = (items: readonly string[]) =>
    new Promise<(string | undefined)[]>((resolve, reject) => {
      const confirm = () => resolve(items.map((item) => (lost.delete(item) ? undefined : `${item} kept`)));
      writes.push({ items, confirm, fail: reject });
    });
  const save = groupCommit({ keyOf: (item: string) => item.slice(0, 1), write });
  /** Confirms the n-th write as soon as it comes. */
  const confirm = async (place: number): Promise<void> => {
    await expect.poll(() => writes.length).toBeGreaterThan(place);
    writes[place]?.confirm();
  };
  return { writes, lost, save, confirm };
}

describe('writes that travel together', () => {
  test('the first go at once; later ones gather, each key once, and each gets its own answer', async () => {
    const { writes, save, confirm } = slowDisk();
    const answers = ['a1', 'b1', 'c1', 'd1', 'c2', 'a2'].map(save);
    expect(writes.map(({ items }) => items)).toEqual([['a1'], ['b1']]);
    await confirm(0);
    await confirm(1);
    await confirm(2);
    await confirm(3);
    expect(await Promise.all(answers)).toEqual(
      ['a1', 'b1', 'c1', 'd1', 'c2', 'a2'].map((item) => `${item} kept`),
    );
    expect(writes[2]?.items).toEqual(['c1', 'd1', 'a2']);
    expect(writes[3]?.items).toEqual(['c2']);
  });

  test('nobody is answered before the disk has confirmed', async () => {
    const { save, confirm } = slowDisk();
    let answered = false;
    const answer = save('a').then(() => (answered = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    await confirm(0);
    await answer;
  });

  test('what another process overtook is written again', async () => {
    const { writes, lost, save, confirm } = slowDisk();
    lost.add('a');
    const answer = save('a');
    await confirm(0);
    await confirm(1);
    expect(await answer).toBe('a kept');
    expect(writes.map(({ items }) => items)).toEqual([['a'], ['a']]);
  });

  test("nobody fails for another's fault: what failed together is written one by one", async () => {
    const { writes, save, confirm } = slowDisk();
    const answers = Promise.allSettled(['x', 'y', 'good', 'bad'].map(save));
    await confirm(0);
    await expect.poll(() => writes.length).toBe(3);
    writes[2]?.fail(new Error('one of them is wrong'));
    await confirm(1);
    await confirm(3);
    await expect.poll(() => writes.length).toBe(5);
    writes[4]?.fail(new Error('this one'));
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
  });

  test('when the database is out of reach nobody is kept waiting by trying one by one', async () => {
    const { writes, save, confirm } = slowDisk();
    const answers = Promise.allSettled(['x', 'y', 'a', 'b'].map(save));
    await confirm(0);
    await expect.poll(() => writes.length).toBe(3);
    writes[2]?.fail(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    await confirm(1);
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(writes).toHaveLength(3);
  });
});
