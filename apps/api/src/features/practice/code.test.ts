import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const SAVE = '/api/content/updateproblem/basics-sum';
type Learner = Awaited<ReturnType<TestProduct['learner']>>;
const versionsOf = async (learner: Learner) => {
  const { body } = await learner.get('/api/practice/versions/basics-sum/py');
  return (body['versions'] as { code: string; kind: string }[]).map(({ code, kind }) => [kind, code]);
};
const codeOf = async (learner: Learner) => {
  const { body } = await learner.post('/api/content/getproblem/basics-sum');
  return (body['assetData'] as { code: { py: string } }).code.py;
};

describe('another device or tab that changed the same code is noticed', () => {
  test('a save on an old version is not taken: the reply carries the other text, and both are kept', async () => {
    const learner = await product.learner();
    const first = await learner.post(SAVE, { code: { py: 'one' }, base: { py: 0 } });
    expect(first.body).toMatchObject({ versions: { py: 1 }, conflicts: {} });
    const laptop = await learner.post(SAVE, { code: { py: 'laptop' }, base: { py: 1 } });
    expect(laptop.body).toMatchObject({ versions: { py: 2 } });
    const phone = await learner.post(SAVE, { code: { py: 'phone' }, base: { py: 1 } });
    expect(phone.body).toMatchObject({ versions: {}, conflicts: { py: { code: 'laptop', version: 2 } } });
    expect(await codeOf(learner)).toBe('laptop');
    await learner.post(SAVE, { code: { py: 'phone' }, base: { py: 1 } });
    expect(await versionsOf(learner)).toEqual([['other-device', 'phone']]);
  });

  test('choosing my text keeps the other one as a version', async () => {
    const learner = await product.learner();
    await learner.post(SAVE, { code: { py: 'theirs' } });
    const mine = { code: { py: 'mine' }, base: { py: 1 }, checkpoint: true };
    expect((await learner.post(SAVE, mine)).body).toMatchObject({ versions: { py: 2 } });
    expect(await codeOf(learner)).toBe('mine');
    expect(await versionsOf(learner)).toEqual([['restore', 'theirs']]);
  });

  test('the same text on an old version is no conflict and writes nothing', async () => {
    const learner = await product.learner();
    await learner.post(SAVE, { code: { py: 'a' } });
    await learner.post(SAVE, { code: { py: 'b' } });
    const again = await learner.post(SAVE, { code: { py: 'b' }, base: { py: 1 } });
    expect(again.body).toMatchObject({ versions: { py: 2 }, conflicts: {} });
    expect(await versionsOf(learner)).toEqual([]);
  });

  test('of twenty devices that save at the same moment one is taken and nineteen are told', async () => {
    const learner = await product.learner();
    const texts = Array.from({ length: 20 }, (_, number) => `device ${number}`);
    const replies = await Promise.all(
      texts.map((py) => learner.post(SAVE, { code: { py }, base: { py: 0 } })),
    );
    const taken = replies.filter(({ body }) => 'py' in (body['versions'] as object));
    expect(taken).toHaveLength(1);
    const kept = (await versionsOf(learner)).map(([, code]) => code);
    expect(new Set([...kept, await codeOf(learner)])).toEqual(new Set(texts));
  });
});

describe('versions of code on the server', () => {
  test('a stretch of editing is one version; a reset can be undone', async () => {
    const learner = await product.learner();
    for (const py of ['x', 'xy', 'xyz']) await learner.post(SAVE, { code: { py } });
    expect(await versionsOf(learner)).toEqual([]);
    await learner.post('/api/content/resetcode', { assetId: 'basics-sum', language: 5 });
    expect(await codeOf(learner)).toBe('# start here\n');
    expect(await versionsOf(learner)).toEqual([['reset', 'xyz']]);
  });

  test('a text that loses more than half of itself is kept before', async () => {
    const learner = await product.learner();
    await learner.post(SAVE, { code: { py: 'a long and careful solution' } });
    await learner.post(SAVE, { code: { py: '' } });
    expect(await versionsOf(learner)).toEqual([['edit', 'a long and careful solution']]);
  });

  test('what was saved before a pause is kept', async () => {
    const learner = await product.learner();
    await learner.post(SAVE, { code: { py: 'yesterday' } });
    await product.db
      .updateTable('saved_code')
      .set({ saved_at: new Date(Date.now() - 86_400_000) })
      .where('account_id', '=', learner.accountId)
      .execute();
    await learner.post(SAVE, { code: { py: 'yesterday and today' } });
    await learner.post(SAVE, { code: { py: 'yesterday and today.' } });
    expect(await versionsOf(learner)).toEqual([['edit', 'yesterday']]);
  });

  test('the last twenty are kept, newest first', async () => {
    const learner = await product.learner();
    for (let number = 0; number <= 25; number += 1)
      await learner.post(SAVE, { code: { py: `text ${number}` }, checkpoint: true });
    const kept = await versionsOf(learner);
    expect(kept).toHaveLength(20);
    expect(kept[0]).toEqual(['restore', 'text 24']);
    expect(kept.at(-1)).toEqual(['restore', 'text 5']);
  });

  test("nobody sees another learner's versions, nor those of a problem that is not owned", async () => {
    const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
    await asha.post(SAVE, { code: { py: 'mine' } });
    await asha.post('/api/content/resetcode', { assetId: 'basics-sum', language: 5 });
    expect(await versionsOf(ravi)).toEqual([]);
    expect((await ravi.get('/api/practice/versions/basics-hard/py')).status).toBe(403);
    expect((await product.visitor.get('/api/practice/versions/basics-sum/py')).status).toBe(401);
  });
});

test('a text with a NUL is saved without it; an unknown key is refused', async () => {
  const learner = await product.learner();
  expect((await learner.post(SAVE, { code: { py: 'a\0b' } })).status).toBe(200);
  expect(await codeOf(learner)).toBe('ab');
  expect((await learner.post(SAVE, { code: { rust: 'x' } })).status).toBe(400);
});
