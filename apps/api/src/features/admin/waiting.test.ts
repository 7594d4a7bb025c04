import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function waitingFor(person: Person): Promise<Record<string, number>> {
  const { status, body } = await person.get('/api/admin/waiting');
  expect(status).toBe(200);
  const waiting = body['waiting'] as { what: string; count: number }[];
  return Object.fromEntries(waiting.map(({ what, count }) => [what, count]));
}

test('the overview counts what waits, for each role what it may do, and nothing that nobody waits for', async () => {
  const { db } = product;
  const [teacher, moderator, accounts, owner] = [
    await product.signInStaff('teacher'),
    await product.signInStaff('moderator'),
    await product.signInStaff('accounts'),
    await product.signInStaff('owner'),
  ];
  expect(await waitingFor(owner)).toEqual({});

  const learner = await product.learner();
  await db
    .insertInto('support_message')
    .values([
      { account_id: learner.accountId, mode: 1, text: 'Help' },
      {
        account_id: learner.accountId,
        mode: 1,
        text: 'Old',
        created_at: new Date(Date.now() - 3 * 86_400_000),
      },
    ])
    .execute();
  const made = await teacher.post('/api/admin/classes', { name: 'Today' });
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  for (const plannedFor of [today, '2099-01-05'])
    await teacher.post(`/api/admin/classes/${String(made.body['id'])}/live`, {
      subtopicId: 'later',
      plannedFor,
    });
  await db
    .insertInto('comment')
    .values({ account_id: learner.accountId, asset_id: 'basics-text', body: 'Spam?', held: true })
    .execute();
  await db
    .insertInto('offline_payment')
    .values({
      id: randomUUID(),
      account_id: learner.accountId,
      amount_paise: 100,
      buyer_email: learner.email,
      buyer_name: 'Asha',
      buyer_state_code: '29',
      method: 'cash',
      plan_id: 'plan1',
      received_on: '2026-11-20',
      recorded_by: accounts.accountId,
      reference: 'R-1',
    })
    .execute();

  expect(await waitingFor(teacher)).toEqual({ classesToday: 1, held: 1 });
  expect(await waitingFor(moderator)).toEqual({ held: 1, support: 2, supportLate: 1 });
  expect(await waitingFor(accounts)).toEqual({ support: 2, supportLate: 1, offline: 1 });
  expect(await waitingFor(owner)).toEqual({
    classesToday: 1,
    held: 1,
    support: 2,
    supportLate: 1,
    offline: 1,
  });
});
