import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import type { Assignment, Assignments } from '@abhyas/contract/assignments';
import type { BatchAssignments, Matrix } from '@abhyas/contract/assignments.staff';
import type { Work } from '@abhyas/contract/assignments-work.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { FORM, labClass, moment } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, step, handIn } = labClass(() => ({ product, teacher }));

const listOf = async (learner: Learner) =>
  ((await learner.get('/api/assignments')).body as Assignments).assignments;
const read = async (learner: Learner, id: string) =>
  (await learner.get(`/api/assignments/${id}`)).body as Assignment;
const matrix = async (id: string) =>
  (await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix;
const versionOf = async (id: string) => (await matrix(id)).assignment.version;

describe('an assignment', () => {
  it('ASSIGNMENTS-13: is seen by its class once it is published and open, with marks once they are', async () => {
    const [learner, other] = [await proved(), await proved()];
    const batchId = await classOf(learner);
    const id = randomUUID();
    await teacher.post(`/api/admin/classes/${batchId}/assignments`, { id, ...FORM() });
    expect(await listOf(learner)).toEqual([]);
    await step(id, 'publish');
    await handIn(learner, { assetId: 'basics-sum', passed: 3 });
    expect(await listOf(learner)).toMatchObject([
      { id, title: 'Lab 1', state: 'open', points: 1500, items: [{ tried: true }, { tried: false }] },
    ]);
    expect((await read(learner, id)).items).toMatchObject([
      { assetId: 'basics-sum', title: 'Problem basics-sum', open: true, attempts: 1 },
      { assetId: 'basics-hard', open: false, attempts: 0 },
    ]);
    expect((await read(learner, id)).items[0]?.mark).toBeUndefined();
    expect(await listOf(other)).toEqual([]);
    expect((await other.get(`/api/assignments/${id}`)).status).toBe(404);

    await step(id, 'publish-marks');
    const { hundredths, items } = await read(learner, id);
    expect(hundredths).toBe(750);
    expect(items[0]?.mark?.working.map(({ is }) => is)).toEqual(['counted', 'tests', 'result']);
    const { notifs } = (await learner.get('/api/auth/notifications')).body as { notifs: object[] };
    expect(notifs.slice(0, 2)).toMatchObject([
      { text: 'Your marks for Lab 1 are there.', url: `/assignments/${id}` },
      { text: expect.stringContaining('New for your class: Lab 1, due on ') },
    ]);
    await step(id, 'archive');
    expect(await listOf(learner)).toEqual([]);
  });

  it('ASSIGNMENTS-18, CLASSES-26: whoever gives one is told which problems its class cannot open', async () => {
    const [batchId, others] = [await classOf(), await classOf()];
    const unseenBy = async (id: string) =>
      ((await teacher.get(`/api/admin/classes/${id}/assignments`)).body as BatchAssignments).unseen;
    expect(await unseenBy(batchId)).toEqual([]);
    await teacher.post('/api/admin/content/limits', { kind: 'module', id: 'basics', classIds: [others] });
    expect(await unseenBy(batchId)).toEqual(['basics-sum', 'basics-hard']);
    expect(await unseenBy(others)).toEqual([]);
    await teacher.post('/api/admin/content/limits', { kind: 'module', id: 'basics' });
    expect(await unseenBy(batchId)).toEqual([]);
  });

  it('ASSIGNMENTS-13: is not seen before its opening', async () => {
    const learner = await proved();
    const rules = { ...FORM().rules, opensAt: moment(1) };
    const id = await give(await classOf(learner), { ...FORM(), rules });
    expect(await listOf(learner)).toEqual([]);
    expect((await learner.get(`/api/assignments/${id}`)).status).toBe(404);
  });

  it('ASSIGNMENTS-2: a submission counts from when it was received, even if it was judged after the due date', async () => {
    const learner = await proved();
    const rules = { ...FORM().rules, dueAt: moment(-1) };
    const id = await give(await classOf(learner), { ...FORM(), rules });
    await handIn(learner, { assetId: 'basics-sum', passed: 4, ago: 1 });
    expect((await matrix(id)).rows[0]?.total).toBe(1000);
    await handIn(learner, { assetId: 'basics-hard', passed: 4, ago: 0.9 });
    expect((await matrix(id)).rows[0]?.total).toBe(1000);
  });

  it('ASSIGNMENTS-14: a moved due date and an allowance reach the learner, are audited, and can be taken back', async () => {
    const learner = await proved();
    const id = await give(await classOf(learner));
    const dueAt = moment(24);
    const form = { ...FORM(), rules: { ...FORM().rules, dueAt } };
    const version = await versionOf(id);
    expect((await teacher.post(`/api/admin/assignments/${id}`, { version, ...form })).status).toBe(200);
    expect((await teacher.post(`/api/admin/assignments/${id}`, { version, ...form })).status).toBe(409);
    expect((await read(learner, id)).dueAt).toBe(dueAt);

    const later = moment(72);
    const url = `/api/admin/assignments/${id}/allow/${learner.accountId}`;
    const asked = { allowanceId: randomUUID(), allowed: { kind: 'due', dueAt: later } };
    expect((await teacher.post(url, { ...asked, reason: ' ' })).status).toBe(400);
    expect((await teacher.post(url, { ...asked, reason: 'Was ill.' })).status).toBe(200);
    expect((await teacher.post(url, { ...asked, reason: 'Was ill.' })).status).toBe(200);
    const seen = await read(learner, id);
    expect([seen.dueAt, seen.allowances]).toMatchObject([later, [{ kind: 'due', reason: 'Was ill.' }]]);
    const off = await teacher.post(`/api/admin/assignments/${id}/disallow/${asked.allowanceId}`);
    expect(off.status).toBe(200);
    expect((await read(learner, id)).dueAt).toBe(dueAt);

    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=assignment');
    expect(text).toContain('Moved the due date of “Lab 1” from');
    expect(text).toContain('Was ill.');
    expect(text).toContain('Took back what =Roll 0');
  });
});

describe('marking', () => {
  it('ASSIGNMENTS-15: a teacher reads the working and the code, and marks by hand with a reason', async () => {
    const learner = await proved();
    const id = await give(await classOf(learner));
    const submission = await handIn(learner, { assetId: 'basics-sum', passed: 2 });
    const url = `/api/admin/assignments/${id}/work/${learner.accountId}/basics-sum`;
    const work = (await teacher.get(url)).body as Work;
    expect(work).toMatchObject({
      mark: { hundredths: 500 },
      submissions: [{ id: submission, passed: 2, total: 4 }],
      shown: { id: submission, code: 'print(1)', counts: true },
    });
    const by = (hundredths: number, reason: string) =>
      teacher.post(url, { manual: { hundredths, reason }, comment: 'See line 1.' });
    expect((await by(1001, 'More than there is')).status).toBe(400);
    expect((await by(900, '')).status).toBe(400);
    expect((await by(900, 'Right idea')).status).toBe(200);
    expect((await matrix(id)).rows).toMatchObject([
      { total: 900, cells: [{ manual: true, comment: true }, {}] },
    ]);
    await step(id, 'publish-marks');
    expect((await read(learner, id)).items[0]?.mark).toMatchObject({
      hundredths: 900,
      comment: 'See line 1.',
    });
    expect((await teacher.post(url, {})).status).toBe(200);
    expect((await matrix(id)).rows[0]?.total).toBe(500);
    const stranger = await product.learner();
    const foreign = url.replace(learner.accountId, stranger.accountId);
    expect((await teacher.get(foreign)).status).toBe(404);
  });

  it('ASSIGNMENTS-16: marks are saved as CSV and XLSX, and a name that is a formula stays a text', async () => {
    const learner = await proved();
    const id = await give(await classOf(learner));
    await handIn(learner, { assetId: 'basics-sum', passed: 3 });
    const csv = await teacher.get(`/api/admin/assignments/${id}/marks?as=csv`);
    expect(csv.text).toContain(`"","'=Roll 0","${learner.email}","","7.50","0.00","7.50"`);
    const file = await product.app.inject({
      url: `/api/admin/assignments/${id}/marks?as=xlsx`,
      headers: { 'x-auth-token': teacher.token },
    });
    const parts = await readArchive({ name: 'marks.xlsx', bytes: file.rawPayload }, new FaultList());
    const sheet = Buffer.from(parts?.get('xl/worksheets/sheet1.xml') ?? []).toString();
    expect(sheet).toContain('<is><t xml:space="preserve">=Roll 0</t></is>');
    expect(sheet).toContain('<c s="1"><v>7.50</v></c>');
    expect(sheet).not.toContain('<f>');
  });
});

it.each([
  ['assignments.title', { title: ' ' }],
  ['assignments.no-items', { items: [] }],
  ['assignments.item-unknown', { items: [{ assetId: 'nothing', points: 1, scoring: 'all' }] }],
  ['assignments.item-twice', { items: [FORM().items[0], FORM().items[0]] }],
  [
    'assignments.groups',
    {
      items: [
        {
          assetId: 'basics-sum',
          points: 100,
          scoring: 'groups',
          groups: [{ first: 1, last: 1, points: 50 }],
        },
      ],
    },
  ],
  ['assignments.due', { rules: { ...FORM().rules, dueAt: moment(-48) } }],
  ['assignments.late', { rules: { ...FORM().rules, late: { percentPerDay: 10, until: moment(48) } } }],
])('refuses a form with %s', async (code, part) => {
  const batchId = await classOf();
  const { status, text } = await teacher.post(`/api/admin/classes/${batchId}/assignments`, {
    id: randomUUID(),
    ...FORM(),
    ...part,
  });
  expect([status, text]).toEqual([400, expect.stringContaining(code)]);
});

it('ASSIGNMENTS-2: a run is received when it is taken in, and recorded when it was judged', async () => {
  const learner = await product.learner();
  const judging = Promise.withResolvers<void>();
  const worker = await scriptedRunner(product, async () => {
    await judging.promise;
    return { kind: 'judged', compile: COMPILED, limits: GRANTED, tests: [] };
  });
  const run = learner.post('/api/runner/execute', {
    code: 'print(3)',
    language: 5,
    ctestcase: '',
    assetId: 'basics-sum',
    mode: 'submit',
  });
  await sleep(400);
  judging.resolve();
  expect((await run).status).toBe(200);
  const row = await product.db
    .selectFrom('submission')
    .select(['received_at', 'submitted_at'])
    .where('account_id', '=', learner.accountId)
    .executeTakeFirstOrThrow();
  expect(row.submitted_at.getTime() - (row.received_at?.getTime() ?? 0)).toBeGreaterThan(300);
  await worker.drain(0);
});

it('ASSIGNMENTS-19: after a time-out the other tests are run where they earn points of their own', async () => {
  const asked: boolean[] = [];
  const worker = await scriptedRunner(product, ({ job }) => {
    if (job.task.kind === 'judge') asked.push(job.task.stopAtFirstTimeout !== true);
    return { kind: 'judged', compile: COMPILED, limits: GRANTED, tests: [] };
  });
  const learner = await proved();
  const run = () =>
    learner.post('/api/runner/execute', {
      code: 'print(3)',
      language: 5,
      ctestcase: '',
      assetId: 'basics-sum',
      mode: 'submit',
    });
  const given = async (scoring: string, rules = FORM().rules) =>
    give(await classOf(learner), {
      ...FORM(),
      rules,
      items: [{ assetId: 'basics-sum', points: 100, scoring }],
    });
  await run();
  await given('all');
  await given('tests', { ...FORM().rules, dueAt: moment(-1) });
  await run();
  const id = await given('tests');
  await run();
  await step(id, 'archive');
  await run();
  expect(asked).toEqual([false, false, true, false]);
  await worker.drain(0);
});
