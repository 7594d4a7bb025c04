import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { canaryBundle } from '../../testing/canary-release.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct(canaryBundle);
});
afterAll(() => product.close());

const place = (position: number, watched: [number, number][] = []) => ({
  assetId: 'basics-text',
  position,
  watched,
});

describe('LEARNING-36: resume at the second on any device', () => {
  test('the place is the same wherever the learner signs in, and the start before that', async () => {
    const learner = await product.learner();
    const start = await learner.get('/api/content/place/basics-text');
    expect(start.body).toEqual({ position: 0, watched: [] });
    await learner.post('/api/content/place', place(42.5));
    const { body } = await learner.get('/api/content/place/basics-text');
    expect(body['position']).toBe(42.5);
  });

  test('watched intervals of two devices add up, and what is told twice counts once', async () => {
    const learner = await product.learner();
    await Promise.all([
      learner.post('/api/content/place', place(10, [[0, 10]])),
      learner.post('/api/content/place', place(30, [[20, 30]])),
    ]);
    const again = await learner.post(
      '/api/content/place',
      place(12, [
        [5, 12],
        [0, 10],
        [9, 3],
      ]),
    );
    expect(again.body).toEqual({ watchedSeconds: 22 });
    const { body } = await learner.get('/api/content/place/basics-text');
    expect(body).toEqual({
      position: 12,
      watched: [
        [0, 12],
        [20, 30],
      ],
    });
  });

  test('nonsense, unknown items and what is not owned are refused', async () => {
    const learner = await product.learner();
    for (const watched of [
      [[-1, 5]],
      [[0, 1e9]],
      [[0.5, 2]],
      'all',
      Array.from({ length: 500 }, () => [0, 1]),
    ]) {
      const answer = await learner.post('/api/content/place', { ...place(1), watched });
      expect(answer.status).toBe(400);
    }
    for (const position of [-1, 1e9, null]) {
      expect((await learner.post('/api/content/place', { ...place(1), position })).status).toBe(400);
    }
    expect((await learner.post('/api/content/place', { ...place(1), assetId: 'nothing' })).status).toBe(404);
    expect((await learner.post('/api/content/place', { ...place(1), assetId: 'open-video' })).status).toBe(
      403,
    );
    expect((await learner.get('/api/content/place/locked-video')).status).toBe(404);
  });
});

const attempt = (right: string[], wrong: string[]) => ({ assetId: 'basics-quiz', right, wrong });

describe('LEARNING-40: missed questions come back', () => {
  test('they wait on the dashboard until they are put right', async () => {
    const learner = await product.learner();
    await learner.post('/api/content/quizattempt', attempt(['basics-quiz-1'], ['basics-quiz-0', 'made up']));
    const missed = await learner.get('/api/content/revision');
    expect(missed.body).toEqual({
      items: [{ link: '/learn/basics/basics-quiz', meta: 'C · Module basics', missed: 1 }],
    });
    await learner.post('/api/content/quizattempt', attempt(['basics-quiz-0'], []));
    expect((await learner.get('/api/content/revision')).body).toEqual({ items: [] });
  });
});

const placeOf = async (learner: Awaited<ReturnType<typeof product.learner>>) =>
  (await learner.get('/api/content/place/basics-quiz')).body;

describe('the last score of a quiz', () => {
  test('it is the account’s, and the next one takes its place', async () => {
    const learner = await product.learner();
    expect(await placeOf(learner)).toEqual({ position: 0, watched: [] });
    for (const right of [1, 2, 0]) {
      const score = { right, total: 2 };
      const body = { ...attempt(['basics-quiz-0'], ['basics-quiz-1']), score };
      expect((await learner.post('/api/content/quizattempt', body)).status).toBe(200);
      expect(await placeOf(learner)).toEqual({ position: 0, watched: [], lastScore: score });
    }
    // The version before says no score.
    await learner.post('/api/content/quizattempt', attempt(['basics-quiz-1'], []));
    expect(await placeOf(learner)).toMatchObject({ lastScore: { right: 0, total: 2 } });
  });

  test('more right than asked is refused', async () => {
    const learner = await product.learner();
    for (const score of [
      { right: 3, total: 2 },
      { right: -1, total: 2 },
      { right: 1, total: 501 },
    ]) {
      const body = { ...attempt([], []), score };
      expect((await learner.post('/api/content/quizattempt', body)).status).toBe(400);
    }
  });
});

describe('LEARNING-41: content from memory with ETag', () => {
  test.each(['/api/content', '/api/content/topic/c', '/api/content/subtopic/basics'])(
    '%s answers 304 until something of it changes for this learner',
    async (url) => {
      const learner = await product.learner();
      const read = (ifNoneMatch = '') =>
        product.app.inject({
          url,
          headers: {
            'x-auth-token': learner.token,
            'if-none-match': ifNoneMatch,
            'accept-encoding': 'gzip',
          },
        });
      const first = await read();
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe('private, no-cache');
      expect(first.headers.vary).toContain('x-auth-token');
      const tag = String(first.headers.etag);
      const again = await read(tag);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await learner.post('/api/content/updateprogress', {
        assetId: 'basics-text',
        topicId: 'c',
        subtopicId: 'basics',
      });
      const changed = await read(tag);
      expect(changed.statusCode).toBe(200);
      expect(changed.headers.etag).not.toBe(tag);
    },
  );

  test('a visitor gets nothing for a tag that a learner was given', async () => {
    const learner = await product.learner();
    const url = '/api/content/subtopic/basics';
    const { headers } = await product.app.inject({ url, headers: { 'x-auth-token': learner.token } });
    const asked = await product.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(asked.statusCode).toBe(401);
  });
});
