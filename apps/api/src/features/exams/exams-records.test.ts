import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { pdfWords } from '../../testing/pdf-words.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { EXAM, ExamRoom, ITEMS, write, type Learner } from './testing/exam-room.ts';

let product: TestProduct;
let room: ExamRoom;
beforeAll(async () => {
  product = await startTestProduct();
  room = await ExamRoom.open(product);
});
afterAll(() => product.close());

async function record(who: Learner, url: string): Promise<string> {
  const reply = await product.app.inject({ url, headers: { 'x-auth-token': who.token } });
  return reply.statusCode === 200 ? pdfWords(reply.rawPayload) : String(reply.statusCode);
}

it('ASSIGNMENTS-40: an exam stands in the lab record once its marks are published, with what was drawn and handed in', async () => {
  const learner = await room.learner();
  // Of two problems in a pool the learner is given one.
  const pool = ITEMS.map((item) => ({ ...item, points: 1000, pool: 1 }));
  const exam = { ...EXAM, draws: [{ pool: 1, draw: 1 }] };
  const { id, batchId } = await room.giveClass([learner], { items: pool, exam });
  await learner.post(`/api/exams/${id}/begin`, {});
  const { accountId } = learner;
  const [given] = itemsFor(pool, exam, { examId: id, accountId });
  const itemId = `${given?.assetId}@${id}`;
  await write(learner, itemId, { code: 'print("in the exam")\n' });
  await room.expire(id);
  await room.close();
  // As the judge leaves what the server has handed in.
  const [handed] = await product.db
    .selectFrom('hand_in')
    .select('submission_id')
    .where('exam_id', '=', id)
    .execute();
  await product.db
    .insertInto('submission')
    .values({
      id: String(handed?.submission_id),
      account_id: accountId,
      asset_id: itemId,
      language: 5,
      code: 'print("in the exam")\n',
      verdict: 'accepted',
      result: JSON.stringify({ tests: [{ name: '1', verdict: 'accepted', hidden: false }] }),
    })
    .execute();
  const own = `/api/lab-records/${batchId}`;
  const teachers = `/api/admin/classes/${batchId}/lab-records/of/${learner.accountId}`;
  expect(await record(learner, own)).toBe('404');
  expect(await record(room.teacher, teachers)).not.toContain('Final exam');

  await room.step(id, 'publish-marks');
  for (const words of [await record(learner, own), await record(room.teacher, teachers)]) {
    expect(words).toContain('Final exam');
    expect(words).toContain('print("in the exam")');
    // The other problem of the pool was not given.
    expect(words).toMatch(/of 10\b/);
    expect(words).not.toMatch(/of 20\b/);
  }
  await sql`update assignment set marks_published_at = null where id = ${id}`.execute(product.db);
  expect(await record(learner, own)).toBe('404');
});
