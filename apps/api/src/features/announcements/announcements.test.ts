import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { enqueue } from '../../platform/jobs/job.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { releaseWithPlans } from '../../testing/test-plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { mailJob, tellJob } from './announcement-jobs.ts';
import { notifyMany } from '../notifications/notifications.service.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type Wire = Record<string, unknown>;

let product: TestProduct;
let staff: Learner;
beforeAll(async () => {
  product = await startTestProduct({ release: releaseWithPlans, blobs: new Map() });
  staff = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const TEXT = { title: 'Holiday on Friday', body: 'No class.\n\nSee you.', url: '/learn', byMail: false };
/** Sends to those whom the preview shows. */
const send = async (audience: object, more: object = {}) => {
  const { set = '' } = await preview(audience);
  return staff.post('/api/admin/notify', { ...TEXT, id: randomUUID(), audience, set, ...more });
};
const announcementOf = ({ body }: { body: Wire }) => body['announcement'] as Wire;
const stateOf = async (id: unknown) => {
  const { body } = await staff.get('/api/admin/notify');
  return (body['announcements'] as Wire[]).find((each) => each['id'] === id);
};
const newsOf = async (who: Learner) =>
  ((await who.get('/api/auth/notifications')).body['notifs'] as Wire[]).map((notif) => notif['text']);
const newsMails = async (who: Learner) =>
  (await mailsTo(product.dataDir, who.email)).filter((mail) => !mail.subject.includes('Confirm'));

const preview = async (audience: object) =>
  (await staff.post('/api/admin/notify/preview', { audience })).body;

async function confirmed(name?: string): Promise<Learner> {
  const learner = await product.learner(name);
  await product.db
    .updateTable('account')
    .set({ confirmed: true })
    .where('id', '=', learner.accountId)
    .execute();
  return learner;
}

async function submit(who: Learner, verdicts: readonly string[], assetId = 'basics-sum'): Promise<void> {
  const rows = verdicts.map((verdict) => ({
    id: randomUUID(),
    account_id: who.accountId,
    asset_id: assetId,
    code: '',
    language: 5,
    result: '{}',
    verdict,
  }));
  await product.db.insertInto('submission').values(rows).execute();
}

describe('audiences', () => {
  test('holders of a plan, who has worked at an item, who is stuck; the preview counts and names them', async () => {
    const [holder, worker, stuck] = [
      await confirmed('Holder'),
      await product.learner('Worker'),
      await product.learner('Stuck'),
    ];
    await product.db
      .insertInto('entitlement')
      .values({
        account_id: holder.accountId,
        plan_id: 'plan1-2026',
        plan_title: 'C',
        topic_ids: ['c'],
        expires_at: new Date(Date.now() + 1e6),
      })
      .execute();
    await submit(worker, ['wrong-answer', 'wrong-answer', 'wrong-answer', 'accepted']);
    await submit(stuck, ['wrong-answer', 'time-limit', 'runtime-error']);
    expect(await preview({ kind: 'plan', planId: 'plan1' })).toMatchObject({
      people: 1,
      byMail: 1,
      names: ['Holder'],
    });
    expect(await preview({ kind: 'stuck', assetId: 'basics-sum' })).toMatchObject({
      people: 1,
      byMail: 0,
      names: ['Stuck'],
    });
    expect(await preview({ kind: 'item', assetId: 'basics-sum' })).toMatchObject({ people: 2 });
    await send({ kind: 'stuck', assetId: 'basics-sum' });
    await product.doJobs();
    expect(await newsOf(stuck)).toEqual(['Holiday on Friday']);
    expect(await newsOf(worker)).toEqual([]);
  });

  test('the accounts of a batch', async () => {
    const [member] = [await product.learner('Member'), await product.learner('Other')];
    const made = await staff.post('/api/admin/classes', { name: 'Morning batch' });
    const batchId = String(made.body['id']);
    await product.db
      .insertInto('batch_member')
      .values({ batch_id: batchId, email: member.email, name: 'Member', account_id: member.accountId })
      .execute();
    const audience = { kind: 'batch', batchId };
    expect(await preview(audience)).toMatchObject({ people: 1, names: ['Member'] });
    expect(announcementOf(await send(audience))).toMatchObject({ audienceName: 'Batch Morning batch' });
    expect((await send({ kind: 'batch', batchId: randomUUID() })).status).toBe(404);
  });

  test('an unknown plan or item is refused', async () => {
    expect((await send({ kind: 'plan', planId: 'plan9' })).status).toBe(404);
    expect((await send({ kind: 'stuck', assetId: 'nothing' })).status).toBe(404);
  });
});

test.each([
  [{ title: ' ' }, 'notify.title-empty'],
  [{ title: 'x'.repeat(201) }, 'notify.title-long'],
  [{ body: 'x'.repeat(5001) }, 'notify.body-long'],
  [{ url: 'https://evil.example' }, 'notify.url-foreign'],
  [{ url: '//evil.example' }, 'notify.url-foreign'],
  [{ sendAt: '2026-01-05T23:59:00+05:30' }, 'notify.time-past'],
  [{ url: '/practise/1/no-such-problem' }, 'notify.url-nowhere'],
  [{ url: '/learn/basics/no-such-lesson' }, 'notify.url-nowhere'],
  [{ url: '/learn/no-such-course' }, 'notify.url-nowhere'],
  [{ url: '/learn/later/basics-sum?from=mail' }, 'notify.url-nowhere'],
])('%j is refused with what to do', async (more, code) => {
  const { status, body } = await send({ kind: 'all' }, more);
  expect([status, body['errors']]).toMatchObject([400, [{ code }]]);
});

test('a link is looked at again when it is sent: what has gone meanwhile is not linked to', async () => {
  const who = await confirmed('Meera');
  const url = '/practise/1/basics-sum#statement';
  const kept = announcementOf(await send({ kind: 'all' }, { title: 'Still there', url }));
  const gone = announcementOf(await send({ kind: 'all' }, { title: 'Gone since', url }));
  await product.db
    .updateTable('announcement')
    .set({ url: '/practise/1/taken-away' })
    .where('id', '=', String(gone['id']))
    .execute();
  await product.doJobs();
  expect([await stateOf(kept['id']), await stateOf(gone['id'])]).toMatchObject([{ url }, { url: '' }]);
  const { body } = await who.get('/api/auth/notifications');
  expect(JSON.stringify(body)).not.toContain('taken-away');
  const log = await product.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', String(gone['id']))
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['notify.send', 'notify.link-gone']);
});

test('everybody is told once in the product and once by mail, whatever is repeated', async () => {
  const people = [await confirmed('Asha'), await confirmed('Ravi')];
  const id = randomUUID();
  const sent = await Promise.all([
    send({ kind: 'all' }, { id, title: 'Twice?', byMail: true }),
    send({ kind: 'all' }, { id, title: 'Twice?', byMail: true }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  await product.doJobs();
  // A worker that died after its work, before it could say so: its jobs are done again.
  await enqueue(product.db, [tellJob, { id, chunk: 0 }]);
  await enqueue(product.db, [mailJob, { id, chunk: 0 }]);
  await product.doJobs();
  for (const who of people) {
    expect((await newsOf(who)).filter((text) => text === 'Twice?')).toHaveLength(1);
    expect((await newsMails(who)).map((mail) => mail.subject)).toEqual(['Twice?']);
  }
  const state = await stateOf(id);
  expect(state).toMatchObject({ state: 'sent', refused: 0, doubtful: 0, audienceName: 'Everybody' });
  expect(state?.['told']).toBe(state?.['recipients']);
  const log = await product.db.selectFrom('audit_entry').select('action').where('subject', '=', id).execute();
  expect(log).toEqual([{ action: 'notify.send' }]);
});

test('a mail that was under way when the server died is not sent again, and is counted as doubtful', async () => {
  const asha = await confirmed();
  const id = String(announcementOf(await send({ kind: 'all' }, { title: 'Doubt', byMail: true }))['id']);
  await product.doJobs();
  await product.db
    .updateTable('announcement_recipient')
    .set({ mailed_at: null, mail_taken_at: new Date(Date.now() - 600_000) })
    .where('announcement_id', '=', id)
    .where('account_id', '=', asha.accountId)
    .execute();
  await enqueue(product.db, [mailJob, { id, chunk: 0 }]);
  await product.doJobs();
  expect((await newsMails(asha)).map((mail) => mail.subject)).toEqual(['Doubt']);
  expect(await stateOf(id)).toMatchObject({ doubtful: 1 });
});

test('switches are honoured: no news at all, or news without mail; unconfirmed addresses get none', async () => {
  const [quiet, mailless, unconfirmed] = [await confirmed(), await confirmed(), await product.learner()];
  await quiet.post('/api/auth/notifications/choices', { kinds: { news: false } });
  await mailless.post('/api/auth/notifications/choices', { newsMail: false });
  await send({ kind: 'all' }, { title: 'Switches', byMail: true });
  await product.doJobs();
  expect(await newsOf(quiet)).toEqual([]);
  expect(await newsOf(mailless)).toEqual(['Switches']);
  expect(await newsOf(unconfirmed)).toEqual(['Switches']);
  for (const who of [quiet, mailless, unconfirmed]) expect(await newsMails(who)).toEqual([]);
});

test('one that is scheduled waits, and can be taken back until it begins', async () => {
  const asha = await product.learner();
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const made = announcementOf(await send({ kind: 'all' }, { title: 'Later', sendAt }));
  expect(made).toMatchObject({ state: 'scheduled', sendAt });
  await product.doJobs();
  expect(await newsOf(asha)).toEqual([]);
  const cancel = () => staff.post(`/api/admin/notify/${String(made['id'])}/cancel`);
  expect(announcementOf(await cancel())).toMatchObject({ state: 'cancelled' });
  // Its answer was lost: it is cancelled, and nobody is told that it is being sent.
  expect(announcementOf(await cancel())).toMatchObject({ state: 'cancelled' });
  const sent = announcementOf(await send({ kind: 'all' }, { title: 'Now' }));
  await product.doJobs();
  const late = await staff.post(`/api/admin/notify/${String(sent['id'])}/cancel`);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('notify.begun')]);
});

test('trying it out tells only oneself', async () => {
  const asha = await product.learner();
  const tried = await staff.post('/api/admin/notify/test', { ...TEXT, title: 'Trial', byMail: true });
  expect(tried.status).toBe(200);
  expect(await newsOf(staff)).toContain('Trial');
  expect(await newsOf(asha)).toEqual([]);
  const [mail] = (await newsMails(staff)).filter(({ subject }) => subject === 'Trial');
  expect(mail?.text).toContain('No class.');
});

test('notifyMany tells many in one statement, each who wants it, and passes over accounts that are gone', async () => {
  const [asha, ravi] = [await product.learner(), await product.learner()];
  await ravi.post('/api/auth/notifications/choices', { kinds: { module: false } });
  const request = { kind: 'module', text: 'Open now', url: '/learn/c', groupKey: 'module:later' } as const;
  await notifyMany(product.db, [asha.accountId, ravi.accountId, randomUUID(), asha.accountId], request);
  expect([await newsOf(asha), await newsOf(ravi)]).toEqual([['Open now'], []]);
});
