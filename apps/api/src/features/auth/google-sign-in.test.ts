import { createHmac } from 'node:crypto';

import { GoogleSimulator, type GoogleClaims } from '@abhyas/simulators/google/google-simulator';
import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo, newestKey } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
/** A Google of somebody else's, with keys of its own. */
const stranger = new GoogleSimulator();
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

let people = 0;
function somebody(domain = 'gmail.com'): GoogleClaims & JWTPayload {
  people += 1;
  const email = `person${people}@${domain}`;
  return { sub: `1000000000000000000${people}`, email, email_verified: true, name: 'Meera Nair' };
}

const issue = (claims: GoogleClaims & JWTPayload) => {
  const { simulator } = product.google;
  if (!simulator) throw new Error('the test product has a simulator');
  return simulator.issue(claims);
};
const signIn = (idToken: string) => product.visitor.post('/api/auth/gsignin', { idToken });
/** Signs in with a token that a page asked Google for, sending what the page knows. */
async function signInAsked(asked: { nonce?: string }, sent: { nonce?: string }): Promise<number> {
  const idToken = await issue({ ...somebody(), ...asked });
  return (await product.visitor.post('/api/auth/gsignin', { idToken, ...sent })).status;
}

async function userOf(token: unknown) {
  const { body } = await request(String(token));
  return body;
}
async function request(token: string) {
  const answer = await product.app.inject({ url: '/api/auth', headers: { 'x-auth-token': token } });
  return { body: answer.json<Record<string, unknown>>() };
}

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function local(domain: string, { confirmed }: { confirmed: boolean }) {
  const person = somebody(domain);
  const { body } = await product.visitor.post('/api/users', {
    name: 'Local Owner',
    email: person.email,
    password: 'monsoon-evening',
  });
  if (confirmed) {
    await product.doJobs();
    await product.app.inject({
      url: `/emailconfirmed?key=${await newestKey(product.dataDir, person.email)}`,
    });
  }
  return { person, token: String(body['token']) };
}
const login = (email: string) => product.visitor.post('/api/auth', { email, password: 'monsoon-evening' });

async function unsigned(header: object): Promise<string> {
  return `${base64(header)}.${base64(decodeJwt(await issue(somebody())))}.`;
}

describe('AUTH-27: POST /api/auth/gsignin', () => {
  test('makes an account that signs in with Google only: rSD 0, confirmed, no mail to confirm', async () => {
    const person = somebody();
    const { status, body } = await signIn(await issue(person));
    expect(status).toBe(200);
    expect(await userOf(body['token'])).toMatchObject({
      name: 'Meera Nair',
      email: person.email,
      confirmed: true,
      rSD: 0,
    });
    await product.doJobs();
    expect(await mailsTo(product.dataDir, person.email)).toEqual([]);
  });

  test('accounts are keyed by issuer and subject: a changed address finds the same account', async () => {
    const person = somebody();
    const first = await signIn(await issue(person));
    const moved = await signIn(
      await issue({ ...person, email: 'moved@gmail.com', iss: 'accounts.google.com' }),
    );
    expect((await userOf(moved.body['token']))['_id']).toBe((await userOf(first.body['token']))['_id']);
  });

  test('ASVS 10.1.2: a token is taken from the page that asked for it, which knows the nonce, and from no other', async () => {
    expect(await signInAsked({ nonce: 'of this page' }, { nonce: 'of this page' })).toBe(200);
    expect(await signInAsked({ nonce: 'of another page' }, { nonce: 'of this page' })).toBe(401);
    expect(await signInAsked({ nonce: 'of another page' }, {})).toBe(401);
    expect(await signInAsked({}, { nonce: 'of this page' })).toBe(401);
  });

  test('two first sign-ins at once end in one account', async () => {
    const person = somebody();
    const tokens = await Promise.all([issue(person), issue(person), issue(person)]);
    const answers = await Promise.all(tokens.map(signIn));
    const ids = await Promise.all(answers.map(async ({ body }) => (await userOf(body['token']))['_id']));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  });

  test('ACCOUNT-3: the server refuses changepasswordaccount for it; a password comes by mail, then rSD is 1', async () => {
    const person = somebody();
    const token = String((await signIn(await issue(person))).body['token']);
    const refused = await product.app.inject({
      method: 'POST',
      url: '/api/users/changepasswordaccount',
      headers: { 'x-auth-token': token },
      payload: { oldpassword: '', password: 'kolam at the door' },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { errors: [{ code: 'account.no-password' }] },
    ]);

    await product.visitor.get(`/api/users/recoverymail?email=${person.email}`);
    await product.doJobs();
    const recKey = await newestKey(product.dataDir, person.email);
    await product.visitor.post('/api/users/changepassword', {
      recKey,
      email: person.email,
      password: 'kolam at the door',
    });
    const login = await product.visitor.post('/api/auth', {
      email: person.email,
      password: 'kolam at the door',
    });
    expect(await userOf(login.body['token'])).toMatchObject({ rSD: 1 });
    expect((await signIn(await issue(person))).status).toBe(200);
  });
});

describe('tokens that are not good', () => {
  const bad: Record<string, () => Promise<string>> = {
    'alg none': () => unsigned({ alg: 'none', typ: 'JWT' }),
    'alg None without a dot': async () => (await unsigned({ alg: 'None' })).slice(0, -1),
    'HS256 with our client id as the secret': async () => {
      const signed = (await unsigned({ alg: 'HS256', kid: 'simulator-1' })).slice(0, -1);
      const { clientId } = product.google;
      return `${signed}.${createHmac('sha256', clientId).update(signed).digest('base64url')}`;
    },
    'the keys of somebody else': () => stranger.issue(somebody()),
    'a changed payload': async () => {
      const [header, , signature] = (await issue(somebody())).split('.');
      return [header, base64(decodeJwt(await issue(somebody()))), signature].join('.');
    },
    'another audience': async () => issue({ ...somebody(), aud: 'other.apps.googleusercontent.com' }),
    'an authorised party that is not us': async () =>
      issue({ ...somebody(), azp: 'other.apps.googleusercontent.com' }),
    'another issuer': async () => issue({ ...somebody(), iss: 'https://accounts.g00gle.com' }),
    'expired a while ago': async () => issue({ ...somebody(), iat: now() - 2 * HOUR, exp: now() - 120 }),
    'not valid yet': async () => issue({ ...somebody(), nbf: now() + 300 }),
    'no subject': async () => issue({ ...somebody(), sub: '' }),
    'no address': async () => issue({ ...somebody(), email: '' }),
    'an address that breaks a mail header': async () =>
      issue({ ...somebody(), email: 'a@gmail.com\r\nBcc: b@x.in' }),
    'too long': async () => `${await issue(somebody())}${'A'.repeat(10_000)}`,
    empty: async () => '',
    'three dots': async () => '...',
  };

  test.each(Object.keys(bad))('%s: 401, and nobody is signed in', async (kind) => {
    const answer = await signIn((await bad[kind]?.()) ?? '');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ errors: [{ code: 'auth.google-invalid' }] });
  });

  test('a token is taken once, in whatever spelling of its signature', async () => {
    const token = await issue(somebody());
    const answers = await Promise.all([signIn(token), signIn(token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const last = token.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = alphabet[alphabet.indexOf(last) ^ 1] ?? '';
    expect((await signIn(token.slice(0, -1) + twin)).status).toBe(401);
  });
});

describe('AUTH-33: they link to an existing account only where both sides have verified the address', () => {
  test('both: linked, the password stays, and the owner is told by mail', async () => {
    const { person, token } = await local('gmail.com', { confirmed: true });
    const answer = await signIn(await issue(person));
    expect((await userOf(answer.body['token']))['_id']).toBe((await userOf(token))['_id']);
    expect((await login(person.email)).status).toBe(200);
    await product.doJobs();
    const mail = (await mailsTo(product.dataDir, person.email)).at(-1);
    expect(mail?.subject).toBe('You can now sign in to Abhyas with Google');
  });

  test('a Workspace address counts as verified by Google', async () => {
    const { person } = await local('nitk.example', { confirmed: true });
    expect((await signIn(await issue({ ...person, hd: 'nitk.example' }))).status).toBe(200);
  });

  test('only Google: whoever registered the address before is shut out', async () => {
    const { person, token } = await local('gmail.com', { confirmed: false });
    const answer = await signIn(await issue(person));
    expect(await userOf(answer.body['token'])).toMatchObject({ confirmed: true, rSD: 0 });
    expect(await userOf(token)).toEqual({ oldSession: true });
    expect((await login(person.email)).status).toBe(401);
  });

  test('only we: refused with the way on', async () => {
    const { person, token } = await local('yahoo.example', { confirmed: true });
    const answer = await signIn(await issue(person));
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errors: [{ code: 'auth.google-address-taken' }] },
    ]);
    expect(await userOf(token)).toMatchObject({ rSD: 1 });
  });

  test('an address that Google has not verified makes no account', async () => {
    const answer = await signIn(await issue({ ...somebody(), email_verified: false }));
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { errors: [{ code: 'auth.google-unverified' }] },
    ]);
  });

  test('an address that went to another Google account does not open the first one', async () => {
    const first = somebody();
    await signIn(await issue(first));
    const heir = await issue({ ...first, sub: '999999999999999999999' });
    expect((await signIn(heir)).status).toBe(409);
  });

  test('a stranger who came first by Google goes when the owner of the mailbox recovers the account', async () => {
    const intruder = somebody('yahoo.example');
    await signIn(await issue(intruder));
    await product.visitor.get(`/api/users/recoverymail?email=${intruder.email}`);
    await product.doJobs();
    await product.visitor.post('/api/users/changepassword', {
      recKey: await newestKey(product.dataDir, intruder.email),
      email: intruder.email,
      password: 'kolam at the door',
    });
    expect((await signIn(await issue(intruder))).status).toBe(409);
  });
});
