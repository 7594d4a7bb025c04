import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { PERSONAL_TABLES } from './personal-data.rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'kolam at the door';
const login = (email: string, password: string) => product.visitor.post('/api/auth', { email, password });
const startUp = async (token: unknown) =>
  (await product.app.inject({ url: '/api/auth', headers: { 'x-auth-token': String(token) } })).json<
    Record<string, unknown>
  >();

describe('ACCOUNT-8: POST /api/users/changepasswordaccount', () => {
  test('changes the password, keeps this device signed in, signs out the others and tells the owner', async () => {
    const learner = await product.learner();
    const other = (await login(learner.email, PASSWORD)).body['token'];
    const change = await learner.post('/api/users/changepasswordaccount', {
      oldpassword: PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(change.status).toBe(200);
    expect((await learner.get('/api/auth')).body).toMatchObject({ email: learner.email });
    expect(await startUp(other)).toEqual({ oldSession: true });
    expect((await login(learner.email, NEW_PASSWORD)).status).toBe(200);
    await product.doJobs();
    expect((await mailsTo(product.dataDir, learner.email)).at(-1)?.subject).toBe(
      'Your Abhyas password was changed',
    );
  });

  test('of several changes at once one is made, and the others are told that they were not', async () => {
    const learner = await product.learner();
    const wishes = [1, 2, 3, 4].map((number) => `${NEW_PASSWORD} ${number}`);
    const answers = await Promise.all(
      wishes.map((password) =>
        learner.post('/api/users/changepasswordaccount', { oldpassword: PASSWORD, password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const made = wishes[answers.findIndex(({ status }) => status === 200)];
    expect((await login(learner.email, String(made))).status).toBe(200);
  });

  test.each([
    [{ oldpassword: '', password: NEW_PASSWORD }, 'account.fields-missing'],
    [{ oldpassword: PASSWORD, password: '' }, 'account.fields-missing'],
    [{ oldpassword: 'not this one', password: NEW_PASSWORD }, 'account.old-password-wrong'],
    [{ oldpassword: PASSWORD, password: '12345' }, 'auth.password-short'],
    [{ oldpassword: PASSWORD, password: 'Password123' }, 'auth.password-common'],
    [{ oldpassword: PASSWORD, password: 'Abhyas@2026' }, 'auth.password-personal'],
  ])('ACCOUNT-8: %j changes nothing and is told as %s', async (body, code) => {
    const learner = await product.learner();
    const answer = await learner.post('/api/users/changepasswordaccount', body);
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ code }] }]);
    expect((await login(learner.email, PASSWORD)).status).toBe(200);
  });
});

describe('ACCOUNT-11: editing the profile', () => {
  test('changes what is named and leaves the rest', async () => {
    const learner = await product.learner('Asha Rao');
    await learner.post('/api/users/profile', {
      college: '  NIT  Surathkal ',
      course: 'B.Tech',
      userColor: '#B91C1C',
    });
    await learner.post('/api/users/profile', { name: 'क्‍षितिज Rao' });
    expect((await learner.get('/api/auth')).body).toMatchObject({
      name: 'क्‍षितिज Rao',
      sUserName: 'क्‍षितिज',
      college: 'NIT Surathkal',
      course: 'B.Tech',
      userColor: '#b91c1c',
    });
  });

  test('each field has its limit, told at the field', async () => {
    const learner = await product.learner();
    const answer = await learner.post('/api/users/profile', {
      name: '\u202e ',
      college: 'x'.repeat(121),
      course: 'x'.repeat(121),
      userColor: 'red;background:url(//evil)',
    });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toMatchObject([
      { field: 'name' },
      { field: 'course' },
      { field: 'college' },
      { field: 'userColor' },
    ]);
  });

  test('what only we may set is ignored', async () => {
    const learner = await product.learner();
    const before = (await learner.get('/api/auth')).body;
    await learner.post('/api/users/profile', {
      confirmed: true,
      rSD: 0,
      email: 'other@example.in',
      abhyasId: 'ABH-222222',
      official: true,
      activePlans: [{}],
      _id: 'x',
    });
    expect((await learner.get('/api/auth')).body).toEqual(before);
  });
});

describe('ACCOUNT-12: signed-in devices', () => {
  test('are listed with this one first, and can be signed out one by one or all others at once', async () => {
    const learner = await product.learner();
    const tablet = (await login(learner.email, PASSWORD)).body['token'];
    const phone = (await login(learner.email, PASSWORD)).body['token'];
    const { body } = await learner.get('/api/users/sessions');
    const sessions = body['sessions'] as { id: string; current: boolean }[];
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);

    await product.app.inject({
      method: 'DELETE',
      url: `/api/users/sessions/${sessions[1]?.id}`,
      headers: { 'x-auth-token': learner.token },
      payload: { password: PASSWORD },
    });
    const left = await Promise.all([tablet, phone].map(startUp));
    expect(left.filter((user) => 'oldSession' in user)).toHaveLength(1);

    await learner.post('/api/users/sessions/endothers', { password: PASSWORD });
    expect(await Promise.all([tablet, phone, learner.token].map(startUp))).toMatchObject([
      { oldSession: true },
      { oldSession: true },
      { email: learner.email },
    ]);
  });

  test('ASVS 7.5.2: only by the owner, who has just signed in or gives the password, not by a screen left open', async () => {
    const learner = await product.learner();
    const phone = (await login(learner.email, PASSWORD)).body['token'];
    const { body } = await learner.get('/api/users/sessions');
    const [, other] = body['sessions'] as { id: string }[];
    const endOne = (payload: object) =>
      product.app.inject({
        method: 'DELETE',
        url: `/api/users/sessions/${other?.id}`,
        headers: { 'x-auth-token': learner.token },
        payload,
      });
    for (const answer of [
      await learner.post('/api/users/sessions/endothers', {}),
      await learner.post('/api/users/sessions/endothers', { password: 'not my password' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toMatchObject([{ code: 'account.proof-password-wrong' }]);
    }
    expect((await endOne({ email: learner.email })).statusCode).toBe(400);
    expect(await startUp(phone)).toMatchObject({ email: learner.email });
  });

  test('ASVS 7.5.2: an account without a password signs others out only just after it has signed in', async () => {
    const learner = await product.learner();
    await product.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', learner.accountId)
      .execute();
    expect((await learner.post('/api/users/sessions/endothers')).status).toBe(200);
    await product.db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', learner.accountId)
      .execute();
    const late = await learner.post('/api/users/sessions/endothers');
    expect(late).toMatchObject({ status: 403, body: { errors: [{ code: 'account.sign-in-again' }] } });
  });

  test("another's device cannot be signed out", async () => {
    const [asha, imran] = [await product.learner(), await product.learner()];
    const { body } = await asha.get('/api/users/sessions');
    const [session] = body['sessions'] as { id: string }[];
    for (const id of [session?.id, 'not-an-id', "' or 1=1 --"]) {
      await product.app.inject({
        method: 'DELETE',
        url: `/api/users/sessions/${encodeURIComponent(String(id))}`,
        headers: { 'x-auth-token': imran.token },
        payload: { password: PASSWORD },
      });
    }
    expect((await asha.get('/api/auth')).body).toMatchObject({ email: asha.email });
  });
});

describe('ACCOUNT-13: downloading all my data', () => {
  test('one file with every table that knows the person, and no secret', async () => {
    const learner = await product.learner('Asha Rao');
    await learner.post('/api/settings/setsettings', { codeLanguage: 4, codeTheme: 2 });
    const { body, text } = await learner.get('/api/users/export');
    expect(body).toMatchObject({
      product: 'Abhyas',
      parts: {
        account: {
          account: [{ name: 'Asha Rao', email: learner.email }],
          consent: [{ document: 'terms-and-privacy-policy', version: '2026-11-21' }],
        },
        settings: { settings: [{ code_language: 4, code_theme: 2 }] },
      },
    });
    expect(text).not.toMatch(/argon2|token_hash|key_hash|password_hash/);
  });

  test('tables that refer to an account are all in it', async () => {
    const { rows } = await sql<{ table: string; rule: string }>`
      select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
      where confrelid = 'account'::regclass and contype = 'f'`.execute(product.db);
    const listed = PERSONAL_TABLES.filter(({ through, owner }) => !through && !owner).map(
      ({ table }) => table,
    );
    // A table may refer to an account more than once: whom a row is about, and who wrote it.
    const known = [...new Set(rows.map(({ table }) => table))];
    expect(listed.toSorted()).toEqual(known.toSorted());
    // When the account goes, its rows go or lose the name: none may keep it from going.
    expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
  });
});

describe('ACCOUNT-14: deleting my account', () => {
  test('takes the account, its sessions and its data; the address is free again', async () => {
    const learner = await product.learner();
    await learner.post('/api/settings/setsettings', { codeLanguage: 4 });
    expect((await learner.post('/api/users/delete', { password: PASSWORD })).status).toBe(200);
    expect((await learner.get('/api/auth')).body).toEqual({ oldSession: true });
    expect((await login(learner.email, PASSWORD)).status).toBe(401);
    const rows = await product.db
      .selectFrom('settings')
      .selectAll()
      .where('account_id', '=', learner.accountId)
      .execute();
    expect(rows).toEqual([]);
    const again = { name: 'Asha', email: learner.email, password: PASSWORD };
    expect((await product.visitor.post('/api/users', again)).status).toBe(200);
  });

  test('asks for the password; without one, for the address', async () => {
    const learner = await product.learner();
    for (const credentials of [{}, { password: '' }, { password: 'wrong one' }, { email: learner.email }]) {
      const answer = await learner.post('/api/users/delete', credentials);
      expect(answer.body['errors']).toMatchObject([{ code: 'account.delete-password-wrong' }]);
    }
    await sql`update account set password_hash = null where id = ${learner.accountId}`.execute(product.db);
    const wrong = await learner.post('/api/users/delete', { email: 'other@example.in' });
    expect(wrong.body['errors']).toMatchObject([{ code: 'account.delete-email-wrong' }]);
    const right = await learner.post('/api/users/delete', { email: ` ${learner.email.toUpperCase()} ` });
    expect(right.status).toBe(200);
  });
});

test('ACCOUNT-15: the consent that was given by signing up is on record, with its very words', async () => {
  const learner = await product.learner();
  const rows = await product.db
    .selectFrom('consent')
    .selectAll()
    .where('account_id', '=', learner.accountId)
    .execute();
  expect(rows).toMatchObject([
    {
      document: 'terms-and-privacy-policy',
      version: '2026-11-21',
      wording: 'By registering you agree to our terms and to our privacy policy.',
    },
  ]);
});
