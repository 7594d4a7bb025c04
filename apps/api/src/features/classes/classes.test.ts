import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import {
  confirmAddress,
  finishClass,
  importList,
  planClass,
  readBatch,
  type PlannedClass,
} from '../../testing/test-batch.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Person;
let owner: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());

let batches = 0;

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

async function provedLearner(name?: string): Promise<Learner> {
  const learner = await product.learner(name);
  await confirmAddress(product, learner);
  return learner;
}

function batchWith(csv: string): Promise<PlannedClass> {
  batches += 1;
  return planClass(teacher, { name: `Batch ${batches}`, csv });
}

const detailOf = (batchId: string) => readBatch(teacher, batchId);
const done = (classId: string, openFor?: 'batch' | 'present') => finishClass(teacher, classId, openFor);

/** Every way to a module's content, and what each answers a learner. */
async function waysIn(learner: Person): Promise<Record<string, unknown>> {
  const topic = await learner.get('/api/content/topic/c');
  const cards = topic.body['subtopics'] as { subtopicId: string; rollout: boolean }[];
  const problems = await learner.get('/api/content/problems/');
  const lists = ['problemsUnsolved', 'problemsSolved'].flatMap(
    (name) => problems.body[name] as { assetId: string }[],
  );
  return {
    card: cards.find(({ subtopicId }) => subtopicId === 'later')?.rollout,
    subtopic: (await learner.get('/api/content/subtopic/later')).status,
    problem: (await learner.post('/api/content/getproblem/later-sum')).status,
    listed: lists.some(({ assetId }) => assetId === 'later-sum'),
    comments: (await learner.get('/api/comments/comments/later-text')).status,
    progress: (
      await learner.post('/api/content/updateprogress', {
        assetId: 'later-text',
        topicId: 'c',
        subtopicId: 'later',
      })
    ).status,
    saved: (await learner.post('/api/content/updateproblem/later-sum', { code: { py: 'x' } })).status,
  };
}

const LOCKED = {
  card: false,
  subtopic: 403,
  problem: 404,
  listed: false,
  comments: 404,
  progress: 404,
  saved: 404,
};
const OPEN = {
  card: true,
  subtopic: 200,
  problem: 200,
  listed: true,
  comments: 200,
  progress: 200,
  saved: 200,
};

/** The days on which the modules of the course open, as a learner is told. */
async function classDays(learner: Person): Promise<(string | undefined)[]> {
  const { body } = await learner.get('/api/content/topic/c');
  return (body['subtopics'] as { classOn?: string }[]).map((card) => card.classOn);
}

describe('a class', () => {
  it('opens its module for the batch at once and everywhere, with a notification, and never closes it', async () => {
    const [learner, other] = [await provedLearner(), await product.learner()];
    const { batchId, classId } = await batchWith(`name,email\nAsha,${learner.email.toUpperCase()}\n`);
    expect(await waysIn(learner)).toMatchObject(LOCKED);

    expect((await done(classId)).body).toMatchObject({ opened: 1 });
    expect(await waysIn(learner)).toMatchObject(OPEN);
    expect(await waysIn(other)).toMatchObject(LOCKED);
    const { notifs } = (await learner.get('/api/auth/notifications')).body as { notifs: object[] };
    expect(notifs).toMatchObject([
      { text: 'The module Module later is now open for you.', url: '/learn/later/root', new: true },
    ]);

    const [member] = (await detailOf(batchId)).members;
    expect(member).toMatchObject({ registered: true, opened: ['later'] });
    const off = await teacher.post(`/api/admin/classes/${batchId}/members/${member?.id}/remove`);
    expect(off.status).toBe(200);
    expect(await waysIn(learner)).toMatchObject(OPEN);
    expect((await detailOf(batchId)).members).toEqual([]);
  });

  it('opens it only for those who were present, when the teacher says so, and latecomers enter the code of the day', async () => {
    const [present, late] = [await provedLearner('Present'), await provedLearner('Absent')];
    const { batchId, classId } = await batchWith(`email\n${present.email}\n${late.email}\n`);
    const { members } = await detailOf(batchId);
    const idOf = (email: string) => members.find((member) => member.email === email)?.id;
    const roll = { present: [idOf(present.email)], absent: [idOf(late.email)] };
    expect((await teacher.post(`/api/admin/classes/live/${classId}/roll`, roll)).status).toBe(200);
    const { body } = await done(classId, 'present');
    expect(body).toMatchObject({ opened: 1 });
    expect((await present.get('/api/content/subtopic/later')).status).toBe(200);
    expect((await late.get('/api/content/subtopic/later')).status).toBe(403);

    const enter = (code: string) => late.post('/api/content/subtopic/later/open', { code });
    expect(await enter('WRONG234')).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'learning.class-code-wrong' }] },
    });
    // Guessing pauses as wrong passwords do, and the right code waits, too.
    for (let tries = 2; tries <= 5; tries += 1) expect((await enter('WRONG234')).status).toBe(400);
    const paused = product.db
      .updateTable('sign_in_throttle')
      .whereRef('blocked_until', '>', 'last_failure_at');
    const pauseUntil = (at: number) => paused.set({ blocked_until: new Date(at) }).executeTakeFirst();
    expect(await pauseUntil(Date.now() + 3_600_000)).toMatchObject({ numUpdatedRows: 1n });
    const code = String(body['code']).toLowerCase();
    expect(await enter(code)).toMatchObject({
      status: 429,
      body: { errors: [{ code: 'learning.class-code-wait' }] },
    });
    await pauseUntil(Date.now() - 1000);
    expect((await enter(` ${code.slice(0, 4)} ${code.slice(4)} `)).status).toBe(200);
    expect((await late.get('/api/content/subtopic/later')).status).toBe(200);

    await product.db
      .updateTable('live_class')
      .set({ code_until: new Date(Date.now() - 1000) })
      .execute();
    const tooLate = await product.learner();
    const again = await tooLate.post('/api/content/subtopic/later/open', { code });
    expect(again.status).toBe(400);
    expect((await detailOf(batchId)).classes[0]).not.toHaveProperty('code');
    expect((await detailOf(batchId)).classes[0]).toMatchObject({
      openedFor: 'present',
      plannedFor: '2026-12-01',
    });
  });

  it('marked as done again, opens it for those added since, and tells nobody twice', async () => {
    const learner = await provedLearner();
    const { batchId, classId } = await batchWith(`email\n${learner.email}\n`);
    await done(classId, 'present');
    expect((await done(classId)).body).toMatchObject({ opened: 1 });
    expect((await done(classId)).body).toMatchObject({ opened: 0 });
    const newcomer = await provedLearner();
    await importList(teacher, batchId, `email\n${newcomer.email}\n`);
    expect((await newcomer.get('/api/content/subtopic/later')).status).toBe(200);
    const { notifs } = (await learner.get('/api/auth/notifications')).body as { notifs: object[] };
    expect(notifs).toHaveLength(1);
  });

  it('CLASSES-1: tells the learners of its batch when a locked module opens', async () => {
    const learner = await provedLearner();
    const { batchId } = await batchWith(`email\n${learner.email}\n`);
    await teacher.post(`/api/admin/classes/${batchId}/live`, {
      subtopicId: 'later',
      plannedFor: '2099-01-05',
    });
    expect(await classDays(learner)).toContainEqual(expect.stringMatching(/^20(26-12-01|99-01-05)$/));
    expect((await classDays(await product.learner())).every((day) => day === undefined)).toBe(true);
  });

  it('cannot be planned for what is open to all or unknown', async () => {
    const { batchId } = await batchWith('email\na@example.in\n');
    const plan = (subtopicId: string) =>
      teacher.post(`/api/admin/classes/${batchId}/live`, { subtopicId, plannedFor: '2026-12-01' });
    expect((await plan('basics')).status).toBe(409);
    expect((await plan('nowhere')).status).toBe(404);
  });
});

describe('the list of a batch', () => {
  it('invites who has no account, and finds them when they have confirmed that address, not before', async () => {
    const email = 'devika@example.in';
    const { batchId, classId } = await batchWith(`name,email\nDevika,${email}\n`);
    await product.doJobs();
    const [mail] = await mailsTo(product.dataDir, email);
    expect(mail).toMatchObject({ subject: expect.stringMatching(/Your class at/) });
    await done(classId);
    expect((await detailOf(batchId)).members).toMatchObject([{ name: 'Devika', registered: false }]);

    const registration = { name: 'Devika P', email: 'DEVIKA@example.in', password: 'correct horse battery' };
    const { body } = await product.visitor.post('/api/users', registration);
    const headers = { 'x-auth-token': String(body['token']) };
    const later = async () =>
      (await product.app.inject({ url: '/api/content/subtopic/later', headers })).statusCode;
    // Anybody may type anybody's address.
    expect(await later()).toBe(403);
    await done(classId);
    expect(await later()).toBe(403);
    await confirmAddress(product, registration);
    expect(await later()).toBe(200);
    expect((await detailOf(batchId)).members).toMatchObject([
      { name: 'Devika', displayName: 'Devika P', registered: true },
    ]);
  });

  it('holds no place for an account that has not confirmed the address, until it has', async () => {
    const learner = await product.learner('Esha');
    const { batchId, classId } = await batchWith(`name,email\nEsha of the list,${learner.email}\n`);
    expect((await done(classId)).body).toMatchObject({ opened: 0 });
    expect((await detailOf(batchId)).members).toMatchObject([
      { name: 'Esha of the list', registered: false },
    ]);
    await confirmAddress(product, learner);
    expect(await waysIn(learner)).toMatchObject(OPEN);
    expect((await detailOf(batchId)).members).toMatchObject([
      { name: 'Esha of the list', displayName: 'Esha', registered: true },
    ]);
  });

  it('tells twins as the database compares addresses, not as JavaScript would', async () => {
    // JavaScript makes both of the first two small alike, PostgreSQL does not; the last two are one address.
    const csv = 'email\nΟΔΟΣ@example.in\nοδος@example.in\nje\u0301@example.in\nJ\u00c9@example.in\n';
    const { batchId } = await batchWith('email\n');
    const { body } = await teacher.post(`/api/admin/classes/${batchId}/members/preview`, { csv });
    const faults = [{ line: 5, msg: 'J\u00c9@example.in is already in line 4.' }];
    expect(body).toMatchObject({ lines: [{ line: 2 }, { line: 3 }, { line: 4 }], faults });
  });

  it('is given a name once', async () => {
    await teacher.post('/api/admin/classes', { name: 'Evening' });
    expect((await teacher.post('/api/admin/classes', { name: ' evening ' })).status).toBe(409);
    expect((await teacher.post('/api/admin/classes', { name: '  ' })).status).toBe(400);
    const { batches: lines } = (await teacher.get('/api/admin/classes')).body as { batches: object[] };
    expect(lines).toContainEqual(expect.objectContaining({ name: 'Evening', members: 0, classes: 0 }));
  });
});

const open = (email: string) => owner.post('/api/admin/classes/open-module', { email, subtopicId: 'later' });

it('an owner opens a module for one learner, and the audit log reports all of it', async () => {
  const learner = await product.learner();
  expect((await open('nobody@example.in')).status).toBe(404);
  expect((await open(learner.email)).body).toEqual({ opened: true });
  expect((await open(learner.email)).body).toEqual({ opened: false });
  expect((await learner.get('/api/content/subtopic/later')).status).toBe(200);
  const entries = await product.db.selectFrom('audit_entry').select('action').execute();
  const actions = new Set(entries.map(({ action }) => action));
  for (const action of [
    'class.batch',
    'class.members',
    'class.member-removed',
    'class.planned',
    'class.roll',
    'class.done',
    'class.opened',
  ])
    expect(actions).toContain(action);
});
