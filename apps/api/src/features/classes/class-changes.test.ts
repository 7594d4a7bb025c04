import { randomUUID } from 'node:crypto';

import type { LiveClass } from '@abhyas/contract/classes.staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { planClass, readBatch, type PlannedClass, importList } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
let owner: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());

let batches = 0;

/** A batch of learners who have confirmed their addresses, with a class on the locked module `later`. */
async function batchOf(learners: readonly Learner[], plannedFor = '2099-01-05'): Promise<PlannedClass> {
  batches += 1;
  for (const { accountId } of learners)
    await product.db.updateTable('account').set({ confirmed: true }).where('id', '=', accountId).execute();
  const csv = ['email', ...learners.map(({ email }) => email)].join('\n');
  return planClass(teacher, { name: `Changing ${batches}`, csv, plannedFor });
}

const detailOf = (batchId: string) => readBatch(teacher, batchId);

async function classOf({ batchId, classId }: PlannedClass): Promise<LiveClass | undefined> {
  return (await detailOf(batchId)).classes.find(({ id }) => id === classId);
}

/** Does something to a class with those who are shown for it. */
async function act(classId: string, [path, action]: readonly [string, string], more: object = {}) {
  const { body } = await teacher.get(`/api/admin/classes/live/${classId}/receivers?deed=${action}`);
  return teacher.post(`/api/admin/classes/live/${classId}/${path}`, { set: body['set'], ...more });
}

async function newsOf(who: Learner): Promise<string[]> {
  const { body } = await who.get('/api/auth/notifications');
  return (body['notifs'] as { text: string }[]).map(({ text }) => text);
}

async function call(planned: PlannedClass, here: readonly Learner[]): Promise<void> {
  const { members } = await detailOf(planned.batchId);
  const isHere = (email: string) => here.some((learner) => learner.email === email);
  const roll = {
    present: members.filter(({ email }) => isHere(email)).map(({ id }) => id),
    absent: members.filter(({ email }) => !isHere(email)).map(({ id }) => id),
  };
  expect((await teacher.post(`/api/admin/classes/live/${planned.classId}/roll`, roll)).status).toBe(200);
}

const opens = async (learner: Learner) => (await learner.get('/api/content/subtopic/later')).status;

describe('attendance', () => {
  test('stays as it was recorded when somebody leaves the list or is erased, and is called again for the others', async () => {
    const [stays, leaves, erased] = [
      await product.learner(),
      await product.learner('Leaver'),
      await product.learner('Erased'),
    ];
    const planned = await batchOf([stays, leaves, erased]);
    await call(planned, [stays, leaves, erased]);
    const before = await detailOf(planned.batchId);
    const leaver = before.members.find(({ email }) => email === leaves.email);
    await teacher.post(`/api/admin/classes/${planned.batchId}/members/${leaver?.id}/remove`);
    const reason = 'asked in writing';
    const gone = await owner.post(`/api/admin/learners/${erased.accountId}/erase`, {
      email: erased.email,
      reason,
    });
    expect(gone.status).toBe(200);
    expect((await classOf(planned))?.attended).toEqual({ present: 3, absent: 0 });
    expect((await detailOf(planned.batchId)).members).toHaveLength(1);

    await call(planned, []);
    const called = await classOf(planned);
    expect(called?.attended).toEqual({ present: 2, absent: 1 });
    expect([called?.present.length, called?.absent.length]).toEqual([0, 1]);
    const rows = await product.db
      .selectFrom('roll_call')
      .select('member_id')
      .where('class_id', '=', planned.classId)
      .execute();
    expect(rows.filter((row) => row.member_id === null)).toHaveLength(1);
  });

  test('counts who left and came back once, under the same name on the list', async () => {
    const learner = await product.learner();
    const planned = await batchOf([learner]);
    await call(planned, [learner]);
    const [member] = (await detailOf(planned.batchId)).members;
    await teacher.post(`/api/admin/classes/${planned.batchId}/members/${member?.id}/remove`);
    const csv = `email\n${learner.email}\n`;
    const { body } = await importList(teacher, planned.batchId, csv);
    expect(body).toMatchObject({ added: 1, invited: 0 });
    expect((await classOf(planned))?.present).toEqual([member?.id]);
  });
});

describe('a planned class', () => {
  test('CLASSES-9: is planned once, however often it is sent', async () => {
    const { batchId, classId } = await batchOf([]);
    const plan = { id: randomUUID(), subtopicId: 'later', plannedFor: '2099-01-05' };
    const url = `/api/admin/classes/${batchId}/live`;
    const sent = await Promise.all(Array.from({ length: 3 }, () => teacher.post(url, plan)));
    sent.push(await teacher.post(url, plan));
    expect(sent.map(({ status, body }) => [status, body['id']])).toEqual(sent.map(() => [200, plan.id]));
    const ids = (await detailOf(batchId)).classes.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([classId, plan.id].toSorted());
    const other = await batchOf([]);
    const stolen = await teacher.post(`/api/admin/classes/${other.batchId}/live`, plan);
    expect([stolen.status, stolen.body['id']]).toEqual([404, undefined]);
  });

  test('is moved, and its learners are told once of the day that holds; the undo is a move back', async () => {
    const learner = await product.learner();
    const planned = await batchOf([learner]);
    const move = (plannedFor: string) =>
      act(planned.classId, ['change', 'change'], { subtopicId: 'later', plannedFor });
    expect((await move('2099-02-06')).status).toBe(200);
    expect(await classOf(planned)).toMatchObject({ plannedFor: '2099-02-06' });
    expect(await newsOf(learner)).toEqual(['Your class on Module later is now on 06/02/2099.']);
    await move('2099-01-05');
    expect(await newsOf(learner)).toEqual(['Your class on Module later is now on 05/01/2099.']);
  });

  test('is cancelled, then takes place after all: whoever was told is told, and the day on the card follows', async () => {
    const learner = await product.learner();
    const planned = await batchOf([learner]);
    const day = async () => {
      const { body } = await learner.get('/api/content/topic/c');
      return (body['subtopics'] as { subtopicId: string; classOn?: string }[]).find(
        ({ subtopicId }) => subtopicId === 'later',
      )?.classOn;
    };
    expect(await day()).toBe('2099-01-05');
    expect((await act(planned.classId, ['cancel', 'cancel'])).status).toBe(200);
    expect(await day()).toBeUndefined();
    expect(await classOf(planned)).toHaveProperty('cancelledAt');
    expect(await newsOf(learner)).toEqual(['Your class on Module later on 05/01/2099 is cancelled.']);
    const held = await act(planned.classId, ['done', 'done-batch'], { openFor: 'batch' });
    expect(held.body).toMatchObject({ errors: [{ code: 'classes.cancelled' }] });
    await teacher.post(`/api/admin/classes/live/${planned.classId}/restore`);
    expect(await day()).toBe('2099-01-05');
    expect(await newsOf(learner)).toEqual([
      'Your class on Module later takes place on 05/01/2099 after all.',
    ]);
  });

  test('is deleted and brought back; one that nobody waits for any more tells nobody', async () => {
    const learner = await product.learner();
    const planned = await batchOf([learner], '2020-01-05');
    const shown = await teacher.get(`/api/admin/classes/live/${planned.classId}/receivers?deed=delete`);
    expect(shown.body).toMatchObject({ people: 0 });
    expect((await act(planned.classId, ['delete', 'delete'])).status).toBe(200);
    expect(await classOf(planned)).toBeUndefined();
    expect((await act(planned.classId, ['cancel', 'cancel'])).status).not.toBe(200);
    await teacher.post(`/api/admin/classes/live/${planned.classId}/restore`);
    expect(await classOf(planned)).toMatchObject({ plannedFor: '2020-01-05' });
    expect(await newsOf(learner)).toEqual([]);
  });

  test('tells nobody when others wait for it than were shown', async () => {
    const [first, second] = [await product.learner(), await product.learner()];
    const planned = await batchOf([first]);
    const { body: shown } = await teacher.get(
      `/api/admin/classes/live/${planned.classId}/receivers?deed=cancel`,
    );
    await product.db
      .updateTable('account')
      .set({ confirmed: true })
      .where('id', '=', second.accountId)
      .execute();
    await importList(teacher, planned.batchId, `email\n${second.email}\n`);
    const { status, body } = await teacher.post(`/api/admin/classes/live/${planned.classId}/cancel`, {
      set: shown['set'],
    });
    expect([status, body]).toMatchObject([409, { errors: [{ code: 'notify.receivers-changed' }] }]);
    expect([await newsOf(first), await newsOf(second)]).toEqual([[], []]);
  });
});

describe('"class done" by mistake', () => {
  test('is taken back: the module closes for whom it opened it, who are told, and the code holds no longer', async () => {
    const [member, late] = [await product.learner(), await product.learner()];
    const planned = await batchOf([member]);
    const { body } = await act(planned.classId, ['done', 'done-batch'], { openFor: 'batch' });
    await late.post('/api/content/subtopic/later/open', { code: body['code'] });
    expect([await opens(member), await opens(late)]).toEqual([200, 200]);
    const undone = await act(planned.classId, ['undo-done', 'undo-done']);
    expect(undone.body).toEqual({ closed: 2 });
    expect([await opens(member), await opens(late)]).toEqual([403, 403]);
    expect(await newsOf(member)).toEqual(['The module Module later is closed again until its class.']);
    expect(await classOf(planned)).not.toHaveProperty('doneAt');
    const again = await late.post('/api/content/subtopic/later/open', { code: body['code'] });
    expect(again.status).toBe(400);
    expect((await act(planned.classId, ['undo-done', 'undo-done'])).status).toBe(409);
    expect((await act(planned.classId, ['done', 'done-batch'], { openFor: 'batch' })).status).toBe(200);
    expect(await opens(member)).toBe(200);
  });

  test('closes nothing that a teacher opened by hand, or another class that was held', async () => {
    const [byHand, both] = [await product.learner(), await product.learner()];
    const owner = await product.signInStaff('owner');
    await owner.post('/api/admin/classes/open-module', { email: byHand.email, subtopicId: 'later' });
    const wrong = await batchOf([byHand, both]);
    const right = await batchOf([both]);
    await act(wrong.classId, ['done', 'done-batch'], { openFor: 'batch' });
    await act(right.classId, ['done', 'done-batch'], { openFor: 'batch' });
    expect((await act(wrong.classId, ['undo-done', 'undo-done'])).body).toEqual({ closed: 0 });
    expect([await opens(byHand), await opens(both)]).toEqual([200, 200]);
  });

  test('a class that was held is neither moved, cancelled nor deleted', async () => {
    const planned = await batchOf([await product.learner()]);
    await act(planned.classId, ['done', 'done-batch'], { openFor: 'batch' });
    for (const action of ['cancel', 'delete'] as const) {
      const { status, body } = await act(planned.classId, [action, action]);
      expect([status, body]).toMatchObject([409, { errors: [{ code: 'classes.held' }] }]);
    }
  });
});

describe('a batch', () => {
  test('is renamed, and not to a name that is taken', async () => {
    const [{ batchId }, other] = [await batchOf([]), await batchOf([])];
    const rename = (name: string) => teacher.post(`/api/admin/classes/${batchId}/rename`, { name });
    expect((await rename('Section B, evening')).status).toBe(200);
    expect((await detailOf(batchId)).name).toBe('Section B, evening');
    const { name } = await detailOf(other.batchId);
    expect((await rename(name.toUpperCase())).status).toBe(409);
    expect((await rename(' ')).status).toBe(400);
  });

  test('is deleted and brought back with its rolls; while learners wait for a class of it, it is not', async () => {
    const learner = await product.learner();
    const planned = await batchOf([learner]);
    await call(planned, [learner]);
    const remove = () => teacher.post(`/api/admin/classes/${planned.batchId}/delete`);
    const { status, body } = await remove();
    expect([status, body]).toMatchObject([409, { errors: [{ code: 'classes.has-planned' }] }]);
    await act(planned.classId, ['cancel', 'cancel']);
    expect((await remove()).status).toBe(200);
    expect((await teacher.get(`/api/admin/classes/${planned.batchId}`)).status).toBe(404);
    const listed = (await teacher.get('/api/admin/classes')).body['batches'] as { id: string }[];
    expect(listed.some(({ id }) => id === planned.batchId)).toBe(false);
    expect((await teacher.post(`/api/admin/classes/${planned.batchId}/restore`)).status).toBe(200);
    expect((await classOf(planned))?.attended).toEqual({ present: 1, absent: 0 });
  });

  test('of a name that was taken meanwhile is not brought back under it', async () => {
    const { batchId } = await batchOf([], '2020-01-05');
    const { name } = await detailOf(batchId);
    await teacher.post(`/api/admin/classes/${batchId}/delete`);
    expect((await teacher.post('/api/admin/classes', { name })).status).toBe(200);
    expect((await teacher.post(`/api/admin/classes/${batchId}/restore`)).status).toBe(409);
  });
});
