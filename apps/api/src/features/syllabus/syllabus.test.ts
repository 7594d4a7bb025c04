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
  expect(syllabus.headers['cache-control']).toBe('public, max-age=60');
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
    for (const path of ['', '/first']) {
      const { body } = await product.app.inject({ url: `/api/courses/${topicId}${path}` });
      expect(body).not.toContain(PREMIUM_CANARY);
      expect(body).not.toContain(SECRET_CANARY);
    }
  }
});

test('LEARNING-62: an unknown course is 404', async () => {
  expect((await product.app.inject({ url: '/api/courses/nothing' })).statusCode).toBe(404);
  expect((await product.app.inject({ url: '/api/courses/nothing/first' })).statusCode).toBe(404);
});
