import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  startForeignProvider,
  type Claims,
  type ForeignProvider,
} from '../../../testing/foreign-provider.ts';
import { mailsTo, newestKey } from '../../../testing/outbox.ts';
import { finishClass, planClass } from '../../../testing/test-batch.ts';
import { startTestProduct, type Person, type TestProduct } from '../../../testing/test-product.ts';

const RETURN = 'http://127.0.0.1:3000/login/return';
const PASSWORD = 'correct horse battery';

let product: TestProduct;
let college: ForeignProvider;
let other: ForeignProvider;
let owner: Person;
/** Ids of the two, as they are offered. */
let ids: Record<'college' | 'other', string>;

beforeAll(async () => {
  product = await startTestProduct();
  [college, other] = await Promise.all([startForeignProvider(RETURN), startForeignProvider(RETURN)]);
  owner = await product.signInStaff('owner');
  const made = { ...(await add('College', college)), ...(await add('Other', other)) };
  ids = { college: made['College'] ?? '', other: made['Other'] ?? '' };
});
afterAll(() => Promise.all([college.close(), other.close(), product.close()]));
beforeEach(() => product.db.updateTable('registration_rule').set({ kind: 'open', domains: [] }).execute());

async function add(name: string, { issuer, clientId, clientSecret }: ForeignProvider) {
  const given = { name, issuer, clientId, clientSecret, domains: ['college.example'], offered: true };
  const { body } = await owner.post('/api/admin/sign-in/providers', given);
  const providers = body['providers'] as { id: string; name: string }[];
  return Object.fromEntries(providers.map((each) => [each.name, each.id]));
}

let people = 0;
/** Somebody new at the college, with an address that it has verified. */
function somebody(claims: Claims = {}, provider = college) {
  people += 1;
  const login = `student${people}`;
  const email = claims.email ?? `${login}@college.example`;
  provider.knows(login, { email, email_verified: true, name: 'Meera Nair', ...claims });
  return { login, email };
}

async function begin(id = ids.college): Promise<{ url: string; key: string }> {
  const { body } = await product.visitor.post(`/api/auth/providers/${id}/begin`);
  return { url: String(body['url']), key: String(body['key']) };
}
const finish = (key: string, answer: string) =>
  product.visitor.post('/api/auth/providers/finish', { key, answer });

/** The whole way. */
async function signIn(login: string, { provider = college, id = ids.college } = {}) {
  const { url, key } = await begin(id);
  return finish(key, await provider.visit(url, login));
}
async function userOf(token: unknown): Promise<Record<string, unknown>> {
  const headers = { 'x-auth-token': String(token) };
  return (await product.app.inject({ url: '/api/auth', headers })).json();
}
async function as(token: unknown, url: string, payload: object = {}) {
  const headers = { 'x-auth-token': String(token) };
  return product.app.inject({ method: 'POST', url, headers, payload });
}
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body['errors'] as { code: string }[] | undefined)?.[0]?.code,
];

/** Somebody who registered with a password before. */
async function local(email: string, { confirmed = true } = {}): Promise<string> {
  const { body } = await product.visitor.post('/api/users', { name: 'Local', email, password: PASSWORD });
  if (confirmed) {
    await product.doJobs();
    await product.app.inject({ url: `/emailconfirmed?key=${await newestKey(product.dataDir, email)}` });
  }
  return String(body['token']);
}
const login = (email: string) => product.visitor.post('/api/auth', { email, password: PASSWORD });

describe('AUTH-40: the way to the provider and back', () => {
  test('code, PKCE, state and nonce go to the provider; both endings of the way are ours', async () => {
    const { url } = await begin();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'abhyas',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: RETURN,
      code_challenge_method: 'S256',
    });
    for (const drawn of ['state', 'nonce', 'code_challenge']) expect(asked[drawn]).toMatch(/^[\w-]{43}$/);
  });

  test('it is good once', async () => {
    const { url, key } = await begin();
    const answer = await college.visit(url, somebody().login);
    const both = await Promise.all([finish(key, answer), finish(key, answer)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect(codeOf(await finish(key, answer))).toEqual([401, 'auth.provider-expired']);
  });

  test('only the browser that began it comes back: what somebody else brings does not spoil it', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const answer = await college.visit(mine.url, somebody().login);
    expect(codeOf(await finish(theirs.key, answer))).toEqual([401, 'auth.provider-expired']);
    expect(codeOf(await finish('', answer))).toEqual([401, 'auth.provider-expired']);
    expect((await finish(mine.key, answer)).status).toBe(200);
  });

  test('not after 15 minutes', async () => {
    const { url, key } = await begin();
    const answer = await college.visit(url, somebody().login);
    await product.db.updateTable('provider_attempt').set({ expires_at: new Date() }).execute();
    expect(codeOf(await finish(key, answer))).toEqual([401, 'auth.provider-expired']);
  });

  test('whoever turns back at the provider is told that nothing happened; what is too long is refused', async () => {
    const { url, key } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error: 'access_denied', state, iss: college.issuer }).toString();
    expect(codeOf(await finish(key, answer))).toEqual([401, 'auth.provider-cancelled']);
    expect((await finish(key, 'x'.repeat(9000))).status).toBe(400);
  });
});

describe('AUTH-41: what a proved address opens', () => {
  test('a new account: confirmed, without a password, in the classes whose lists have it', async () => {
    const person = somebody();
    const teacher = await product.signInStaff('teacher');
    const csv = `name,email\nMeera,${person.email}\n`;
    const { classId } = await planClass(teacher, { name: 'By provider', csv });
    await finishClass(teacher, classId);
    const { status, body } = await signIn(person.login);
    expect(status).toBe(200);
    const expected = { name: 'Meera Nair', email: person.email, confirmed: true, rSD: 0 };
    expect(await userOf(body['token'])).toMatchObject(expected);
    const headers = { 'x-auth-token': String(body['token']) };
    expect((await product.app.inject({ url: '/api/content/subtopic/later', headers })).statusCode).toBe(200);
  });

  test('AUTH-37: no new account where this address may not register; who has one comes in', async () => {
    const [known, stranger] = [somebody(), somebody()];
    await signIn(known.login);
    await product.db.updateTable('registration_rule').set({ kind: 'closed' }).execute();
    expect(codeOf(await signIn(stranger.login))).toEqual([403, 'auth.registration-closed']);
    expect((await signIn(known.login)).status).toBe(200);
  });

  test('an account with the same address is linked, keeps its password, and its owner is told by mail', async () => {
    const person = somebody();
    const token = await local(person.email);
    const answer = await signIn(person.login);
    expect((await userOf(answer.body['token']))['_id']).toBe((await userOf(token))['_id']);
    expect((await login(person.email)).status).toBe(200);
    await product.doJobs();
    const mail = (await mailsTo(product.dataDir, person.email)).at(-1);
    expect(mail?.subject).toBe('You can now sign in to Abhyas with College');
  });

  test('whoever registered the address without confirming it is shut out', async () => {
    const person = somebody();
    const token = await local(person.email, { confirmed: false });
    const answer = await signIn(person.login);
    expect(await userOf(answer.body['token'])).toMatchObject({ confirmed: true, rSD: 0 });
    expect(await userOf(token)).toEqual({ oldSession: true });
    expect((await login(person.email)).status).toBe(401);
  });

  test('a changed address finds the same account; one that went to somebody else opens nothing', async () => {
    const person = somebody();
    const first = await signIn(person.login);
    college.knows(person.login, { email: `moved-${person.email}`, email_verified: true });
    const moved = await signIn(person.login);
    expect((await userOf(moved.body['token']))['_id']).toBe((await userOf(first.body['token']))['_id']);
    const heir = somebody({ email: person.email });
    expect(codeOf(await signIn(heir.login))).toEqual([409, 'auth.provider-address-taken']);
  });

  test('two first sign-ins at once end in one account', async () => {
    const { login: name } = somebody();
    const answers = await Promise.all([signIn(name), signIn(name)]);
    const users = await Promise.all(answers.map(({ body }) => userOf(body['token'])));
    expect(users[0]?.['_id']).toBeDefined();
    expect(users[0]?.['_id']).toBe(users[1]?.['_id']);
  });

  test('two providers open one account, each by its own', async () => {
    const person = somebody();
    other.knows(person.login, { email: person.email, email_verified: true });
    const [one, two] = [
      await signIn(person.login),
      await signIn(person.login, { provider: other, id: ids.other }),
    ];
    expect((await userOf(two.body['token']))['_id']).toBe((await userOf(one.body['token']))['_id']);
  });

  test('no address, or none that is one: nobody', async () => {
    const { login: bare } = somebody();
    college.knows(bare, { name: 'Nobody' });
    expect(codeOf(await signIn(bare))).toEqual([403, 'auth.provider-no-address']);
    const { login: hostile } = somebody({ email: 'a@college.example\r\nBcc: b@x.in' });
    expect(codeOf(await signIn(hostile))).toEqual([403, 'auth.provider-no-address']);
  });
});

const unproved = () => [somebody({ email_verified: false }), somebody({ email: `s${people}@gmail.com` })];

describe('AUTH-42: an address that is not proved', () => {
  test('makes no account, opens none, and takes none over', async () => {
    for (const person of unproved()) {
      expect(codeOf(await signIn(person.login))).toEqual([403, 'auth.provider-unproved']);
      const token = await local(person.email, { confirmed: false });
      expect(codeOf(await signIn(person.login))).toEqual([403, 'auth.provider-unproved']);
      expect(await userOf(token)).toMatchObject({ email: person.email });
    }
  });

  test('is linked once the owner of the account has logged in, and opens it from then on', async () => {
    for (const person of unproved()) {
      const token = await local(person.email);
      const { body } = await signIn(person.login);
      expect(body).toEqual({ link: { key: expect.any(String), name: 'College', email: person.email } });
      const { key } = body['link'] as { key: string };
      const linked = await as(token, '/api/auth/providers/link', { key });
      expect([linked.statusCode, linked.json()]).toEqual([200, { name: 'College' }]);
      expect((await as(token, '/api/auth/providers/link', { key })).statusCode).toBe(409);
      const again = await signIn(person.login);
      expect((await userOf(again.body['token']))['_id']).toBe((await userOf(token))['_id']);
      await product.doJobs();
      expect((await mailsTo(product.dataDir, person.email)).at(-1)?.subject).toMatch(/with College$/);
    }
  });

  test('is not linked with another account, nor after 30 minutes', async () => {
    const person = somebody({ email_verified: false });
    const [token, stranger] = [await local(person.email), await product.learner()];
    const pending = async () => {
      const { body } = await signIn(person.login);
      return { key: (body['link'] as { key: string }).key };
    };
    const first = await pending();
    expect((await stranger.post('/api/auth/providers/link', first)).status).toBe(409);
    expect((await as(token, '/api/auth/providers/link', first)).statusCode).toBe(200);

    const late = somebody({ email_verified: false });
    const lateToken = await local(late.email);
    const { body } = await signIn(late.login);
    await product.db.updateTable('provider_link').set({ expires_at: new Date() }).execute();
    const { key } = body['link'] as { key: string };
    expect((await as(lateToken, '/api/auth/providers/link', { key })).statusCode).toBe(409);
  });
});

describe('AUTH-43: a session like any other', () => {
  test('a password by mail ends it, and the link stays', async () => {
    const person = somebody();
    const { body } = await signIn(person.login);
    await product.visitor.get(`/api/users/recoverymail?email=${person.email}`);
    await product.doJobs();
    const recKey = await newestKey(product.dataDir, person.email);
    const change = { recKey, email: person.email, password: PASSWORD };
    expect((await product.visitor.post('/api/users/changepassword', change)).status).toBe(200);
    expect(await userOf(body['token'])).toEqual({ oldSession: true });
    const again = await signIn(person.login);
    expect(await userOf(again.body['token'])).toMatchObject({ email: person.email, rSD: 1 });
  });

  test('logout ends it; an account that is deleted is gone with its link, and the next way makes a new one', async () => {
    const person = somebody();
    const { body } = await signIn(person.login);
    await as(body['token'], '/api/auth/logout');
    expect(await userOf(body['token'])).toEqual({ oldSession: true });
    const second = await signIn(person.login);
    const { _id: id } = await userOf(second.body['token']);
    const headers = { 'x-auth-token': String(second.body['token']) };
    const file = await product.app.inject({ url: '/api/users/export', headers });
    expect(file.body).toContain(`"subject": "${person.login}"`);
    expect((await as(second.body['token'], '/api/users/delete', { email: person.email })).statusCode).toBe(
      200,
    );
    const third = await signIn(person.login);
    expect((await userOf(third.body['token']))['_id']).not.toBe(id);
  });

  test('a provider that is hidden opens nothing, also for who is under way; taken away its accounts stay', async () => {
    const gone = await startForeignProvider(RETURN);
    const id = (await add('Gone', gone))['Gone'] ?? '';
    const person = somebody({}, gone);
    const token = (await signIn(person.login, { provider: gone, id })).body['token'];
    const { url, key } = await begin(id);
    const answer = await gone.visit(url, person.login);
    const { clientId } = gone;
    const hidden = { name: 'Gone', clientId, clientSecret: '', domains: ['college.example'], offered: false };
    await owner.post(`/api/admin/sign-in/providers/${id}/change`, hidden);
    expect(codeOf(await finish(key, answer))).toEqual([404, 'auth.provider-unknown']);
    expect((await product.visitor.post(`/api/auth/providers/${id}/begin`)).status).toBe(404);
    await owner.post(`/api/admin/sign-in/providers/${id}/remove`);
    expect(await userOf(token)).toMatchObject({ email: person.email });
    await gone.close();
  });
});

test('AUTH-44: a provider that is down is told at once with the way on, in the middle of the way too; other ways go on', async () => {
  const down = await startForeignProvider(RETURN);
  const id = (await add('Down', down))['Down'] ?? '';
  const person = somebody({}, down);
  const { url, key } = await begin(id);
  const answer = await down.visit(url, person.login);
  await down.close();
  expect(codeOf(await finish(key, answer))).toEqual([503, 'auth.provider-unreachable']);
  const begun = await product.visitor.post(`/api/auth/providers/${id}/begin`);
  expect(codeOf(begun)).toEqual([503, 'auth.provider-unreachable']);
  expect(begun.text).toContain(
    'Down cannot be reached just now. Please try again later, or sign in another way.',
  );
  const known = somebody();
  await local(known.email);
  expect((await login(known.email)).status).toBe(200);
  expect((await signIn(known.login)).status).toBe(200);
});
