import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ActiveRelease, followActivations } from '../../platform/content/active-release.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Person & { readonly accountId: string };
let owner: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.db.deleteFrom('content_limit').execute();
  await product.release.refresh();
});

const LIMITS = '/api/admin/content/limits';
let made = 0;

/** A class of the teacher's, with the addresses on its list. */
async function classWith(by: Person, emails: readonly string[] = []) {
  made += 1;
  const name = `CSE-${made}`;
  const id = String((await by.post('/api/admin/classes', { name })).body['id']);
  for (const email of emails) {
    const account = await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    await product.db
      .insertInto('batch_member')
      .values({ batch_id: id, name: 'Asha', email, account_id: account?.id ?? null })
      .execute();
  }
  return { id, name };
}

const limitTo = (by: Person, classIds: readonly string[] | undefined, what = { kind: 'course', id: 'c' }) =>
  by.post(LIMITS, { ...what, ...(classIds && { classIds }) });

type Card = { readonly topicId: string; readonly onlyFor?: readonly string[] };

async function cardOf(reader: Person, topicId = 'c'): Promise<Card | undefined> {
  const { body } = await reader.get('/api/content');
  return (body['topics'] as Card[]).find((card) => card.topicId === topicId);
}

async function modulesOf(reader: Person): Promise<string[]> {
  const { body } = await reader.get('/api/content/topic/c');
  return (body['subtopics'] as { subtopicId: string }[]).map(({ subtopicId }) => subtopicId);
}

async function sentences(): Promise<unknown[]> {
  return product.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'before', 'after'])
    .where('action', 'in', ['content.limit', 'content.unlimit'])
    .orderBy('id')
    .execute();
}

describe('CLASSES-26: a course or a module for some classes only', () => {
  test('its learners see it and nobody else does, until it is for everybody again', async () => {
    const [member, other] = [await product.learner(), await product.learner()];
    const { id } = await classWith(teacher, [member.email]);
    expect((await limitTo(teacher, [id])).status).toBe(200);
    expect(await cardOf(member)).toBeDefined();
    expect(await cardOf(member)).not.toHaveProperty('onlyFor');
    expect(await cardOf(other)).toBeUndefined();
    expect((await other.get('/api/content/topic/c')).status).toBe(404);
    expect((await product.visitor.get('/api/courses/c')).status).toBe(404);
    expect((await limitTo(teacher, undefined)).status).toBe(200);
    expect(await cardOf(other)).toBeDefined();
    expect((await product.visitor.get('/api/courses/c')).status).toBe(200);
  });

  test('a module leaves its course for everybody else', async () => {
    const [member, other] = [await product.learner(), await product.learner()];
    const { id } = await classWith(teacher, [member.email]);
    await limitTo(teacher, [id], { kind: 'module', id: 'basics' });
    expect(await modulesOf(member)).toContain('basics');
    expect(await modulesOf(other)).not.toContain('basics');
    expect((await other.get('/api/content/subtopic/basics')).status).toBe(404);
    expect((await other.post('/api/content/getproblem/basics-sum')).status).toBe(404);
  });

  test('who leaves the class sees it no more, and a class that is gone opens it to nobody', async () => {
    const member = await product.learner();
    const { id } = await classWith(teacher, [member.email]);
    await limitTo(teacher, [id]);
    const onList = product.db.updateTable('batch_member').where('batch_id', '=', id);
    await onList.set({ left_at: new Date() }).execute();
    expect(await cardOf(member)).toBeUndefined();
    await onList.set({ left_at: null }).execute();
    expect(await cardOf(member)).toBeDefined();
    expect((await teacher.post(`/api/admin/classes/${id}/delete`)).status).toBe(200);
    expect(await cardOf(member)).toBeUndefined();
    await product.db.deleteFrom('batch').where('id', '=', id).execute();
    await product.release.refresh();
    expect(await cardOf(member)).toBeUndefined();
    expect((await teacher.get(LIMITS)).body['limits']).toEqual([
      { kind: 'course', id: 'c', classIds: [], others: 0 },
    ]);
  });

  test('how many learners would see it is told before, each counted once', async () => {
    const first = await classWith(teacher, ['one@example.in', 'two@example.in']);
    const second = await classWith(teacher, ['two@example.in', 'three@example.in']);
    const asked = `${LIMITS}/learners?kind=course&id=c&classes=${first.id},${second.id}`;
    expect((await teacher.get(asked)).body).toEqual({ learners: 3, classes: 2 });
  });

  test('each change is one sentence of the audit log, and what is so already is none', async () => {
    const [first, second] = [await classWith(teacher), await classWith(teacher)];
    const before = (await sentences()).length;
    await limitTo(teacher, [first.id]);
    await limitTo(teacher, [first.id]);
    await limitTo(teacher, [first.id, second.id]);
    await limitTo(teacher, undefined);
    await limitTo(teacher, undefined);
    expect((await sentences()).slice(before)).toEqual([
      { action: 'content.limit', subject: 'C', before: null, after: { classes: [first.name] } },
      {
        action: 'content.limit',
        subject: 'C',
        before: { classes: [first.name] },
        after: { classes: expect.arrayContaining([first.name, second.name]) },
      },
      {
        action: 'content.unlimit',
        subject: 'C',
        before: { classes: expect.arrayContaining([first.name, second.name]) },
        after: null,
      },
    ]);
  });

  test('a teacher chooses among the classes that they see; those of others stay', async () => {
    const member = await product.learner();
    const theirs = await classWith(owner, [member.email]);
    const own = await classWith(teacher, ['mine@example.in']);
    await limitTo(owner, [theirs.id]);
    expect((await limitTo(teacher, [theirs.id])).status).toBe(404);
    const { body } = await teacher.get(LIMITS);
    expect(body['limits']).toEqual([{ kind: 'course', id: 'c', classIds: [], others: 1 }]);
    expect(JSON.stringify(body)).not.toContain(theirs.name);
    const counted = await teacher.get(`${LIMITS}/learners?kind=course&id=c&classes=${own.id}`);
    expect(counted.body).toEqual({ learners: 2, classes: 2 });
    await limitTo(teacher, [own.id]);
    expect(await cardOf(member)).toBeDefined();
  });

  test('what is not there cannot be limited', async () => {
    const { id } = await classWith(teacher);
    expect((await limitTo(teacher, [id], { kind: 'course', id: 'nothing' })).status).toBe(404);
    expect((await limitTo(teacher, [id], { kind: 'module', id: 'c' })).status).toBe(404);
    expect((await limitTo(teacher, [])).status).toBe(400);
    expect((await product.db.selectFrom('content_limit').selectAll().execute()).length).toBe(0);
  });

  test('every other process holds it within five seconds, without a release', async () => {
    const { id } = await classWith(teacher);
    const other = new ActiveRelease(product.db);
    const following = followActivations(product.databaseUrl, other, pino({ level: 'silent' }));
    await other.refresh();
    // Listening begins with a read; what is limited after it has to be told.
    await sleep(500);
    expect(other.current.topics.has('c')).toBe(true);
    await limitTo(teacher, [id]);
    await expect.poll(() => other.current.topics.has('c'), { timeout: 5000 }).toBe(false);
    await following.close();
  });
});

describe('CLASSES-28: the staff', () => {
  test('see what is limited where learners see it, with the names of the classes that they see', async () => {
    const own = await classWith(teacher);
    const theirs = await classWith(owner);
    await limitTo(owner, [own.id, theirs.id]);
    expect((await cardOf(teacher))?.onlyFor).toEqual([own.name]);
    expect([...((await cardOf(owner))?.onlyFor ?? [])].toSorted()).toEqual(
      [own.name, theirs.name].toSorted(),
    );
    const moderator = await product.signInStaff('moderator');
    expect((await cardOf(moderator))?.onlyFor).toBeDefined();
    const accounts = await product.signInStaff('accounts');
    expect(await cardOf(accounts)).toBeUndefined();
    const { body } = await teacher.get('/api/content/topic/c');
    expect(body['onlyFor']).toEqual([own.name]);
    expect(JSON.stringify((await teacher.get('/api/admin/content')).body)).toContain('"c"');
  });

  test('a class that is renamed is named so at once', async () => {
    const own = await classWith(teacher);
    await limitTo(teacher, [own.id]);
    const before = await product.app.inject({
      url: '/api/content',
      headers: { 'x-auth-token': teacher.token },
    });
    await teacher.post(`/api/admin/classes/${own.id}/rename`, { name: `${own.name} evening` });
    const after = await product.app.inject({
      url: '/api/content',
      headers: { 'x-auth-token': teacher.token, 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect((await cardOf(teacher))?.onlyFor).toEqual([`${own.name} evening`]);
  });
});
