import { randomUUID } from 'node:crypto';
import type { Release } from '@abhyas/content/release';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { canaryBundle } from '../../testing/canary-release.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

/** The release of the tests, its first text with two exercises. */
function withExercises(release: Release): Release {
  const topics = release.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({
      ...subtopic,
      assets: subtopic.assets.map((asset) =>
        asset.id === 'basics-text' && asset.type === 'text'
          ? {
              ...asset,
              exercises: [
                { id: 'one', kind: 'predict' as const, concepts: ['output'] },
                { id: 'two', kind: 'gap' as const, concepts: ['output'] },
              ],
            }
          : asset,
      ),
    })),
  }));
  return { ...release, topics };
}

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ ...canaryBundle, release: withExercises(canaryBundle.release) });
});
afterAll(() => product.close());

const PATH = '/api/content/exercises/basics-text';
const attempt = (exerciseId: string, answer: string, right: boolean) => ({
  id: randomUUID(),
  assetId: 'basics-text',
  exerciseId,
  answer,
  right,
  seconds: 20,
  hints: 0,
  at: new Date().toISOString(),
});

describe('EXERCISES-10: answers are kept with the account', () => {
  test('on any device one sees what was answered last, how often wrong, and whether it was ever right', async () => {
    const learner = await product.learner();
    expect((await learner.get(PATH)).body).toEqual({ exercises: [] });
    await learner.post('/api/content/exerciseattempt', attempt('one', '3.5', false));
    await learner.post('/api/content/exerciseattempt', { ...attempt('one', '3', true), hints: 1 });
    await learner.post('/api/content/exerciseattempt', attempt('one', '4', false));
    expect((await learner.get(PATH)).body).toEqual({
      exercises: [{ exerciseId: 'one', right: true, wrong: 2, hints: 1, lastAnswer: '4' }],
    });
    const other = await product.learner();
    expect((await other.get(PATH)).body).toEqual({ exercises: [] });
  });

  test('what is told twice counts once, and what comes late takes its own place in time', async () => {
    const learner = await product.learner();
    const early = { ...attempt('two', 'offline', false), at: new Date(Date.now() - 3_600_000).toISOString() };
    const now = attempt('two', 'online', false);
    for (const each of [now, early, early, now]) await learner.post('/api/content/exerciseattempt', each);
    const ahead = { ...attempt('two', 'fast clock', true), at: '2999-01-01T00:00:00Z' };
    await learner.post('/api/content/exerciseattempt', ahead);
    const [state] = (await learner.get(PATH)).body['exercises'] as object[];
    expect(state).toMatchObject({ wrong: 2, right: true, lastAnswer: 'fast clock' });
    await learner.post('/api/content/exerciseattempt', attempt('two', 'after that', false));
    const [later] = (await learner.get(PATH)).body['exercises'] as object[];
    expect(later).toMatchObject({ wrong: 3, lastAnswer: 'after that' });
  });

  test('nonsense, unknown exercises and what is not owned are refused', async () => {
    const learner = await product.learner();
    const whole = attempt('one', '1', true);
    for (const wrong of [
      { id: 'x' },
      { seconds: -1 },
      { at: 'today' },
      { at: '0000-01-01T00:00:00Z' },
      { answer: 'a\u0000b' },
      { answer: 'x'.repeat(4001) },
      { hints: 0.5 },
    ]) {
      expect((await learner.post('/api/content/exerciseattempt', { ...whole, ...wrong })).status).toBe(400);
    }
    for (const unknown of [{ exerciseId: 'three' }, { assetId: 'nothing' }, { assetId: 'basics-quiz' }]) {
      expect((await learner.post('/api/content/exerciseattempt', { ...whole, ...unknown })).status).toBe(404);
    }
    const premium = { ...whole, assetId: 'open-text', exerciseId: 'first' };
    expect((await learner.post('/api/content/exerciseattempt', premium)).status).toBe(403);
  });

  test('EXERCISES-12: of an account a thousand attempts a day are kept, whatever times it tells', async () => {
    const learner = await product.learner();
    const keep = (count: number, keptAt: string) =>
      product.db
        .insertInto('exercise_attempt')
        .values(
          Array.from({ length: count }, () => ({
            id: randomUUID(),
            account_id: learner.accountId,
            asset_id: 'basics-text',
            exercise_id: 'one',
            answer: '',
            is_right: false,
            seconds: 1,
            hints: 0,
            at: new Date('2001-01-01'),
            kept_at: sql<Date>`now() - ${keptAt}::interval`,
          })),
        )
        .execute();
    await keep(500, '25 hours');
    await keep(999, '23 hours');
    expect((await learner.post('/api/content/exerciseattempt', attempt('one', 'last', true))).status).toBe(
      200,
    );
    const refused = await learner.post('/api/content/exerciseattempt', {
      ...attempt('one', 'too many', true),
      at: '2001-01-01T00:00:00Z',
    });
    expect([refused.status, refused.body['errors']]).toMatchObject([
      429,
      [{ code: 'learning.exercise-too-many' }],
    ]);
  });
});
