import { randomUUID } from 'node:crypto';

import type { ClassTeachers } from '@abhyas/contract/classes-people.staff';
import type { ClassCopy, CopyDates } from '@abhyas/contract/classes-terms.staff';
import type { BatchLine } from '@abhyas/contract/classes.staff';
import type { BatchAssignments, Matrix } from '@abhyas/contract/assignments.staff';
import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import type { ContentLimits } from '@abhyas/contract/content-limits.staff';
import type { ClassMarks } from '@abhyas/contract/assignments-totals.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importList, readBatch } from '../../testing/test-batch.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { FORM, labClass, moment } from './testing/lab-class.ts';

type Person = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Person;
let assistant: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  assistant = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, step, handIn } = labClass(() => ({ product, teacher }));

const TERM = { name: 'Odd semester', begins: '2026-08-03', ends: '2026-12-11' };
const NEXT = { name: 'Even semester', begins: '2027-01-04', ends: '2027-05-14' };
const urlOf = (batchId: string) => `/api/admin/classes/${batchId}`;

const EXAM = { minutes: 60, starts: 'together', addresses: [], draws: [], shuffled: true, lateMinutes: 5 };

/** A class with a term, a lesson, a lab, an exam, an archived lab and weights; a learner has marks in it. */
async function course() {
  const learner = await proved();
  const batchId = await classOf(learner);
  const teachers = [
    { accountId: teacher.accountId, role: 'coordinator' },
    { accountId: assistant.accountId, role: 'assistant' },
  ];
  const url = urlOf(batchId);
  await teacher.post(`${url}/teachers`, { everyTeacher: false, teachers });
  await teacher.post(`${url}/term`, { term: TERM });
  const planned = await teacher.post(`${url}/live`, { subtopicId: 'later', plannedFor: '2026-08-05' });
  const rules = { ...FORM().rules, late: { percentPerDay: 10, until: moment(72) }, attempts: 3 };
  const lab = await give(batchId, { ...FORM(), rules });
  const exam = await give(batchId, { ...FORM(), title: 'Exam', exam: EXAM });
  await step(await give(batchId, { ...FORM(), title: 'Old lab' }), 'archive');
  await teacher.post(`${url}/marks`, {
    version: 0,
    categories: [
      { name: 'Labs', weight: 60, bestOf: 1, assignmentIds: [lab] },
      { name: 'Exams', weight: 40, assignmentIds: [exam] },
    ],
  });
  await handIn(learner, { assetId: 'basics-sum', passed: 4 });
  return { learner, batchId, lessonId: String(planned.body['id']), lab, exam };
}

const shown = async (batchId: string) => (await teacher.get(`${urlOf(batchId)}/copy`)).body as ClassCopy;

const later = (date: string) => date.replace(/^\d+/, (year) => String(Number(year) + 1));

/** The dates of what was shown, with a year more. */
function laterDates({ lessons, assignments }: ClassCopy): CopyDates {
  return {
    lessons: lessons.map(({ id, plannedFor }) => ({ id, plannedFor: later(plannedFor) })),
    assignments: assignments.map(({ id, opensAt, dueAt, lateUntil }) => ({
      id,
      opensAt: later(opensAt),
      dueAt: later(dueAt),
      ...(lateUntil !== undefined && { lateUntil: later(lateUntil) }),
    })),
  };
}

async function copied(batchId: string, over: object = {}) {
  const body = {
    id: randomUUID(),
    name: `Copy ${randomUUID()}`,
    term: NEXT,
    ...laterDates(await shown(batchId)),
  };
  const sent = { ...body, ...over };
  return { sent, reply: await teacher.post(`${urlOf(batchId)}/copy`, sent) };
}

const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  ((body['errors'] ?? []) as { code: string }[])[0]?.code;

describe('a class is copied to another term', () => {
  it('CLASSES-22, ASSIGNMENTS-25: with its course outcomes and what measures them, without the survey', async () => {
    const batchId = await classOf();
    const id = randomUUID();
    const outcome = { id, code: 'CO1', statement: 'Traces a loop', target: 60, correlations: [] };
    const scheme = { levels: [40, 50, 60], internal: 30, direct: 90, expected: 150 };
    const set = { outcomes: [{ ...outcome, survey: 250 }], scheme };
    await teacher.post(`${urlOf(batchId)}/outcomes`, { version: 0, ...set, endExaminationIds: [] });
    const items = [{ assetId: 'basics-sum', points: 1000, scoring: 'tests', outcomes: [id] }];
    const end = await give(batchId, { ...FORM(), title: 'End', items });
    await give(batchId, { ...FORM(), title: 'Lab' });
    await teacher.post(`${urlOf(batchId)}/outcomes`, { version: 1, ...set, endExaminationIds: [end] });
    const { sent, reply } = await copied(batchId);
    expect(reply.status).toBe(200);
    const made = (await teacher.get(`${urlOf(sent.id)}/outcomes`)).body as ClassOutcomes;
    expect(made).toMatchObject({ version: 1, scheme });
    expect(made.outcomes).toEqual([outcome]);
    const assessments = made.assessments.map(({ title, end: isEnd, state }) => [title, isEnd, state]);
    expect(new Map(assessments.map(([title, ...rest]) => [title, rest]))).toEqual(
      new Map([
        ['End', [true, 'unpublished']],
        ['Lab', [false, 'unnamed']],
      ]),
    );
  });

  it('CLASSES-22: with its people, lessons, assignments as drafts and weights; without learners and marks', async () => {
    const { batchId, lab, exam, lessonId } = await course();
    const copy = await shown(batchId);
    expect(copy).toMatchObject({ term: TERM, begins: TERM.begins, teachers: 2, categories: 2, leftOut: [] });
    expect(copy.lessons).toMatchObject([{ id: lessonId, plannedFor: '2026-08-05' }]);
    expect(new Set(copy.assignments.map(({ id }) => id))).toEqual(new Set([lab, exam]));
    expect(copy.assignments.find(({ id }) => id === exam)?.minutes).toBe(60);

    const { sent, reply } = await copied(batchId);
    expect(reply.status).toBe(200);
    const made = await readBatch(teacher, sent.id);
    expect(made).toMatchObject({ name: sent.name, term: NEXT, members: [] });
    expect(made.classes).toMatchObject([{ subtopicId: 'later', plannedFor: '2027-08-05' }]);
    const people = (await teacher.get(`${urlOf(sent.id)}/teachers`)).body as ClassTeachers;
    expect(people.teachers.flatMap(({ role }) => role ?? []).toSorted()).toEqual([
      'assistant',
      'coordinator',
    ]);

    const { assignments } = (await teacher.get(`${urlOf(sent.id)}/assignments`)).body as BatchAssignments;
    expect(assignments.map(({ title }) => title).toSorted()).toEqual(['Exam', 'Lab 1']);
    expect(assignments.every(({ publishedAt }) => publishedAt === undefined)).toBe(true);
    const read = async (title: string) => {
      const id = assignments.find((each) => each.title === title)?.id ?? '';
      return ((await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix).assignment;
    };
    const dates = sent.assignments.find(({ id }) => id === lab);
    const rules = { opensAt: dates?.opensAt, dueAt: dates?.dueAt, attempts: 3 };
    expect((await read('Lab 1')).rules).toMatchObject({
      ...rules,
      late: { percentPerDay: 10, until: dates?.lateUntil },
    });
    expect((await read('Exam')).exam).toMatchObject(EXAM);
    const marks = (await teacher.get(`${urlOf(sent.id)}/marks`)).body as ClassMarks;
    expect(marks.rows).toEqual([]);
    expect(marks.categories.map(({ name, weight, bestOf }) => ({ name, weight, bestOf }))).toEqual([
      { name: 'Labs', weight: 60, bestOf: 1 },
      { name: 'Exams', weight: 40, bestOf: undefined },
    ]);
    const titles = new Map(marks.assignments.map(({ id, title }) => [id, title]));
    expect(marks.categories.map(({ assignmentIds }) => assignmentIds.map((id) => titles.get(id)))).toEqual([
      ['Lab 1'],
      ['Exam'],
    ]);
  });

  it('CLASSES-22: it sees what only chosen classes see, as the class that was copied', async () => {
    const batchId = await classOf();
    await teacher.post('/api/admin/content/limits', { kind: 'module', id: 'basics', classIds: [batchId] });
    const { sent } = await copied(batchId);
    const { limits } = (await teacher.get('/api/admin/content/limits')).body as ContentLimits;
    expect(limits.map(({ classIds }) => new Set(classIds))).toEqual([new Set([batchId, sent.id])]);
    const learner = await proved();
    await importList(teacher, sent.id, `name,email\nAsha,${learner.email}`);
    expect((await learner.get('/api/content/subtopic/basics')).status).toBe(200);
    await teacher.post('/api/admin/content/limits', { kind: 'module', id: 'basics' });
  });

  it('CLASSES-24: however often it is sent, and at the same time, there is one copy', async () => {
    const { batchId } = await course();
    const body = {
      id: randomUUID(),
      name: `Copy ${randomUUID()}`,
      term: NEXT,
      ...laterDates(await shown(batchId)),
    };
    const send = () => teacher.post(`${urlOf(batchId)}/copy`, body);
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { batches } = (await teacher.get('/api/admin/classes')).body as { batches: BatchLine[] };
    expect(batches.filter(({ name }) => name === body.name)).toHaveLength(1);
    const { assignments } = (await teacher.get(`${urlOf(body.id)}/assignments`)).body as BatchAssignments;
    expect(assignments).toHaveLength(2);
    expect((await readBatch(teacher, body.id)).classes).toHaveLength(1);
  });

  it('CLASSES-24: what has changed since it was shown, a name that is taken and dates that will not do are refused', async () => {
    const { batchId, lessonId } = await course();
    const { name } = await readBatch(teacher, batchId);
    const { assignments } = laterDates(await shown(batchId));
    // An exam that all begin together is over by its minutes, whatever is sent.
    const swapped = assignments.map((each) => ({ ...each, dueAt: each.opensAt, opensAt: each.dueAt }));
    const refused = await Promise.all([
      copied(batchId, { lessons: [] }),
      copied(batchId, { lessons: [{ id: randomUUID(), plannedFor: '2027-01-04' }] }),
      copied(batchId, { lessons: [lessonId, lessonId].map((id) => ({ id, plannedFor: '2027-01-04' })) }),
      copied(batchId, { assignments: assignments.slice(1) }),
      copied(batchId, { id: batchId }),
      copied(batchId, { name }),
      copied(batchId, { term: { ...NEXT, name: ' ' } }),
      copied(batchId, { term: { ...NEXT, ends: NEXT.begins } }),
      copied(batchId, { assignments: swapped }),
    ]);
    expect(refused.map(({ reply }) => [reply.status, codeOf(reply)])).toEqual([
      [409, 'classes.copy-changed'],
      [409, 'classes.copy-changed'],
      [409, 'classes.copy-changed'],
      [409, 'classes.copy-changed'],
      [409, 'classes.copy-changed'],
      [409, 'classes.name-taken'],
      [400, 'classes.term-name'],
      [400, 'classes.term-ends'],
      [400, 'assignments.due'],
    ]);
    // Nothing is left of a copy that was refused.
    const { batches } = (await teacher.get('/api/admin/classes')).body as { batches: BatchLine[] };
    const ids = new Set(batches.map(({ id }) => id));
    expect(refused.filter(({ sent }) => sent.id !== batchId && ids.has(sent.id))).toEqual([]);
  });

  it('CLASSES-22: a coordinator may, an archived class too', async () => {
    const { batchId, lessonId } = await course();
    expect((await assistant.get(`${urlOf(batchId)}/copy`)).status).toBe(403);
    await hold(lessonId);
    expect((await teacher.post(`${urlOf(batchId)}/archive`, { archived: true })).status).toBe(200);
    expect((await copied(batchId)).reply.status).toBe(200);
  });
});

/** As if the lesson had been held. */
const hold = (lessonId: string) =>
  product.db.updateTable('live_class').set({ done_at: new Date() }).where('id', '=', lessonId).execute();

describe('the term of a class and its archive', () => {
  it('CLASSES-20: a term is named, changed and taken away', async () => {
    const batchId = await classOf();
    const set = (term?: object) => teacher.post(`${urlOf(batchId)}/term`, term ? { term } : {});
    expect((await set({ ...TERM, ends: '2026-08-02' })).status).toBe(400);
    expect((await set({ ...TERM, begins: 'soon' })).status).toBe(400);
    expect((await set({ ...TERM, name: 'x'.repeat(61) })).status).toBe(400);
    expect((await readBatch(teacher, batchId)).term).toBeUndefined();
    await set(TERM);
    expect((await readBatch(teacher, batchId)).term).toEqual(TERM);
    await set();
    expect((await readBatch(teacher, batchId)).term).toBeUndefined();
  });

  it('CLASSES-21: an archived class is listed, read and exported, and nothing in it is changed until it is taken out', async () => {
    const { batchId, lessonId, lab, learner } = await course();
    const archive = (archived: boolean) => teacher.post(`${urlOf(batchId)}/archive`, { archived });
    const toCome = { subtopicId: 'later', plannedFor: '2099-12-01' };
    const { body } = await teacher.post(`${urlOf(batchId)}/live`, toCome);
    expect(codeOf(await archive(true))).toBe('classes.has-planned');
    await hold(String(body['id']));
    expect((await archive(true)).status).toBe(200);
    expect((await archive(true)).status).toBe(200);

    const { batches } = (await teacher.get('/api/admin/classes')).body as { batches: BatchLine[] };
    expect(batches.find(({ id }) => id === batchId)?.archivedAt).toMatch(/^\d{4}-/);
    const read = await readBatch(teacher, batchId);
    expect(read.rights).toEqual(['see', 'coordinate']);
    expect(read.members).toHaveLength(1);
    const file = await teacher.get(`${urlOf(batchId)}/marks/file?as=csv`);
    expect(file.text).toContain(learner.email);
    expect((await learner.get('/api/assignments')).text).toContain('Lab 1');

    const changes = [
      () => step(lab, 'publish-marks'),
      () => teacher.post(`${urlOf(batchId)}/marks`, { version: 1, categories: [] }),
      () => teacher.post(`${urlOf(batchId)}/assignments`, { id: randomUUID(), ...FORM() }),
      () => teacher.post(`${urlOf(batchId)}/live`, { subtopicId: 'later', plannedFor: '2026-12-01' }),
      () => teacher.post(`${urlOf(batchId)}/rename`, { name: 'Other' }),
      () => teacher.post(`${urlOf(batchId)}/term`, {}),
      () => teacher.post(`${urlOf(batchId)}/delete`),
      () => teacher.post(`${urlOf(batchId)}/members/preview`, { csv: 'email\na@b.in' }),
      () => teacher.post(`/api/admin/classes/live/${lessonId}/roll`, { present: [], absent: [] }),
    ];
    for (const change of changes) expect(codeOf(await change())).toBe('classes.archived');
    const audiences = await teacher.get('/api/admin/notify/audiences');
    expect(audiences.text).not.toContain(batchId);

    expect((await archive(false)).status).toBe(200);
    expect((await step(lab, 'publish-marks')).status).toBe(200);
    expect((await teacher.get('/api/admin/notify/audiences')).text).toContain(batchId);
  });
});
