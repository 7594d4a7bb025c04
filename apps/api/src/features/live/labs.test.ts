import { randomUUID } from 'node:crypto';

import type { Told } from '@abhyas/contract/live';
import type { Seats, SeatText } from '@abhyas/contract/live.staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { FORM, labClass, moment } from '../assignments/testing/lab-class.ts';
import { write, type Learner } from '../exams/testing/exam-room.ts';
import { AWAY_AFTER_MS } from './seats.rules.ts';

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const lab = labClass(() => ({ product, teacher }));

const hear = (who: Learner, id: string, body: object = {}) =>
  who.post(`/api/assignments/${id}/here`, { shown: 'basics-sum', ...body });
const told = async (...asked: Parameters<typeof hear>) => (await hear(...asked)).body as Told;
const seatsUrl = (id: string) => `/api/admin/assignments/${id}/seats`;
const seats = async (id: string) => ((await teacher.get(seatsUrl(id))).body as Seats).seats;

/** Somebody who is at work on an assignment. */
async function atWork(form: object = FORM()) {
  const learner = await lab.proved();
  const batchId = await lab.classOf(learner);
  const id = await lab.give(batchId, form);
  await hear(learner, id);
  const seat = `${seatsUrl(id)}/${learner.accountId}`;
  const look = async () => (await teacher.get(`${seat}/text`)).body as SeatText;
  const say = (body: object, who = teacher) => who.post(`${seat}/notes`, { noteId: randomUUID(), ...body });
  return { learner, batchId, id, seat, look, say };
}

it('LIVE-1: a tile says who is there, on which problem, and how often they failed in the same way', async () => {
  const [asha, ravi] = [await lab.proved(), await lab.proved()];
  const id = await lab.give(await lab.classOf(asha, ravi));
  expect((await seats(id)).map(({ state }) => state)).toEqual(['absent', 'absent']);

  await hear(ravi, id);
  // Before the opening of the assignment it was practice.
  await lab.handIn(ravi, { assetId: 'basics-sum', passed: 4, ago: 72 });
  for (const ago of [4, 3, 2, 1]) await lab.handIn(ravi, { assetId: 'basics-sum', passed: 2, ago });
  const [first, second] = await seats(id);
  expect(first).toMatchObject({ accountId: ravi.accountId, state: 'sitting', pasted: 0 });
  expect(first?.items).toEqual([
    { assetId: 'basics-sum', passed: 2, total: 4, verdict: 'wrong-answer', test: '2', times: 3 },
    { assetId: 'basics-hard' },
  ]);
  expect(second).toMatchObject({ accountId: asha.accountId, state: 'absent' });

  await sql`update lab_seat set heard_at = now() - make_interval(secs => ${AWAY_AFTER_MS / 1000 + 1})`.execute(
    product.db,
  );
  expect((await seats(id))[0]).toMatchObject({ state: 'away', accountId: ravi.accountId });
  for (const assetId of ['basics-sum', 'basics-hard'])
    await lab.handIn(ravi, { assetId, passed: 4, ago: 0.5 });
  expect((await seats(id)).at(-1)).toMatchObject({ state: 'done', accountId: ravi.accountId });
});

it('LIVE-1: a tile has the message of the compiler, without its place in the program', async () => {
  const { learner, id } = await atWork();
  const fails = (compile: string) =>
    product.db
      .insertInto('submission')
      .values({
        id: randomUUID(),
        account_id: learner.accountId,
        asset_id: 'basics-sum',
        language: 0,
        code: 'int',
        verdict: 'compile-error',
        result: JSON.stringify({ compile: { ok: false, output: compile, timeMs: 1 } }),
      })
      .execute();
  await fails("main.c:3:5: error: expected ';' before '}' token\n  3 | }");
  await fails("main.c:9:5: error: expected ';' before '}' token\nmain.c:10:1: error: other");
  expect((await seats(id))[0]?.items[0]).toEqual({
    assetId: 'basics-sum',
    passed: 0,
    total: 0,
    verdict: 'compile-error',
    error: "expected ';' before '}' token",
    times: 2,
  });
});

it('LIVE-2: a learner sees that a teacher looks, reads what is said of a line, and the teacher sees that it was read', async () => {
  const { learner, id, look, say } = await atWork();
  expect(await told(learner, id)).toEqual({ watched: false, notes: [], recorded: false });
  expect(await look()).toMatchObject({ code: '', events: [] });
  expect((await told(learner, id)).watched).toBe(true);

  await write(learner, 'basics-sum', { code: 'print(1)\n' });
  expect(await look()).toMatchObject({ title: expect.any(String), code: 'print(1)\n', key: 'py' });
  const noteId = randomUUID();
  const note = { noteId, text: ' Look at the input again. ', line: 1 };
  const sent = await Promise.all([say(note), say(note), say(note)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await told(learner, id)).notes).toMatchObject([
    { id: noteId, text: 'Look at the input again.', line: 1, assetId: 'basics-sum' },
  ]);
  expect((await look()).notes).toMatchObject([{ id: noteId, read: false }]);
  expect((await told(learner, id, { read: [noteId, randomUUID()] })).notes).toEqual([]);
  expect((await look()).notes).toMatchObject([{ id: noteId, read: true, line: 1 }]);
  const owner = await product.signInStaff('owner');
  expect((await owner.get('/api/admin/audit?search=exam-note')).text).toContain('Look at the input again.');
});

it('LIVE-2: what was written before the opening is nobody’s to see', async () => {
  const learner = await lab.proved();
  await write(learner, 'basics-sum', { code: 'print("mine")' });
  await sql`update saved_code set saved_at = now() - interval '49 hours'
    where account_id = ${learner.accountId}`.execute(product.db);
  const id = await lab.give(await lab.classOf(learner));
  await hear(learner, id);
  const { text } = await teacher.get(`${seatsUrl(id)}/${learner.accountId}/text`);
  expect(text).not.toContain('mine');
});

it('LIVE-2: nothing is said without words, at length, too often, or to who was never at work', async () => {
  const { seat, batchId, say, learner, id } = await atWork();
  for (const text of ['', '  \n', 'x'.repeat(501)]) {
    const { status, text: answer } = await say({ text });
    expect([status, answer]).toEqual([400, expect.stringContaining('live.note')]);
  }
  const elsewhere = seat.replace(id, await lab.give(batchId));
  const unseen = await teacher.post(`${elsewhere}/notes`, { noteId: randomUUID(), text: 'Hello' });
  expect(unseen.status).toBe(409);
  await sql`insert into sitting_note (id, exam_id, account_id, body)
    select gen_random_uuid(), ${id}, ${learner.accountId}, 'Hello' from generate_series(1, 100)`.execute(
    product.db,
  );
  expect((await say({ text: 'Once more' })).status).toBe(409);
});

it('LIVE-3: who cannot work on it is not heard, and nothing of it is told to them', async () => {
  const { learner, id, batchId, seat } = await atWork();
  const stranger = await lab.proved();
  expect((await hear(stranger, id)).status).toBe(404);
  expect((await hear(learner, id, { shown: 'later-problem' })).status).toBe(404);
  expect((await hear(learner, randomUUID())).status).toBe(404);
  expect((await learner.get(seatsUrl(id))).status).toBe(403);
  const colleague = await product.signInStaff('teacher');
  for (const url of [seatsUrl(id), `${seat}/text`]) expect((await colleague.get(url)).status).toBe(404);
  const foreign = await colleague.post(`${seat}/notes`, { noteId: randomUUID(), text: 'Hello' });
  expect(foreign.status).toBe(404);
  const notListed = seat.replace(learner.accountId, stranger.accountId);
  expect((await teacher.get(`${notListed}/text`)).status).toBe(404);

  const rules = { opensAt: moment(-48), dueAt: moment(-24), take: 'best' };
  const closed = await lab.give(batchId, { ...FORM(), rules });
  expect((await hear(learner, closed)).status).toBe(404);
  const allowed = {
    allowanceId: randomUUID(),
    allowed: { kind: 'attempts', attempts: 1 },
    reason: 'Was ill.',
  };
  await teacher.post(`/api/admin/assignments/${closed}/allow/${learner.accountId}`, allowed);
  expect((await hear(learner, closed)).status).toBe(200);

  await lab.step(id, 'archive');
  expect((await hear(learner, id)).status).toBe(404);
  await lab.step(id, 'restore');
  await sql`update batch_member set left_at = now() where account_id = ${learner.accountId}`.execute(
    product.db,
  );
  expect((await hear(learner, id)).status).toBe(404);
});

it('LIVE-3: what was heard and said goes with the account', async () => {
  const { learner, id, say } = await atWork();
  await say({ text: 'Well done.' });
  const owner = await product.signInStaff('owner');
  const file = await owner.get(`/api/admin/learners/${learner.accountId}/export`);
  expect(file.text).toContain('Well done.');
  expect(file.text).toContain('lab_seat');
  await product.db.deleteFrom('account').where('id', '=', learner.accountId).execute();
  const { rows } = await sql`select from lab_seat where assignment_id = ${id}
    union all select from sitting_note where exam_id = ${id}`.execute(product.db);
  expect(rows).toEqual([]);
});
