import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/test-product.ts';
import { startPaymentsHarness, type Buyer, type PaymentsHarness } from '../payments/payments-harness.ts';

let shop: PaymentsHarness;
let accounts: Person;
let second: Person;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  accounts = await shop.signInStaff('accounts');
  second = await shop.signInStaff('accounts');
});
afterAll(() => shop.close());
beforeEach(() => shop.behave({ webhooks: 'off' }));

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ask = (buyer: Buyer, more: object = {}) =>
  accounts.post('/api/admin/money/access', {
    grantId: randomUUID(),
    accountId: buyer.accountId,
    planId: 'plan1',
    until: dayIn(30),
    reason: 'won the contest',
    ...more,
  });
const askToChange = (id: string, what: 'extend' | 'revoke', body: object) =>
  accounts.post(`/api/admin/money/access/${id}/${what}`, body);

const REQUESTS = '/api/admin/money/access/requests';
type Request = { readonly id: string; readonly email: string; readonly mine: boolean };
const waiting = async (person: Person): Promise<Request[]> =>
  (await person.get(REQUESTS)).body['requests'] as Request[];
const decide = (person: Person, id: string, what: 'approve' | 'reject') =>
  person.post(`${REQUESTS}/${id}/${what}`);

/** Asked for by one person and approved by another. */
async function grant(buyer: Buyer, more: object = {}) {
  const asked = await ask(buyer, more);
  if (asked.status !== 200) return asked;
  const request = (await waiting(second)).find(({ email }) => email === buyer.email);
  const approved = request ? await decide(second, request.id, 'approve') : asked;
  return approved.status === 200 ? holderOf(buyer) : approved;
}

async function holderOf(buyer: Buyer) {
  const { status, body } = await accounts.get(`/api/admin/money/holders?search=${buyer.email}`);
  return { status, body: (body['holders'] as Record<string, unknown>[])[0] ?? {} };
}

async function change(id: string, what: 'extend' | 'revoke', body: object) {
  const asked = await askToChange(id, what, body);
  if (what === 'revoke' || asked.status !== 200) return asked;
  const request = (await waiting(second)).find(({ email }) => email === asked.body['email']);
  return decide(second, request?.id ?? '', 'approve');
}
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(buyer, { grantId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const longer = await ask(buyer, { grantId, until: dayIn(90) });
    expect([longer.status, codeOf(longer)]).toEqual([409, 'payments.sent-otherwise']);
    expect((await decide(second, grantId, 'approve')).status).toBe(200);
    expect(await plansOf(buyer)).toHaveLength(1);
    const again = await grant(buyer);
    expect([again.status, codeOf(again)]).toEqual([409, 'payments.access-held']);
  });

  test('nothing opens before somebody else approves it, and never twice', async () => {
    const buyer = await shop.learner();
    expect((await ask(buyer)).status).toBe(200);
    expect(codeOf(await ask(buyer))).toBe('payments.access-waits');
    expect(await plansOf(buyer)).toEqual([]);
    const [request] = (await waiting(accounts)).filter(({ email }) => email === buyer.email);
    const id = request?.id ?? '';
    expect(request?.mine).toBe(true);
    const own = await decide(accounts, id, 'approve');
    expect([own.status, codeOf(own)]).toEqual([403, 'payments.access-same-person']);
    expect(await plansOf(buyer)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => decide(second, id, 'approve')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await plansOf(buyer)).toHaveLength(1);
  });

  test('an owner needs a second person, too, and nobody approves access for their own account', async () => {
    const owner = await shop.signInStaff('owner');
    const params = { grantId: randomUUID(), accountId: owner.accountId, planId: 'plan1', until: dayIn(30) };
    await accounts.post('/api/admin/money/access', { ...params, reason: 'to look around' });
    const [request] = (await waiting(owner)).filter(({ email }) => email === owner.email);
    expect(codeOf(await decide(owner, request?.id ?? '', 'approve'))).toBe('payments.access-own-plan');
    expect((await decide(second, request?.id ?? '', 'approve')).status).toBe(200);
    const buyer = await shop.learner();
    const own = { grantId: randomUUID(), accountId: buyer.accountId, planId: 'plan1', until: dayIn(30) };
    await owner.post('/api/admin/money/access', { ...own, reason: 'a scholarship' });
    expect(codeOf(await decide(owner, own.grantId, 'approve'))).toBe('payments.access-same-person');
  });

  test('extending waits for a second person; a declined request opens nothing', async () => {
    const buyer = await shop.learner();
    const id = firstPlan(await grant(buyer));
    const [before] = await plansOf(buyer);
    await askToChange(id, 'extend', { until: dayIn(300), reason: 'was ill' });
    expect(await plansOf(buyer)).toMatchObject([{ expiry: before?.expiry }]);
    const [request] = (await waiting(second)).filter(({ email }) => email === buyer.email);
    expect((await decide(second, request?.id ?? '', 'reject')).status).toBe(200);
    expect(codeOf(await decide(second, request?.id ?? '', 'approve'))).toBe('payments.access-decided');
    // Found by the person, as what was asked for is.
    const owner = await shop.signInStaff('owner');
    const { body } = await owner.get(`/api/admin/audit?search=${buyer.email}`);
    const told = (body['entries'] as { action: string }[]).map(({ action }) => action);
    expect(told.slice(0, 2)).toEqual(['payments.access-reject', 'payments.access-ask']);
    expect(await plansOf(buyer)).toMatchObject([{ expiry: before?.expiry }]);
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

  test('each change is in the audit log', async () => {
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
    expect(granted.body['entries']).toMatchObject([
      { action: 'payments.access-ask' },
      { action: 'payments.access-grant' },
      { action: 'payments.access-ask' },
    ]);
  });
});
