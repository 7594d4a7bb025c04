import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { prepareDigests } from './digest.service.ts';
import { notify } from './notifications.service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

const tell = (who: Learner, text: string, groupKey = text) =>
  notify(product.db, { accountId: who.accountId, kind: 'news', text, url: '/learn', groupKey });
const listOf = async (who: Learner) =>
  (await who.get('/api/auth/notifications')).body['notifs'] as Record<string, unknown>[];

describe('NOTIFICATIONS-4: GET /api/auth/notifications', () => {
  test('NOTIFICATIONS-2: newest first, with text, url, new and at; unread ones of a group are one line', async () => {
    const learner = await product.learner();
    expect((await learner.get('/api/auth/notifications')).body).toEqual({ notifs: [] });
    await tell(learner, 'One reply', 'thread');
    await tell(learner, 'Two replies', 'thread');
    await tell(learner, 'Other');
    expect(await listOf(learner)).toMatchObject([
      { text: 'Other', url: '/learn', new: true, at: expect.any(String) },
      { text: 'Two replies', new: true },
    ]);
  });

  test('read ones stay listed; all read can be undone; the badge follows', async () => {
    const learner = await product.learner();
    await tell(learner, 'A');
    await tell(learner, 'B');
    const { body } = await learner.post('/api/auth/notifications/read', {});
    expect(body['ids']).toHaveLength(2);
    expect(await listOf(learner)).toMatchObject([{ new: false }, { new: false }]);
    expect((await learner.get('/api/auth')).body).toMatchObject({ notif: false });
    await learner.post('/api/auth/notifications/unread', { ids: body['ids'] });
    expect(await listOf(learner)).toMatchObject([{ new: true }, { new: true }]);
    expect((await learner.get('/api/auth')).body).toMatchObject({ notif: true });
  });

  test("somebody else's notification cannot be touched", async () => {
    const [asha, ravi] = [await product.learner(), await product.learner()];
    await tell(asha, 'For Asha');
    const [{ id } = {}] = await listOf(asha);
    await ravi.post('/api/auth/notifications/read', { ids: [id, 'x', '-1'] });
    expect(await listOf(asha)).toMatchObject([{ new: true }]);
  });
});

test('a kind that is turned off is not told; the others are', async () => {
  const learner = await product.learner();
  const { body } = await learner.post('/api/auth/notifications/choices', { kinds: { news: false } });
  expect(body).toMatchObject({ kinds: { news: false, reply: true }, digest: true, newsMail: true });
  await tell(learner, 'News');
  expect(await listOf(learner)).toEqual([]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil', 'javascript:alert(1)', '/a b'])(
  'links lead within the product only: %s is refused',
  async (url) => {
    const learner = await product.learner();
    const request = { accountId: learner.accountId, kind: 'news', text: 'x', url, groupKey: 'x' } as const;
    await expect(notify(product.db, request)).rejects.toThrow(RangeError);
  },
);

test('the daily mail reports each unread thing once, to confirmed addresses that want it', async () => {
  const [asha, ravi, mute] = [await product.learner(), await product.learner(), await product.learner()];
  await product.db
    .updateTable('account')
    .set({ confirmed: true })
    .where('id', 'in', [asha.accountId, mute.accountId])
    .execute();
  await mute.post('/api/auth/notifications/choices', { digest: false });
  for (const who of [asha, ravi, mute]) await tell(who, `Digest news`);
  await prepareDigests(product.db);
  await prepareDigests(product.db);
  await product.doJobs();
  const outbox = join(product.dataDir, 'outbox');
  const digests = (await readdir(outbox)).filter((name) => name.includes('-digest-'));
  const mails = await Promise.all(digests.map((name) => readFile(join(outbox, name), 'utf8')));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`<${asha.email}>`);
});

test.each(['www.evil.example', 'a.in/x', 'https://evil.example'])(
  'a commenter named %s puts no link into the daily mail',
  async (name) => {
    const [asha, stranger] = [await product.learner(), await product.learner(name)];
    await product.db
      .updateTable('account')
      .set({ confirmed: true })
      .where('id', '=', asha.accountId)
      .execute();
    const { body } = await asha.post('/api/comments/addcomment', { comment: 'Why?', assetId: 'basics-text' });
    const { id } = body['comment'] as { id: string };
    await stranger.post('/api/comments/addcomment', {
      comment: 'So',
      assetId: 'basics-text',
      parentId: id,
    });
    await prepareDigests(product.db);
    await product.doJobs();
    const [mail] = (await mailsTo(product.dataDir, asha.email)).slice(-1);
    expect(mail?.text).toContain('replied to you');
    expect(mail?.text).not.toContain(name);
    expect(mail?.text).not.toMatch(/evil\.example|a\.in/);
  },
);
