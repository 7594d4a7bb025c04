import type { LtiPlatformSimulator } from '@abhyas/simulators/lti/lti-platform-simulator';
import { sql } from 'kysely';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from '../assignments/testing/lab-class.ts';
import { marksSchedule } from './scores.service.ts';
import { chooseFor, registeredPlatform, TestBrowser } from './testing/lti-course.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

let product: TestProduct;
let teacher: Staff;
let platform: LtiPlatformSimulator;
let assignmentId: string;
let linkId: string;
let accountId: string;
const lab = labClass(() => ({ product, teacher }));

beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  const owner = await product.signInStaff('owner');
  platform = await registeredPlatform(product, owner, { mailDomains: ['surya.edu.in'] });
  const { people } = platform.state;
  people.set('t1', { id: 't1', name: 'Meera Iyer', email: 'meera@surya.edu.in', role: 'Instructor' });
});

afterAll(async () => {
  await platform.close();
  await product.close();
});

/** Somebody new who has followed the link of a new assignment. */
beforeEach(async () => {
  platform.state.mood = 'well';
  platform.state.taken.length = 0;
  const batchId = await lab.classOf();
  assignmentId = await lab.give(batchId);
  linkId = await chooseFor(product, platform, { person: 't1', assignmentId, teacher });
  platform.state.people.set('asha', {
    id: 'asha',
    name: 'Asha Rao',
    email: 'asha@surya.edu.in',
    role: 'Learner',
  });
  const browser = new TestBrowser(product);
  const code = await browser.launch(platform, 'asha', linkId);
  const { token } = await browser.call('/api/lti/enter', { code, agreed: true });
  const headers = { 'x-auth-token': String(token) };
  accountId = (await product.app.inject({ url: '/api/auth', headers })).json<{ _id: string }>()._id;
});

const mark = (hundredths: number) =>
  teacher.post(`/api/admin/assignments/${assignmentId}/work/${accountId}/basics-sum`, {
    manual: { hundredths, reason: 'Shown in the lab' },
  });
const given = () => platform.state.taken.map(({ scoreGiven }) => scoreGiven);
/** The queue tries again later; a test does not wait for that. */
async function tryAgain(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(product.db);
  await product.doJobs();
}

test('LTI-12: marks go to the platform when they are published, and again when one changes, each once', async () => {
  await mark(700);
  await product.doJobs();
  expect(given()).toEqual([]);
  await lab.step(assignmentId, 'publish-marks');
  await product.doJobs();
  expect(platform.state.taken).toMatchObject([
    {
      userId: 'asha',
      scoreGiven: 7,
      scoreMaximum: 15,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    },
  ]);
  await marksSchedule(product).run();
  await product.doJobs();
  expect(given()).toEqual([7]);
  await mark(850);
  await product.doJobs();
  expect(given()).toEqual([7, 8.5]);
  const times = platform.state.taken.map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  await lab.step(assignmentId, 'unpublish-marks');
  await mark(100);
  await product.doJobs();
  expect(given()).toEqual([7, 8.5]);
});

test('LTI-12: what was handed in after the marks were published is told within ten minutes', async () => {
  await lab.step(assignmentId, 'publish-marks');
  await product.doJobs();
  expect(given()).toEqual([0]);
  await lab.handIn({ accountId } as Parameters<typeof lab.handIn>[0], { assetId: 'basics-sum', passed: 4 });
  await product.doJobs();
  expect(given()).toEqual([0]);
  await marksSchedule(product).run();
  await product.doJobs();
  expect(given()).toEqual([0, 10]);
});

test('LTI-13: a platform that fails gets the mark that counts when it is well again, once', async () => {
  platform.state.mood = 'failing';
  await mark(300);
  await lab.step(assignmentId, 'publish-marks');
  await product.doJobs();
  await mark(400);
  await product.doJobs();
  expect(given()).toEqual([]);
  platform.state.mood = 'well';
  await tryAgain();
  await tryAgain();
  expect(given()).toEqual([4]);
});

test('LTI-13: a mark that arrived though its answer was lost is not told twice, and an older one never replaces a newer', async () => {
  await mark(300);
  await lab.step(assignmentId, 'publish-marks');
  await product.doJobs();
  await sql`update lti_score set answered_at = null where link_id = (select id from lti_link
    where resource_id = ${linkId})`.execute(product.db);
  await marksSchedule(product).run();
  await product.doJobs();
  expect(given()).toEqual([3]);
  // Its teacher has written a mark into the platform's own book of marks since.
  const column = platform.state.scores.get(linkId);
  const [score] = platform.state.taken;
  if (!column || !score) throw new Error('no mark was taken');
  column.set('asha', { ...score, scoreGiven: 9, timestamp: new Date(Date.now() + 60_000).toISOString() });
  await mark(500);
  await product.doJobs();
  await tryAgain();
  expect(column.get('asha')?.scoreGiven).toBe(9);
});

test('LTI-13: a platform that does not want a mark is not asked again until it is another', async () => {
  await mark(300);
  await lab.step(assignmentId, 'publish-marks');
  platform.state.links.delete(linkId);
  await product.doJobs();
  const row = () =>
    product.db
      .selectFrom('lti_score')
      .innerJoin('lti_link', 'lti_link.id', 'link_id')
      .select(['hundredths', 'refused_with'])
      .where('resource_id', '=', linkId)
      .executeTakeFirstOrThrow();
  expect(await row()).toEqual({ hundredths: 300, refused_with: 404 });
  const waiting = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
    where task_identifier = 'lti.send-marks'`.execute(product.db);
  expect(waiting.rows).toEqual([{ count: 0 }]);
});

test('LTI-12: whoever left the list of the class is not told of any more', async () => {
  await sql`update batch_member set left_at = now() where account_id = ${accountId}`.execute(product.db);
  await lab.step(assignmentId, 'publish-marks');
  await product.doJobs();
  expect(given()).toEqual([]);
});
