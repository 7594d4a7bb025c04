import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo, newestKey } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Moves what an account asked for into the past. */
async function passTime(accountId: string, interval: string): Promise<void> {
  await sql`update mail_request set requested_at = requested_at - ${interval}::interval where account_id = ${accountId}`.execute(
    product.db,
  );
  await sql`update mail_key set expires_at = expires_at - ${interval}::interval where account_id = ${accountId}`.execute(
    product.db,
  );
}

const open = (key: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url: `/emailconfirmed?key=${key}`, headers });

async function newcomer(name?: string) {
  const learner = await product.learner(name);
  await product.doJobs();
  return learner;
}

const isConfirmed = async (learner: Awaited<ReturnType<typeof newcomer>>) =>
  (await learner.get('/api/auth')).body['confirmed'];

describe('the confirmation mail', () => {
  test('goes out at registration, as HTML and text, with a link from PUBLIC_URL to /emailconfirmed', async () => {
    const learner = await newcomer('Asha <b>Rao</b>');
    const [mail, ...more] = await mailsTo(product.dataDir, learner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your email for Abhyas');
    expect(mail?.text).toContain('Hello Asha <b>Rao</b>,');
    expect(mail?.html).toContain('Hello Asha &lt;b&gt;Rao&lt;/b&gt;,');
    expect(mail?.links).toHaveLength(1);
    expect(mail?.links[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/emailconfirmed\?key=[\w-]{43}$/);
    expect(mail?.html).toContain(`href="${mail?.links[0]}"`);
  });

  test.each(['Winner! http://prize.example', 'Go to www.prize.in', 'prize.co.in', 't.me/prize'])(
    'a name that reads as a link (%s) is not carried to an address that somebody else may own',
    async (name) => {
      const learner = await newcomer(name);
      const [mail] = await mailsTo(product.dataDir, learner.email);
      expect(mail?.text).toContain('Hello,\n');
      expect(mail?.text + String(mail?.html)).not.toContain('prize');
    },
  );

  test('initials in a name are greeted apart, so that no dot leads to a domain', async () => {
    const learner = await newcomer('M.S.Iyer');
    const [mail] = await mailsTo(product.dataDir, learner.email);
    expect(mail?.text).toContain('Hello M. S. Iyer,');
  });

  test('a line break in a name adds no header to a mail', async () => {
    const learner = await newcomer('Asha\r\nBcc: all\r\n\r\nRao');
    const [mail] = await mailsTo(product.dataDir, learner.email);
    expect(mail?.toName).toBe('Asha Bcc: all Rao');
    expect(mail?.headerNames).not.toContain('bcc');
  });

  test('its link confirms the address and leads to the screen without the key', async () => {
    const learner = await newcomer();
    const key = await newestKey(product.dataDir, learner.email);
    const answer = await open(key);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/emailconfirmed?verified=1']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isConfirmed(learner)).toBe(true);
  });

  test('programs that look ahead do not use it up', async () => {
    const learner = await newcomer();
    const key = await newestKey(product.dataDir, learner.email);
    const head = await product.app.inject({ method: 'HEAD', url: `/emailconfirmed?key=${key}` });
    expect(head.statusCode).toBe(404);
    expect((await open(key, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(503);
    expect(await isConfirmed(learner)).toBe(false);

    await open(key);
    expect((await open(key)).headers.location).toBe('/emailconfirmed?verified=1');
  });

  test('the newest replaces the older, and an old, a foreign or a made-up key confirms nobody', async () => {
    const learner = await newcomer();
    const first = await newestKey(product.dataDir, learner.email);
    await learner.get('/api/users/resend');
    await product.doJobs();
    const second = await newestKey(product.dataDir, learner.email);
    expect(second).not.toBe(first);

    await passTime(learner.accountId, '48 hours');
    for (const key of [first, second, 'made-up', '']) {
      expect((await open(key)).headers.location).toBe('/emailconfirmed?invalid=1');
    }
    expect(await isConfirmed(learner)).toBe(false);
  });

  test('a recovery key does not confirm, a confirmation key does not recover', async () => {
    const learner = await newcomer();
    const confirmation = await newestKey(product.dataDir, learner.email);
    const recovery = await product.visitor.post('/api/users/changepassword', {
      recKey: confirmation,
      email: learner.email,
      password: 'a-new-evening',
    });
    expect(recovery.body['errors']).toMatchObject([{ code: 'auth.key-invalid' }]);
  });
});

describe('AUTH-29: GET /api/users/resend', () => {
  test('sends one mail, the second request within a minute is told to wait, five a day is all', async () => {
    const learner = await newcomer();
    expect((await learner.get('/api/users/resend')).status).toBe(200);
    const tooSoon = await learner.get('/api/users/resend');
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body['errors']).toMatchObject([{ code: 'auth.mail-too-soon' }]);
    for (let asked = 1; asked < 5; asked += 1) {
      await passTime(learner.accountId, '61 seconds');
      expect((await learner.get('/api/users/resend')).status).toBe(200);
    }
    await passTime(learner.accountId, '61 seconds');
    expect((await learner.get('/api/users/resend')).status).toBe(429);
    await product.doJobs();
    expect(await mailsTo(product.dataDir, learner.email)).toHaveLength(1 + 5);
  });

  test('a double click sends one mail', async () => {
    const learner = await newcomer();
    const answers = await Promise.all([learner.get('/api/users/resend'), learner.get('/api/users/resend')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test('an address that is confirmed gets no more of them, not even those on their way', async () => {
    const learner = await newcomer();
    const key = await newestKey(product.dataDir, learner.email);
    await learner.get('/api/users/resend');
    await open(key);
    await product.doJobs();
    expect(await mailsTo(product.dataDir, learner.email)).toHaveLength(1);
    const again = await learner.get('/api/users/resend');
    expect(again.body['errors']).toMatchObject([{ code: 'account.already-confirmed' }]);
  });

  test('an image on another website cannot set it off', async () => {
    const learner = await newcomer();
    const { statusCode } = await product.app.inject({
      url: '/api/users/resend',
      headers: { 'x-auth-token': learner.token, 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(403);
  });
});
