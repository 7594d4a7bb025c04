import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { remindOfEndings } from './payment-mails.service.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
beforeAll(async () => {
  shop = await startPaymentsHarness();
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off' }));

const HOUR_MS = 3_600_000;

/** Somebody who bought a plan some time ago that ends in so many hours. */
async function holder(hoursLeft: number): Promise<Buyer> {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  await buyer.get(shop.capturePath(buyer, paid));
  await endsIn(buyer, hoursLeft);
  return buyer;
}

async function endsIn(buyer: Buyer, hours: number): Promise<void> {
  await shop.db
    .updateTable('entitlement')
    .set({
      purchased_on: new Date(Date.now() - 100 * 24 * HOUR_MS),
      expires_at: new Date(Date.now() + hours * HOUR_MS),
    })
    .where('account_id', '=', buyer.accountId)
    .execute();
}

/** How many reminders lie in somebody's mail. */
async function reminders(buyer: Buyer): Promise<number> {
  await shop.doJobs();
  const mails = await mailsTo(shop.dataDir, buyer.email);
  return mails.filter(({ subject }) => subject.includes('ends on')).length;
}

describe('PAYMENTS-21: reminders seven, three and one days before a plan ends', () => {
  test('each is told once, by mail and in the product, however often the clock strikes', async () => {
    const buyer = await holder(8 * 24);
    await remindOfEndings(shop.db);
    expect(await reminders(buyer)).toBe(0);
    const days = [6.9, 5, 2.9, 2, 0.9, 0.1];
    const counts: number[] = [];
    for (const day of days) {
      await endsIn(buyer, day * 24);
      await Promise.all([remindOfEndings(shop.db), remindOfEndings(shop.db)]);
      await remindOfEndings(shop.db);
      counts.push(await reminders(buyer));
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect((await buyer.get('/api/auth/notifications')).text).toContain('Your plan Plan plan1 ends on');
  });

  test('a server that was away for days tells the latest only', async () => {
    const buyer = await holder(20);
    await remindOfEndings(shop.db);
    expect(await reminders(buyer)).toBe(1);
    await remindOfEndings(shop.db);
    expect(await reminders(buyer)).toBe(1);
  });

  test('nobody is reminded of a plan that goes on longer, was taken back, is over, or was bought just now', async () => {
    const [longer, revoked, over, short] = [
      await holder(12),
      await holder(12),
      await holder(-1),
      await holder(12),
    ];
    await shop.db
      .insertInto('entitlement')
      .values({
        account_id: longer.accountId,
        plan_id: 'plan1-2027',
        plan_title: 'Plan plan1',
        topic_ids: ['c'],
        expires_at: new Date(Date.now() + 90 * 24 * HOUR_MS),
      })
      .execute();
    await shop.db
      .updateTable('entitlement')
      .set({ revoked_at: new Date() })
      .where('account_id', '=', revoked.accountId)
      .execute();
    await shop.db
      .updateTable('entitlement')
      .set({ purchased_on: new Date() })
      .where('account_id', '=', short.accountId)
      .execute();
    await remindOfEndings(shop.db);
    const counts = [];
    for (const buyer of [longer, revoked, over, short]) counts.push(await reminders(buyer));
    expect(counts).toEqual([0, 0, 0, 0]);
  });
});

describe('PAYMENTS-21: expired', () => {
  test('is told once after a plan has run out, also to two tabs at once, and premium is closed', async () => {
    const buyer = await holder(-1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.get('/api/auth')));
    expect(answers.filter(({ body }) => body['expired'] !== undefined)).toHaveLength(1);
    expect((await buyer.get('/api/auth')).body['expired']).toBeUndefined();
    expect((await buyer.get('/api/auth')).body['activePlans']).toEqual([]);
    expect((await buyer.get('/api/content/subtopic/basics')).text).not.toContain('CANARY-text-basics-more');
  });

  test('PRACTICE-58: what its learner wrote can be read after a plan has ended, and nothing of the problem', async () => {
    const buyer = await holder(12);
    const code = { py: 'print("mine")', cpp: 'int main() {}' };
    await buyer.post('/api/content/updateproblem/basics-hard', { code });
    await endsIn(buyer, -1);
    const read = await buyer.post('/api/content/getproblem/basics-hard');
    expect(read.body).toMatchObject({ owned: false, ownCode: code });
    expect(read.body).not.toHaveProperty('assetData');
    expect(read.text).not.toContain('CANARY');
    const stranger = await (await shop.learner()).post('/api/content/getproblem/basics-hard');
    expect(stranger.body).not.toHaveProperty('ownCode');
    const refused = await buyer.post('/api/content/updateproblem/basics-hard', { code: { py: '1' } });
    expect(refused.status).toBe(403);
  });

  test('a plan that ran out can be bought again', async () => {
    const buyer = await holder(-1);
    expect(await shop.order(buyer)).toHaveProperty('id');
  });
});
