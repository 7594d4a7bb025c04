import { randomUUID } from 'node:crypto';

import { difference, hashOf } from '@abhyas/contract/text-changes';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { retentionSchedule } from '../retention/retention.service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const LINE = '["text.md","abc","One."]\n';
const whole = (text: string) => ({ base: 0, whole: text, id: `a:1`, kind: 'type', holds: [] });

test('PUBLISHING-18: what an author has not put into a draft is a text of the own account, and goes with the draft', async () => {
  const [asha, ravi] = [await product.signInStaff('teacher'), await product.signInStaff('teacher')];
  const made = await asha.post('/api/admin/content/drafts', { name: 'Loops', from: 'empty' });
  const draft = `/api/admin/content/drafts/${String(made.body['id'])}`;
  const place = `${draft}/unsaved/unsaved-abc`;
  expect((await asha.get(place)).body).toEqual({ code: '', version: 0 });
  expect((await asha.post(place, whole(LINE))).body).toMatchObject({ state: 'taken', version: 1 });
  const more = LINE.replace('One', 'One more');
  const edits = [[2, 0, 0, difference(LINE, more).toJSON()]];
  expect((await asha.post(place, { base: 1, page: 'a', edits, hash: hashOf(more) })).body).toMatchObject({
    state: 'taken',
    version: 2,
  });
  expect((await asha.get(place)).body).toEqual({ code: more, version: 2 });
  const watched = { assetId: String(made.body['id']), part: 'unsaved-abc', version: 1 };
  expect((await asha.post('/api/practice/newer-texts', { texts: [watched], waitMs: 0 })).body).toEqual({
    texts: [{ assetId: watched.assetId, part: watched.part }],
  });
  expect((await ravi.get(place)).body).toEqual({ code: '', version: 0 });
  const large = await ravi.post(place, whole('x'.repeat(420_000)));
  expect([large.status, large.body]).toMatchObject([
    413,
    { errors: [{ code: 'publishing.unsaved-too-large' }] },
  ]);
  expect((await asha.get(`/api/admin/content/drafts/${randomUUID()}/unsaved/unsaved-abc`)).status).toBe(404);
  // By the call for learners nobody reaches it.
  expect((await asha.get(`/api/practice/text/${watched.assetId}/unsaved-abc`)).status).toBe(404);
  await asha.post(`${draft}/delete`);
  await retentionSchedule({ db: product.db, log: product.app.log }).run();
  const left = await product.db
    .selectFrom('saved_code')
    .select('code')
    .where('account_id', '=', asha.accountId)
    .execute();
  expect(left).toEqual([]);
});
