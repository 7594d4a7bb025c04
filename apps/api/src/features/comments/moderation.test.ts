import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type Wire = Record<string, unknown>;

let product: TestProduct;
let staff: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.signInStaff('moderator');
});
afterAll(() => product.close());
beforeEach(() => product.db.deleteFrom('comment').execute());

const add = async (who: Learner, comment: string, more: object = {}) =>
  (await who.post('/api/comments/addcomment', { comment, assetId: 'basics-text', ...more })).body[
    'comment'
  ] as Wire & { id: string };
const commentsOf = async (who: Learner) =>
  (await who.get('/api/comments/comments/basics-text')).body['comments'] as Wire[];
const textsOf = async (who: Learner) => (await commentsOf(who)).map((comment) => comment['comment']);
const queue = async (view: string) =>
  (await staff.get(`/api/admin/talk?view=${view}`)).body['items'] as { comment: Wire; reports: Wire[] }[];
const queued = async (view: string) => (await queue(view)).map(({ comment }) => comment['comment']);
const action = (id: string, name: string, reason?: string) =>
  staff.post(`/api/admin/talk/comments/${id}/moderate`, { deed: name, reason });
const answer = (threadId: string, comment: string, more: object = {}) =>
  staff.post(`/api/admin/talk/threads/${threadId}/answer`, { comment, clientId: randomUUID(), ...more });
const newsOf = async (who: Learner) =>
  ((await who.get('/api/auth/notifications')).body['notifs'] as Wire[]).map((notif) => notif['text']);

async function actionsOn(subject: string): Promise<string[]> {
  const rows = await product.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
}

describe('official answers', () => {
  test('the thread is answered with an Official badge; its author and the person answered are notified', async () => {
    const [asha, ravi] = [await product.learner('Asha'), await product.learner('Ravi')];
    const thread = await add(asha, 'Why?');
    const reply = await add(ravi, 'I wonder, too', { parentId: thread.id });
    expect((await answer(thread.id, 'Because.', { answers: reply.id })).status).toBe(200);
    expect(await commentsOf(asha)).toMatchObject([
      { comment: 'Why?' },
      { comment: 'I wonder, too' },
      { comment: 'Because.', official: true },
    ]);
    const news = 'There is an official answer for you in Text basics-text.';
    expect(await newsOf(asha)).toContain(news);
    expect(await newsOf(ravi)).toContain(news);
  });

  test('the same answer sent again is one answer, told once and logged once', async () => {
    const asha = await product.learner();
    const thread = await add(asha, 'Twice?');
    const clientId = randomUUID();
    const [first, second] = await Promise.all([
      answer(thread.id, 'Once.', { clientId }),
      answer(thread.id, 'Once.', { clientId }),
    ]);
    expect((first.body['comment'] as Wire)['id']).toBe((second.body['comment'] as Wire)['id']);
    expect(await textsOf(asha)).toEqual(['Twice?', 'Once.']);
    expect(await actionsOn(String((first.body['comment'] as Wire)['id']))).toEqual(['comment.answer']);
  });

  test('who asks again after an answer is in the queue again, and the staff who answered is told', async () => {
    const asha = await product.learner('Asha');
    const thread = await add(asha, 'Why?');
    await answer(thread.id, 'Because.');
    expect(await queued('unanswered')).toEqual([]);
    await add(asha, 'But why?', { parentId: thread.id });
    expect(await queued('unanswered')).toEqual(['Why?']);
    expect(await newsOf(staff)).toContain('Asha replied to you in Text basics-text.');
  });
});

test('an answer that staff endorsed is on top with its thread, until it is taken back', async () => {
  const [asha, ravi] = [await product.learner(), await product.learner()];
  const old = await add(asha, 'Old question');
  const right = await add(ravi, 'The right answer', { parentId: old.id });
  await add(asha, 'New question');
  expect((await textsOf(asha))[0]).toBe('New question');
  await action(right.id, 'endorse');
  expect(await commentsOf(asha)).toMatchObject([
    { comment: 'Old question' },
    { comment: 'The right answer', endorsed: true },
    { comment: 'New question' },
  ]);
  await action(right.id, 'unendorse');
  expect((await textsOf(asha))[0]).toBe('New question');
  expect(await actionsOn(right.id)).toEqual(['comment.endorse', 'comment.unendorse']);
});

test('an edit by the author takes the endorsement back and tells the moderators, each time', async () => {
  const asha = await product.learner('Asha Rao');
  const { id } = await add(asha, 'The right answer');
  const edit = (comment: string, spoiler = false) =>
    asha.post(`/api/comments/${id}/edit`, { comment, spoiler });
  for (const round of ['first', 'second']) {
    await action(id, 'endorse');
    expect((await edit((await textsOf(asha))[0] as string, true)).body['comment']).toMatchObject({
      endorsed: true,
    });
    expect((await edit(`The ${round} advertisement`)).body['comment']).toMatchObject({ endorsed: false });
    expect(await commentsOf(asha)).toMatchObject([{ endorsed: false }]);
    const [item] = await queue('reported');
    expect(item?.reports).toMatchObject([
      { by: 'Asha Rao', reason: expect.stringContaining('after it was endorsed') },
    ]);
    await action(id, 'settle');
    expect(await queued('reported')).toEqual([]);
  }
  expect(await actionsOn(id)).toEqual([
    'comment.endorse',
    'comment.settle',
    'comment.endorse',
    'comment.settle',
  ]);
});

test.each(['endorse', 'release', 'settle', 'show', 'waive'])(
  'COMMENTS-8: %s is not done to a text that its author has changed since it was read',
  async (name) => {
    const asha = await product.learner();
    const { id } = await add(asha, 'The right answer');
    await asha.post(`/api/comments/${id}/edit`, { comment: 'An advertisement', spoiler: false });
    const moderate = (seen: string) =>
      staff.post(`/api/admin/talk/comments/${id}/moderate`, { deed: name, seen });
    const refused = await moderate('The right answer');
    expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ code: 'comments.changed' }] }]);
    expect(await commentsOf(asha)).toMatchObject([{ endorsed: false }]);
    expect(await actionsOn(id)).toEqual([]);
    expect((await moderate('An advertisement')).status).toBe(200);
  },
);

test('hide with undo, and log with who, when, before and after', async () => {
  const asha = await product.learner();
  const { id } = await add(asha, 'Rude words');
  await add(asha, 'A reply to it', { parentId: id });
  await action(id, 'hide', 'Rude');
  const { body } = await asha.get('/api/comments/comments/basics-text');
  expect(body).toEqual({ comments: [], total: 0 });
  expect(await queued('hidden')).toEqual(['Rude words']);
  await action(id, 'show');
  expect(await textsOf(asha)).toEqual(['Rude words', 'A reply to it']);
  const log = await product.db.selectFrom('audit_entry').selectAll().where('subject', '=', id).execute();
  expect(log).toMatchObject([
    { action: 'comment.hide', before: { hidden: false }, after: { hidden: true, reason: 'Rude' } },
    { action: 'comment.show', before: { hidden: true }, after: { hidden: false } },
  ]);
  expect(log[0]?.actor).toContain(staff.email);
});

describe("the moderators' lists", () => {
  test('unanswered threads, oldest first; one that needs no answer leaves the list', async () => {
    const asha = await product.learner();
    const first = await add(asha, 'First');
    await add(asha, 'Second');
    expect(await queued('unanswered')).toEqual(['First', 'Second']);
    await action(first.id, 'waive');
    expect(await queued('unanswered')).toEqual(['Second']);
    await action(first.id, 'await');
    expect(await queued('unanswered')).toEqual(['Second', 'First']);
  });

  test('reports stay until they are settled, and can be opened again', async () => {
    const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
    const { id } = await add(asha, 'Buy my notes');
    await ravi.post(`/api/comments/${id}/report`, { reason: 'Advertisement' });
    expect(await queue('reported')).toMatchObject([{ reports: [{ by: 'Ravi', reason: 'Advertisement' }] }]);
    await action(id, 'settle');
    expect(await queued('reported')).toEqual([]);
    await action(id, 'reopen');
    expect(await queued('reported')).toEqual(['Buy my notes']);
  });

  test('a held reply is released: readers see it, and the asked is told only then', async () => {
    const [asha, fresh] = [await product.learner('Asha'), await product.learner('Fresh')];
    const thread = await add(asha, 'Where to read more?');
    const held = await add(fresh, 'See https://good.example', { parentId: thread.id });
    expect(held).toMatchObject({ held: true });
    expect(await textsOf(asha)).not.toContain('See https://good.example');
    expect(await newsOf(asha)).toEqual([]);
    expect(await queued('held')).toEqual(['See https://good.example']);
    await action(held.id, 'release');
    expect(await textsOf(asha)).toContain('See https://good.example');
    expect(await newsOf(asha)).toEqual(['Fresh replied to you in Text basics-text.']);
  });

  test('pages of 50 with no thread twice or lost, though all were written at once', async () => {
    const asha = await product.learner();
    const rows = Array.from({ length: 120 }, (_, number) => ({
      asset_id: 'basics-text',
      account_id: asha.accountId,
      body: `c${number}`,
      awaiting_since: new Date('2026-01-01'),
      created_at: new Date('2026-01-01'),
    }));
    await product.db.insertInto('comment').values(rows).execute();
    const seen: unknown[] = [];
    let query = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await staff.get(`/api/admin/talk?view=unanswered${query}`);
      seen.push(...(body['items'] as { comment: Wire }[]).map(({ comment }) => comment['comment']));
      query = `&after=${encodeURIComponent(String(body['next']))}`;
    }
    expect(new Set(seen).size).toBe(120);
  });
});

test('who is muted reads until when and why, and writes again after it is over', async () => {
  const asha = await product.learner();
  const request = { accountId: asha.accountId, days: 3, reason: 'Insults' };
  expect((await staff.post('/api/admin/talk/mutes', { ...request, reason: ' ' })).status).toBe(400);
  expect((await staff.post('/api/admin/talk/mutes', request)).status).toBe(200);
  const refused = await asha.post('/api/comments/addcomment', { comment: 'Hi', assetId: 'basics-text' });
  expect(refused.status).toBe(403);
  expect(refused.body['errors']).toMatchObject([{ code: 'comments.muted' }]);
  expect(refused.text).toContain('Insults');
  const { body } = await asha.get('/api/comments/comments/basics-text');
  expect(body['muted']).toMatchObject({ reason: 'Insults' });
  expect((await staff.get('/api/admin/talk/mutes')).body['mutes']).toMatchObject([{ reason: 'Insults' }]);
  await staff.post(`/api/admin/talk/mutes/${asha.accountId}/end`);
  expect(await add(asha, 'Hello again')).toMatchObject({ comment: 'Hello again' });
  expect(await actionsOn(asha.email)).toEqual(['comment.mute', 'comment.unmute']);
});

test('a long thread comes with its first 20 replies and the official ones; the rest on demand', async () => {
  const [asha, ravi] = [await product.learner(), await product.learner()];
  const thread = await add(asha, 'Long');
  const rows = Array.from({ length: 75 }, (_, number) => ({
    asset_id: 'basics-text',
    account_id: ravi.accountId,
    parent_id: thread.id,
    body: `r${number}`,
    created_at: new Date(Date.now() + number),
  }));
  await product.db.insertInto('comment').values(rows).execute();
  await answer(thread.id, 'Official');
  await product.db
    .updateTable('comment')
    .set({ created_at: new Date(Date.now() + 60_000) })
    .where('official', '=', true)
    .execute();
  const [first, ...replies] = await commentsOf(asha);
  expect(replies.map((reply) => reply['comment'])).toEqual([
    ...rows.slice(0, 20).map((row) => row.body),
    'Official',
  ]);
  const url = `/api/comments/${thread.id}/replies?after=${encodeURIComponent(String(first?.['moreReplies']))}`;
  const { body } = await asha.get(url);
  const later = (body['comments'] as Wire[]).map((reply) => reply['comment']);
  expect(later).toEqual(rows.slice(20, 70).map((row) => row.body));
  expect(body['next']).toBeTypeOf('string');
  await add(asha, 'My reply', { parentId: thread.id });
  expect(await textsOf(asha)).toContain('My reply');
});
