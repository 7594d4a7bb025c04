import { randomUUID } from 'node:crypto';

import type { AttendanceState, OwnAttendance } from '@abhyas/contract/attendance';
import type { Attendance, SessionSheet } from '@abhyas/contract/attendance.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { confirmAddress, importList, readBatch } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const LAB = { day: '2026-07-06', hour: { is: 'number', number: 3 }, kind: 'lab' };
const LECTURE = { day: '2026-07-07', hour: { is: 'clock', from: '09:00', to: '09:50' }, kind: 'lecture' };

async function classOf(...learners: Learner[]) {
  const made = await teacher.post('/api/admin/classes', { name: `Class ${randomUUID()}` });
  const batchId = String(made.body['id']);
  const lines = learners.map(({ email }, at) => `${at + 1},Learner ${at + 1},${email}`);
  await importList(teacher, batchId, ['roll number,name,email', ...lines].join('\n'));
  const { members } = await readBatch(teacher, batchId);
  const url = `/api/admin/classes/${batchId}`;
  const hold = async (form: object): Promise<string> => {
    const id = randomUUID();
    expect((await teacher.post(`${url}/sessions`, { id, ...form })).status).toBe(200);
    return id;
  };
  const mark = (id: string, at: number, ...[was, state]: [was: AttendanceState, state: AttendanceState]) =>
    teacher.post(`${url}/sessions/${id}/mark`, { memberId: members[at]?.id, was, state });
  const sheet = async (id: string) => (await teacher.get(`${url}/sessions/${id}`)).body as SessionSheet;
  const attendance = async () => (await teacher.get(`${url}/attendance`)).body as Attendance;
  return { batchId, members, url, hold, mark, sheet, attendance };
}

async function proved(): Promise<Learner> {
  const learner = await product.learner();
  await confirmAddress(product, learner);
  return learner;
}

const seen = async (who: Learner) => ((await who.get('/api/attendance')).body as OwnAttendance).classes;
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { code: string }[])[0]?.code;

describe('the attendance of a class', () => {
  it('CLASSES-10: everybody is present at first, and exceptions are marked one by one', async () => {
    const { url, hold, mark, sheet, attendance } = await classOf(
      await proved(),
      await proved(),
      await proved(),
    );
    const id = await hold(LAB);
    expect((await teacher.post(`${url}/sessions`, { id, ...LECTURE })).status).toBe(200);
    expect(await sheet(id)).toMatchObject({
      ...LAB,
      lines: Array.from({ length: 3 }, () => ({ state: 'present', left: false })),
    });
    expect((await mark(id, 1, 'present', 'absent')).status).toBe(200);
    expect((await mark(id, 2, 'present', 'duty')).status).toBe(200);
    expect((await sheet(id)).lines.map(({ name, state }) => [name, state])).toEqual([
      ['Learner 1', 'present'],
      ['Learner 2', 'absent'],
      ['Learner 3', 'duty'],
    ]);
    await hold(LECTURE);
    const { sessions } = await attendance();
    expect(sessions.map(({ day, hour, counts }) => [day, hour, counts.present])).toEqual([
      [LECTURE.day, LECTURE.hour, 3],
      [LAB.day, LAB.hour, 1],
    ]);
    const backwards = { ...LECTURE, hour: { is: 'clock', from: '10:00', to: '09:00' } };
    const refused = await teacher.post(`${url}/sessions`, { id: randomUUID(), ...backwards });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'classes.session-hour']);
  });

  it('CLASSES-11: a mark that somebody else has changed is refused, and one that is sent again is not', async () => {
    const { url, hold, mark, sheet, members } = await classOf(await proved());
    const id = await hold(LAB);
    expect((await mark(id, 0, 'present', 'late')).status).toBe(200);
    expect((await mark(id, 0, 'present', 'late')).status).toBe(200);
    const refused = await mark(id, 0, 'present', 'absent');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'classes.mark-changed']);
    expect((await sheet(id)).lines).toMatchObject([{ state: 'late' }]);
    const foreign = await teacher.post(`${url}/sessions/${id}/mark`, { memberId: 'x1', state: 'late' });
    expect(foreign.status).toBe(404);
    expect(members).toHaveLength(1);
    const both = await Promise.all([mark(id, 0, 'late', 'absent'), mark(id, 0, 'late', 'duty')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('CLASSES-11: day, hour and kind are changed once, and a session is deleted and brought back', async () => {
    const { url, hold, mark, sheet, attendance } = await classOf(await proved());
    const id = await hold(LAB);
    await mark(id, 0, 'present', 'absent');
    const change = () => teacher.post(`${url}/sessions/${id}`, { version: 1, ...LECTURE });
    expect((await change()).status).toBe(200);
    expect([(await change()).status, codeOf(await change())]).toEqual([409, 'classes.attendance-changed']);
    expect(await sheet(id)).toMatchObject({ ...LECTURE, version: 2 });
    expect((await teacher.post(`${url}/sessions/${id}/delete`)).status).toBe(200);
    expect((await attendance()).sessions).toEqual([]);
    expect((await teacher.get(`${url}/sessions/${id}`)).status).toBe(404);
    expect((await mark(id, 0, 'absent', 'late')).status).toBe(404);
    expect((await teacher.post(`${url}/sessions/${id}/restore`)).status).toBe(200);
    expect((await teacher.post(`${url}/sessions/${id}/restore`)).status).toBe(404);
    expect(await sheet(id)).toMatchObject({ ...LECTURE, lines: [{ state: 'absent' }] });
    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=class.session');
    expect(text).toContain('as absent in lab, 06/07/2026, hour 3.');
    expect(text).toContain('from lab, 06/07/2026, hour 3, to lecture, 07/07/2026, 09:00 to 09:50.');
  });

  it('CLASSES-12: each learner has a share, and who is under the threshold of the class is named', async () => {
    const { url, hold, mark, attendance } = await classOf(await proved(), await proved());
    const ids = [await hold(LAB), await hold(LECTURE), await hold({ ...LAB, day: '2026-07-08' })];
    await mark(ids[0] ?? '', 1, 'present', 'absent');
    await mark(ids[1] ?? '', 0, 'present', 'late');
    const shares = async () => (await attendance()).learners.map(({ percent, short }) => [percent, short]);
    expect(await shares()).toEqual([
      [10_000, false],
      [6666, true],
    ]);
    const set = (version: number) =>
      teacher.post(`${url}/attendance`, { version, threshold: 60, late: 'half' });
    expect((await set(0)).status).toBe(200);
    expect((await set(0)).status).toBe(409);
    expect(await shares()).toEqual([
      [8333, false],
      [6666, false],
    ]);
    expect((await set(1)).status).toBe(200);
    expect((await teacher.post(`${url}/attendance`, { version: 2, threshold: 0, late: 'half' })).status).toBe(
      400,
    );
  });

  it('CLASSES-13: what was marked stays when somebody leaves the list, and who comes later is in no earlier session', async () => {
    const [first, second] = [await proved(), await proved()];
    const { batchId, url, hold, mark, sheet, attendance, members } = await classOf(first, second);
    const id = await hold(LAB);
    await mark(id, 0, 'present', 'late');
    const removed = await teacher.post(`${url}/members/${members[0]?.id}/remove`);
    expect(removed.status).toBe(200);
    const late = await proved();
    await importList(teacher, batchId, `roll number,name,email\n9,Late comer,${late.email}`);
    expect((await sheet(id)).lines).toMatchObject([
      { name: 'Learner 2', left: false, state: 'present' },
      { name: 'Late comer', left: false },
      { name: 'Learner 1', left: true, state: 'late' },
    ]);
    expect((await attendance()).learners).toMatchObject([
      { name: 'Learner 2', percent: 10_000 },
      { name: 'Late comer', short: false },
      { name: 'Learner 1', left: true, percent: 10_000 },
    ]);
    const { text } = await teacher.get(`${url}/attendance/file`);
    expect(text).toContain('"2026-07-06 hour 3 lab"');
    expect(text).toContain('"9","Late comer","","","0","0","0","0","",""');
    expect(text).toContain('"1","Learner 1","","L","0","1","0","0","100.00","yes"');
    // An account that is erased takes its name along, not the count.
    await product.db.deleteFrom('account').where('id', '=', second.accountId).execute();
    expect((await attendance()).sessions).toMatchObject([{ counts: { present: 1, late: 1 } }]);
    expect((await attendance()).learners.map(({ name }) => name)).toEqual(['Late comer', 'Learner 1']);
  });

  it('CLASSES-14: learners see their own share and sessions, nobody else’s', async () => {
    const [own, other] = [await proved(), await proved()];
    const { batchId, hold, mark } = await classOf(own, other);
    await mark(await hold(LAB), 0, 'present', 'absent');
    await hold(LECTURE);
    expect(await seen(own)).toMatchObject([
      {
        batchId,
        percent: 5000,
        threshold: 75,
        short: true,
        sessions: [
          { ...LECTURE, state: 'present' },
          { ...LAB, state: 'absent' },
        ],
      },
    ]);
    expect(await seen(other)).toMatchObject([{ percent: 10_000, short: false }]);
    expect(await seen(await proved())).toEqual([]);
  });
});
