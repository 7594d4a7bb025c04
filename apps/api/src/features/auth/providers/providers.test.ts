import { createServer } from 'node:http';

import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  close,
  listen,
  startForeignProvider,
  type ForeignProvider,
} from '../../../testing/foreign-provider.ts';
import { startForgingProvider, type Forgery } from '../../../testing/forging-provider.ts';
import { startTestProduct, type Person, type TestProduct } from '../../../testing/test-product.ts';

const RETURN = 'http://127.0.0.1:3000/login/return';
const URL_OF_PROVIDERS = '/api/admin/sign-in/providers';

let product: TestProduct;
let college: ForeignProvider;
let owner: Person;
beforeAll(async () => {
  product = await startTestProduct();
  college = await startForeignProvider(RETURN);
  owner = await product.signInStaff('owner');
});
afterAll(() => Promise.all([college.close(), product.close()]));

const given = (change: object = {}) => ({
  name: 'College',
  issuer: college.issuer,
  clientId: college.clientId,
  clientSecret: college.clientSecret,
  domains: ['college.example'],
  offered: true,
  ...change,
});
const add = (change: object = {}) => owner.post(URL_OF_PROVIDERS, given(change));
type Entry = { readonly id: string; readonly name: string; readonly [key: string]: unknown };
const entriesOf = ({ body }: { body: Record<string, unknown> }) => body['providers'] as Entry[];
const faultOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const [fault] = (body['errors'] ?? []) as { code: string; field?: string }[];
  return [status, fault?.code, fault?.field];
};
const tryIt = async (change: object = {}) => {
  const { issuer, clientId, clientSecret } = given();
  const { body } = await owner.post(`${URL_OF_PROVIDERS}/try`, { issuer, clientId, clientSecret, ...change });
  return (body['findings'] ?? faultOf({ status: 0, body })) as { what: string; detail: string }[];
};
const kindsOf = async (change: object = {}) => (await tryIt(change)).map(({ what }) => what);

describe('AUTH-38: what an owner names', () => {
  test('AUTH-39: a button for each that is offered; the secret is never told again, in the log neither', async () => {
    const listed = await add();
    expect(listed.body['returnAddress']).toBe(RETURN);
    const [entry] = entriesOf(listed);
    expect(entry).toEqual({
      id: expect.any(String),
      name: 'College',
      issuer: college.issuer,
      clientId: 'abhyas',
      domains: ['college.example'],
      offered: true,
      linked: 0,
    });
    const ways = await product.visitor.get('/api/auth/ways');
    expect(ways.body['providers']).toEqual([{ id: entry?.id, name: 'College' }]);

    const change = given({ name: 'The College', clientSecret: '', offered: false });
    await owner.post(`${URL_OF_PROVIDERS}/${entry?.id}/change`, change);
    expect((await product.visitor.get('/api/auth/ways')).body['providers']).toEqual([]);
    const stored = await product.db.selectFrom('sign_in_provider').selectAll().executeTakeFirstOrThrow();
    expect([stored.name, stored.client_secret]).toEqual(['The College', college.clientSecret]);

    const seen = [
      await owner.get(URL_OF_PROVIDERS),
      await owner.get('/api/admin/audit?kind=signin'),
      ways,
      listed,
    ];
    for (const { text } of seen) expect(text).not.toContain(college.clientSecret);
    expect(seen[1]?.text).toContain('Changed the sign-in “The College”.');
    await owner.post(`${URL_OF_PROVIDERS}/${entry?.id}/remove`);
    expect(entriesOf(await owner.get(URL_OF_PROVIDERS))).toEqual([]);
    expect((await owner.post(`${URL_OF_PROVIDERS}/${entry?.id}/remove`)).status).toBe(404);
  });

  test.each([
    [{ name: ' ' }, 'auth.provider-name', 'name'],
    [{ name: 'x'.repeat(41) }, 'auth.provider-name', 'name'],
    [{ clientId: '' }, 'auth.provider-missing', 'clientId'],
    [{ clientSecret: ' ' }, 'auth.provider-missing', 'clientSecret'],
    [{ domains: [] }, 'auth.domains-missing', 'domains'],
    [{ domains: ['college'] }, 'auth.domain-invalid', 'domains'],
    [{ issuer: 'college.example' }, 'auth.provider-issuer', 'issuer'],
    [{ issuer: 'javascript:alert(1)' }, 'auth.provider-issuer', 'issuer'],
    [{ issuer: 'file:///etc/passwd' }, 'auth.provider-issuer', 'issuer'],
    [{ issuer: 'https://user:word@college.example' }, 'auth.provider-issuer', 'issuer'],
    [{ issuer: 'https://college.example/?a=b' }, 'auth.provider-issuer', 'issuer'],
  ])('%j is refused: %s', async (change, code, field) => {
    expect(faultOf(await add(change))).toEqual([400, code, field]);
  });

  test('an issuer stands on the list once', async () => {
    const id = entriesOf(await add())[0]?.id;
    expect(faultOf(await add({ name: 'Again' }))).toEqual([409, 'auth.provider-known', 'issuer']);
    await owner.post(`${URL_OF_PROVIDERS}/${id}/remove`);
  });
});

describe('AUTH-38: Try it', () => {
  test('a provider that is as it should be', async () => {
    expect(await tryIt()).toEqual([
      { what: 'found', detail: college.issuer },
      { what: 'keys', detail: '' },
      { what: 'client-known', detail: '' },
    ]);
  });

  test('what an owner mistypes: secret, client id, the issuer and what is beside it', async () => {
    expect(await kindsOf({ clientSecret: 'wrong' })).toContain('client-refused');
    expect(await kindsOf({ clientId: 'nobody' })).toContain('client-refused');
    expect(await tryIt({ issuer: college.issuer.replace('127.0.0.1', 'localhost') })).toEqual([
      { what: 'other-issuer', detail: college.issuer },
    ]);
    expect(await kindsOf({ issuer: `${college.issuer}/realms/none` })).toEqual(['no-document']);
    expect(await kindsOf({ issuer: 'http://127.0.0.1:9' })).toEqual(['unreachable']);
    expect(await kindsOf({ issuer: 'http://no-such-host.invalid' })).toEqual(['unreachable']);
    expect(await tryIt({ issuer: 'not an address' })).toEqual([0, 'auth.provider-issuer', 'issuer']);
  });

  test('the stored secret goes to the issuer that it is stored for, whatever stands in the form', async () => {
    const asked: string[] = [];
    const thief = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.end('{}');
    });
    const issuer = `http://127.0.0.1:${await listen(thief)}`;
    const id = entriesOf(await add())[0]?.id;
    expect(await kindsOf({ id, issuer, clientSecret: '' })).toEqual(['found', 'keys', 'client-known']);
    expect(asked).toEqual([]);
    await owner.post(`${URL_OF_PROVIDERS}/${id}/remove`);
    await close(thief);
  });
});

const now = () => Math.floor(Date.now() / 1000);
const claimed = (claims: JWTPayload): Forgery => ({ claims });

describe('AUTH-40: a token is taken only if all of it is true', () => {
  let forger: Awaited<ReturnType<typeof startForgingProvider>>;
  let id = '';
  beforeAll(async () => {
    forger = await startForgingProvider();
    id = entriesOf(await add({ issuer: forger.issuer, name: 'Forger' })).at(-1)?.id ?? '';
  });
  afterAll(() => forger.close());

  async function comeBack(forgery: Forgery) {
    const { body } = await product.visitor.post(`/api/auth/providers/${id}/begin`);
    const answer = forger.visit(String(body['url']), forgery);
    return product.visitor.post('/api/auth/providers/finish', { key: String(body['key']), answer });
  }
  test('a true one is', async () => {
    expect((await comeBack({})).status).toBe(200);
  });

  test('an address counts as verified only if the provider says so, in whichever way providers write it', async () => {
    const email = 'new@college.example';
    const said = (email_verified: unknown) => claimed({ sub: 'new', email, email_verified });
    for (const no of [undefined, null, false, 'false', 1, {}]) {
      expect(faultOf(await comeBack(said(no)))).toEqual([403, 'auth.provider-unproved', undefined]);
    }
    expect((await comeBack(said('true'))).status).toBe(200);
  });

  test.each<[string, () => Forgery]>([
    ['signed by somebody else', () => ({ signedBy: 'somebody else' })],
    ['signed by nobody', () => ({ signedBy: 'nobody' })],
    ['for somebody else', () => claimed({ aud: 'others' })],
    ['for us and others, presented by others', () => claimed({ aud: ['abhyas', 'x'], azp: 'x' })],
    ['of another issuer', () => claimed({ iss: 'https://login.example' })],
    ['with the nonce of another way', () => claimed({ nonce: 'of another way' })],
    ['that has run out', () => claimed({ iat: now() - 7200, exp: now() - 3600 })],
    ['that is not good yet', () => claimed({ nbf: now() + 3600 })],
    ['for nobody', () => claimed({ sub: '' })],
    ['for a subject that is too long', () => claimed({ sub: 'x'.repeat(256) })],
    ['after a mix-up of providers', () => ({ iss: 'https://login.example' })],
  ])('a token %s is not: 401', async (_, forgery) => {
    expect(faultOf(await comeBack(forgery()))).toEqual([401, 'auth.provider-invalid', undefined]);
  });
});
