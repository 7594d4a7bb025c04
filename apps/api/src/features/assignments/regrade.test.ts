import type { Assignment } from '@abhyas/contract/assignments';
import type { Regrading } from '@abhyas/contract/assignments-regrade.staff';
import type { Matrix } from '@abhyas/contract/assignments.staff';
import type { RejudgementDetail } from '@abhyas/contract/proving-rejudging.staff';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { publishRelease } from '../../platform/content/release-store.ts';
import { proofSchool } from '../../testing/proof-school.ts';
import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { turnedTests } from './regrade.rules.ts';
import { FORM, labClass } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

const PROBLEM = 'double-it';
const DOUBLES = 'print(2 * int(input()))';
/** Right for the tests of the first release only. */
const TRICKS = 'n = int(input())\nprint({2: 4, 5: 10}.get(n, 0))';
const STRICTER = {
  'data/secret/02.in': '7\n',
  'data/secret/02.ans': '14\n',
  'data/secret/tests.yaml': '"01": an odd number\n"02": a number that no sample has\n',
};

let product: TestProduct;
let teacher: Learner;
let stopRunner: () => Promise<void>;
beforeAll(async () => {
  product = await startTestProduct(await proofSchool());
  teacher = await product.signInStaff('teacher');
  stopRunner = await startRealRunner(product);
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

const { classOf, proved, give, step } = labClass(() => ({ product, teacher }));

const form = () => ({ ...FORM(), items: [{ assetId: PROBLEM, points: 900, scoring: 'tests' }] });

async function submit(learner: Learner, code: string): Promise<void> {
  const ask = { code, language: 5, assetId: PROBLEM, mode: 'submit' };
  expect((await learner.post('/api/runner/execute', ask)).body['done']).toBe(true);
}

/** Adds a test, and has what was accepted judged again by it. */
async function judgeAgain(): Promise<void> {
  await publishRelease(product.db, await proofSchool(STRICTER));
  await product.release.refresh();
  const { body } = await teacher.post('/api/admin/rejudge', { assetId: PROBLEM });
  const until = (state: RejudgementDetail['state']) =>
    expect
      .poll(
        async () => {
          await product.doJobs();
          return (await teacher.get(`/api/admin/rejudge/${String(body['id'])}`)).body['state'];
        },
        { timeout: 50_000 },
      )
      .toBe(state);
  await until('checked');
  await teacher.post(`/api/admin/rejudge/${String(body['id'])}/decide`, { choice: 'rejudge' });
  await until('applied');
}

const totals = async (id: string) =>
  ((await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix).rows.map(({ total }) => total);
const regrade = async (id: string) =>
  (await teacher.get(`/api/admin/assignments/${id}/regrade`)).body as Regrading;
const decide = (id: string, body: object) => teacher.post(`/api/admin/assignments/${id}/regrade`, body);
const told = async (learner: Learner) => {
  const { body } = await learner.get('/api/auth/notifications');
  const notifs = body['notifs'] as { text: string; url: string }[];
  return notifs.filter(({ text }) => text.includes('was mended')).map(({ url }) => url);
};

test('ASSIGNMENTS-36, ASSIGNMENTS-37: marks stand when tests are changed, until a teacher who has seen the difference takes it over', async () => {
  const [right, tricky] = [await proved(), await proved()];
  const batchId = await classOf(right, tricky);
  const [left, taken] = [await give(batchId, form()), await give(batchId, form())];
  await submit(right, DOUBLES);
  await submit(tricky, TRICKS);
  for (const id of [left, taken]) await step(id, 'publish-marks');
  const before = await regrade(taken);
  expect(before.changes).toEqual([]);

  await judgeAgain();
  expect(await totals(taken)).toEqual([900, 900]);
  const seen = await regrade(taken);
  expect(seen.changes).toMatchObject([
    {
      accountId: tricky.accountId,
      name: '=Roll 1',
      assetId: PROBLEM,
      before: 900,
      after: 600,
      tests: [{ number: 3, after: false }],
    },
  ]);
  // What was shown before is not what would be taken over now.
  expect((await decide(taken, { asOf: before.asOf, choice: 'take-over' })).status).toBe(200);
  expect(await totals(taken)).toEqual([900, 900]);

  expect((await decide(left, { asOf: (await regrade(left)).asOf, choice: 'leave' })).status).toBe(200);
  expect([await totals(left), (await regrade(left)).changes]).toEqual([[900, 900], []]);
  expect(await told(tricky)).toEqual([]);

  for (const _ of [1, 2]) await decide(taken, { asOf: seen.asOf, choice: 'take-over' });
  expect([await totals(taken), (await regrade(taken)).changes]).toEqual([[900, 600], []]);
  expect(((await tricky.get(`/api/assignments/${taken}`)).body as Assignment).hundredths).toBe(600);
  expect(await told(tricky)).toEqual([`/assignments/${taken}`]);
  expect(await told(right)).toEqual([]);

  // Whoever gives it to the class now begins with the tests as they are.
  const later = await give(batchId, form());
  expect([await totals(later), (await regrade(later)).changes]).toEqual([[900, 600], []]);
  const owner = await product.signInStaff('owner');
  const { text } = await owner.get('/api/admin/audit?search=regrade');
  expect(text).toContain('Took over what changed tests make of 1 marks in “Lab 1”');
  expect(text).toContain('Left 1 marks in “Lab 1” as they were before tests were changed');
});

test('ASSIGNMENTS-36: tests that differ are named by their numbers, also those that are new or gone', () => {
  expect(turnedTests([true, true, false], [true, false])).toEqual([
    { number: 2, before: true, after: false },
    { number: 3, before: false, after: undefined },
  ]);
  expect(turnedTests(null, [true])).toEqual([{ number: 1, before: undefined, after: true }]);
});
