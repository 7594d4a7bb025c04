import { randomUUID } from 'node:crypto';
import type { Release } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { Verdict } from '@abhyas/contract/running';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';

const FIRST = 'basics-sum';
const SECOND = 'second-step';

/** The problem of the small school, and a second step that continues it. */
const twoSteps = (asset: Asset): Asset[] => {
  if (asset.type !== 'problem' || asset.id !== FIRST) return [asset];
  const editorial = { html: '<h2>Idea</h2>', solutions: [] };
  return [asset, { ...asset, id: SECOND, title: 'Step 2', continues: FIRST, editorial }];
};

const project: Release = {
  ...testRelease,
  id: 'release-with-two-steps',
  topics: testRelease.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.flatMap(twoSteps),
    })),
  })),
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: project, blobs: new Map() });
});
afterAll(() => product.close());

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type Run = {
  readonly assetId?: string;
  readonly language: number;
  readonly code: string;
  readonly verdict?: Verdict;
};

function submit({ accountId }: Learner, { assetId = FIRST, language, code, verdict = 'accepted' }: Run) {
  const result = JSON.stringify({ verdict, tests: [] });
  return product.db
    .insertInto('submission')
    .values({ id: randomUUID(), account_id: accountId, asset_id: assetId, language, code, verdict, result })
    .execute();
}

const codeOf = async (learner: Learner, assetId: string): Promise<Record<string, string>> => {
  const { body } = await learner.post(`/api/content/getproblem/${assetId}`);
  return (body as { assetData: { code: Record<string, string> } }).assetData.code;
};

test('PRACTICE-64: a step begins with the latest accepted program of the step before, in each language', async () => {
  const [learner, other] = [await product.learner(), await product.learner()];
  await submit(learner, { language: 5, code: 'first try' });
  await submit(learner, { language: 5, code: 'better' });
  await submit(learner, { language: 5, code: 'broken', verdict: 'wrong-answer' });
  await submit(learner, { language: 3, code: 'in C++17' });
  await submit(learner, { language: 1, code: 'in C++11' });
  const starters = await codeOf(other, FIRST);
  expect(await codeOf(learner, SECOND)).toEqual({ ...starters, py: 'better', cpp: 'in C++11' });
  expect(await codeOf(learner, FIRST)).toEqual(starters);
  expect(await codeOf(other, SECOND)).toEqual(starters);
});

test('PRACTICE-64: what the learner writes stays, and a reset brings the step before back', async () => {
  const learner = await product.learner();
  await submit(learner, { language: 5, code: 'step 1' });
  await learner.post(`/api/content/updateproblem/${SECOND}`, { code: { py: 'step 2' } });
  await submit(learner, { language: 5, code: 'step 1, mended' });
  expect(await codeOf(learner, SECOND)).toMatchObject({ py: 'step 2' });
  const { body } = await learner.post('/api/content/resetcode', { assetId: SECOND, language: 5 });
  expect(body).toMatchObject({ code: 'step 1, mended' });
  const kept = await learner.get(`/api/practice/text/${SECOND}/c`);
  expect(kept.status).toBe(200);
});

test('PRACTICE-64: the program of the step before is no try of the next', async () => {
  const learner = await product.learner();
  await submit(learner, { language: 5, code: 'step 1' });
  for (const code of ['step  1', 'mine']) {
    await submit(learner, { assetId: SECOND, language: 5, code, verdict: 'wrong-answer' });
  }
  const { body } = await learner.get(`/api/practice/editorial/${SECOND}`);
  expect(body).toMatchObject({ state: 'closed', tries: 1 });
});
