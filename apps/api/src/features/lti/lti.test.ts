import type { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from '../assignments/testing/lab-class.ts';
import { chooseFor, codeOf, registeredPlatform, TestBrowser } from './testing/lti-course.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

let product: TestProduct;
let owner: Staff;
let teacher: Staff;
let platform: LtiPlatformSimulator;
let batchId: string;
let assignmentId: string;
let linkId: string;
const lab = labClass(() => ({ product, teacher }));

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signInStaff('owner');
  teacher = await product.signInStaff('teacher');
  platform = await registeredPlatform(product, owner, { mailDomains: ['surya.edu.in'] });
  const { people } = platform.state;
  people.set('t1', { id: 't1', name: 'Meera Iyer', email: 'meera@surya.edu.in', role: 'Instructor' });
  people.set('asha', { id: 'asha', name: 'Asha Rao', email: 'asha@surya.edu.in', role: 'Learner' });
  batchId = await lab.classOf();
  assignmentId = await lab.give(batchId);
  linkId = await chooseFor(product, platform, { person: 't1', assignmentId, teacher });
});

afterAll(async () => {
  await platform.close();
  await product.close();
});

const browser = () => new TestBrowser(product);
const enter = (by: TestBrowser, code: string, agreed = false) => by.call('/api/lti/enter', { code, agreed });

/** Somebody of the platform whom nobody knows here. */
function somebody(id: string, { email = `${id}@surya.edu.in` }: { readonly email?: string } = {}): string {
  platform.state.people.set(id, { id, name: `Learner ${id}`, email, role: 'Learner' });
  return id;
}

async function listed(): Promise<{ email: string; account_id: string | null }[]> {
  return product.db
    .selectFrom('batch_member')
    .select(['email', 'account_id'])
    .where('batch_id', '=', batchId)
    .where('left_at', 'is', null)
    .execute();
}

test('LTI-6, LTI-7: a newcomer agrees, has an account, is on the list, and reads the assignment', async () => {
  const by = browser();
  const code = await by.launch(platform, 'asha', linkId);
  const asked = { next: 'agree', platform: 'Moodle of Surya College', email: 'asha@surya.edu.in' };
  expect(await enter(by, code)).toMatchObject(asked);
  expect(await listed()).toEqual([]);
  const entered = await enter(by, code, true);
  expect(entered).toMatchObject({ next: 'open', to: `/assignments/${assignmentId}` });
  const headers = { 'x-auth-token': String(entered['token']) };
  const read = await product.app.inject({ url: `/api/assignments/${assignmentId}`, headers });
  expect(read.json()).toMatchObject({ title: 'Lab 1' });
  const user = await product.app.inject({ url: '/api/auth', headers });
  expect(user.json()).toMatchObject({ name: 'Asha Rao', confirmed: true });
  expect(await listed()).toMatchObject([{ email: 'asha@surya.edu.in' }]);

  // The second time nobody is asked anything, and the first code is of no use any more.
  const again = browser();
  expect(await enter(again, await again.launch(platform, 'asha', linkId))).toMatchObject({ next: 'open' });
  expect(await enter(by, code)).toMatchObject({ status: 404 });
  expect(await listed()).toHaveLength(1);
});

test('LTI-6: an address that the platform may not vouch for is confirmed by mail, and without one there is no account', async () => {
  const stranger = somebody('stranger', { email: 'stranger@gmail.com' });
  const by = browser();
  const entered = await enter(by, await by.launch(platform, stranger, linkId), true);
  const headers = { 'x-auth-token': String(entered['token']) };
  expect((await product.app.inject({ url: '/api/auth', headers })).json()).toMatchObject({
    confirmed: false,
  });
  expect((await listed()).map(({ email, account_id: id }) => [email, id !== null])).toContainEqual([
    'stranger@gmail.com',
    true,
  ]);

  const nameless = somebody('nameless', { email: '' });
  const other = browser();
  expect(await enter(other, await other.launch(platform, nameless, linkId), true)).toMatchObject({
    status: 403,
  });
});

/** Somebody who has registered with an address. */
async function withAddress(email: string, confirmed: boolean) {
  const learner = await product.learner();
  await product.db
    .updateTable('account')
    .set({ email, confirmed })
    .where('id', '=', learner.accountId)
    .execute();
  return learner;
}

const works = async ({ get }: Pick<Staff, 'get'>) => (await get('/api/users/sessions')).status === 200;

describe('LTI-5: the first launch of somebody whose address has an account', () => {
  test('opens a confirmed account of a domain that the platform vouches for, and keeps its sessions', async () => {
    const learner = await withAddress('ravi@surya.edu.in', true);
    const by = browser();
    const entered = await enter(by, await by.launch(platform, somebody('ravi'), linkId));
    expect(entered).toMatchObject({ next: 'open' });
    const headers = { 'x-auth-token': String(entered['token']) };
    expect((await product.app.inject({ url: '/api/auth', headers })).json()).toMatchObject({
      _id: learner.accountId,
    });
    expect(await works(learner)).toBe(true);
  });

  test('takes over an account whose address nobody had confirmed', async () => {
    const learner = await withAddress('kiran@surya.edu.in', false);
    const by = browser();
    expect(await enter(by, await by.launch(platform, somebody('kiran'), linkId))).toMatchObject({
      next: 'open',
    });
    expect(await works(learner)).toBe(false);
    const signIn = { email: 'kiran@surya.edu.in', password: 'correct horse battery' };
    expect((await product.visitor.post('/api/auth', signIn)).status).toBe(401);
  });

  test('asks the owner of any other address to confirm once, and nobody else', async () => {
    const learner = await withAddress('sana@gmail.com', true);
    const stranger = await product.learner();
    const by = browser();
    const person = somebody('sana', { email: 'sana@gmail.com' });
    const code = await by.launch(platform, person, linkId);
    for (const agreed of [false, true])
      expect(await enter(by, code, agreed)).toMatchObject({ next: 'confirm', email: 'sana@gmail.com' });
    expect(await by.call('/api/lti/confirm', { code })).toMatchObject({ status: 401 });
    expect(await by.call('/api/lti/confirm', { code }, stranger.token)).toMatchObject({ status: 403 });
    expect(await browser().call('/api/lti/confirm', { code }, learner.token)).toMatchObject({ status: 404 });
    expect(await by.call('/api/lti/confirm', { code }, learner.token)).toMatchObject({
      to: `/assignments/${assignmentId}`,
    });
    const again = browser();
    expect(await enter(again, await again.launch(platform, person, linkId))).toMatchObject({ next: 'open' });
  });

  test('a second person of the platform with the same address opens nothing', async () => {
    const by = browser();
    const twin = somebody('ravi-again', { email: 'RAVI@surya.edu.in' });
    expect(await enter(by, await by.launch(platform, twin, linkId), true)).toMatchObject({ next: 'confirm' });
  });

  test('a domain that only ends like a trusted one is not trusted', async () => {
    await withAddress('mina@evil-surya.edu.in', true);
    const by = browser();
    const mina = somebody('mina', { email: 'mina@evil-surya.edu.in' });
    expect(await enter(by, await by.launch(platform, mina, linkId), true)).toMatchObject({ next: 'confirm' });
  });
});

test('LTI-8: teachers are led to the console, and no platform opens an account of the staff', async () => {
  const by = browser();
  expect(await enter(by, await by.launch(platform, 't1', linkId))).toMatchObject({
    next: 'teach',
    to: `/admin/classes/${batchId}/assignments/${assignmentId}`,
  });
  await sql`update account set email = 'head@surya.edu.in' where id = ${owner.accountId}`.execute(product.db);
  const head = somebody('head');
  const other = browser();
  expect(await enter(other, await other.launch(platform, head, linkId), true)).toMatchObject({
    next: 'confirm',
  });
  await product.db
    .insertInto('lti_identity')
    .expression((from) =>
      from
        .selectFrom('lti_platform')
        .select([
          'id as platform_id',
          sql<string>`'1'`.as('deployment_id'),
          sql<string>`'head'`.as('subject'),
          sql<string>`${owner.accountId}::uuid`.as('account_id'),
          sql<Date>`now()`.as('linked_at'),
        ]),
    )
    .columns(['platform_id', 'deployment_id', 'subject', 'account_id', 'linked_at'])
    .execute();
  expect(await enter(other, await other.launch(platform, head, linkId), true)).toMatchObject({
    next: 'confirm',
  });
});

test('LTI-7: an assignment of a class that nobody linked with the course does not open from it', async () => {
  const foreign = await lab.give(await lab.classOf());
  for (const custom of [{ assignment: foreign }, { assignment: 'x' }, {}]) {
    const by = browser();
    const asked = await by.begin(platform, 'asha', linkId);
    const claims = { 'https://purl.imsglobal.org/spec/lti/claim/custom': custom };
    const code = codeOf(await by.finish(platform, asked, claims));
    expect(await enter(by, code, true)).toMatchObject({ status: 404 });
  }
  const by = browser();
  const asked = await by.begin(platform, 'asha', linkId);
  const elsewhere = { 'https://purl.imsglobal.org/spec/lti/claim/context': { id: 'another course' } };
  expect(await enter(by, codeOf(await by.finish(platform, asked, elsewhere)), true)).toMatchObject({
    status: 404,
  });
});
