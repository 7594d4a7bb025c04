import type { Begun, Exam, SealedPacket } from '@abhyas/contract/exams';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { EXAM, ExamRoom, ITEMS, type Learner } from './testing/exam-room.ts';
import { opened } from './testing/opened-packet.ts';

let product: TestProduct;
let room: ExamRoom;
beforeAll(async () => {
  product = await startTestProduct();
  room = await ExamRoom.open(product);
});
afterAll(() => product.close());

const [SUM, HARD] = ITEMS;

/** As if the exam had begun so many minutes ago. */
const movedBack = (id: string, minutes: number) =>
  sql`update assignment set opens_at = now() - make_interval(mins => ${minutes}),
    due_at = now() - make_interval(mins => ${minutes - 60}) where id = ${id}`.execute(product.db);

const reads = async (who: Learner) => (await who.get('/api/practice/text/basics-sum/py')).status;
const listed = async (who: Learner) => (await who.get('/api/assignments')).text;
const packet = async (who: Learner, id: string) =>
  (await who.get(`/api/exams/${id}/packet`)).body as SealedPacket;

describe('the end of a learner’s own', () => {
  it('EXAMS-4: what is withheld stays so until it is over for a learner who has more time', async () => {
    const [learner, slow] = [await room.learner(), await room.learner()];
    const id = await room.give([learner, slow]);
    await room.teacher.post(`/api/admin/assignments/${id}/allow/${slow.accountId}`, {
      allowanceId: crypto.randomUUID(),
      allowed: { kind: 'factor', factor: 200 },
      reason: 'Needs a reader.',
    });
    await movedBack(id, 90);
    expect([await reads(learner), await reads(slow)]).toEqual([200, 404]);
    expect(await listed(learner)).toContain(id);
    expect(await listed(slow)).not.toContain(id);
    const exam = (await slow.get(`/api/exams/${id}`)).body as Exam;
    expect([exam.state, exam.minutes]).toEqual(['open', 120]);
    await movedBack(id, 121);
    expect(await reads(slow)).toBe(200);
    expect(await listed(slow)).toContain(id);
  });

  it('EXAMS-4: and while they sit it, whoever began it late', async () => {
    const learner = await room.learner();
    const id = await room.give([learner], { exam: { ...EXAM, starts: 'opening' }, dueIn: 30 });
    await learner.post(`/api/exams/${id}/begin`, {});
    await sql`update assignment set due_at = now() - interval '1 minute' where id = ${id}`.execute(
      product.db,
    );
    expect(await reads(learner)).toBe(403);
    expect((await learner.get('/api/exams')).text).toContain(id);
    await learner.post(`/api/exams/${id}/hand-in`, {});
    expect(await reads(learner)).toBe(200);
  });
});

describe('an exam that is changed', () => {
  it('EXAMS-21: its class is told when it begins, and when that changes', async () => {
    const learner = await room.learner();
    const id = await room.give([learner], { opensIn: 60 });
    await room.change(id, { opensIn: 120 });
    const { body } = await learner.get('/api/auth/notifications');
    const told = (text: RegExp) => ({ text: expect.stringMatching(text), url: `/exams/${id}` });
    expect(body['notifs']).toMatchObject([
      told(/^The exam Final exam now begins \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
      told(/^An exam for your class: Final exam, \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
    ]);
  });

  it('EXAMS-21: before anybody begins, it is what stands there then, and the packet says that it is another', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    const before = await packet(learner, id);
    await room.change(id, { items: [SUM] });
    const after = await packet(learner, id);
    const { version, items } = (await learner.get(`/api/exams/${id}`)).body as Exam;
    expect([before.version, after.version, version, items]).toEqual([1, 2, 2, 1]);
    const { key } = (await learner.post(`/api/exams/${id}/begin`, {})).body as Begun & { key: string };
    expect(opened(after, key).items.map(({ assetId }) => assetId)).toEqual([`basics-sum@${id}`]);
  });

  it('EXAMS-21: once somebody has begun, its problems stay, while times and points may change', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    const { key } = (await learner.post(`/api/exams/${id}/begin`, {})).body as Begun & { key: string };
    for (const given of [
      { items: [SUM] },
      { items: [HARD, SUM] },
      { exam: { ...EXAM, shuffled: true } },
      { items: [{ ...SUM, pool: 1 }, HARD], exam: { ...EXAM, draws: [{ pool: 1, draw: 1 }] } },
    ])
      await expect(room.change(id, given)).rejects.toThrow('exams.sat');
    await room.change(id, { items: [{ ...SUM, points: 500 }, HARD], exam: { ...EXAM, minutes: 90 } });
    expect(opened(await packet(learner, id), key).items).toMatchObject([
      { assetId: `basics-sum@${id}`, points: 500 },
      { assetId: `basics-hard@${id}` },
    ]);
  });

  it('EXAMS-21: begun at the same moment, everybody has the same problems as the exam', async () => {
    const learners = await Promise.all(Array.from({ length: 6 }, () => room.learner()));
    const id = await room.give(learners);
    const [changed] = await Promise.allSettled([
      room.change(id, { items: [SUM] }),
      ...learners.map((learner) => learner.post(`/api/exams/${id}/begin`, {})),
    ]);
    const { rows } = await sql<{ items: string[] }>`
      select distinct items from sitting where exam_id = ${id}`.execute(product.db);
    const expected = changed.status === 'fulfilled' ? ['basics-sum'] : ['basics-sum', 'basics-hard'];
    expect(rows).toEqual([{ items: expected }]);
    const { assignment } = await room.matrix(id);
    expect(assignment.items.map(({ assetId }) => assetId)).toEqual(expected);
  });
});
