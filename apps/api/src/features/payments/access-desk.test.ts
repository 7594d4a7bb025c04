import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from './payments-harness.ts';

let shop: PaymentsHarness;
let accounts: Person;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  accounts = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off' }));

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const grant = (buyer: Buyer, more: object = {}) =>
  accounts.post('/api/admin/money/access', {
    grantId: randomUUID(),
    accountId: buyer.accountId,
    planId: 'plan1',
    until: dayIn(30),
    reason: 'won the contest',
    ...more,
  });
const change = (id: string, what: 'extend' | 'revoke', body: object) =>
  accounts.post(`/api/admin/money/access/${id}/${what}`, body);
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code;
const plansOf = async (buyer: Buyer) =>
  (await buyer.get('/api/auth')).body['activePlans'] as { expiry: string }[];
const firstPlan = ({ body }: { body: Record<string, unknown> }) =>
  (body['plans'] as { id: string }[])[0]?.id ?? '';

describe('PAYMENTS-19: grant, extend or revoke access with a reason', () => {
  test('a grant opens premium at once, until the end of the day in India, and the learner is told', async () => {
    const buyer = await shop.learner();
    expect((await buyer.get('/api/content/subtopic/basics')).text).not.toContain('CANARY-text-basics-more');
    const until = dayIn(30);
    expect((await grant(buyer, { until })).body).toMatchObject({
      plans: [{ planId: 'plan1', orderId: null, changes: [{ kind: 'grant', reason: 'won the contest' }] }],
    });
    expect(await plansOf(buyer)).toMatchObject([{ expiry: `${until}T18:29:59.000Z` }]);
    expect((await buyer.get('/api/content/subtopic/basics')).text).toContain('CANARY-text-basics-more');
    expect((await buyer.get('/api/auth/notifications')).text).toContain(
      'Your plan Plan plan1 is active until',
    );
  });

  test('sent ten times at once, it grants once; a second grant of a held plan is refused', async () => {
    const buyer = await shop.learner();
    const grantId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(buyer, { grantId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await plansOf(buyer)).toHaveLength(1);
    const again = await grant(buyer);
    expect([again.status, codeOf(again)]).toEqual([409, 'payments.access-held']);
  });

  test('two people grant the same plan at once: one does', async () => {
    const buyer = await shop.learner();
    const answers = await Promise.all([grant(buyer), grant(buyer), grant(buyer)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await plansOf(buyer)).toHaveLength(1);
  });

  test('extended, a bought plan runs longer; sooner, past or far away is refused', async () => {
    const buyer = await shop.learner();
    const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
    await buyer.get(shop.capturePath(buyer, paid));
    const found = await accounts.get(`/api/admin/money/holders?search=${buyer.email}`);
    const [person] = found.body['holders'] as { plans: { id: string }[] }[];
    const id = person?.plans[0]?.id ?? '';
    const until = dayIn(400);
    expect((await change(id, 'extend', { until, reason: 'was ill' })).status).toBe(200);
    expect(await plansOf(buyer)).toMatchObject([{ expiry: `${until}T18:29:59.000Z` }]);
    const refused = { [dayIn(300)]: 'sooner', [dayIn(-2)]: 'past', [dayIn(4000)]: 'far' };
    for (const [day, why] of Object.entries(refused)) {
      const answer = await change(id, 'extend', { until: day, reason: 'was ill' });
      expect(codeOf(answer)).toBe(`payments.access-until-${why}`);
    }
  });

  test('an extended plan that had run out is active again, and its end is told again', async () => {
    const buyer = await shop.learner();
    const id = firstPlan(await grant(buyer));
    await shop.db
      .updateTable('entitlement')
      .set({ expires_at: new Date(Date.now() - 1000), expiry_told_at: new Date(), reminded_days: 1 })
      .where('id', '=', id)
      .execute();
    await change(id, 'extend', { until: dayIn(5), reason: 'one more week' });
    expect(await plansOf(buyer)).toHaveLength(1);
    const row = await shop.db
      .selectFrom('entitlement')
      .select(['expiry_told_at', 'reminded_days'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ expiry_told_at: null, reminded_days: null });
  });

  test('revoked, premium closes at once; it cannot be revoked or extended again', async () => {
    const buyer = await shop.learner();
    const id = firstPlan(await grant(buyer));
    const answers = await Promise.all([
      change(id, 'revoke', { reason: 'shared the account' }),
      change(id, 'revoke', { reason: 'shared the account' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await plansOf(buyer)).toEqual([]);
    expect(codeOf(await change(id, 'extend', { until: dayIn(60), reason: 'why not' }))).toBe(
      'payments.access-revoked',
    );
    expect((await grant(buyer)).status).toBe(200);
  });

  test.each([
    [{ reason: '' }, 'payments.reason-missing'],
    [{ reason: 'x'.repeat(501) }, 'payments.reason-long'],
    [{ planId: 'plan99' }, 'payments.plan-unknown'],
    [{ until: '2030-02-30' }, 'payments.day-invalid'],
    [{ accountId: randomUUID() }, 'payments.buyer-unknown'],
  ])('%o is refused as %s', async (more, code) => {
    expect(codeOf(await grant(await shop.learner(), more))).toBe(code);
  });

  test('each change stands in the audit log', async () => {
    const buyer = await shop.learner();
    const id = firstPlan(await grant(buyer));
    await change(id, 'extend', { until: dayIn(60), reason: 'was ill' });
    await change(id, 'revoke', { reason: 'left' });
    const owner = await shop.signInStaff('owner');
    const { body } = await owner.get(`/api/admin/audit?search=${id}`);
    expect(body['entries']).toMatchObject([
      { action: 'payments.access-revoke', after: { reason: 'left' } },
      { action: 'payments.access-extend', after: { reason: 'was ill' } },
    ]);
    const granted = await owner.get(`/api/admin/audit?search=${buyer.email}`);
    expect(granted.body['entries']).toMatchObject([{ action: 'payments.access-grant' }]);
  });
});
