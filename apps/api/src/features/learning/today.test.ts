import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Course = { topicId: string; begun: boolean; ahead: { link: string; title: string }[] };

async function todayOf(learner: Person) {
  const { status, body } = await learner.get('/api/content/today');
  expect(status).toBe(200);
  return body as { courses: Course[]; review: { kind: string; link: string; missed?: number }[] };
}

test('LEARNING-61: a newcomer has every course before them, and nothing to review', async () => {
  const { courses, review } = await todayOf(await product.learner());
  expect(courses.length).toBeGreaterThan(0);
  expect(courses.every(({ begun }) => !begun)).toBe(true);
  expect(review).toEqual([]);
});

test('LEARNING-61: what is finished moves the course ahead, and comes back a week later for a week', async () => {
  const learner = await product.learner();
  const before = await todayOf(learner);
  const course = before.courses.find(({ topicId }) => topicId === 'c');
  const text = { assetId: 'basics-text', topicId: 'c', subtopicId: 'basics' };
  await learner.post('/api/content/updateprogress', text);
  const after = await todayOf(learner);
  expect(after.courses[0]).toMatchObject({ topicId: 'c', begun: true });
  expect(after.courses[0]?.ahead.map(({ link }) => link)).not.toContain('/learn/basics/basics-text');
  expect(course?.ahead.map(({ link }) => link)).toContain('/learn/basics/basics-text');
  expect(after.review).toEqual([]);

  const finishedDaysAgo = (days: number) =>
    sql`update finished_asset set finished_at = now() - ${`${days} days`}::interval
      where account_id = ${learner.accountId}`.execute(product.db);
  await finishedDaysAgo(8);
  expect((await todayOf(learner)).review).toMatchObject([
    { kind: 'lesson', link: '/learn/basics/basics-text' },
  ]);
  await finishedDaysAgo(20);
  expect((await todayOf(learner)).review).toEqual([]);
});
