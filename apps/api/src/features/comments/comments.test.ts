import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type WireComment = Record<string, unknown>;

const add = (who: Learner, comment: string, more: object = {}) =>
  who.post('/api/comments/addcomment', { comment, assetId: 'basics-text', url: '', ...more });
const list = async (who: Learner, assetId = 'basics-text', query = '') =>
  (await who.get(`/api/comments/comments/${assetId}${query}`)).body;
const texts = (body: Record<string, unknown>) =>
  (body['comments'] as WireComment[]).map((comment) => comment['comment']);

/** Old enough to post links, and as fast as a test. */
async function trusted(name?: string): Promise<Learner> {
  const learner = await product.learner(name);
  await product.db
    .updateTable('account')
    .set({ confirmed: true, created_at: new Date(Date.now() - 5 * 86_400_000) })
    .where('id', '=', learner.accountId)
    .execute();
  return learner;
}

describe('COMMENTS-7: POST /api/comments/addcomment', () => {
  test('COMMENTS-6: adds a comment that others see, with by, userColor, official and at', async () => {
    const [asha, ravi] = [await product.learner('Asha Rao'), await product.learner('Ravi')];
    await add(asha, 'Why is `i` an int?');
    expect((await list(ravi))['comments']).toMatchObject([
      {
        by: 'Asha Rao',
        userColor: '#007bff',
        official: false,
        at: expect.any(String),
        comment: 'Why is `i` an int?',
        mine: false,
      },
    ]);
    expect((await list(asha))['comments']).toMatchObject([{ mine: true }]);
  });

  test.each(['', '   ', '\n\u200f\u202e'])(
    'COMMENTS-4: %j gives The comment field cannot be empty',
    async (text) => {
      const learner = await product.learner();
      const { status, body } = await add(learner, text);
      expect(status).toBe(400);
      expect(body['errors']).toMatchObject([{ msg: 'The comment field cannot be empty' }]);
    },
  );

  test('COMMENTS-2: official, by and at cannot be set from outside', async () => {
    const learner = await product.learner('Eve');
    const { body } = await add(learner, 'Trust me', { official: true, by: 'Staff', at: '2000-01-01' });
    expect(body['comment']).toMatchObject({ by: 'Eve', official: false });
  });

  test('the same request twice, and at once, is one comment', async () => {
    const learner = await product.learner();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add(learner, 'Once only', { assetId: 'basics-quiz', clientId })),
    );
    expect(new Set(answers.map((answer) => (answer.body['comment'] as WireComment)['id'])).size).toBe(1);
    expect(texts(await list(learner, 'basics-quiz')).filter((text) => text === 'Once only')).toHaveLength(1);
  });

  test('six in a minute, and the same text again, are told to wait', async () => {
    const learner = await product.learner();
    for (let number = 1; number <= 5; number += 1)
      expect((await add(learner, `No. ${number}`)).status).toBe(200);
    const sixth = await add(learner, 'No. 6');
    expect([sixth.status, sixth.body['errors']]).toMatchObject([429, [{ code: 'comments.too-many' }]]);
    const again = await add(await trusted(), 'Hello');
    expect(again.status).toBe(200);
  });

  test('links from a fresh account wait for a moderator; only its author sees them', async () => {
    const [fresh, reader, old] = [await product.learner(), await product.learner(), await trusted()];
    const { body } = await add(fresh, 'Cheap likes at www.spam.example');
    expect(body['comment']).toMatchObject({ held: true });
    expect(texts(await list(fresh))).toContain('Cheap likes at www.spam.example');
    expect(texts(await list(reader))).not.toContain('Cheap likes at www.spam.example');
    await add(old, 'See https://en.cppreference.com/w/c');
    expect(texts(await list(reader))).toContain('See https://en.cppreference.com/w/c');
  });
});

describe('only those who may see an asset may read and write its thread', () => {
  test.each([
    ['basics-more', 403],
    ['basics-hard', 403],
    ['later-text', 404],
    ['nothing', 404],
  ])('%s answers %i to who may not', async (assetId, status) => {
    const learner = await product.learner();
    expect((await learner.get(`/api/comments/comments/${assetId}`)).status).toBe(status);
    expect((await add(learner, 'Let me in', { assetId })).status).toBe(status);
  });
});

describe('replies, edits, deletion, reports', () => {
  test('NOTIFICATIONS-2: a reply is under its comment and tells its author', async () => {
    const [asha, ravi] = [await trusted('Asha'), await trusted('Ravi')];
    const { body } = await add(asha, 'Question of Asha');
    const { id } = body['comment'] as WireComment;
    await add(ravi, 'Answer of Ravi', { parentId: id });
    const all = (await list(asha))['comments'] as WireComment[];
    const index = all.findIndex((comment) => comment['id'] === id);
    expect(all[index + 1]).toMatchObject({ comment: 'Answer of Ravi', parentId: id });
    expect((await asha.get('/api/auth')).body).toMatchObject({ notif: true });
    const { body: told } = await asha.get('/api/auth/notifications');
    expect(told['notifs']).toMatchObject([
      {
        text: 'Ravi replied to you in Text basics-text.',
        url: '/learn/basics/basics-text',
        assetId: 'basics-text',
        new: true,
      },
    ]);
  });

  test('one edits and deletes only what is their own', async () => {
    const [asha, ravi] = [await trusted(), await trusted()];
    const { body } = await add(asha, 'First words');
    const { id } = body['comment'] as WireComment;
    expect((await ravi.post(`/api/comments/${String(id)}/edit`, { comment: 'Mine now' })).status).toBe(403);
    const edited = await asha.post(`/api/comments/${String(id)}/edit`, { comment: 'Better words' });
    expect(edited.body['comment']).toMatchObject({ comment: 'Better words', edited: true });
    const remove = (who: Learner) =>
      product.app.inject({
        method: 'DELETE',
        url: `/api/comments/${String(id)}`,
        headers: { 'x-auth-token': who.token },
      });
    expect((await remove(ravi)).statusCode).toBe(403);
    await add(ravi, 'I keep my reply', { parentId: id });
    expect((await remove(asha)).statusCode).toBe(200);
    const all = (await list(ravi))['comments'] as WireComment[];
    expect(all.find((comment) => comment['id'] === id)).toMatchObject({
      deleted: true,
      comment: '',
      by: 'Deleted account',
    });
    expect(texts(await list(ravi))).toContain('I keep my reply');
  });

  test('a report is taken once for each reader', async () => {
    const [asha, ravi] = [await trusted(), await trusted()];
    const { body } = await add(asha, 'Rude words');
    const url = `/api/comments/${String((body['comment'] as WireComment)['id'])}/report`;
    expect((await ravi.post(url, { reason: 'Rude' })).status).toBe(200);
    expect((await ravi.post(url, { reason: 'Rude' })).status).toBe(200);
    expect((await ravi.post(url, { reason: ' ' })).status).toBe(400);
    const reports = await product.db.selectFrom('comment_report').select('reason').execute();
    expect(reports).toEqual([{ reason: 'Rude' }]);
  });
});

test('pages of 50, newest first, with no comment twice or lost among 130', async () => {
  const learner = await product.learner();
  const rows = Array.from({ length: 130 }, (_, number) => ({
    asset_id: 'basics-sum',
    account_id: learner.accountId,
    body: `c${number}`,
    created_at: new Date(Date.now() - number * 1000),
  }));
  await product.db.insertInto('comment').values(rows).execute();
  const seen: unknown[] = [];
  let query = '';
  for (let page = 0; page < 3; page += 1) {
    const body = await list(learner, 'basics-sum', query);
    seen.push(...texts(body));
    query = `?after=${encodeURIComponent(String(body['next']))}`;
  }
  expect(seen).toEqual(rows.map((row) => row.body));
});
