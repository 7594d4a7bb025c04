import { readReplay, type ReplayParts } from '@abhyas/contract/live.staff';
import { momentsOf } from '@abhyas/contract/text-moments';
import { textOf } from '@abhyas/contract/text-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from '../assignments/testing/lab-class.ts';
import { ExamRoom, write, type Learner } from '../exams/testing/exam-room.ts';
import { retentionSchedule } from '../retention/retention.service.ts';

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const lab = labClass(() => ({ product, teacher }));
const record = (batchId: string, records: boolean, who = teacher) =>
  who.post(`/api/admin/classes/${batchId}/recording`, { records });
const hear = (who: Learner, id: string) => who.post(`/api/assignments/${id}/here`, { shown: 'basics-sum' });
const urlOf = (id: string, { accountId }: Learner, item = 'basics-sum/py') =>
  `/api/admin/assignments/${id}/replay/${accountId}/${item}`;

/** Somebody who writes in a class that records. */
async function recorded() {
  const learner = await lab.proved();
  const batchId = await lab.classOf(learner);
  const id = await lab.give(batchId);
  expect((await record(batchId, true)).status).toBe(200);
  await hear(learner, id);
  return { learner, batchId, id, url: urlOf(id, learner) };
}

const replay = async (url: string): Promise<ReplayParts> =>
  readReplay.reply.parse((await teacher.get(url)).body);

function textsOf({ log }: ReplayParts): string[] {
  let text = textOf(log.start);
  return momentsOf(log.rows).map(({ changes }) => (text = changes.apply(text)).toString());
}

const logOf = async (who: Learner) =>
  (await who.get('/api/practice/text-log/basics-sum/py')).body['rows'] as object[];

it('LIVE-5: whoever sees the class replays what was written, with runs and versions', async () => {
  const { learner, url } = await recorded();
  for (const code of ['p', 'pr', 'print(1)']) await write(learner, 'basics-sum', { code });
  await lab.handIn(learner, { assetId: 'basics-sum', passed: 2, ago: 0 });
  const shown = await replay(url);
  expect([shown.log.start, ...textsOf(shown)]).toEqual(['p', 'pr', 'print(1)']);
  expect(shown.runs).toMatchObject([{ passed: 2, total: 4 }]);
  expect((await replay(url.replace('/py', '/c'))).log.rows).toEqual([]);
});

it('LIVE-5: nothing is shown of what was written before the class recorded', async () => {
  const learner = await lab.proved();
  const batchId = await lab.classOf(learner);
  const id = await lab.give(batchId);
  await write(learner, 'basics-sum', { code: 'before' });
  await write(learner, 'basics-sum', { code: 'before it' });
  await sql`update text_change set at = now() - interval '1 hour'
    where account_id = ${learner.accountId}`.execute(product.db);
  await record(batchId, true);
  const shown = await replay(urlOf(id, learner));
  expect(shown).toEqual({ log: { start: '', rows: [] }, versions: [], runs: [] });
});

it('LIVE-5: who teaches another class, what is no problem of it, and who left the list are unknown', async () => {
  const { learner, id, url } = await recorded();
  const colleague = await product.signInStaff('teacher');
  expect((await colleague.get(url)).status).toBe(404);
  expect((await learner.get(url)).status).toBe(403);
  expect((await teacher.get(urlOf(id, learner, 'later-problem/py'))).status).toBe(404);
  const stranger = await lab.proved();
  expect((await teacher.get(urlOf(id, stranger))).status).toBe(404);
  await sql`update batch_member set left_at = now() where account_id = ${learner.accountId}`.execute(
    product.db,
  );
  expect((await teacher.get(url)).status).toBe(404);
});

it('LIVE-5, CLASSES-25: once the class records no more nothing is shown, and begun again only what follows', async () => {
  const { learner, batchId, id, url } = await recorded();
  await write(learner, 'basics-sum', { code: 'while it recorded' });
  expect((await learner.get(`/api/assignments/${id}`)).body).toMatchObject({ recorded: true });
  await record(batchId, false);
  const refused = await teacher.get(url);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('live.not-recorded')]);
  expect((await learner.get(`/api/assignments/${id}`)).body).not.toHaveProperty('recorded');
  expect((await hear(learner, id)).body).toMatchObject({ recorded: false });
  await record(batchId, true);
  expect((await replay(url)).log).toEqual({ start: '', rows: [] });
  const owner = await product.signInStaff('owner');
  const { text } = await owner.get('/api/admin/audit?search=recording');
  expect(text).toContain('class.recording-ended');
});

it('LIVE-4: what is recorded is kept for 180 days, other texts for one, and both go with the account', async () => {
  const { learner, id, url } = await recorded();
  const other = await lab.proved();
  const plain = await lab.give(await lab.classOf(other));
  await hear(other, plain);
  for (const who of [learner, other])
    for (const code of ['a', 'ab']) await write(who, 'basics-sum', { code });
  const forget = () => retentionSchedule({ db: product.db, log: product.app.log }).run();
  await sql`update text_change set at = now() - interval '30 days'
    where account_id in (${learner.accountId}, ${other.accountId})`.execute(product.db);
  await forget();
  expect([await logOf(learner), await logOf(other)]).toEqual([[expect.anything()], []]);

  const { rows } = await sql<{ days: number }>`select extract(day from until - now())::integer as days
    from kept_text_log where account_id = ${learner.accountId}`.execute(product.db);
  expect(rows).toEqual([{ days: 179 }]);
  await sql`update kept_text_log set until = now() - interval '1 second'`.execute(product.db);
  await forget();
  expect(await logOf(learner)).toEqual([]);

  await hear(learner, id);
  await write(learner, 'basics-sum', { code: 'again' });
  await product.db.deleteFrom('account').where('id', '=', learner.accountId).execute();
  expect((await teacher.get(url)).status).toBe(404);
  const left = await sql`select from text_change where account_id = ${learner.accountId}
    union all select from kept_text_log where account_id = ${learner.accountId}`.execute(product.db);
  expect(left.rows).toEqual([]);
});

it('LIVE-5: what was written in an exam can be replayed, whose learners are told', async () => {
  const room = await ExamRoom.open(product);
  const learner = await room.learner();
  const id = await room.give([learner]);
  await learner.post(`/api/exams/${id}/begin`, {});
  for (const code of ['e', 'ex']) await write(learner, `basics-sum@${id}`, { code });
  const shown = readReplay.reply.parse((await room.teacher.get(urlOf(id, learner))).body);
  expect(textsOf(shown)).toEqual(['ex']);
});

it('CLASSES-25: a coordinator alone switches it, and a class records nothing at first', async () => {
  const learner = await lab.proved();
  const batchId = await lab.classOf(learner);
  const id = await lab.give(batchId);
  expect((await teacher.get(urlOf(id, learner))).status).toBe(409);
  expect((await teacher.get(`/api/admin/classes/${batchId}`)).body).not.toHaveProperty('recordsSince');
  await record(batchId, true);
  expect((await teacher.get(`/api/admin/classes/${batchId}`)).body).toHaveProperty('recordsSince');
  const colleague = await product.signInStaff('teacher');
  expect((await record(batchId, false, colleague)).status).toBe(404);
});
