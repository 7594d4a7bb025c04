import type { Release, Subtopic, Topic } from '@abhyas/content/release';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { publishRelease } from '../../platform/content/release-store.ts';
import { releaseWithPlans } from '../../testing/test-plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

/** The school before: one course with two open modules, sold by plan1. */
const before: Release = {
  ...releaseWithPlans,
  topics: releaseWithPlans.topics.map((course) => ({
    ...course,
    subtopics: course.subtopics.map((each) => ({ ...each, rollout: true })),
  })),
};

/** The school after: each of these modules is in a course of its own. */
const after: Release = {
  ...before,
  id: 'divided',
  topics: [...partsOf('c-basics', 'basics'), ...partsOf('c-later', 'later')],
  plans: before.plans.map((plan) => ({ ...plan, topicIds: ['c-basics', 'c-later'] })),
};

function partsOf(topicId: string, moduleId: string): Topic[] {
  return before.topics.map((course) => {
    const modules = course.subtopics.filter(({ id }) => id === moduleId);
    const subtopics = modules.map((module): Subtopic => {
      const assets = module.assets.map((asset) => ({ ...asset, topicId, premium: asset.type === 'text' }));
      return { ...module, topicId, assets };
    });
    return { ...course, id: topicId, title: topicId, formerly: ['c'], subtopics };
  });
}

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: before, blobs: new Map() });
});
afterAll(() => product.close());

async function holderOf(topicIds: string[], plan_id = 'plan1') {
  const learner = await product.learner();
  const expires_at = new Date(Date.now() + 86_400_000);
  await product.db
    .insertInto('entitlement')
    .values({ account_id: learner.accountId, plan_id, plan_title: 'C', topic_ids: topicIds, expires_at })
    .execute();
  return learner;
}

async function ownedIn(learner: Awaited<ReturnType<typeof holderOf>>, moduleId: string) {
  const { body } = await learner.get(`/api/content/subtopic/${moduleId}`);
  return (body['assets'] as { owned: boolean }[]).every(({ owned }) => owned);
}

test('LEARNING-64, ENTITLEMENTS-4: a course that is divided keeps its address, and learners their progress and what they own', async () => {
  const owner = await holderOf(['c']);
  for (const [subtopicId, assetId] of [
    ['basics', 'basics-text'],
    ['later', 'later-text'],
  ]) {
    await owner.post('/api/content/updateprogress', { assetId, topicId: 'c', subtopicId });
  }
  await owner.post('/api/content/inprogress', {
    assetId: 'later-text',
    learnLink: '/learn/later/later-text',
  });

  await publishRelease(product.db, { release: after, blobs: new Map() });
  await product.release.refresh();

  const { topics } = (await owner.get('/api/content')).body as { topics: { progressCount: number }[] };
  expect(topics).toMatchObject([
    { topicId: 'c-basics', progressCount: 20 },
    { topicId: 'c-later', progressCount: 50 },
  ]);
  expect((await owner.get('/api/content/topic/c')).body).toMatchObject({
    topic: 'c-basics',
    movedTo: 'c-basics',
  });
  expect((await owner.get('/api/content/topic/c-basics')).body).not.toHaveProperty('movedTo');
  expect((await product.visitor.get('/api/courses/c')).body).toMatchObject({ movedTo: 'c-basics' });
  expect((await owner.get('/api/content/subtopic/later')).body).toMatchObject({ topicId: 'c-later' });
  expect((await owner.post('/api/content/getprogress')).body).toMatchObject({
    learnLink: '/learn/later/later-text',
  });
  expect([await ownedIn(owner, 'basics'), await ownedIn(owner, 'later')]).toEqual([true, true]);

  const asset = { assetId: 'basics-more', topicId: 'c-basics', subtopicId: 'basics' };
  expect((await owner.post('/api/content/updateprogress', asset)).status).toBe(200);
  const ofOnePart = await holderOf(['c-later'], 'plan9');
  expect([await ownedIn(ofOnePart, 'basics'), await ownedIn(ofOnePart, 'later')]).toEqual([false, true]);
  expect((await ofOnePart.post('/api/content/updateprogress', asset)).status).toBe(403);
});
