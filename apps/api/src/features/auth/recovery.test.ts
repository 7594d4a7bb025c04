import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo, newestKey } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'kolam at the door';

const ask = (email: string) =>
  product.visitor.get(`/api/users/recoverymail?email=${encodeURIComponent(email)}`);
const change = (recKey: string, email: string, password = NEW_PASSWORD) =>
  product.visitor.post('/api/users/changepassword', { recKey, email, password });
const login = (email: string, password: string) => product.visitor.post('/api/auth', { email, password });
const recoveries = async (email: string) =>
  (await mailsTo(product.dataDir, email)).filter(({ subject }) => subject.includes('Choose a new password'));

async function forgetful(): Promise<{ email: string; key: string; token: string; accountId: string }> {
  const learner = await product.learner();
  await ask(learner.email);
  await product.doJobs();
  return { ...learner, key: await newestKey(product.dataDir, learner.email) };
}

function passTime(accountId: string, interval: string) {
  return sql`with keys as (
      update mail_key set expires_at = expires_at - ${interval}::interval where account_id = ${accountId})
    update mail_request set requested_at = requested_at - ${interval}::interval
    where account_id = ${accountId}`.execute(product.db);
}

describe('AUTH-30: GET /api/users/recoverymail', () => {
  test('AUTH-7: the link leads to /recover?email=…&key=…', async () => {
    const { email } = await forgetful();
    const [mail] = await recoveries(email);
    const link = new URL(mail?.links[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:3000/recover');
    expect([...link.searchParams.keys()]).toEqual(['email', 'key']);
    expect(link.searchParams.get('email')).toBe(email);
    expect(mail?.text).toContain('This link works once, and for 60 minutes.');
  });

  test('answers alike whether or not the address is known, and above the limits', async () => {
    const { email } = await forgetful();
    const answers = [await ask(email), await ask('nobody@example.in'), await ask(email)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, '{"ok":true}']),
    );
    await product.doJobs();
    expect(await mailsTo(product.dataDir, 'nobody@example.in')).toEqual([]);
  });

  test('sends one a minute and three an hour, however often somebody asks', async () => {
    const { email, accountId } = await forgetful();
    for (let asked = 0; asked < 10; asked += 1) await ask(email);
    await product.doJobs();
    expect(await recoveries(email)).toHaveLength(1);
    for (let minute = 0; minute < 5; minute += 1) {
      await passTime(accountId, '61 seconds');
      await ask(email);
      await product.doJobs();
    }
    expect(await recoveries(email)).toHaveLength(3);
    await passTime(accountId, '61 minutes');
    await ask(email);
    await product.doJobs();
    expect(await recoveries(email)).toHaveLength(4);
  });

  test.each(['', 'nobody', 'a\0b@example.in'])(
    "what is no address (%j) answers 'Please enter a valid email address'",
    async (email) => {
      const answer = await ask(email);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toMatchObject([
        { msg: 'Please enter a valid email address', field: 'email' },
      ]);
    },
  );

  test('an image on another website cannot set it off', async () => {
    const { statusCode } = await product.app.inject({
      url: '/api/users/recoverymail?email=a@example.in',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(403);
  });
});

describe('AUTH-31: POST /api/users/changepassword', () => {
  test('sets the password, ends every session, confirms the address and tells the owner', async () => {
    const { email, key, token } = await forgetful();
    expect((await change(key, email.toUpperCase())).status).toBe(200);
    const old = await product.app.inject({ url: '/api/auth', headers: { 'x-auth-token': token } });
    expect(old.json()).toEqual({ oldSession: true });
    expect((await login(email, PASSWORD)).status).toBe(401);
    const { body } = await login(email, NEW_PASSWORD);
    const user = await product.app.inject({
      url: '/api/auth',
      headers: { 'x-auth-token': String(body['token']) },
    });
    expect(user.json()).toMatchObject({ confirmed: true });
    await product.doJobs();
    const mail = (await mailsTo(product.dataDir, email)).at(-1);
    expect(mail?.subject).toBe('Your Abhyas password was changed');
    expect(mail?.text).not.toContain('key=');
  });

  test('a key works once', async () => {
    const { email, key } = await forgetful();
    const answers = await Promise.all([change(key, email), change(key, email, 'another evening')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await change(key, email)).body['errors']).toMatchObject([{ code: 'auth.key-invalid' }]);
  });

  test('a faulty password is refused before the key is used', async () => {
    const { email, key } = await forgetful();
    const short = await change(key, email, '12345');
    expect(short.body['errors']).toMatchObject([
      { msg: 'The password must have a minimum of 6 characters', field: 'password' },
    ]);
    expect((await change(key, email, 'iloveyou')).body['errors']).toMatchObject([
      { code: 'auth.password-common' },
    ]);
    expect((await change(key, email)).status).toBe(200);
  });

  test("another's key, an older key, an expired key and a made-up key change nothing", async () => {
    const asha = await forgetful();
    const imran = await forgetful();
    expect((await change(asha.key, imran.email)).status).toBe(400);
    expect((await change('made-up', imran.email)).status).toBe(400);

    await passTime(imran.accountId, '61 seconds');
    await ask(imran.email);
    await product.doJobs();
    const newer = await newestKey(product.dataDir, imran.email);
    expect((await change(imran.key, imran.email)).status).toBe(400);
    await passTime(imran.accountId, '60 minutes');
    expect((await change(newer, imran.email)).status).toBe(400);
    expect((await login(imran.email, PASSWORD)).status).toBe(200);
  });

  test('a request that waited longer than its key would live is not sent', async () => {
    const learner = await product.learner();
    await product.doJobs();
    const { mailAccount } = await import('./account-mails.service.ts');
    await mailAccount(product.db, 'recovery', learner.accountId);
    await sql`update graphile_worker._private_jobs
      set payload = jsonb_set(payload::jsonb, '{askedAt}', '"2020-01-01T00:00:00Z"')::json`.execute(
      product.db,
    );
    await product.doJobs();
    expect(await recoveries(learner.email)).toEqual([]);
  });
});

describe('AUTH-34: 200 wrong passwords, and the real owner still gets in by mail', () => {
  test('the account is closed to guessing, the mail opens it', async () => {
    const { email, key, accountId } = await forgetful();
    const answers: number[] = [];
    for (let guess = 0; guess < 200; guess += 1) {
      answers.push((await login(email, `guess number ${guess}`)).status);
      // The pauses pass as if the guesser had waited for each.
      await sql`update sign_in_throttle set blocked_until = now()`.execute(product.db);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(100);
    const locked = await login(email, PASSWORD);
    expect(locked.status).toBe(403);
    expect(locked.body['errors']).toMatchObject([{ code: 'auth.recovery-only' }]);
    await passTime(accountId, '0 seconds');
    expect((await change(key, email)).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });
});
