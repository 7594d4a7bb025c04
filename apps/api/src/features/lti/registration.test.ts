import { randomUUID } from 'node:crypto';

import { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { codeOf, PUBLIC_URL, TestBrowser } from './testing/lti-course.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';

let product: TestProduct;
let owner: Staff;
let platform: LtiPlatformSimulator;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signInStaff('owner');
});

beforeEach(async () => {
  platform = new LtiPlatformSimulator();
  await platform.listen();
  return () => platform.close();
});

afterAll(() => product.close());

async function newLink(): Promise<string> {
  const { status, body } = await owner.post('/api/admin/lti/registrations');
  expect(status).toBe(200);
  return String(body['url']);
}

const open = (url: string) => product.app.inject({ url: url.slice(PUBLIC_URL.length) });

type Offer = Readonly<Record<string, unknown>> & { readonly id: string };
const offers = async () => (await owner.get('/api/admin/lti/platforms')).body['offers'] as Offer[];

const accept = ({ id, issuer, clientId, authUrl, tokenUrl, keysUrl }: Offer, deploymentIds: string[]) =>
  owner.post(`/api/admin/lti/platforms/${id}`, {
    name: 'Moodle of Surya College',
    issuer,
    clientId,
    authUrl,
    tokenUrl,
    keysUrl,
    deploymentIds,
    mailDomains: ['surya.edu.in'],
  });

test('LTI-15: a platform registers us by an owner’s link, and closes the page', async () => {
  const link = await newLink();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/lti\/register\/[\w-]{43}$/);
  const done = await open(platform.initiationUrl(link));
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain(
    "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')",
  );
  expect(done.headers).toMatchObject({
    'content-security-policy': expect.stringContaining('frame-ancestors *') as string,
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(done.headers['x-frame-options']).toBeUndefined();
  expect(platform.state.registered).toEqual({
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${PUBLIC_URL}/lti/login`,
    redirect_uris: [`${PUBLIC_URL}/lti/launch`],
    client_name: 'Abhyas',
    jwks_uri: `${PUBLIC_URL}/lti/keys`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: `${AGS}/lineitem ${AGS}/score ${AGS}/result.readonly ${NRPS}`,
    [TOOL]: {
      domain: '127.0.0.1:3000',
      target_link_uri: `${PUBLIC_URL}/lti/launch`,
      claims: ['iss', 'sub', 'name', 'email'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: `${PUBLIC_URL}/lti/launch` },
        { type: 'LtiDeepLinkingRequest', target_link_uri: `${PUBLIC_URL}/lti/launch`, label: 'Abhyas' },
      ],
    },
  });
  expect(await offers()).toEqual([
    {
      id: expect.any(String) as string,
      product: 'simulator',
      ...platform.registration,
      marks: true,
      roster: true,
    },
  ]);
});

test('LTI-16: nobody is launched before an owner has accepted the platform', async () => {
  await open(platform.initiationUrl(await newLink()));
  const offer = (await offers()).find(({ issuer }) => issuer === platform.state.origin);
  if (!offer) throw new Error('nothing was offered');
  platform.state.people.set('meera', { id: 'meera', name: 'Meera', role: 'Instructor' });
  const browser = new TestBrowser(product);
  const login = platform.loginUrl('meera', undefined);
  expect((await browser.send(login)).location).toBe('/lti?fault=lti.platform-unknown');
  expect((await owner.get('/api/admin/lti/platforms')).body['platforms']).toEqual([]);

  const teacher = await product.signInStaff('teacher');
  expect((await teacher.post(`/api/admin/lti/platforms/${offer.id}`, {})).status).toBe(403);
  expect((await accept(offer, [])).status).toBe(400);
  expect((await accept(offer, ['1'])).status).toBe(200);
  expect((await offers()).map(({ id }) => id)).not.toContain(offer.id);
  const asked = await browser.begin(platform, 'meera');
  codeOf(await browser.finish(platform, asked));
});

const audited = async () =>
  (await product.db.selectFrom('audit_entry').select(['action']).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('LTI-16: what is refused is gone, and the audit log tells both decisions', async () => {
  const before = (await audited()).length;
  await open(platform.initiationUrl(await newLink()));
  const offer = (await offers()).at(-1);
  await owner.post(`/api/admin/lti/offers/${offer?.id}/refuse`);
  await owner.post(`/api/admin/lti/offers/${offer?.id}/refuse`);
  await owner.post(`/api/admin/lti/offers/${randomUUID()}/refuse`);
  expect((await offers()).map(({ id }) => id)).not.toContain(offer?.id);
  expect((await audited()).slice(before)).toEqual(['lti.registration-link', 'lti.offer-refused']);
});

const opened = (url: string) => open(platform.initiationUrl(url)).then(({ statusCode }) => statusCode);

test('LTI-15: a link registers us once, and only where its secret is known and young', async () => {
  const link = await newLink();
  expect(await opened(link.slice(0, -1))).toBe(404);
  expect(await opened(link)).toBe(200);
  expect(await opened(link)).toBe(404);
  const old = await newLink();
  await sql`update lti_registration set expires_at = now() where offer is null`.execute(product.db);
  expect(await opened(old)).toBe(404);
});

test('LTI-15: two who open a link at the same moment leave one offer', async () => {
  const link = await newLink();
  const before = (await offers()).length;
  const all = await Promise.all([1, 2, 3].map(() => open(platform.initiationUrl(link))));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await offers()).toHaveLength(before + 1);
});

test('LTI-15: opened by itself a link does nothing, and is not used up', async () => {
  const link = await newLink();
  const plain = await open(link);
  expect([plain.statusCode, plain.headers.location]).toEqual([303, '/lti?fault=lti.registration-start']);
  expect(plain.headers['x-frame-options']).toBe('DENY');
  expect((await open(platform.initiationUrl(link))).statusCode).toBe(200);
});

test.for([
  ['an issuer at another host', { issuer: 'https://moodle.elsewhere.in' }],
  ['the same host at another port', { issuer: 'http://127.0.0.1:1' }],
  ['no key set', { jwks_uri: undefined }],
  ['an address that is none', { token_endpoint: 'token' }],
  ['a file as address', { registration_endpoint: 'file:///etc/passwd' }],
  ['a password in an address', { authorization_endpoint: 'https://a:b@moodle.surya.edu.in/auth' }],
  ['no platform of LTI', { 'https://purl.imsglobal.org/spec/lti-platform-configuration': undefined }],
] as const)('LTI-15: a platform that tells of itself %s is not registered with', async ([, told]) => {
  platform.state.configuration = told;
  const { statusCode, body } = await open(platform.initiationUrl(await newLink()));
  expect([statusCode, body.includes('is not in order')]).toEqual([400, true]);
  expect(body).not.toContain('postMessage');
  expect(platform.state.registered).toBeUndefined();
});

test('LTI-15: an answer that names no client offers nothing, and the link may be tried again', async () => {
  const link = await newLink();
  platform.state.answer = { client_id: '' };
  expect((await open(platform.initiationUrl(link))).statusCode).toBe(409);
  platform.state.answer = {};
  expect((await open(platform.initiationUrl(link))).statusCode).toBe(200);
});

test('LTI-15: a link is tried ten times at most, whatever it leads to', async () => {
  const link = await newLink();
  platform.state.mood = 'failing';
  for (let count = 0; count < 10; count += 1)
    expect((await open(platform.initiationUrl(link))).statusCode).toBe(400);
  platform.state.mood = 'well';
  expect((await open(platform.initiationUrl(link))).statusCode).toBe(404);
});

test('LTI-16: a platform that grants less, and names no deployment, is shown so', async () => {
  platform.state.answer = { scope: `${AGS}/lineitem`, [TOOL]: {} };
  await open(platform.initiationUrl(await newLink()));
  expect((await offers()).at(-1)).toMatchObject({ deploymentIds: [], marks: false, roster: false });
});

test('LTI-15: only scopes that the platform knows are asked for', async () => {
  platform.state.configuration = { scopes_supported: ['openid', NRPS] };
  await open(platform.initiationUrl(await newLink()));
  expect(platform.state.registered).toMatchObject({ scope: NRPS });
});

test('LTI-15: the link’s secret is stored as a hash, and what the platform gave us to show not at all', async () => {
  const link = await newLink();
  const url = platform.initiationUrl(link);
  await open(url);
  const rows = await sql<{ all: string }>`select lti_registration::text as all from lti_registration`.execute(
    product.db,
  );
  const kept = rows.rows.map((row) => row.all).join('\n');
  expect(kept).not.toContain(link.split('/').at(-1));
  expect(kept).not.toContain(new URL(url).searchParams.get('registration_token'));
});
