import { randomUUID } from 'node:crypto';

import type { Release, Subtopic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const content = contentWithTests();

const ids = (places: readonly string[]) =>
  places.map((place) => ({ topicId: place.split('/')[0] ?? '', subtopicId: place.split('/')[1] ?? '' }));

/** The test's course with some of its problems in a second course, too. */
function sharing(shared: Readonly<Record<string, readonly string[]>>): Release {
  const [c] = content.release.topics;
  if (!c) throw new Error('there is a course');
  const assets = c.subtopics.flatMap((subtopic) => subtopic.assets);
  const inPlace = (asset: Asset, place: string): Asset => {
    const places = ids(shared[asset.id] ?? []);
    const [at] = ids([place]);
    const alsoIn = places.filter(({ subtopicId }) => subtopicId !== at?.subtopicId);
    return alsoIn.length === 0 ? asset : { ...asset, ...at, alsoIn };
  };
  const module = (subtopic: Subtopic): Subtopic => ({
    ...subtopic,
    assets: subtopic.assets.map((asset) => inPlace(asset, `c/${subtopic.id}`)),
  });
  const own = assets.filter(({ id }) => shared[id]?.some((place) => place === 'java/methods'));
  const methods: Subtopic = {
    id: 'methods',
    topicId: 'java',
    title: 'Methods',
    summary: '',
    rollout: true,
    assets: own.map((asset) => inPlace(asset, 'java/methods')),
  };
  const java = { ...c, id: 'java', title: 'Java', subtopics: [methods] };
  return { ...content.release, topics: [{ ...c, subtopics: c.subtopics.map(module) }, java] };
}

const release = sharing({
  'basics-sum': ['c/basics', 'java/methods'],
  'basics-hard': ['c/basics', 'java/methods'],
  'later-sum': ['c/later', 'java/methods'],
});

let product: TestProduct;
let worker: RunQueueWorker;
beforeAll(async () => {
  product = await startTestProduct({ ...content, release });
  worker = await scriptedRunner(product, ({ job }) => {
    const tests = job.task.kind === 'judge' ? job.task.tests : [];
    const results = tests.map(({ name }) => ({ ...ACCEPTED, name }));
    return { kind: 'judged', compile: COMPILED, limits: GRANTED, tests: results };
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

describe('LEARNING-63: a problem in two courses', () => {
  test('solved in one counts in both', async () => {
    const learner = await product.learner();
    const status = async () => {
      const topics = (await learner.get('/api/content')).body['topics'] as { progressCount: number }[];
      const squares = await Promise.all(
        ['c', 'java'].map(async (id) => {
          const { subtopics } = (await learner.get(`/api/content/topic/${id}`)).body as {
            subtopics: { items?: { assetId: string; finished: boolean }[] }[];
          };
          return subtopics.flatMap(({ items = [] }) => items).find(({ assetId }) => assetId === 'basics-sum')
            ?.finished;
        }),
      );
      const modules = await Promise.all(
        ['basics', 'methods'].map(
          async (id) => (await learner.get(`/api/content/subtopic/${id}`)).body['finished'],
        ),
      );
      return { percents: topics.map(({ progressCount }) => progressCount), squares, modules };
    };
    expect(await status()).toEqual({ percents: [0, 0], squares: [false, false], modules: [0, 0] });
    const run = { code: 'print(3)', language: 5, ctestcase: '', assetId: 'basics-sum', mode: 'submit' };
    expect((await learner.post('/api/runner/execute', run)).body['done']).toBe(true);
    expect(await status()).toEqual({ percents: [20, 33], squares: [true, true], modules: [1, 1] });
  });

  test('is one problem in the list, and says where else it stands', async () => {
    const learner = await product.learner();
    const { problemsUnsolved } = (await learner.get('/api/content/problems/')).body as {
      problemsUnsolved: { assetId: string }[];
    };
    expect(problemsUnsolved.map(({ assetId }) => assetId).toSorted()).toEqual(['basics-sum', 'later-sum']);
    const { body } = await learner.post('/api/content/getproblem/basics-sum');
    expect(body).toMatchObject({ topicId: 'c', subtopicId: 'basics', alsoIn: [{ subtopicId: 'methods' }] });
  });

  test('is open through the module that is open, while the other is locked until its class', async () => {
    const learner = await product.learner();
    expect((await learner.get('/api/content/subtopic/later')).status).toBe(403);
    expect((await learner.post('/api/content/getproblem/later-sum')).body).toMatchObject({
      subtopicId: 'methods',
      owned: true,
    });
    const run = { code: 'print(3)', language: 5, ctestcase: '', assetId: 'later-sum', mode: 'submit' };
    expect((await learner.post('/api/runner/execute', run)).body['done']).toBe(true);
  });

  test('is owned, where it is premium, by who owns either course', async () => {
    const learner = await product.learner();
    const owned = async () => (await learner.post('/api/content/getproblem/basics-hard')).body['owned'];
    expect(await owned()).toBe(false);
    await product.db
      .insertInto('entitlement')
      .values({
        account_id: learner.accountId,
        plan_id: 'plan1',
        plan_title: 'Java',
        topic_ids: ['java'],
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    expect(await owned()).toBe(true);
  });

  test('that was tried and not solved is offered again in a module that is open to its learner', async () => {
    const learner = await product.learner();
    await product.db
      .insertInto('submission')
      .values(
        ['basics-sum', 'later-sum'].map((assetId) => ({
          id: randomUUID(),
          account_id: learner.accountId,
          asset_id: assetId,
          language: 5,
          code: 'print(0)',
          verdict: 'wrong-answer',
          result: JSON.stringify({ done: false, tests: [] }),
        })),
      )
      .execute();
    const { review } = (await learner.get('/api/content/today')).body as { review: { link: string }[] };
    expect(review.map(({ link }) => link).toSorted()).toEqual([
      '/practise/2/basics-sum?in=basics',
      '/practise/2/later-sum?in=methods',
    ]);
  });

  test('was last open in the module from which it was opened', async () => {
    const learner = await product.learner();
    const visit = async (body: object) => {
      await learner.post('/api/content/inprogress', { assetId: 'basics-sum', ...body });
      return (await learner.post('/api/content/getprogress')).body;
    };
    expect(await visit({ practiseLink: '/practise/2/basics-sum?in=methods' })).toMatchObject({
      practiseLink: '/practise/2/basics-sum?in=methods',
      meta: 'Java · Methods · Problem basics-sum',
    });
    expect(await visit({ learnLink: '/learn/basics/basics-sum' })).toMatchObject({
      learnLink: '/learn/basics/basics-sum',
      meta: 'C · Module basics · Problem basics-sum',
    });
    expect(await visit({ practiseLink: '/practise/2/basics-sum?in=%22x' })).toMatchObject({
      practiseLink: '/practise/2/basics-sum?in=basics',
    });
  });
});
