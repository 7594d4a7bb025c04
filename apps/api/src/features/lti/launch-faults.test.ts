import type { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { base64url, SignJWT, type JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { codeOf, registeredPlatform, TestBrowser } from './testing/lti-course.ts';

const DEPLOYMENT = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id';
const LINK = 'typed-in';

let product: TestProduct;
let platform: LtiPlatformSimulator;

beforeAll(async () => {
  product = await startTestProduct();
  platform = await registeredPlatform(product, await product.signInStaff('owner'));
  platform.state.people.set('asha', {
    id: 'asha',
    name: 'Asha',
    email: 'asha@surya.edu.in',
    role: 'Learner',
  });
  platform.state.links.set(LINK, { id: LINK, title: 'Typed in', custom: {} });
});

afterAll(async () => {
  await platform.close();
  await product.close();
});

const fault = (code: string) => `/lti?fault=lti.${code}`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

async function launchWith(claims: JWTPayload): Promise<string> {
  const browser = new TestBrowser(product);
  return browser.finish(platform, await browser.begin(platform, 'asha', LINK), claims);
}

test.for<[string, JWTPayload, string]>([
  ['another audience', { aud: 'somebody-else' }, 'invalid'],
  ['several audiences without the one it was issued to', { aud: ['simulated-client', 'other'] }, 'invalid'],
  ['issued to another party', { aud: ['simulated-client', 'other'], azp: 'other' }, 'invalid'],
  ['another issuer', { iss: 'https://moodle.elsewhere.in' }, 'invalid'],
  ['another deployment', { [DEPLOYMENT]: '2' }, 'deployment'],
  ['another nonce', { nonce: 'made up' }, 'invalid'],
  ['expired', { iat: inSeconds(-400), exp: inSeconds(-120) }, 'expired'],
  ['too old, whatever it says of its end', { iat: inSeconds(-3600), exp: inSeconds(3600) }, 'expired'],
  ['another version', { 'https://purl.imsglobal.org/spec/lti/claim/version': '1.1' }, 'invalid'],
  [
    'another message',
    { 'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiStartProctoring' },
    'invalid',
  ],
  ['nobody', { sub: '' }, 'invalid'],
])('LTI-4: a token is refused: %s', async ([, claims, code]) => {
  expect(await launchWith(claims)).toBe(fault(code));
});

test('LTI-4: a token without a signature, or signed with our own knowledge of the public key, is refused', async () => {
  const payload = async (browser: TestBrowser) => {
    const asked = await browser.begin(platform, 'asha', LINK);
    const [, body = ''] = (await platform.message(asked)).split('.');
    return { body, state: asked.get('state') ?? '' };
  };
  const plain = new TestBrowser(product);
  const unsigned = await payload(plain);
  const header = base64url.encode(JSON.stringify({ alg: 'none', typ: 'JWT' }));
  expect(await plain.present(`${header}.${unsigned.body}.`, unsigned.state)).toBe(fault('invalid'));

  const clever = new TestBrowser(product);
  const { body, state } = await payload(clever);
  const claims = JSON.parse(new TextDecoder().decode(base64url.decode(body))) as JWTPayload;
  const secret = new TextEncoder().encode(JSON.stringify(platform.publicKey));
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: platform.publicKey.kid ?? '' })
    .sign(secret);
  expect(await clever.present(signed, state)).toBe(fault('invalid'));
  for (const token of ['', 'x', 'a.b.c', 'x'.repeat(20_000)]) {
    const browser = new TestBrowser(product);
    const asked = await browser.begin(platform, 'asha', LINK);
    expect(await browser.present(token, asked.get('state') ?? '')).toBe(fault('invalid'));
  }
});

test('LTI-4: a launch is taken once, and by the browser that asked for it alone', async () => {
  const browser = new TestBrowser(product);
  const asked = await browser.begin(platform, 'asha', LINK);
  const state = asked.get('state') ?? '';
  const token = await platform.message(asked);
  const thief = new TestBrowser(product);
  expect(await thief.present(token, state)).toBe(fault('state'));
  await thief.begin(platform, 'asha', LINK);
  expect(await thief.present(token, state)).toBe(fault('state'));
  const code = codeOf(await browser.present(token, state));
  expect(await browser.present(token, state)).toBe(fault('state'));
  // A token that was good for one launch is not good for another.
  const next = await browser.begin(platform, 'asha', LINK);
  expect(await browser.present(token, next.get('state') ?? '')).toBe(fault('invalid'));
  expect(await thief.call('/api/lti/enter', { code, agreed: true })).toMatchObject({ status: 404 });
});

test('LTI-4: a login that took too long, and a state that nobody gave out, open nothing', async () => {
  const browser = new TestBrowser(product);
  const asked = await browser.begin(platform, 'asha', LINK);
  await sql`update lti_login set expires_at = now()`.execute(product.db);
  expect(await browser.finish(platform, asked)).toBe(fault('state'));
  expect(await browser.present(await platform.message(asked), 'guessed')).toBe(fault('state'));
});

test('LTI-4: the platform may have changed its key meanwhile', async () => {
  codeOf(await launchWith({}));
  const browser = new TestBrowser(product);
  const asked = await browser.begin(platform, 'asha', LINK);
  const old = await platform.message(asked);
  await platform.changeKey();
  await expect.poll(async () => launchWith({}), { timeout: 10_000 }).toMatch(/^\/lti#/);
  // What was signed with the key before is good no more: the platform has taken it back.
  expect(await browser.present(old, asked.get('state') ?? '')).toBe(fault('invalid'));
});

test('LTI-4: a platform that fails or says nothing is told as such', async () => {
  for (const mood of ['failing', 'silent'] as const) {
    const other = await registeredPlatform(product, await product.signInStaff('owner'));
    other.state.people.set('asha', { id: 'asha', name: 'Asha', role: 'Learner' });
    other.state.links.set(LINK, { id: LINK, title: 'Typed in', custom: {} });
    other.state.mood = mood;
    const browser = new TestBrowser(product);
    const led = await browser.finish(other, await browser.begin(other, 'asha', LINK));
    await other.close();
    expect([mood, led]).toEqual([mood, fault('platform-away')]);
  }
}, 30_000);

test('LTI-3: who comes from an unknown platform, or with no client where there are several, is told so', async () => {
  const browser = new TestBrowser(product);
  const from = (fields: Record<string, string>) =>
    browser.send('/lti/login', { form: new URLSearchParams({ login_hint: 'asha', ...fields }) });
  const { issuer } = platform.registration;
  expect((await from({ iss: 'https://elsewhere.in' })).location).toBe(fault('platform-unknown'));
  expect((await from({ iss: issuer })).location).toContain(platform.registration.authUrl);
  const owner = await product.signInStaff('owner');
  const second = { name: 'Second', ...platform.registration, clientId: 'second', mailDomains: [] };
  await owner.post('/api/admin/lti/platforms/0b7c4f1e-64ef-4a63-8d4a-9d3c4b1f2a10', second);
  expect((await from({ iss: issuer })).location).toBe(fault('platform-unknown'));
  expect((await from({ iss: issuer, client_id: 'second' })).location).toContain('client_id=second');
});

test('LTI-3: a frame gets a link to a window of its own, and nothing of ours', async () => {
  const browser = new TestBrowser(product);
  const url = platform.loginUrl('asha', LINK);
  const framed = await browser.send(url, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(framed.status).toBe(200);
  expect(framed.text).toContain('target="_blank"');
  expect(framed.text).toContain('login_hint=asha');
  const policy = await product.app.inject({ url: '/lti/login', headers: { 'sec-fetch-dest': 'iframe' } });
  expect(policy.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(policy.headers['content-security-policy']).toContain("default-src 'none'");
  expect(policy.headers['x-frame-options']).toBeUndefined();
  const plain = await product.app.inject({ url: '/lti/login' });
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
