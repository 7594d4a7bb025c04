import type { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from '../assignments/testing/lab-class.ts';
import { chooseFor, codeOf, registeredPlatform, TestBrowser } from './testing/lti-course.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim';

let product: TestProduct;
let teacher: Staff;
let platform: LtiPlatformSimulator;
let assignmentId: string;
const lab = labClass(() => ({ product, teacher }));

beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  platform = await registeredPlatform(product, await product.signInStaff('owner'));
  platform.state.people.set('t1', {
    id: 't1',
    name: 'Meera Iyer',
    email: 'm@surya.edu.in',
    role: 'Instructor',
  });
  assignmentId = await lab.give(await lab.classOf());
});

afterAll(async () => {
  await platform.close();
  await product.close();
});

async function asked() {
  const browser = new TestBrowser(product);
  const code = await browser.launch(platform, 't1');
  const post = (what: string, by: Pick<Staff, 'token'>, body: object = {}) =>
    browser.call(`/api/admin/lti/${what}`, { code, ...body }, by.token);
  return { browser, code, post };
}

const tokenIn = (page: string): string => /name="JWT" value="([^"]*)"/.exec(page)?.[1] ?? '';

test('LTI-9: a teacher chooses among the assignments of their classes, and the platform takes the answer', async () => {
  const archived = await lab.give(await lab.classOf());
  await lab.step(archived, 'archive');
  const { browser, code, post } = await asked();
  expect(await browser.call('/api/lti/enter', { code, agreed: false })).toMatchObject({ next: 'choose' });
  const choice = { id: assignmentId, title: 'Lab 1', points: 1500 };
  expect(await post('choices', teacher)).toMatchObject({
    course: 'Programming in C, semester 3',
    choices: [choice],
  });
  const sent = [...platform.state.choosing];
  const { back } = await post('choose', teacher, { assignmentId });
  const page = await browser.send(String(back));
  const token = tokenIn(page.text);
  const claims = decodeJwt(token);
  expect(claims[`${DL}/data`]).toBe(sent.at(-1));
  expect(claims[`${DL}/content_items`]).toMatchObject([
    {
      type: 'ltiResourceLink',
      title: 'Lab 1',
      url: 'http://127.0.0.1:3000/lti/launch',
      custom: { assignment: assignmentId },
      window: { targetName: '_blank' },
      lineItem: { scoreMaximum: 15, label: 'Lab 1', resourceId: assignmentId },
    },
  ]);
  const taken = await fetch(`${platform.state.origin}/chosen`, {
    method: 'POST',
    body: new URLSearchParams({ JWT: token }),
  });
  expect(await taken.text()).toContain('Added: Lab 1');
  // Taken: neither the browser nor the platform has it twice.
  expect((await browser.send(String(back))).location).toBe('/lti?fault=lti.state');
  const again = await fetch(`${platform.state.origin}/chosen`, {
    method: 'POST',
    body: new URLSearchParams({ JWT: token }),
  });
  expect(again.status).toBe(500);
});

test('LTI-9: nobody chooses for other teachers, in another browser, or what is no choice', async () => {
  const stranger = await product.signInStaff('teacher');
  const learner = await product.learner();
  const { code, post } = await asked();
  expect((await post('choices', stranger))['choices']).toEqual([]);
  expect(await post('choose', stranger, { assignmentId })).toMatchObject({ status: 404 });
  expect(await post('choose', learner, { assignmentId })).toMatchObject({ status: 403 });
  expect(await post('choose', { token: '' }, { assignmentId })).toMatchObject({ status: 401 });
  const other = new TestBrowser(product);
  expect(await other.call('/api/admin/lti/choose', { code, assignmentId }, teacher.token)).toMatchObject({
    status: 404,
  });
  // A launch of a link is nothing to choose for, and what is to be sent back cannot be given from outside.
  const linkId = await chooseFor(product, platform, { person: 't1', assignmentId, teacher });
  const follower = new TestBrowser(product);
  const followed = await follower.launch(platform, 't1', linkId);
  const body = { code: followed, assignmentId };
  expect(await follower.call('/api/admin/lti/choose', body, teacher.token)).toMatchObject({ status: 404 });
  const forged = { assignmentId, data: 'forged', returnUrl: 'https://evil.example' };
  const { back } = await post('choose', teacher, forged);
  expect(String(back)).toMatch(/^\/lti\/return\?code=/);
});

test('LTI-9: a platform that takes other kinds of links is told that we have none', async () => {
  const browser = new TestBrowser(product);
  const request = await browser.begin(platform, 't1');
  const settings = { deep_link_return_url: `${platform.state.origin}/chosen`, accept_types: ['file'] };
  const claims = { [`${DL}/deep_linking_settings`]: settings };
  expect(await browser.finish(platform, request, claims)).toBe('/lti?fault=lti.invalid');
});

test('LTI-10: the frame that waits gets the answer once, by its secret alone', async () => {
  const browser = new TestBrowser(product);
  const headers = { 'sec-fetch-dest': 'iframe' };
  const framed = await browser.send(platform.loginUrl('t1', undefined), { headers });
  const frame = /data-frame="([\w-]{43})"/.exec(framed.text)?.[1] ?? '';
  const href = (/href="([^"]*)"/.exec(framed.text)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(href).not.toContain(frame);
  const { location } = await browser.send(href);
  const code = codeOf(await browser.finish(platform, new URL(location).searchParams));
  const frameAsks = (secret: string) => product.visitor.post('/lti/frame', { frame: secret });
  expect((await frameAsks(frame)).body).toEqual({});
  const chosen = await browser.call('/api/admin/lti/choose', { code, assignmentId }, teacher.token);
  expect(chosen['back']).toBeUndefined();
  expect((await frameAsks(new URL(href, 'http://x').searchParams.get('frame') ?? '')).body).toEqual({});
  const answer = await frameAsks(frame);
  expect(answer.body).toMatchObject({ returnUrl: `${platform.state.origin}/chosen` });
  expect(decodeJwt(String(answer.body['token']))['iss']).toBe('simulated-client');
  expect((await frameAsks(frame)).body).toEqual({});
});

/** With which key a choice is signed. */
async function kidOf(): Promise<string | undefined> {
  const { browser, post } = await asked();
  const { back } = await post('choose', teacher, { assignmentId });
  return decodeProtectedHeader(tokenIn((await browser.send(String(back))).text)).kid;
}

test('LTI-11: a new key signs once it has been published for a day', async () => {
  const first = await kidOf();
  const jwk = await product.db.selectFrom('lti_key').select('private_jwk').executeTakeFirstOrThrow();
  await sql`update lti_key set made_at = now() - interval '181 days'`.execute(product.db);
  await product.db
    .insertInto('lti_key')
    .values({ kid: 'next', private_jwk: JSON.stringify(jwk.private_jwk) })
    .execute();
  expect(await kidOf()).toBe(first);
  await sql`update lti_key set made_at = now() - interval '25 hours' where kid = 'next'`.execute(product.db);
  expect(await kidOf()).toBe('next');
});
