import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function owner() {
  const learner = await product.learner();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await product.db
    .insertInto('entitlement')
    .values({
      account_id: learner.accountId,
      plan_id: 'plan1',
      plan_title: 'C',
      topic_ids: ['c'],
      expires_at: expiresAt,
    })
    .execute();
  return learner;
}

const ids = (assetId: string) => ({ assetId, topicId: 'c', subtopicId: 'basics' });

describe('LEARNING-27: GET /api/content', () => {
  test('LEARNING-27, LEARNING-28: lists topics with subtopic count, asset count and progressCount', async () => {
    const learner = await product.learner();
    const { body } = await learner.get('/api/content');
    expect(body['topics']).toEqual([
      { topicId: 'c', title: 'C', img: '/files/c.svg', desc: '', subtopics: 2, total: 7, progressCount: 0 },
    ]);
  });

  test('LEARNING-28: a topic answers its subtopics with counts and rollout, an unknown id 404', async () => {
    const learner = await product.learner();
    const { body } = await learner.get('/api/content/topic/c');
    expect(body).toMatchObject({
      topic: 'C',
      desc: 'The language C.',
      subtopics: [
        { subtopicId: 'basics', rollout: true, nv: 0, nt: 2, np: 2, nm: 2, progressCount: 0 },
        { subtopicId: 'later', rollout: false },
      ],
    });
    const [basics, later] = body['subtopics'] as { items?: object[] }[];
    expect(basics?.items).toHaveLength(5);
    expect(basics?.items?.[3]).toMatchObject({ assetId: 'basics-more', premium: 1, owned: false });
    expect(later).not.toHaveProperty('items');
    expect((await learner.get('/api/content/topic/nothing')).status).toBe(404);
  });
});

async function hitsFor(learner: Awaited<ReturnType<typeof owner>>, q: string) {
  const { body } = await learner.get(`/api/content/topic/c/search?q=${encodeURIComponent(q)}`);
  return body['hits'] as { assetId: string; title: string; excerpt: string | null }[];
}

describe('LEARNING-48: search in a course', () => {
  test('finds titles and what is in free texts, with the words around it', async () => {
    const learner = await product.learner();
    const [hit] = await hitsFor(learner, 'canary-TEXT-basics');
    expect(hit).toMatchObject({ assetId: 'basics-text', subtopicId: 'basics', type: 'text' });
    expect(hit?.excerpt).toContain('CANARY-text-basics-text');
    const byTitle = await hitsFor(learner, hit?.title ?? '');
    expect(byTitle[0]).toMatchObject({ assetId: 'basics-text', excerpt: null });
  });

  test('what is not owned is found by its title only, what is locked and a quiz’s questions not at all', async () => {
    const learner = await product.learner();
    expect((await hitsFor(learner, 'CANARY')).map(({ assetId }) => assetId)).not.toContain('basics-more');
    expect(JSON.stringify(await hitsFor(learner, 'CANARY'))).not.toMatch(/later|question|solution|hint/);
    expect((await hitsFor(await owner(), 'CANARY')).map(({ assetId }) => assetId)).toContain('basics-more');
  });

  test('no words, or words that stand nowhere, find nothing; an unknown course is 404', async () => {
    const learner = await product.learner();
    expect(await hitsFor(learner, '  ')).toEqual([]);
    expect(await hitsFor(learner, 'canary nowhere-to-be-found')).toEqual([]);
    expect((await learner.get('/api/content/topic/nothing/search?q=a')).status).toBe(404);
    expect((await learner.get(`/api/content/topic/c/search?q=${'a'.repeat(101)}`)).status).toBe(400);
  });
});

describe('LEARNING-29: GET /api/content/subtopic/{subtopicId}', () => {
  test('ENTITLEMENTS-3: what is not owned carries no body, and a premium question only premium: 1', async () => {
    const learner = await product.learner();
    const { text, body } = await learner.get('/api/content/subtopic/basics');
    expect(text).toContain('CANARY-text-basics-text');
    expect(text).not.toContain('CANARY-text-basics-more');
    expect(text).not.toContain('CANARY-question-premium');
    expect(text).not.toMatch(/CANARY-(solution|hint|statement)/);
    const [free, quiz, , premium] = body['assets'] as Record<string, Record<string, unknown>>[];
    expect(free).toMatchObject({ premium: 0, owned: true, finished: false });
    expect(quiz?.['assetData']?.['mcq']).toContainEqual({ premium: 1 });
    expect(premium).toMatchObject({ premium: 1, owned: false });
    expect(premium).not.toHaveProperty('assetData');
  });

  test('ENTITLEMENTS-3: an owner of a plan for the topic gets all of it', async () => {
    const { text } = await (await owner()).get('/api/content/subtopic/basics');
    expect(text).toContain('CANARY-text-basics-more');
    expect(text).toContain('CANARY-question-premium');
  });

  test('LEARNING-6, LEARNING-7: rollout false is not served at all', async () => {
    const learner = await owner();
    expect((await learner.get('/api/content/subtopic/later')).status).toBe(403);
    expect((await learner.post('/api/content/getproblem/later-sum')).status).toBe(404);
    const later = { assetId: 'later-text', topicId: 'c', subtopicId: 'later' };
    expect((await learner.post('/api/content/updateprogress', later)).status).toBe(404);
    expect((await learner.get('/api/content/problems/')).text).not.toContain('later-sum');
  });
});

describe('LEARNING-32: Asset completion', () => {
  test('LEARNING-22: a text is finished once, however often it is reported, and moves the percentages', async () => {
    const learner = await product.learner();
    for (let time = 0; time < 3; time += 1) {
      const { body } = await learner.post('/api/content/updateprogress', ids('basics-text'));
      expect(body).toEqual({ finished: true });
    }
    const subtopic = await learner.get('/api/content/subtopic/basics');
    expect(subtopic.body).toMatchObject({ finished: 1, total: 5 });
    const topic = await learner.get('/api/content/topic/c');
    expect(topic.body['subtopics']).toMatchObject([{ progressCount: 20 }, { progressCount: 0 }]);
  });

  test('a problem is not finished by reporting it', async () => {
    const learner = await product.learner();
    const { body } = await learner.post('/api/content/updateprogress', ids('basics-sum'));
    expect(body).toEqual({ finished: false });
  });

  test('a premium asset that is not owned, and ids that do not belong together, are refused', async () => {
    const learner = await product.learner();
    expect((await learner.post('/api/content/updateprogress', ids('basics-more'))).status).toBe(403);
    const mixed = { ...ids('basics-text'), topicId: 'java' };
    expect((await learner.post('/api/content/updateprogress', mixed)).status).toBe(400);
  });
});

describe('LEARNING-31: Progress', () => {
  test('LEARNING-10, LEARNING-31: the last visited item is remembered, premium assets are not', async () => {
    const learner = await owner();
    await learner.post('/api/content/inprogress', {
      assetId: 'basics-text',
      learnLink: '/learn/basics/basics-text',
    });
    await learner.post('/api/content/inprogress', {
      assetId: 'basics-sum',
      practiseLink: '/practise/1/basics-sum',
    });
    await learner.post('/api/content/inprogress', {
      assetId: 'basics-more',
      learnLink: '/learn/basics/basics-more',
    });
    const { body } = await learner.post('/api/content/getprogress');
    expect(body).toEqual({
      activeLink: '/practise/1/basics-sum',
      meta: 'C · Module basics · Problem basics-sum',
      learnLink: '/learn/basics/basics-text',
      metaLearn: 'C · Module basics · Text basics-text',
      practiseLink: '/practise/1/basics-sum',
      metaPractise: 'Problem basics-sum',
    });
  });

  test('a link that a browser makes up is never stored', async () => {
    const learner = await product.learner();
    const visit = { assetId: 'basics-text', learnLink: 'https://evil.example/' };
    await learner.post('/api/content/inprogress', visit);
    const { text } = await learner.post('/api/content/getprogress');
    expect(text).not.toContain('evil');
  });
});
