import type { Mock, Release } from '@abhyas/content/release';
import type { MockPaper, MockReport, Mocks } from '@abhyas/contract/mocks';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { mockRelease } from '../../testing/mock-release.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { confirmAddress } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { ExamRoom, textOf, write } from '../exams/testing/exam-room.ts';
import { mocksSchedule } from './closing.service.ts';

const { release, blobs } = contentWithTests();

/** Two programs, 10 and 5 marks. */
const programs: Mock = {
  id: 'programs',
  title: 'Programs',
  summary: 'Two problems.',
  minutes: 30,
  topicIds: [],
  sections: [
    {
      title: 'Programs',
      groups: [
        { marks: 1000, items: [{ id: 'basics-sum', concepts: ['loops'] }] },
        { marks: 500, items: [{ id: 'basics-hard', concepts: ['arrays'] }] },
      ],
    },
  ],
  translations: {},
};
const { concepts, plans } = mockRelease;
const school: Release = { ...release, ...(concepts && { concepts }), plans, mocks: [programs] };

let product: TestProduct;
let room: ExamRoom;
let worker: RunQueueWorker;
/** The names of the tests of each run, in their order. */
const runs: string[][] = [];
beforeAll(async () => {
  product = await startTestProduct({ release: school, blobs });
  room = await ExamRoom.open(product);
  // `right` passes all tests, `half` those that are shown.
  worker = await scriptedRunner(product, ({ job }) => {
    const names = job.task.kind === 'judge' ? job.task.tests.map(({ name }) => name) : [];
    runs.push(names);
    const passes = (name: string): boolean =>
      job.code.startsWith('right') || (job.code.startsWith('half') && name === 'sample');
    return {
      kind: 'judged',
      compile: COMPILED,
      limits: GRANTED,
      tests: names.map((name) => ({
        ...ACCEPTED,
        name,
        verdict: passes(name) ? ('accepted' as const) : ('wrong-answer' as const),
      })),
    };
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

async function holder(): Promise<Learner> {
  const learner = await product.learner();
  await confirmAddress(product, learner);
  const expires_at = new Date(Date.now() + 86_400_000);
  await product.db
    .insertInto('entitlement')
    .values({
      account_id: learner.accountId,
      plan_id: 'plan6',
      plan_title: 'Plan',
      topic_ids: ['c'],
      expires_at,
    })
    .execute();
  return learner;
}

async function sits(): Promise<{ learner: Learner; id: string; sum: string; hard: string }> {
  const learner = await holder();
  const { status, body } = await learner.post('/api/mocks/programs/start', {});
  expect(status).toBe(200);
  const id = String(body['attemptId']);
  return { learner, id, sum: `basics-sum@${id}`, hard: `basics-hard@${id}` };
}

type Asked = { readonly code: string; readonly mode?: 'run' | 'submit' };
const run = (learner: Learner, assetId: string, { code, mode = 'run' }: Asked) =>
  learner.post('/api/runner/execute', { code, language: 5, ctestcase: '', assetId, mode });

async function reportOf(learner: Learner, id: string): Promise<MockReport> {
  const { status, body } = await learner.get(`/api/mock-attempts/${id}/report`);
  expect(status).toBe(200);
  return body as unknown as MockReport;
}

/** The report once nothing waits to be judged. */
async function judgedReport(learner: Learner, id: string): Promise<MockReport> {
  await expect
    .poll(
      async () => {
        await product.doJobs();
        return (await reportOf(learner, id)).waiting;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  return reportOf(learner, id);
}

test('MOCKS-11: the paper has the statement and the samples, and runs until the end see no other test', async () => {
  const { learner, id, sum } = await sits();
  const { body, text } = await learner.get(`/api/mock-attempts/${id}`);
  const [item] = (body as unknown as MockPaper).sections.flatMap(({ items }) => items);
  expect(item).toMatchObject({
    itemId: 'basics-sum',
    kind: 'problem',
    points: 1000,
    problem: { assetId: sum, tests: [{ name: 'sample', input: '1 2\n', expected: '3\n' }] },
  });
  expect(item?.problem?.problem).toContain('CANARY-statement-basics-sum');
  expect(text).not.toMatch(/secret-7|CANARY-in|CANARY-out/);
  runs.length = 0;
  for (const mode of ['run', 'submit'] as const) {
    const reply = await run(learner, sum, { code: 'half', mode });
    expect(reply.body).toMatchObject({ done: true });
    expect(reply.text).not.toContain('secret-7');
  }
  expect(runs).toEqual([['sample'], ['sample']]);
  const other = await holder();
  expect((await run(other, sum, { code: 'half' })).status).toBe(404);
  expect((await learner.get('/api/practice/text/basics-sum/py')).text).not.toContain('half');
});

test('MOCKS-11: at the end the text that was changed last is judged by all tests, and earns by those that pass', async () => {
  const { learner, id, sum, hard } = await sits();
  await write(learner, sum, { code: 'right at first' });
  await run(learner, sum, { code: 'right at first' });
  await write(learner, sum, { code: 'half in the end' });
  await write(learner, hard, { code: 'right' });
  await learner.post(`/api/mock-attempts/${id}/answers`, {
    answers: [{ itemId: 'basics-sum', given: { written: true }, marked: false, seconds: 90 }],
  });
  await learner.post(`/api/mock-attempts/${id}/finish`, {});
  expect(await reportOf(learner, id)).toMatchObject({ waiting: 2, points: 0, right: 0, wrong: 0 });
  const { mocks } = (await learner.get('/api/mocks')).body as unknown as Mocks;
  expect(mocks[0]?.attempts).toMatchObject([{ points: null, isOver: true }]);
  expect((await write(learner, sum, { code: 'right too late' })).status).toBe(409);
  expect((await run(learner, sum, { code: 'right' })).status).toBe(409);

  const report = await judgedReport(learner, id);
  expect(report).toMatchObject({ points: 1000, outOf: 1500, right: 1, partly: 1, wrong: 0 });
  expect(report.sections).toMatchObject([{ asked: 2, right: 1, partly: 1, wrong: 0 }]);
  expect(report.concepts).toMatchObject([
    { id: 'loops', asked: 1, right: 0, partly: 1, wrong: 0 },
    { id: 'arrays', asked: 1, right: 1, partly: 0, wrong: 0 },
  ]);
  expect(report.items).toMatchObject([
    {
      itemId: 'basics-sum',
      right: false,
      earned: 500,
      seconds: 90,
      practice: {
        link: '/practise/1/basics-sum',
        code: 'half in the end',
        isWaiting: false,
        passed: 1,
        tests: 2,
      },
    },
    { itemId: 'basics-hard', right: true, earned: 500, practice: { passed: 2, tests: 2 } },
  ]);
  const after = (await learner.get('/api/mocks')).body as unknown as Mocks;
  expect(after.mocks[0]?.attempts).toMatchObject([{ points: 1000 }]);
  // What is solved in a test is not solved in practice.
  const solved = await product.db
    .selectFrom('finished_asset')
    .selectAll()
    .where('account_id', '=', learner.accountId)
    .execute();
  expect(solved).toEqual([]);
});

test('MOCKS-8, MOCKS-11: the server ends it alone, judges what was written, and what was not written earns nothing', async () => {
  const { learner, id, sum } = await sits();
  await write(learner, sum, { code: 'right' });
  await sql`update mock_attempt set started_at = now() - interval '40 minutes',
    ends_at = now() - interval '20 seconds' where id = ${id}`.execute(product.db);
  const close = mocksSchedule({ db: product.db });
  await close.run();
  await close.run();
  await expect
    .poll(
      async () => {
        await product.doJobs();
        const submissions = await product.db
          .selectFrom('submission')
          .select('verdict')
          .where('asset_id', '=', sum)
          .execute();
        return submissions.length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  // Nobody has looked at the report yet.
  await close.run();
  const { mocks } = (await learner.get('/api/mocks')).body as unknown as Mocks;
  expect(mocks[0]?.attempts).toMatchObject([{ points: 1000, outOf: 1500 }]);
  const report = await reportOf(learner, id);
  expect(report).toMatchObject({ finishedBy: 'server', points: 1000, right: 1, wrong: 0 });
  expect(report.items[1]).toMatchObject({ right: null, earned: 0, practice: { code: '', tests: 0 } });
});

test('MOCKS-11: each attempt begins with empty texts, and the programs are in the file of the learner’s data', async () => {
  const { learner, id, sum } = await sits();
  const before = await textOf(learner, sum);
  await write(learner, sum, { code: 'half and kept in the export' });
  await learner.post(`/api/mock-attempts/${id}/finish`, {});
  const { body } = await learner.post('/api/mocks/programs/start', {});
  expect(await textOf(learner, `basics-sum@${String(body['attemptId'])}`)).toEqual(before);
  const { text } = await learner.get('/api/users/export');
  expect(text).toContain('mock_program');
});

test('MOCKS-11: a test with a problem that an exam withholds is not begun', async () => {
  const learner = await holder();
  const exam = await room.give([learner], { opensIn: 60 });
  const { status, body } = await learner.post('/api/mocks/programs/start', {});
  expect([status, body['errors']]).toEqual([409, [expect.objectContaining({ code: 'mocks.withheld' })]]);
  await room.step(exam, 'archive');
  expect((await learner.post('/api/mocks/programs/start', {})).status).toBe(200);
});
