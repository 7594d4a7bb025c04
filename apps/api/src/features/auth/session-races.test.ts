import { setTimeout as sleep } from 'node:timers/promises';

import { hash } from '@node-rs/argon2';
import { withClient } from '@abhyas/postgres/with-client';
import { sql } from 'kysely';
import { oneOf, THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newestKey } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'kolam at the door';
/** On a busy machine as many as find a connection to the database at once: others would be told that it is out of reach. */
const AT_ONCE = THOROUGH ? 25 : 10;

const login = (email: string, password = PASSWORD) => product.visitor.post('/api/auth', { email, password });

const from = (remoteAddress: string, email: string, password = PASSWORD) =>
  product.app.inject({ method: 'POST', url: '/api/auth', payload: { email, password }, remoteAddress });

async function isSignedIn(token: unknown): Promise<boolean> {
  const answer = await product.app.inject({
    url: '/api/auth',
    headers: { 'x-auth-token': String(token) },
  });
  return !('oldSession' in answer.json<Record<string, unknown>>());
}

/** Many sign-ins with the old password while `event` is under way, begun a little later than it or earlier. */
async function signInsBeside(email: string, delayMs: number, event: () => Promise<{ status: number }>) {
  const happening = delayMs < 0 ? sleep(-delayMs).then(event) : event();
  if (delayMs > 0) await sleep(delayMs);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => login(email)));
  expect((await happening).status).toBe(200);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const tokens = answers.filter(({ status }) => status === 200).map(({ body }) => body['token']);
  return (await Promise.all(tokens.map(isSignedIn))).filter(Boolean).length;
}

const DELAYS_MS = oneOf(3, [-40, -10, 0, 5, 15, 25, 40]);
/** In `npm test` a storm is a fifth as large: what is proved is who waits for whom. */
const storm = (count: number): number => (THOROUGH ? count : Math.ceil(count / 5));

describe('a session begins only if what was verified still holds', () => {
  test.each(DELAYS_MS)('no sign-in with the old password outlives its change (%i ms)', async (delayMs) => {
    const learner = await product.learner();
    const change = () =>
      learner.post('/api/users/changepasswordaccount', { oldpassword: PASSWORD, password: NEW_PASSWORD });
    expect(await signInsBeside(learner.email, delayMs, change)).toBe(0);
    // Those that came after the change were wrong, and many of them make the account pause.
    await product.db.deleteFrom('sign_in_throttle').execute();
    expect((await login(learner.email, NEW_PASSWORD)).status).toBe(200);
  });

  test.each(DELAYS_MS)('no sign-in with the old password outlives a recovery (%i ms)', async (delayMs) => {
    const { email } = await product.learner();
    await product.visitor.get(`/api/users/recoverymail?email=${encodeURIComponent(email)}`);
    await product.doJobs();
    const recKey = await newestKey(product.dataDir, email);
    const recover = () =>
      product.visitor.post('/api/users/changepassword', { recKey, email, password: NEW_PASSWORD });
    expect(await signInsBeside(email, delayMs, recover)).toBe(0);
  });

  test.each(DELAYS_MS)(
    'a sign-in into an account that is being deleted is refused (%i ms)',
    async (delayMs) => {
      const learner = await product.learner();
      const remove = () => learner.post('/api/users/delete', { password: PASSWORD });
      expect(await signInsBeside(learner.email, delayMs, remove)).toBe(0);
    },
  );

  test.each([
    ['deleted', 'delete from account where id = $1', 400],
    ['given another password', 'delete from mail_key where account_id = $1', 400],
    ['signed out everywhere', 'delete from session where account_id = $1', 200],
  ])('a recovery beside an account that is being %s ends in an answer', async (_what, deed, status) => {
    const { email, accountId } = await product.learner();
    await product.visitor.get(`/api/users/recoverymail?email=${encodeURIComponent(email)}`);
    await product.doJobs();
    const recKey = await newestKey(product.dataDir, email);
    const recovered = await withClient(product.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('select from account where id = $1 for update', [accountId]);
      const recovering = product.visitor.post('/api/users/changepassword', {
        recKey,
        email,
        password: NEW_PASSWORD,
      });
      // Long enough for the recovery to have taken hold of what it can.
      await sleep(300);
      await client.query(deed, [accountId]);
      await client.query('commit');
      return recovering;
    });
    expect(recovered.status).toBe(status);
  });

  test('of a hash that was made at another cost many devices sign in at once, and an old password stays old', async () => {
    const outdated = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const learner = await product.learner();
    const make = () =>
      product.db
        .updateTable('account')
        .set({ password_hash: outdated })
        .where('id', '=', learner.accountId)
        .execute();
    await make();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => login(learner.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await make();
    const change = await learner.post('/api/users/changepasswordaccount', {
      oldpassword: PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(change.status).toBe(200);
    expect((await login(learner.email)).status).toBe(401);
  });

  test('Google’s sign-in does not outlive a recovery that cuts its link', async () => {
    const { email, accountId } = await product.learner();
    const google = { issuer: 'https://accounts.google.com', subject: `of-${accountId}` };
    await product.db
      .insertInto('google_identity')
      .values({ account_id: accountId, ...google })
      .execute();
    const { simulator } = product.google;
    const idToken = await simulator?.issue({
      sub: google.subject,
      email,
      email_verified: true,
      name: 'Asha Rao',
    });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // What recoverAccount does, held open before it ends.
    const recovery = product.db.transaction().execute(async (trx) => {
      await sql`select from account where id = ${accountId} for update`.execute(trx);
      await sql`delete from google_identity where account_id = ${accountId}`.execute(trx);
      await sql`delete from session where account_id = ${accountId}`.execute(trx);
      await held;
    });
    const signingIn = product.visitor.post('/api/auth/gsignin', { idToken });
    await sleep(150);
    letGo();
    await recovery;
    const { status, body } = await signingIn;
    // The address is not confirmed, so Google's word for it does not open the account again.
    expect([status, body['errors']]).toMatchObject([409, [{ code: 'auth.google-address-taken' }]]);
    const left = await product.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('before the hash callers are queued fairly', () => {
  test.each([
    ['of one address, from one network', 130, () => ['nobody@example.in', '203.0.113.9']],
    ['of many addresses, from one network', 500, (n: number) => [`nobody${n}@example.in`, '203.0.113.10']],
    [
      'of many addresses, from one /64',
      590,
      (n: number) => [`stranger${n}@example.in`, `2001:db8:7:7::${n}`],
    ],
  ] as const)('wrong sign-ins %s turn no right one away', async (_what, count, nameOf) => {
    const { email } = await product.learner();
    const wrong = Array.from({ length: storm(count) }, (_, number) => {
      const [address = '', network = ''] = nameOf(number);
      return from(network, address, 'not this one');
    });
    const startedAt = performance.now();
    const right = await Promise.all([from('198.51.100.4', email), from('198.51.100.5', email)]);
    const waitedMs = performance.now() - startedAt;
    expect(right.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const allMs = await Promise.all(wrong).then(() => performance.now() - startedAt);
    // After a few turns, not after all of them.
    expect(waitedMs).toBeLessThan(allMs);
  });

  test('a right sign-in from the attacker’s own network is served, too', async () => {
    const { email } = await product.learner();
    const wrong = Array.from({ length: storm(130) }, (_, n) =>
      from('203.0.113.11', `no${n}@example.in`, 'wrong'),
    );
    expect((await from('203.0.113.11', email)).statusCode).toBe(200);
    await Promise.all(wrong);
  });
});
