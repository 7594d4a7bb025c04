import type { ContentStatus } from '@abhyas/contract/publishing-releases.staff';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pino } from 'pino';

import { ActiveRelease, followActivations } from '../../platform/content/active-release.ts';
import { publishRelease } from '../../platform/content/release-store.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';

let product: TestProduct;
let teacher: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

async function status(): Promise<ContentStatus> {
  return (await teacher.get('/api/admin/content')).body as unknown as ContentStatus;
}

it('PUBLISHING-1: the console shows what learners see, and an earlier release is brought back in every API process at once', async () => {
  const [topic] = testRelease.topics;
  if (!topic) throw new Error('the test release has a topic');
  const renamed = { ...testRelease, id: 'second', topics: [{ ...topic, title: 'C, renamed' }] };
  await publishRelease(product.db, { release: renamed, blobs: new Map() });
  // Two processes: the product under test, and one more that only listens.
  const other = new ActiveRelease(product.db);
  const followers = [product.release, other].map((release) =>
    followActivations(product.databaseUrl, release, pino({ level: 'silent' })),
  );
  try {
    const titles = () => [product.release, other].map(({ current }) => current.release.topics[0]?.title);
    await vi.waitFor(() => expect(titles()).toEqual(['C, renamed', 'C, renamed']), 5000);
    const { topics, history } = await status();
    expect(topics).toMatchObject([
      { id: 'c', subtopics: [{ id: 'basics' }, { id: 'later', rollout: false }] },
    ]);
    expect(history.map(({ releaseId, current }) => [releaseId, current])).toEqual([
      ['second', true],
      ['test-release', false],
    ]);

    const back = (body: object) => teacher.post('/api/admin/content/roll-back', body);
    expect((await back({ releaseId: 'nowhere', from: 'second' })).status).toBe(404);
    expect((await back({ releaseId: 'test-release', from: 'third' })).status).toBe(409);
    expect((await back({ releaseId: 'test-release', from: 'second' })).status).toBe(200);
    await vi.waitFor(() => expect(titles()).toEqual(['C', 'C']), 5000);
    expect((await status()).history[0]).toMatchObject({ releaseId: 'test-release', current: true });
    const entry = await product.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'content.roll-back', subject: 'test-release' });
  } finally {
    await Promise.all(followers.map((follower) => follower.close()));
  }
});
