import { randomUUID } from 'node:crypto';
import type { Release } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { Verdict } from '@abhyas/contract/running';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';
import { solvedDays } from './history.service.ts';

const editorial = {
  html: '<h2>Idea</h2><p>Add them.</p>',
  solutions: [{ key: 'py' as const, html: '<pre>print(a + b)</pre>' }],
};

const written: Release = {
  ...testRelease,
  id: 'release-with-editorials',
  topics: testRelease.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.map((asset): Asset =>
        asset.type === 'problem' && asset.id !== 'later-sum' ? { ...asset, editorial } : asset,
      ),
    })),
  })),
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: written, blobs: new Map() });
});
afterAll(() => product.close());

const PATH = '/api/practice/editorial/basics-sum';

function submit(accountId: string, code: string, verdict: Verdict) {
  return product.db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      account_id: accountId,
      asset_id: 'basics-sum',
      language: 5,
      code,
      verdict,
      result: JSON.stringify({ verdict, tests: [], timeMs: 30 }),
    })
    .execute();
}

test('PRACTICE-60: an editorial opens after three different programs that were judged, when the learner gives up', async () => {
  const learner = await product.learner();
  expect((await learner.get(PATH)).body).toEqual({ state: 'closed', title: 'Problem basics-sum', tries: 0 });
  expect((await learner.post(PATH)).status).toBe(403);
  await submit(learner.accountId, 'one', 'wrong-answer');
  await submit(learner.accountId, 'one', 'wrong-answer');
  await submit(learner.accountId, 'two', 'time-limit');
  await submit(learner.accountId, 'does not compile', 'compile-error');
  await submit(learner.accountId, 'our fault', 'internal-error');
  await submit(learner.accountId, 'o ne\n\n', 'wrong-answer');
  await submit(learner.accountId, '#start here', 'wrong-answer');
  await submit(learner.accountId, ' ', 'wrong-answer');
  expect((await learner.get(PATH)).body).toMatchObject({ state: 'closed', tries: 2 });
  expect((await learner.post(PATH)).status).toBe(403);
  await submit(learner.accountId, 'three', 'runtime-error');
  expect((await learner.get(PATH)).body).toMatchObject({ state: 'closed', tries: 3 });
  expect((await learner.post(PATH)).status).toBe(200);
  expect((await learner.post(PATH)).status).toBe(200);
  expect((await learner.get(PATH)).body).toEqual({
    state: 'open',
    title: 'Problem basics-sum',
    ...editorial,
  });
  const other = await product.learner();
  expect((await other.get(PATH)).body).toMatchObject({ state: 'closed', tries: 0 });
});

test('PRACTICE-60: who has solved the problem reads it at once, beside their own latest solution', async () => {
  const learner = await product.learner();
  await product.db
    .insertInto('finished_asset')
    .values({ account_id: learner.accountId, asset_id: 'basics-sum' })
    .execute();
  expect((await learner.get(PATH)).body).toMatchObject({ state: 'open' });
  expect((await learner.get(PATH)).body).not.toHaveProperty('own');
  await submit(learner.accountId, 'first', 'accepted');
  await submit(learner.accountId, 'second', 'accepted');
  await submit(learner.accountId, 'third', 'wrong-answer');
  expect((await learner.get(PATH)).body).toMatchObject({ own: { language: 5, code: 'second', timeMs: 30 } });
});

test('PRACTICE-60: there is none of an unknown problem, of one without, and of one that is not owned', async () => {
  const learner = await product.learner();
  for (const [id, status] of [
    ['nothing', 404],
    ['basics-text', 404],
    ['later-sum', 404],
    ['basics-hard', 403],
  ] as const) {
    expect((await learner.get(`/api/practice/editorial/${id}`)).status).toBe(status);
    expect((await learner.post(`/api/practice/editorial/${id}`)).status).toBe(status);
  }
  const { body } = await learner.get('/api/content/subtopic/basics');
  const assets = body['assets'] as { assetId: string; assetData?: { editorial?: true } }[];
  expect(assets.find(({ assetId }) => assetId === 'basics-sum')?.assetData?.editorial).toBe(true);
  expect(JSON.stringify(body)).not.toContain('Add them.');
});

test('PRACTICE-60: what is solved after the editorial was opened counts as solved with help', async () => {
  const learner = await product.learner();
  for (const code of ['one', 'two', 'three']) await submit(learner.accountId, code, 'wrong-answer');
  await learner.post(PATH);
  await submit(learner.accountId, 'read there', 'accepted');
  const days = await solvedDays(product, learner.accountId);
  expect(days).toMatchObject([{ assetId: 'basics-sum', helped: true }]);
});
