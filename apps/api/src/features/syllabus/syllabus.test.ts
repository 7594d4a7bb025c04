import { afterAll, beforeAll, expect, test } from 'vitest';

import { canaryBundle, PREMIUM_CANARY, SECRET_CANARY } from '../../testing/canary-release.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct(canaryBundle);
});
afterAll(() => product.close());

const topicIds = canaryBundle.release.topics.map(({ id }) => id);

test('LEARNING-62: a visitor reads the syllabus and the first module, with headers that let it be kept', async () => {
  const [topic] = canaryBundle.release.topics;
  const syllabus = await product.app.inject({ url: `/api/courses/${topic?.id}` });
  expect(syllabus.statusCode).toBe(200);
  expect(syllabus.headers['cache-control']).toBe('public, max-age=5');
  expect(syllabus.headers['vary']).toContain('accept-language');
  const { modules, firstModule } = syllabus.json<{
    modules: { rollout: boolean; items?: object[] }[];
    firstModule: string;
  }>();
  expect(modules).toHaveLength(topic?.subtopics.length ?? 0);
  for (const { rollout, items } of modules) expect(items === undefined).toBe(!rollout);
  const first = await product.app.inject({ url: `/api/courses/${topic?.id}/first` });
  const { module } = first.json<{
    module: { assets: { subtopicId: string; premium: number; assetData?: object }[] };
  }>();
  expect(module.assets.length).toBeGreaterThan(0);
  for (const asset of module.assets) {
    expect(asset.subtopicId).toBe(firstModule);
    expect(asset.assetData === undefined).toBe(asset.premium === 1);
  }
});

test('LEARNING-62: nothing premium, nothing secret and nothing of other modules leaves the server for a visitor', async () => {
  for (const topicId of topicIds) {
    const courses = `/api/courses/${topicId}`;
    for (const url of [courses, `${courses}/first`, `/api/glossary/${topicId}`]) {
      const { body } = await product.app.inject({ url });
      expect(body).not.toContain(PREMIUM_CANARY);
      expect(body).not.toContain(SECRET_CANARY);
    }
  }
});

test('LEARNING-62: an unknown course is 404', async () => {
  expect((await product.app.inject({ url: '/api/courses/nothing' })).statusCode).toBe(404);
  expect((await product.app.inject({ url: '/api/courses/nothing/first' })).statusCode).toBe(404);
  expect((await product.app.inject({ url: '/api/glossary/nothing' })).statusCode).toBe(404);
});

test('EXERCISES-14: everybody reads the glossary of a course, and a course says whether it has one', async () => {
  const glossary = await product.app.inject({ url: '/api/glossary/gold' });
  expect(glossary.statusCode).toBe(200);
  expect(glossary.headers['cache-control']).toBe('public, max-age=5');
  expect(glossary.json()).toEqual({
    title: 'Gold',
    entries: [{ id: 'loop', term: 'loop', forms: ['loops'], html: '<p>Again and again.</p>' }],
  });
  const syllabus = await product.app.inject({ url: '/api/courses/gold' });
  expect(syllabus.json()).toMatchObject({ terms: 1 });
  for (const id of topicIds.filter((each) => each !== 'gold')) {
    const other = await product.app.inject({ url: `/api/glossary/${id}` });
    expect(other.json<{ entries: object[] }>().entries).toEqual([]);
    expect((await product.app.inject({ url: `/api/courses/${id}` })).json()).not.toHaveProperty('terms');
  }
});
