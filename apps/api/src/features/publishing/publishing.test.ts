import type { Asset } from '@abhyas/content/release-assets';
import type { ComparedReleases, ContentStatus } from '@abhyas/contract/publishing-releases.staff';
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

it('PUBLISHING-1, PUBLISHING-22: the console shows what learners see, and an earlier release is brought back in every API process at once', async () => {
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
    const wanted = { releaseId: 'test-release', from: 'second' };
    expect((await back(wanted)).status).toBe(200);
    // Its answer was lost: it is asked for again, and nothing happens twice.
    expect((await back(wanted)).status).toBe(200);
    expect((await status()).history).toHaveLength(3);
    const colleague = await product.signInStaff('teacher');
    expect((await colleague.post('/api/admin/content/roll-back', wanted)).status).toBe(409);
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

it('PUBLISHING-12: what learners lose of what stays is said, too: a sheet, what was free, open, in a language, in a module', async () => {
  const { body: now } = await teacher.get('/api/admin/content');
  const from = (now as unknown as ContentStatus).history[0]?.releaseId ?? '';
  const richer = {
    ...testRelease,
    id: 'richer',
    sheets: [
      {
        id: 'warm-up',
        title: 'Warm-up',
        summary: 'S.',
        groups: [{ title: 'One', problems: ['free-problem'] }],
      },
    ],
    topics: testRelease.topics.map((topic) => ({
      ...topic,
      subtopics: topic.subtopics.map((module) => ({
        ...module,
        rollout: true,
        assets: module.assets.map((asset): Asset =>
          asset.type === 'problem'
            ? {
                ...asset,
                premium: false,
                alsoIn: [{ topicId: 'c', subtopicId: 'elsewhere' }],
                body: { ...asset.body, languages: [...asset.body.languages, 'js'] },
                editorial: { html: '<p>So.</p>', solutions: [] },
                translations: { hi: { title: 'हिंदी', summary: 'हिंदी', body: asset.body } },
              }
            : asset,
        ),
      })),
    })),
  };
  await publishRelease(product.db, { release: richer, blobs: new Map() });
  await product.release.refresh();
  const compare = async (step: string) =>
    ((await teacher.get(`/api/admin/content/compare?${step}`)).body as unknown as ComparedReleases).changes;
  const lost = (await compare(`from=richer&to=${from}`)).map(({ what, id, change, loses }) => [
    what,
    id,
    change,
    loses,
  ]);
  const all = ['free', 'language', 'editorial', 'place', 'translation'];
  expect(lost).toContainEqual(['module', 'later', 'changed', ['open']]);
  expect(lost).toContainEqual(['sheet', 'warm-up', 'removed', undefined]);
  expect(lost.filter(([what]) => what === 'problem').map(([, , , loses]) => loses)).toContainEqual(all);
  // The other way round nothing is lost.
  expect((await compare(`from=${from}&to=richer`)).every(({ loses }) => loses === undefined)).toBe(true);
});
