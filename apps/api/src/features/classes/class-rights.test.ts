import { randomUUID } from 'node:crypto';

import type { ClassRight, ClassRole, ClassTeachers } from '@abhyas/contract/classes-people.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { STAFF_ROWS } from '../../security/rows-of-staff.ts';
import { confirmAddress, planClass, readBatch } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { mayDo } from './class-rights.rules.ts';

type Staff = Awaited<ReturnType<TestProduct['signInStaff']>>;

const ROLES: readonly ClassRole[] = ['coordinator', 'teacher', 'assistant'];

let product: TestProduct;
let staff: Record<ClassRole | 'stranger' | 'owner', Staff>;
let learner: Staff;
beforeAll(async () => {
  product = await startTestProduct();
  const teacher = () => product.signInStaff('teacher');
  staff = {
    coordinator: await teacher(),
    teacher: await teacher(),
    assistant: await teacher(),
    stranger: await teacher(),
    owner: await product.signInStaff('owner'),
  };
  learner = await product.learner();
  await confirmAddress(product, learner);
});
afterAll(() => product.close());

const named = (): { accountId: string; role: ClassRole }[] =>
  ROLES.map((role) => ({ accountId: staff[role].accountId, role }));

type Place = {
  readonly batchId: string;
  readonly classId: string;
  readonly memberId: string;
  readonly id: string;
};

/** A class with a lesson, a learner and a published assignment, in which everybody has their role. */
async function makePlace({ email }: Pick<Staff, 'email'> = learner): Promise<Place> {
  const { coordinator } = staff;
  const csv = `email\n${email}\n`;
  const { batchId, classId } = await planClass(coordinator, { name: `Class ${randomUUID()}`, csv });
  const teachers = { everyTeacher: false, teachers: named() };
  expect((await coordinator.post(`/api/admin/classes/${batchId}/teachers`, teachers)).status).toBe(200);
  const id = randomUUID();
  const made = await coordinator.post(`/api/admin/classes/${batchId}/assignments`, { id, ...form() });
  expect(made.status).toBe(200);
  const [member] = (await readBatch(coordinator, batchId)).members;
  return { batchId, classId, memberId: member?.id ?? '', id };
}

const form = () => ({
  title: 'Lab 1',
  items: [{ assetId: 'basics-sum', points: 1000, scoring: 'tests' }],
  rules: {
    opensAt: '2026-01-01T00:00:00.000Z',
    dueAt: '2026-02-01T00:00:00.000Z',
    take: 'best',
  },
});

const SESSION = { day: '2026-07-01', hour: { is: 'number', number: 2 }, kind: 'lab' };

type Row = { readonly right: ClassRight; readonly body?: object; readonly query?: string };

/** The learner is known by `ask` alone. */
const ON_A_LINE = {
  assetId: 'basics-sum',
  submissionId: randomUUID(),
  line: 1,
  text: 'Good.',
  version: 0,
};

/** Each call of classes and assignments that is about a class, and the right that it needs. */
const CALLS: Readonly<Record<string, Row>> = {
  'GET /api/admin/assignments/:id/marks': { right: 'see', query: '?as=csv' },
  'GET /api/admin/assignments/:id/matrix': { right: 'see' },
  'GET /api/admin/assignments/:id/replay/:accountId/:assetId/:part': { right: 'see' },
  'GET /api/admin/assignments/:id/seats': { right: 'see' },
  'GET /api/admin/assignments/:id/seats/:accountId/text': { right: 'see' },
  'POST /api/admin/assignments/:id/seats/:accountId/notes': {
    right: 'mark',
    body: { noteId: randomUUID(), text: 'Good.' },
  },
  'GET /api/admin/assignments/:id/similar/:assetId': { right: 'see' },
  'GET /api/admin/assignments/:id/similar/:assetId/:one/:other': { right: 'see' },
  'GET /api/admin/assignments/:id/work/:accountId/:assetId': { right: 'see' },
  'POST /api/admin/assignments/:id': { right: 'teach', body: { version: 1, ...form() } },
  'POST /api/admin/assignments/:id/allow/:accountId': {
    right: 'teach',
    body: { allowanceId: randomUUID(), allowed: { kind: 'attempts', attempts: 1 }, reason: 'Ill.' },
  },
  'POST /api/admin/assignments/:id/disallow/:allowanceId': { right: 'teach' },
  'POST /api/admin/assignments/:id/line-remarks/:remarkId': { right: 'mark', body: ON_A_LINE },
  'POST /api/admin/assignments/:id/line-remarks/:remarkId/remove': { right: 'mark' },
  'GET /api/admin/assignments/:id/regrade': { right: 'see' },
  'POST /api/admin/assignments/:id/regrade': {
    right: 'teach',
    body: { asOf: '2026-01-01T00:00:00.000Z', choice: 'leave' },
  },
  'POST /api/admin/assignments/:id/step': { right: 'teach', body: { step: 'publish-marks' } },
  'POST /api/admin/assignments/:id/work/:accountId/:assetId': { right: 'mark', body: { comment: 'Good.' } },
  'GET /api/admin/classes/:batchId': { right: 'see' },
  'GET /api/admin/classes/:batchId/assignments': { right: 'see' },
  'POST /api/admin/classes/:batchId/assignments': { right: 'teach', body: { id: randomUUID(), ...form() } },
  'GET /api/admin/classes/:batchId/rubrics': { right: 'see' },
  'GET /api/admin/classes/:batchId/marks': { right: 'see' },
  'GET /api/admin/classes/:batchId/marks/file': { right: 'see', query: '?as=csv' },
  'POST /api/admin/classes/:batchId/marks': { right: 'teach', body: { version: 0, categories: [] } },
  'GET /api/admin/classes/:batchId/outcomes': { right: 'see' },
  'GET /api/admin/classes/:batchId/outcomes/file': { right: 'see', query: '?as=csv' },
  'POST /api/admin/classes/:batchId/outcomes': {
    right: 'teach',
    body: {
      version: 0,
      outcomes: [],
      scheme: { levels: [50, 60, 70], internal: 40, direct: 80, expected: 200 },
      endExaminationIds: [],
    },
  },
  'GET /api/admin/classes/:batchId/attendance': { right: 'see' },
  'POST /api/admin/classes/:batchId/attendance': {
    right: 'teach',
    body: { version: 0, threshold: 80, late: 'half' },
  },
  'GET /api/admin/classes/:batchId/attendance/file': { right: 'see' },
  'POST /api/admin/classes/:batchId/sessions': { right: 'mark', body: { id: randomUUID(), ...SESSION } },
  'GET /api/admin/classes/:batchId/sessions/:sessionId': { right: 'see' },
  'POST /api/admin/classes/:batchId/sessions/:sessionId': { right: 'mark', body: { version: 1, ...SESSION } },
  'POST /api/admin/classes/:batchId/sessions/:sessionId/mark': {
    right: 'mark',
    body: { memberId: '1', state: 'late' },
  },
  'POST /api/admin/classes/:batchId/sessions/:sessionId/delete': { right: 'mark' },
  'POST /api/admin/classes/:batchId/sessions/:sessionId/restore': { right: 'mark' },
  'GET /api/admin/classes/:batchId/report': { right: 'see' },
  'GET /api/admin/classes/:batchId/report/pdf': { right: 'see' },
  'POST /api/admin/classes/:batchId/report/stop': { right: 'see' },
  'GET /api/admin/classes/:batchId/lab-records': { right: 'see' },
  'POST /api/admin/classes/:batchId/lab-records': { right: 'see', body: { id: randomUUID() } },
  'POST /api/admin/classes/:batchId/lab-records/cover': {
    right: 'teach',
    body: { version: 0, college: 'C', course: '', term: '' },
  },
  'GET /api/admin/classes/:batchId/lab-records/file/:runId': { right: 'see' },
  'GET /api/admin/classes/:batchId/lab-records/of/:accountId': { right: 'see' },
  'POST /api/admin/classes/:batchId/recording': { right: 'coordinate', body: { records: true } },
  'GET /api/admin/classes/:batchId/teachers': { right: 'see' },
  'POST /api/admin/classes/:batchId/teachers': {
    right: 'coordinate',
    body: { everyTeacher: true, teachers: [] },
  },
  'POST /api/admin/classes/:batchId/rename': { right: 'coordinate', body: { name: randomUUID() } },
  'POST /api/admin/classes/:batchId/term': { right: 'coordinate', body: {} },
  'POST /api/admin/classes/:batchId/archive': { right: 'coordinate', body: { archived: false } },
  'GET /api/admin/classes/:batchId/copy': { right: 'coordinate' },
  'POST /api/admin/classes/:batchId/copy': {
    right: 'coordinate',
    body: {
      id: randomUUID(),
      name: 'Copy',
      term: { name: 'Term', begins: '2027-01-04', ends: '2027-05-14' },
      lessons: [],
      assignments: [],
    },
  },
  'POST /api/admin/classes/:batchId/delete': { right: 'coordinate' },
  'POST /api/admin/classes/:batchId/restore': { right: 'coordinate' },
  'POST /api/admin/classes/:batchId/members': {
    right: 'teach',
    body: { csv: 'email\nx@y.in', set: '', invite: false },
  },
  'POST /api/admin/classes/:batchId/members/preview': { right: 'teach', body: { csv: 'email\nx@y.in' } },
  'POST /api/admin/classes/:batchId/members/move': {
    right: 'teach',
    body: { memberIds: ['1'], toBatchId: randomUUID() },
  },
  'POST /api/admin/classes/:batchId/members/passwords': { right: 'teach', body: { memberIds: ['1'] } },
  'POST /api/admin/classes/:batchId/members/:memberId': {
    right: 'teach',
    body: { rollNumber: '1', name: 'A', email: 'a@b.in', section: '' },
  },
  'POST /api/admin/classes/:batchId/members/:memberId/invite': { right: 'teach' },
  'POST /api/admin/classes/:batchId/members/:memberId/remove': { right: 'teach' },
  'POST /api/admin/classes/:batchId/list-changes/:changeId/undo': { right: 'teach' },
  'POST /api/admin/classes/:batchId/live': {
    right: 'teach',
    body: { subtopicId: 'later', plannedFor: '2026-12-02' },
  },
  'GET /api/admin/classes/live/:classId/receivers': { right: 'teach', query: '?deed=cancel' },
  'POST /api/admin/classes/live/:classId/change': {
    right: 'teach',
    body: { subtopicId: 'later', plannedFor: '2026-12-02', set: '' },
  },
  'POST /api/admin/classes/live/:classId/cancel': { right: 'teach', body: { set: '' } },
  'POST /api/admin/classes/live/:classId/delete': { right: 'teach', body: { set: '' } },
  'POST /api/admin/classes/live/:classId/restore': { right: 'teach' },
  'POST /api/admin/classes/live/:classId/undo-done': { right: 'teach', body: { set: '' } },
  'POST /api/admin/classes/live/:classId/done': { right: 'teach', body: { openFor: 'batch', set: '' } },
  'POST /api/admin/classes/live/:classId/roll': { right: 'mark', body: { present: [], absent: [] } },
};

/** Here something else is not there, and that is said to whoever may ask. */
const MISSING: ReadonlyMap<string, string> = new Map([
  ['POST /api/admin/assignments/:id/disallow/:allowanceId', 'no such allowance'],
  ['POST /api/admin/assignments/:id/line-remarks/:remarkId', 'no such submission'],
  ['GET /api/admin/assignments/:id/similar/:assetId/:one/:other', 'no such programs'],
  ['GET /api/admin/classes/:batchId/lab-records/file/:runId', 'no such records'],
  ['GET /api/admin/classes/:batchId/sessions/:sessionId', 'no such session'],
  ['POST /api/admin/classes/:batchId/sessions/:sessionId', 'no such session'],
  ['POST /api/admin/classes/:batchId/sessions/:sessionId/mark', 'no such session'],
  ['POST /api/admin/classes/:batchId/sessions/:sessionId/delete', 'no such session'],
  ['POST /api/admin/classes/:batchId/sessions/:sessionId/restore', 'no such session'],
  ['POST /api/admin/classes/:batchId/restore', 'not deleted'],
  ['POST /api/admin/classes/:batchId/members/move', 'no such class or member'],
  ['POST /api/admin/classes/:batchId/members/passwords', 'no such member'],
  ['POST /api/admin/classes/:batchId/list-changes/:changeId/undo', 'no such change'],
]);

/** Calls of the two features that are about no class, or answer by what somebody sees. */
const OF_NO_CLASS = [
  // The owners’ alone, in any class.
  'POST /api/admin/classes/:batchId/report/receivers',
  'GET /api/admin/assignments/bank',
  'GET /api/admin/classes',
  'POST /api/admin/classes',
  'POST /api/admin/classes/open-module',
];

type Answer = { readonly status: number; readonly code: unknown };

/** Calls that say in their body whose work they are about. */
const withLearner = (body: object) =>
  'submissionId' in body ? { ...body, accountId: learner.accountId } : body;

async function ask(person: Staff, call: string, place: Place): Promise<Answer> {
  const { body, query = '' } = CALLS[call] ?? {};
  const values = {
    ...place,
    accountId: learner.accountId,
    assetId: 'basics-sum',
    allowanceId: randomUUID(),
    runId: randomUUID(),
    sessionId: randomUUID(),
    part: 'py',
    changeId: randomUUID(),
    remarkId: randomUUID(),
    one: randomUUID(),
    other: randomUUID(),
  };
  const [method = '', path = ''] = call.split(' ');
  const url = path.replaceAll(/:(\w+)/g, (_, name: keyof typeof values) => values[name]) + query;
  const reply = method === 'GET' ? await person.get(url) : await person.post(url, body && withLearner(body));
  const [error] = (reply.body['errors'] ?? []) as { code: string }[];
  return { status: reply.status, code: error?.code };
}

const open = (person: Staff, { email }: Staff) =>
  person.post('/api/admin/classes/open-module', { email, subtopicId: 'later' });

describe('what somebody of the staff may do in a class', () => {
  it('CLASSES-2, ASSIGNMENTS-12: every call about a class is in this table', () => {
    const routes = Object.keys(STAFF_ROWS).filter((call) => /\/api\/admin\/(classes|assignments)/.test(call));
    expect(new Set([...Object.keys(CALLS), ...OF_NO_CLASS])).toEqual(new Set(routes));
  });

  it.each(Object.entries(CALLS))(
    'CLASSES-2, CLASSES-3: %s asks for the role in the class',
    async (call, { right }) => {
      const place = await makePlace();
      expect(await ask(staff.stranger, call, place)).toMatchObject({ status: 404 });
      for (const role of ROLES.filter((each) => !mayDo(each, right)))
        expect(await ask(staff[role], call, place)).toEqual({ status: 403, code: 'classes.not-allowed' });
      const allowed = [staff.owner, ...ROLES.filter((each) => mayDo(each, right)).map((each) => staff[each])];
      for (const person of allowed) {
        // What only reads finds the class as it was.
        const found = call.startsWith('GET ') ? place : await makePlace();
        const { status, code } = await ask(person, call, found);
        expect(status, `${call} ${String(code)}`).not.toBe(403);
        expect(MISSING.get(call) ?? status, `${call} ${String(code)}`).not.toBe(404);
      }
    },
  );

  it('CLASSES-2: lists, insights and notices offer the own classes alone', async () => {
    const { batchId } = await makePlace();
    const shows = async (person: Staff) => {
      const lists = await Promise.all(
        ['/api/admin/classes', '/api/admin/watch', '/api/admin/notify/audiences'].map((url) =>
          person.get(url),
        ),
      );
      const batch = await person.get(`/api/admin/watch?batchId=${batchId}`);
      const audiences = [
        { kind: 'batch', batchId },
        { kind: 'item', assetId: 'basics-sum', among: batchId },
      ];
      const previews = await Promise.all(
        audiences.map((audience) => person.post('/api/admin/notify/preview', { audience })),
      );
      const texts = lists.map(({ text }) => text.includes(batchId));
      return [...texts, ...[batch, ...previews].map(({ status }) => status)];
    };
    expect(await shows(staff.stranger)).toEqual([false, false, false, 404, 404, 404]);
    const all = [true, true, true, 200, 200, 200];
    expect(await shows(staff.assistant)).toEqual(all);
    expect(await shows(staff.owner)).toEqual(all);
  });

  it('CLASSES-2: a module is opened for the own learners alone', async () => {
    const [own, foreign] = [await product.learner(), await product.learner()];
    await confirmAddress(product, own);
    await makePlace(own);
    expect((await open(staff.stranger, own)).status).toBe(404);
    expect((await open(staff.assistant, own)).status).toBe(404);
    expect((await open(staff.teacher, foreign)).status).toBe(404);
    expect((await open(staff.teacher, own)).status).toBe(200);
    expect((await open(staff.owner, foreign)).status).toBe(200);
  });

  it('CLASSES-4: a class has a coordinator, or is every teacher’s', async () => {
    const { batchId } = await makePlace();
    const url = `/api/admin/classes/${batchId}/teachers`;
    const { accountId } = staff.teacher;
    const asTeacher = { everyTeacher: false, teachers: [{ accountId, role: 'teacher' }] };
    expect((await staff.coordinator.post(url, asTeacher)).body).toMatchObject({
      errors: [{ code: 'classes.no-coordinator' }],
    });
    const noTeacher = { everyTeacher: true, teachers: [{ accountId: learner.accountId, role: 'teacher' }] };
    expect((await staff.coordinator.post(url, noTeacher)).status).toBe(404);

    const { teachers } = (await staff.assistant.get(url)).body as ClassTeachers;
    expect(new Set(teachers.map(({ role }) => role))).toEqual(new Set([...ROLES, undefined]));
    await staff.coordinator.post(url, { everyTeacher: true, teachers: [] });
    expect((await readBatch(staff.stranger, batchId)).rights).toEqual(['see', 'mark', 'teach', 'coordinate']);
  });

  it('CLASSES-4: whom a class of every teacher’s names has the role that it names them', async () => {
    const { batchId } = await makePlace();
    await staff.coordinator.post(`/api/admin/classes/${batchId}/teachers`, {
      everyTeacher: true,
      teachers: named(),
    });
    const rights = async (person: Staff) => (await readBatch(person, batchId)).rights;
    expect(await rights(staff.assistant)).toEqual(['see', 'mark']);
    expect(await rights(staff.teacher)).toEqual(['see', 'mark', 'teach']);
    expect(await rights(staff.stranger)).toEqual(['see', 'mark', 'teach', 'coordinate']);
    const own = await product.learner();
    await confirmAddress(product, own);
    const other = await makePlace(own);
    await staff.coordinator.post(`/api/admin/classes/${other.batchId}/teachers`, {
      everyTeacher: true,
      teachers: named(),
    });
    expect((await open(staff.assistant, own)).status).toBe(404);
    expect((await open(staff.stranger, own)).status).toBe(200);
  });

  it('CLASSES-4: a class whose last coordinator is erased is the owners’, not every teacher’s', async () => {
    const gone = await product.signInStaff('teacher');
    const { batchId } = await planClass(gone, { name: `Class ${randomUUID()}`, csv: 'email\n' });
    await product.db.deleteFrom('account').where('id', '=', gone.accountId).execute();
    expect((await staff.teacher.get(`/api/admin/classes/${batchId}`)).status).toBe(404);
    expect((await staff.owner.get(`/api/admin/classes/${batchId}`)).status).toBe(200);
  });
});
