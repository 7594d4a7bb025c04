import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { confirmAddress } from '../../testing/test-batch.ts';
import { releaseWithPlans } from '../../testing/test-plans.ts';
import { importList } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
let asker: Learner;
let giver: Learner;
beforeAll(async () => {
  product = await startTestProduct({ release: releaseWithPlans, blobs: new Map() });
  teacher = await product.signInStaff('teacher');
  asker = await product.signInStaff('accounts');
  giver = await product.signInStaff('accounts');
});
afterAll(() => product.close());

const PATH = '/api/admin/money/class-access';
const UNTIL = `${new Date().getUTCFullYear() + 1}-03-31`;
let batches = 0;

async function confirmedLearner(name?: string): Promise<Learner> {
  const learner = await product.learner(name);
  await product.db
    .updateTable('account')
    .set({ confirmed: true })
    .where('id', '=', learner.accountId)
    .execute();
  return learner;
}

const add = (batchId: string, learners: readonly Learner[]) =>
  importList(teacher, batchId, ['email', ...learners.map(({ email }) => email)].join('\n'));

async function batchOf(learners: readonly Learner[]): Promise<string> {
  batches += 1;
  const { body } = await teacher.post('/api/admin/classes', { name: `Class ${batches}` });
  const batchId = String(body['id']);
  await add(batchId, learners);
  return batchId;
}

async function ask(batchId: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const request = { id, batchId, planId: 'plan1', until: UNTIL, laterMembers: false, reason: 'scholarship' };
  expect((await asker.post(PATH, { ...request, ...more })).status).toBe(200);
  return id;
}

async function shown(batchId: string) {
  const { status, body } = await giver.get(
    `${PATH}/receivers?batchId=${batchId}&planId=plan1&until=${UNTIL}`,
  );
  expect(status).toBe(200);
  return body as { people: number; names: string[]; set: string; holding: number; unregistered: number };
}

const give = (id: string, set: string, who = giver) => who.post(`${PATH}/${id}/give`, { set });

async function plansOf(learner: Learner): Promise<string[]> {
  const { body } = await learner.get('/api/auth');
  return (body['activePlans'] as { planId: string }[]).map(({ planId }) => planId);
}

describe('a plan for a class', () => {
  test('is asked for by one and given by another, to those who were shown; each is told; taken back as a whole', async () => {
    const [asha, ravi, buyer] = [
      await confirmedLearner('Asha'),
      await confirmedLearner('Ravi'),
      await confirmedLearner('Buyer'),
    ];
    await product.db
      .insertInto('entitlement')
      .values({
        account_id: buyer.accountId,
        plan_id: 'plan1',
        plan_title: 'C',
        topic_ids: ['c'],
        expires_at: new Date(Date.now() + 5 * 366 * 86_400_000),
      })
      .execute();
    const batchId = await batchOf([asha, ravi, buyer]);
    const id = await ask(batchId);
    // After an answer that was lost it is asked again: the same once, anything else not at all.
    await ask(batchId, { id });
    const longer = { id, batchId, planId: 'plan1', until: UNTIL, laterMembers: true, reason: 'scholarship' };
    expect((await asker.post(PATH, longer)).body).toMatchObject({
      errors: [{ code: 'payments.sent-otherwise' }],
    });
    const preview = await shown(batchId);
    expect(preview).toMatchObject({ people: 2, names: ['Asha', 'Ravi'], holding: 1, unregistered: 0 });

    const own = await give(id, preview.set, asker);
    expect([own.status, own.body]).toMatchObject([
      403,
      { errors: [{ code: 'payments.class-access-same-person' }] },
    ]);
    expect(await plansOf(asha)).toEqual([]);
    expect((await give(id, preview.set)).body).toEqual({ people: 2 });
    expect([await plansOf(asha), await plansOf(ravi)]).toEqual([['plan1'], ['plan1']]);
    const { body } = await asha.get('/api/auth/notifications');
    expect(body['notifs']).toMatchObject([{ text: expect.stringMatching(/active until 31\/03/) }]);
    expect((await give(id, preview.set)).status).toBe(409);

    const end = (reason: string) => asker.post(`${PATH}/${id}/end`, { reason });
    expect((await end('x')).status).toBe(400);
    expect((await end('The course ended early')).body).toEqual({ people: 2 });
    expect([await plansOf(asha), await plansOf(ravi), await plansOf(buyer)]).toEqual([[], [], ['plan1']]);
    expect((await end('The course ended early')).status).toBe(409);
  });

  test('reaches nobody when the class is others than were shown', async () => {
    const [first, second] = [await confirmedLearner(), await confirmedLearner()];
    const batchId = await batchOf([first]);
    const id = await ask(batchId);
    const before = await shown(batchId);
    await add(batchId, [second]);
    expect(await give(id, before.set)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'notify.receivers-changed' }] },
    });
    expect([await plansOf(first), await plansOf(second)]).toEqual([[], []]);
  });

  test('is theirs who join later only where that was asked for', async () => {
    const [present, byList, byConfirming, stranger] = [
      await confirmedLearner(),
      await confirmedLearner(),
      await product.learner(),
      await confirmedLearner(),
    ];
    const [open, closed] = [await batchOf([present]), await batchOf([present])];
    const id = await ask(open, { laterMembers: true });
    await give(id, (await shown(open)).set);
    const other = await ask(closed);
    await give(other, (await shown(closed)).set);
    await add(open, [byList, byConfirming]);
    await add(closed, [stranger]);
    expect([await plansOf(byList), await plansOf(byConfirming), await plansOf(stranger)]).toEqual([
      ['plan1'],
      [],
      [],
    ]);
    await product.doJobs();
    await confirmAddress(product, byConfirming);
    expect(await plansOf(byConfirming)).toEqual(['plan1']);
    await asker.post(`${PATH}/${id}/end`, { reason: 'over now' });
    expect([await plansOf(byList), await plansOf(byConfirming)]).toEqual([[], []]);
  });

  test('is not given by somebody on its list, and what is refused is not given', async () => {
    const member = await product.signInStaff('accounts');
    const batchId = await batchOf([await confirmedLearner()]);
    await product.db
      .insertInto('batch_member')
      .values({ batch_id: batchId, email: member.email, name: '', account_id: member.accountId })
      .execute();
    const id = await ask(batchId);
    const { set } = await shown(batchId);
    expect((await give(id, set, member)).body).toMatchObject({
      errors: [{ code: 'payments.class-access-own-plan' }],
    });
    await giver.post(`${PATH}/${id}/end`, { reason: 'Not this year' });
    expect((await give(id, set)).status).toBe(409);
    const { lines } = (await giver.get(PATH)).body as unknown as { lines: { id: string; state: string }[] };
    expect(lines.find((line) => line.id === id)).toMatchObject({ state: 'rejected' });
  });
});
