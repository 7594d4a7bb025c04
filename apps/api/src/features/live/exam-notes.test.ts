import { randomUUID } from 'node:crypto';

import type { StillHere } from '@abhyas/contract/exams';
import type { SeatText } from '@abhyas/contract/live.staff';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { ExamRoom, write, type Learner } from '../exams/testing/exam-room.ts';

let product: TestProduct;
let room: ExamRoom;
beforeAll(async () => {
  product = await startTestProduct();
  room = await ExamRoom.open(product);
});
afterAll(() => product.close());

const hear = async (who: Learner, id: string, body: object = {}) =>
  (await who.post(`/api/exams/${id}/here`, { events: [], ...body })).body as StillHere;

/** Somebody who has begun an exam and written a line. */
async function sitting() {
  const learner = await room.learner();
  const id = await room.give([learner]);
  await learner.post(`/api/exams/${id}/begin`, {});
  await write(learner, `basics-sum@${id}`, { code: 'print(1)\n' });
  const seat = `/api/admin/assignments/${id}/seats/${learner.accountId}`;
  const look = async () => (await room.teacher.get(`${seat}/text`)).body as SeatText;
  const say = (body: object) => room.teacher.post(`${seat}/notes`, { noteId: randomUUID(), ...body });
  return { learner, id, seat, look, say };
}

it('EXAMS-22: a learner sees that a teacher looks, reads what is said of a line, and the teacher sees that it was read', async () => {
  const { learner, id, look, say } = await sitting();
  expect(await hear(learner, id)).toMatchObject({ watched: false, notes: [] });
  await look();
  expect((await hear(learner, id)).watched).toBe(true);

  const noteId = randomUUID();
  const note = { noteId, text: ' Look at the input again. ', line: 1 };
  const sent = await Promise.all([say(note), say(note), say(note)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await hear(learner, id)).notes).toMatchObject([
    { id: noteId, text: 'Look at the input again.', line: 1, assetId: `basics-sum@${id}` },
  ]);
  expect((await look()).notes).toMatchObject([{ id: noteId, read: false }]);
  expect((await hear(learner, id, { read: [noteId, randomUUID()] })).notes).toEqual([]);
  expect((await look()).notes).toMatchObject([{ id: noteId, read: true, line: 1 }]);
  const owner = await product.signInStaff('owner');
  expect((await owner.get('/api/admin/audit?search=exam-note')).text).toContain('Look at the input again.');
});

it('EXAMS-22: nothing is said without words, at length, to who sits no more, or by who does not teach the class', async () => {
  const { learner, id, seat, say } = await sitting();
  for (const text of ['', '  \n', 'x'.repeat(501)]) {
    const { status, text: answer } = await say({ text });
    expect([status, answer]).toEqual([400, expect.stringContaining('live.note')]);
  }
  const colleague = await product.signInStaff('teacher');
  const foreign = await colleague.post(`${seat}/notes`, { noteId: randomUUID(), text: 'Hello' });
  expect(foreign.status).toBe(404);
  const other = await room.learner();
  expect((await other.post(`${seat}/notes`, { noteId: randomUUID(), text: 'Hello' })).status).toBe(403);
  const absent = await room.learner();
  const elsewhere = await room.give([absent]);
  const unsat = `/api/admin/assignments/${elsewhere}/seats/${absent.accountId}/notes`;
  expect((await room.teacher.post(unsat, { noteId: randomUUID(), text: 'Hello' })).status).toBe(409);

  await learner.post(`/api/exams/${id}/hand-in`, {});
  expect((await say({ text: 'Too late' })).status).toBe(409);
  expect((await hear(learner, id)).notes).toEqual([]);
});
