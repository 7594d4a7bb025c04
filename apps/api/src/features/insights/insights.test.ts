import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Awaited<ReturnType<TestProduct['signInStaff']>>;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

type Class = {
  topicId: string;
  total: number;
  items: { assetId: string; isProblem: boolean; finished: number; stuck: number }[];
  learners: { accountId: string; states: string }[];
};

async function look(query = ''): Promise<Class> {
  const { status, body } = await teacher.get(`/api/admin/watch${query}`);
  expect(status).toBe(200);
  return body as unknown as Class;
}

async function submit(accountId: string, assetId: string, verdicts: readonly string[]): Promise<void> {
  const rows = verdicts.map((verdict) => ({
    id: randomUUID(),
    account_id: accountId,
    asset_id: assetId,
    language: 5,
    code: 'pass',
    verdict,
    result: '{}',
  }));
  await product.db.insertInto('submission').values(rows).execute();
}

test('tells finished, stuck after three submissions, tried and untouched; our own faults do not count', async () => {
  const { items } = await look();
  const problem = items.find(({ isProblem }) => isProblem)?.assetId ?? '';
  const index = items.findIndex(({ assetId }) => assetId === problem);
  const [done, stuck, tried, unlucky] = [
    await product.learner(),
    await product.learner(),
    await product.learner(),
    await product.learner(),
  ];
  await submit(done.accountId, problem, ['wrong-answer', 'wrong-answer', 'wrong-answer', 'accepted']);
  await product.db
    .insertInto('finished_asset')
    .values({ account_id: done.accountId, asset_id: problem })
    .execute();
  await submit(stuck.accountId, problem, ['wrong-answer', 'time-limit', 'compile-error']);
  await submit(tried.accountId, problem, ['wrong-answer']);
  await submit(unlucky.accountId, problem, ['internal-error', 'internal-error', 'internal-error']);

  const seen = await look();
  const stateOf = (accountId: string) =>
    seen.learners.find((learner) => learner.accountId === accountId)?.states[index];
  expect([done, stuck, tried, unlucky].map(({ accountId }) => stateOf(accountId))).toEqual([
    '3',
    '2',
    '1',
    '0',
  ]);
  expect(seen.items[index]).toMatchObject({ finished: 1, stuck: 1 });
});

test('a batch shows its members only', async () => {
  const member = await product.learner();
  const batch = await product.db
    .insertInto('batch')
    .values({ name: 'Evening 2026' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await product.db
    .insertInto('batch_member')
    .values({ batch_id: batch.id, email: member.email, name: 'Member', account_id: member.accountId })
    .execute();
  const seen = await look(`?batchId=${batch.id}`);
  expect(seen.learners.map(({ accountId }) => accountId)).toEqual([member.accountId]);
  expect(seen.total).toBe(1);
});

test('an unknown topic and an unknown batch are said to be unknown', async () => {
  expect((await teacher.get('/api/admin/watch?topicId=nothing')).status).toBe(404);
  expect((await teacher.get(`/api/admin/watch?batchId=${randomUUID()}`)).status).toBe(404);
});
