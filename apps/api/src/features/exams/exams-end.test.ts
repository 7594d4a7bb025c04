import { setTimeout as sleep } from 'node:timers/promises';

import type { Work } from '@abhyas/contract/assignments-work.staff';
import type { Seats } from '@abhyas/contract/live.staff';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { contentWithTests } from '../../testing/content-with-tests.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { editOf, EXAM, ExamRoom, textOf, write, type Learner } from './testing/exam-room.ts';

let product: TestProduct;
let room: ExamRoom;
let worker: RunQueueWorker;
beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  room = await ExamRoom.open(product);
  // Passes every program that is called right.
  worker = await scriptedRunner(product, ({ job }) =>
    job.code.startsWith('no program')
      ? { kind: 'compile-error', compile: { ...COMPILED, ok: false, output: 'line 1' }, limits: GRANTED }
      : {
          kind: 'judged',
          compile: COMPILED,
          limits: GRANTED,
          tests: ['sample', 'secret-7'].map((name) => ({
            ...ACCEPTED,
            name,
            verdict: job.code.startsWith('right') ? ('accepted' as const) : ('wrong-answer' as const),
          })),
        },
  );
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

const HALF_AN_HOUR = 30 * 60_000;

async function sits(exam = EXAM): Promise<{ learner: Learner; id: string; item: string }> {
  const learner = await room.learner();
  const id = await room.give([learner], { exam });
  expect((await learner.post(`/api/exams/${id}/begin`, {})).status).toBe(200);
  return { learner, id, item: `basics-sum@${id}` };
}

const handIns = (id: string) =>
  product.db.selectFrom('hand_in').selectAll().where('exam_id', '=', id).orderBy('round').execute();
const submissionsOf = (item: string) =>
  product.db.selectFrom('submission').selectAll().where('asset_id', '=', item).execute();
const seats = async (id: string) =>
  (await room.teacher.get(`/api/admin/assignments/${id}/seats`)).body as Seats;
const total = async (id: string) => (await room.matrix(id)).rows[0]?.total;

/** Until everything that was handed in is judged. */
async function judged(id: string): Promise<void> {
  const givesUpAt = Date.now() + 60_000;
  for (;;) {
    await product.doJobs();
    const all = await handIns(id);
    if (all.length > 0 && all.every((each) => each.judged_at !== null)) return;
    if (Date.now() > givesUpAt) throw new Error('what was handed in is not judged');
    await sleep(100);
  }
}

// Judging what was handed in begins after some seconds: they wait for it side by side, each with an exam of its own.
describe.concurrent('handing in', () => {
  it('EXAMS-9: the server hands in the last text of whoever did not press, once', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong at first' });
    await write(learner, item, { code: 'right in the end' });
    await room.expire(id, 5);
    await room.close();
    expect(await handIns(id)).toEqual([]);
    await room.expire(id, 16);
    await Promise.all([room.close(), room.close()]);
    await room.close();
    const handed = await handIns(id);
    expect(handed).toMatchObject([{ code: 'right in the end', handed_by: 'server', round: 1 }]);
    await judged(id);
    expect(await submissionsOf(item)).toHaveLength(1);
    expect(await total(id)).toBe(1000);
    const work = await room.teacher.get(`/api/admin/assignments/${id}/work/${learner.accountId}/basics-sum`);
    expect((work.body as Work).shown).toMatchObject({ code: 'right in the end', counts: true });
  });

  it('EXAMS-9: pressed twice, and at the end, it is done once', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'right' });
    const press = () => learner.post(`/api/exams/${id}/hand-in`, {});
    const [first, second] = await Promise.all([press(), press()]);
    expect(second.body).toEqual(first.body);
    await room.expire(id);
    await room.close();
    expect((await press()).body).toEqual(first.body);
    expect(await handIns(id)).toMatchObject([{ handed_by: 'learner' }]);
    await judged(id);
    expect(await submissionsOf(item)).toHaveLength(1);
  });

  it('EXAMS-10: no run before it counts, even where the last text does not compile', async () => {
    const { learner, id, item } = await sits();
    const code = 'right';
    await write(learner, item, { code });
    const run = { code, language: 5, ctestcase: '', assetId: item, mode: 'submit' };
    expect((await learner.post('/api/runner/execute', run)).body).toMatchObject({ done: true });
    expect(await total(id)).toBe(0);
    await write(learner, item, { code: 'no program' });
    await learner.post(`/api/exams/${id}/hand-in`, {});
    await judged(id);
    expect(await submissionsOf(item)).toHaveLength(2);
    expect(await total(id)).toBe(0);
    expect(
      await product.db
        .selectFrom('finished_asset')
        .selectAll()
        .where('account_id', '=', learner.accountId)
        .execute(),
    ).toEqual([]);
  });

  it('EXAMS-6: a second chance goes on with what was written', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong' });
    await learner.post(`/api/exams/${id}/hand-in`, {});
    expect((await write(learner, item, { code: 'right' })).status).toBe(409);
    await room.teacher.post(`/api/admin/assignments/${id}/allow/${learner.accountId}`, {
      allowanceId: crypto.randomUUID(),
      allowed: { kind: 'due', dueAt: new Date(Date.now() + 2 * 60 * 60_000).toISOString() },
      reason: 'Pressed by mistake.',
    });
    expect((await write(learner, item, { code: 'right' })).status).toBe(200);
    await learner.post(`/api/exams/${id}/hand-in`, {});
    await judged(id);
    expect(await total(id)).toBe(1000);
    expect((await handIns(id)).map(({ round, code }) => [round, code])).toEqual([
      [1, 'wrong'],
      [2, 'right'],
    ]);
  });
});

describe('judging', () => {
  it('EXAMS-10: what cannot be judged holds nobody else’s up, and is judged once it can', async () => {
    const [broken, learner] = [await room.learner(), await room.learner()];
    const id = await room.give([broken, learner]);
    const problems = product.release.current.problems as Map<string, ProblemAsset>;
    const problem = problems.get('basics-hard');
    if (!problem) throw new Error('there is no basics-hard');
    const tests = problem.judging.tests.map((test) => ({ ...test, inputHash: '0'.repeat(64) }));
    problems.set('basics-hard', { ...problem, judging: { ...problem.judging, tests } });
    for (const [who, assetId] of [
      [broken, 'basics-hard'],
      [learner, 'basics-sum'],
    ] as const) {
      await who.post(`/api/exams/${id}/begin`, {});
      await write(who, `${assetId}@${id}`, { code: 'right' });
      await who.post(`/api/exams/${id}/hand-in`, {});
    }
    await expect
      .poll(async () => (await product.doJobs(), await submissionsOf(`basics-sum@${id}`)), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    expect(await submissionsOf(`basics-hard@${id}`)).toEqual([]);
    problems.set('basics-hard', problem);
    await judged(id);
    expect(await submissionsOf(`basics-hard@${id}`)).toHaveLength(1);
  });
});

describe.concurrent('what arrives late', () => {
  it('EXAMS-13: is kept and shown, and counts once a teacher says so', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong' });
    await room.expire(id, 20 * 60);
    await room.close();
    expect((await write(learner, item, { code: 'right', agoMs: HALF_AN_HOUR })).body).toMatchObject({
      state: 'taken',
    });
    await judged(id);
    expect(await total(id)).toBe(0);
    const { late } = await seats(id);
    expect(late).toMatchObject([{ assetId: 'basics-sum', accountId: learner.accountId }]);
    const [found] = late;
    if (!found) throw new Error('nothing is late');
    const { id: lateId, firstAt, arrivedAt, decision } = found;
    expect(decision).toBeUndefined();
    expect(Math.abs(Date.parse(arrivedAt) - Date.parse(firstAt) - HALF_AN_HOUR)).toBeLessThan(2000);
    const url = `/api/admin/exams/${id}/late/${lateId}`;
    expect((await room.teacher.get(url)).body).toEqual({ handed: 'wrong', late: 'right' });
    expect((await room.teacher.post(url, { accept: true, reason: ' ' })).status).toBe(400);
    expect((await room.teacher.post(url, { accept: true, reason: 'Power cut.' })).status).toBe(200);
    expect((await room.teacher.post(url, { accept: false, reason: 'No.' })).status).toBe(409);
    await judged(id);
    expect(await total(id)).toBe(1000);
    const owner = await product.signInStaff('owner');
    expect((await owner.get('/api/admin/audit?search=assignment')).text).toContain('Power cut.');
  });

  it('EXAMS-13: what was refused and is sent again stays refused', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong' });
    const sent = await editOf(learner, item, 'right');
    await room.expire(id, 20 * 60);
    await room.close();
    expect((await sent(HALF_AN_HOUR)).body).toMatchObject({ state: 'taken' });
    const [found] = (await seats(id)).late;
    const url = `/api/admin/exams/${id}/late/${found?.id ?? ''}`;
    expect((await room.teacher.post(url, { accept: false, reason: 'Written at home.' })).status).toBe(200);
    expect((await sent(HALF_AN_HOUR)).body).toMatchObject({ state: 'taken' });
    expect((await seats(id)).late).toMatchObject([{ decision: 'refused', reason: 'Written at home.' }]);
    await write(learner, item, { code: 'right, and more', agoMs: HALF_AN_HOUR });
    expect((await seats(id)).late.map(({ decision }) => decision)).toEqual(['refused', undefined]);
  });

  it('EXAMS-13: counts at once within the minutes that the exam allows', async () => {
    const { learner, id, item } = await sits({ ...EXAM, lateMinutes: 25 });
    await write(learner, item, { code: 'wrong' });
    await room.expire(id, 20 * 60);
    await room.close();
    await write(learner, item, { code: 'right', agoMs: HALF_AN_HOUR });
    await judged(id);
    expect(await total(id)).toBe(1000);
    expect((await seats(id)).late).toMatchObject([{ decision: 'by-rule' }]);
  });

  it('EXAMS-12: what says that it was written after the end is refused', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong' });
    await room.expire(id, 20 * 60);
    expect((await write(learner, item, { code: 'right', agoMs: 60_000 })).text).toContain('exams.over');
    await room.close();
    expect((await write(learner, item, { code: 'right', agoMs: 60_000 })).text).toContain('exams.over');
    expect((await seats(id)).late).toEqual([]);
    expect((await textOf(learner, item)).code).toBe('wrong');
  });

  it('EXAMS-11: a clock that is a day off changes nothing, as ages are told', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'right', agoMs: 24 * 60 * 60_000 });
    await learner.post(`/api/exams/${id}/hand-in`, {});
    await judged(id);
    expect(await total(id)).toBe(1000);
    expect((await seats(id)).late).toEqual([]);
  });

  it('EXAMS-13: what is sent again after the end is not late', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'wrong' });
    const sent = await editOf(learner, item, 'right');
    expect((await sent()).body).toMatchObject({ state: 'taken' });
    await room.expire(id);
    await room.close();
    expect((await sent(HALF_AN_HOUR)).body).toMatchObject({ state: 'taken' });
    expect((await seats(id)).late).toEqual([]);
    expect(await handIns(id)).toHaveLength(1);
  });
});

describe('entries that are no good', () => {
  it('EXAMS-11: ages and ids beyond all bounds are refused or bounded, and fault nothing', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'right' });
    const here = (part: object) => learner.post(`/api/exams/${id}/here`, { events: [], ...part });
    const event = { id: crypto.randomUUID(), kind: 'left', amount: 1, ageMs: 1 };
    expect((await here({ shown: 'a\u0000' })).status).toBe(400);
    expect((await here({ events: [{ ...event, ageMs: 1e15 }] })).status).toBe(400);
    expect((await here({ events: [{ ...event, assetId: '\u0000' }] })).status).toBe(400);
    await room.expire(id);
    await room.close();
    expect((await write(learner, item, { code: 'right again', agoMs: 9e15 })).status).toBe(200);
    expect((await seats(id)).late).toHaveLength(1);
    for (const examId of ['-'.repeat(36), 'f'.repeat(36)]) {
      const url = `/api/practice/text/${encodeURIComponent(`basics-sum@${examId}`)}/py`;
      expect((await learner.get(url)).status).toBe(404);
    }
  });

  it('EXAMS-11: forged and reordered ones are asked for again as a whole, and change nothing', async () => {
    const { learner, item } = await sits();
    await write(learner, item, { code: 'one' });
    await write(learner, item, { code: 'one two' });
    const url = `/api/practice/text/${encodeURIComponent(item)}/py`;
    const forged = (edits: unknown[], base = 2) =>
      learner.post(url, { base, page: 'p1', edits, hash: 'none' });
    expect((await forged([[1, 0, 0, [7, [0, '!']]]])).body).toEqual({ state: 'whole' });
    expect((await forged([[1, 0, 0, [99, [0, '!']]]])).body).toEqual({ state: 'whole' });
    expect((await forged([[1, 0, 0, [7, [0, '!']]]], 999)).body).toEqual({ state: 'whole' });
    expect((await textOf(learner, item)).code).toBe('one two');
  });

  it('EXAMS-7: nobody writes, reads or runs in the sitting of another, or of no exam at all', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'mine' });
    const stranger = await room.learner();
    const theirs = { base: 0, whole: 'theirs', id: 'p:1', kind: 'type', holds: [] };
    const text = `/api/practice/text/${encodeURIComponent(item)}/py`;
    expect((await stranger.post(text, theirs)).status).toBe(404);
    for (const other of [item, `basics-sum@${learner.accountId}`, 'basics-sum@x', `later-sum@${id}`]) {
      const who = other === `later-sum@${id}` ? learner : stranger;
      expect((await who.get(`/api/practice/text/${encodeURIComponent(other)}/py`)).status).toBe(404);
      const run = { code: '', language: 5, ctestcase: '', assetId: other, mode: 'submit' };
      expect((await who.post('/api/runner/execute', run)).status).toBe(404);
    }
    expect((await stranger.post(`/api/exams/${id}/hand-in`, {})).status).toBe(404);
    expect((await textOf(learner, item)).code).toBe('mine');
  });

  it('EXAMS-15: a teacher of another class sees and decides nothing', async () => {
    const learner = await room.learner();
    const id = await room.give([learner]);
    const other = await product.signInStaff('teacher');
    const seat = `/api/admin/exams/${id}/seats/${learner.accountId}`;
    const late = `/api/admin/exams/${id}/late/${learner.accountId}`;
    for (const url of [
      `/api/admin/assignments/${id}/seats`,
      `/api/admin/assignments/${id}/seats/${learner.accountId}/text`,
      late,
    ])
      expect((await other.get(url)).status).toBe(404);
    expect((await other.post(`${seat}/move`)).status).toBe(404);
    expect((await other.post(late, { accept: true, reason: 'Because of a power cut.' })).status).toBe(404);
  });

  it('EXAMS-11: a problem that changes or leaves the bank during the exam takes nobody’s text with it', async () => {
    const { learner, id, item } = await sits();
    await write(learner, item, { code: 'right' });
    const { current } = product.release;
    const problems = current.problems as Map<string, unknown>;
    const problem = problems.get('basics-sum');
    problems.delete('basics-sum');
    expect((await write(learner, item, { code: 'right and more' })).body).toMatchObject({ state: 'taken' });
    await learner.post(`/api/exams/${id}/hand-in`, {});
    expect(await handIns(id)).toMatchObject([{ code: 'right and more' }]);
    problems.set('basics-sum', problem);
    await judged(id);
    expect(await total(id)).toBe(1000);
  });
});
