import { randomUUID } from 'node:crypto';

import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import type { AttainmentScheme, CourseOutcome } from '@abhyas/contract/assignments-outcomes';
import type { ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import type { BatchAssignments, Matrix } from '@abhyas/contract/assignments.staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { FORM, labClass } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, step, handIn } = labClass(() => ({ product, teacher }));

const SCHEME: AttainmentScheme = { levels: [50, 60, 70], internal: 40, direct: 80, expected: 200 };
const [LOOPS, SORTS] = [randomUUID(), randomUUID()];

const outcome = (id: string, code: string, more: Partial<CourseOutcome> = {}): CourseOutcome => ({
  id,
  code,
  statement: `Does what ${code} says`,
  target: 60,
  correlations: [],
  ...more,
});

const OUTCOMES = [
  outcome(LOOPS, 'CO1', { bloom: 'apply', survey: 250, correlations: [{ to: 'PO1', strength: 3 }] }),
  outcome(SORTS, '=CO2', { correlations: [{ to: 'PO1', strength: 1 }] }),
];

type Setting = Partial<Omit<ClassOutcomes, 'outcomes'>> & {
  readonly outcomes?: readonly CourseOutcome[];
  readonly endExaminationIds?: readonly string[];
};

const url = (batchId: string) => `/api/admin/classes/${batchId}/outcomes`;
const outcomesOf = async (batchId: string) => (await teacher.get(url(batchId))).body as ClassOutcomes;
const set = (batchId: string, setting: Setting, who: Pick<Learner, 'post'> = teacher) =>
  who.post(url(batchId), {
    version: 0,
    outcomes: OUTCOMES,
    scheme: SCHEME,
    endExaminationIds: [],
    ...setting,
  });

const ITEM = { assetId: 'basics-sum', points: 1000, scoring: 'tests', outcomes: [LOOPS] };
const OTHER = { ...ITEM, assetId: 'basics-hard', outcomes: [LOOPS, SORTS] };
const lab = (title: string, ...items: object[]) => ({ ...FORM(), title, items });

const giveMarked = async (batchId: string, form: object) => {
  const id = await give(batchId, form);
  await step(id, 'publish-marks');
  return id;
};

describe('the course outcomes of a class', () => {
  it('ASSIGNMENTS-25: are set all at once, with the usual figures until then, and each change is in the audit log', async () => {
    const batchId = await classOf();
    const test = await give(batchId, lab('Test', ITEM));
    expect(await outcomesOf(batchId)).toMatchObject({ version: 0, outcomes: [], scheme: SCHEME });
    const scheme: AttainmentScheme = { levels: [40, 50, 60], internal: 30, direct: 90, expected: 150 };
    expect((await set(batchId, { scheme, endExaminationIds: [test] })).status).toBe(200);
    expect(await outcomesOf(batchId)).toMatchObject({
      version: 1,
      outcomes: OUTCOMES,
      scheme,
      assessments: [{ title: 'Test', end: true }],
    });
    // An older version, and a first one beside another.
    expect((await set(batchId, { version: 0 })).status).toBe(409);
    expect((await set(batchId, { version: 1, outcomes: [] })).status).toBe(200);
    expect((await set(batchId, { version: 1 })).status).toBe(409);
    expect(await outcomesOf(batchId)).toMatchObject({
      version: 2,
      outcomes: [],
      assessments: [{ end: false }],
    });
    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=assignment.outcomes');
    expect(text).toMatch(/Set the course outcomes of “Lab class [^”]+”: CO1, =CO2\./);
  });

  it('ASSIGNMENTS-25: are refused with codes twice, without words, with levels that do not rise, or of another class', async () => {
    const batchId = await classOf();
    const strange = await give(await classOf(), lab('Elsewhere', ITEM));
    const [first = outcome(LOOPS, 'CO1')] = OUTCOMES;
    const twice = [{ to: 'PO1', strength: 1 } as const, { to: 'PO1', strength: 2 } as const];
    const refused: (readonly [Setting, string])[] = [
      [{ outcomes: [first, outcome(SORTS, ' co1')] }, 'assignments.outcome-code'],
      [{ outcomes: [outcome(LOOPS, ' ')] }, 'assignments.outcome-code'],
      [{ outcomes: [outcome(LOOPS, 'C'.repeat(13))] }, 'assignments.outcome-code'],
      [{ outcomes: [{ ...first, statement: ' ' }] }, 'assignments.outcome-statement'],
      [{ outcomes: [{ ...first, statement: 'x'.repeat(301) }] }, 'assignments.outcome-statement'],
      [{ outcomes: [{ ...first, correlations: twice }] }, 'assignments.outcome-correlation'],
      [{ scheme: { ...SCHEME, levels: [50, 50, 70] } }, 'assignments.outcome-levels'],
      [{ endExaminationIds: [strange] }, 'assignments.outcome-assessment'],
    ];
    for (const [setting, code] of refused) {
      const { status, text } = await set(batchId, setting);
      expect([status, text]).toEqual([400, expect.stringContaining(code)]);
    }
    expect((await set(batchId, { outcomes: [first, outcome(LOOPS, 'CO2')] })).status).toBe(409);
    for (const faulty of [{ target: 0 }, { target: 101 }, { survey: 301 }, { bloom: 'know' as 'apply' }])
      expect((await set(batchId, { outcomes: [{ ...first, ...faulty }] })).status).toBe(400);
    expect((await outcomesOf(batchId)).version).toBe(0);
  });

  it('ASSIGNMENTS-25: are named by items; one that was taken out, or is of another class, is named by none', async () => {
    const batchId = await classOf();
    await set(batchId, {});
    const id = await give(batchId, lab('Lab', OTHER, { ...ITEM, outcomes: [randomUUID()] }));
    const itemsOf = async () =>
      ((await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix).assignment;
    expect((await itemsOf()).items).toMatchObject([{ outcomes: [LOOPS, SORTS] }, { assetId: 'basics-sum' }]);
    expect((await itemsOf()).items[1]).not.toHaveProperty('outcomes');
    const listed = (await teacher.get(`/api/admin/classes/${batchId}/assignments`)).body as BatchAssignments;
    expect(listed.outcomes).toEqual(
      OUTCOMES.map(({ id: own, code, statement }) => ({ id: own, code, statement })),
    );
    // The outcome goes; the next change of the assignment forgets it.
    await set(batchId, { version: 1, outcomes: OUTCOMES.slice(0, 1) });
    const { version } = await itemsOf();
    const changed = { version, ...lab('Lab', OTHER) };
    expect((await teacher.post(`/api/admin/assignments/${id}`, changed)).status).toBe(200);
    expect((await itemsOf()).items).toMatchObject([{ outcomes: [LOOPS] }]);
  });

  it('ASSIGNMENTS-25: are seen and not changed by an assistant, and unknown to who teaches nothing in the class', async () => {
    const batchId = await classOf();
    const [assistant, stranger] = [
      await product.signInStaff('teacher'),
      await product.signInStaff('teacher'),
    ];
    await teacher.post(`/api/admin/classes/${batchId}/teachers`, {
      everyTeacher: false,
      teachers: [
        { accountId: teacher.accountId, role: 'coordinator' },
        { accountId: assistant.accountId, role: 'assistant' },
      ],
    });
    expect((await assistant.get(url(batchId))).status).toBe(200);
    expect((await set(batchId, {}, assistant)).status).toBe(403);
    expect((await stranger.get(url(batchId))).status).toBe(404);
    expect((await stranger.get(`${url(batchId)}/file?as=csv`)).status).toBe(404);
    expect((await set(batchId, {}, stranger)).status).toBe(404);
  });
});

describe('the attainment of a class', () => {
  it('ASSIGNMENTS-26: counts who took part, and nobody who was absent, left or has no account', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => proved()));
    const [good, broken, late, byHand, absent, left] = people as [
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
    ];
    const batchId = await classOf(...people);
    await set(batchId, {});
    const due = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const rules = { ...FORM().rules, dueAt: due };
    const id = await giveMarked(batchId, { ...lab('Lab', ITEM, OTHER), rules });
    await handIn(good, { assetId: 'basics-sum', passed: 4, ago: 5 });
    const code = await handIn(broken, { assetId: 'basics-hard', passed: 0, ago: 5 });
    await sql`update submission set verdict = 'compile-error' where id = ${code}`.execute(product.db);
    await handIn(late, { assetId: 'basics-sum', passed: 4, ago: 1 });
    await handIn(left, { assetId: 'basics-sum', passed: 4, ago: 5 });
    await sql`update batch_member set left_at = now() where account_id = ${left.accountId}`.execute(
      product.db,
    );
    const manual = { hundredths: 1000, reason: 'Shown on paper' };
    await teacher.post(`/api/admin/assignments/${id}/work/${byHand.accountId}/basics-hard`, { manual });
    // CO1 is measured by both items, of 20: nobody reaches 12. =CO2 is measured by the second one.
    const [loops, sorts] = (await outcomesOf(batchId)).attainment;
    expect(loops?.measured).toEqual([{ assessmentId: id, attempted: 3, reached: 0, percent: 0, level: 0 }]);
    expect(sorts?.measured).toEqual([
      { assessmentId: id, attempted: 3, reached: 1, percent: 3333, level: 0 },
    ]);
    expect((await outcomesOf(batchId)).unregistered).toEqual([]);
    // Whoever was absent hands in nothing, and is counted once they get a mark.
    await teacher.post(`/api/admin/assignments/${id}/work/${absent.accountId}/basics-sum`, { manual });
    expect((await outcomesOf(batchId)).attainment[0]?.measured[0]?.attempted).toBe(4);
  });

  it('ASSIGNMENTS-26: leaves out what is not published and what names no outcome, and says so', async () => {
    const learner = await proved();
    const batchId = await classOf(learner);
    await set(batchId, {});
    const withheld = await give(batchId, lab('Withheld', ITEM));
    await giveMarked(batchId, lab('Unnamed', { ...ITEM, outcomes: [] }));
    await giveMarked(batchId, lab('Worth nothing', { ...ITEM, points: 0 }));
    const counts = await giveMarked(batchId, lab('Counts', ITEM));
    await handIn(learner, { assetId: 'basics-sum', passed: 4 });
    const statesOf = async () => {
      const { assessments } = await outcomesOf(batchId);
      return Object.fromEntries(assessments.map(({ title, state }) => [title, state]));
    };
    const expected = {
      Withheld: 'unpublished',
      Unnamed: 'unnamed',
      'Worth nothing': 'unnamed',
      Counts: 'counts',
    };
    expect(await statesOf()).toEqual(expected);
    const measuredBy = async () =>
      (await outcomesOf(batchId)).attainment[0]?.measured.map(({ assessmentId }) => assessmentId);
    expect(await measuredBy()).toEqual([counts]);
    await step(withheld, 'publish-marks');
    await step(withheld, 'archive');
    expect((await measuredBy())?.toSorted()).toEqual([counts, withheld].toSorted());
    await step(counts, 'unpublish-marks');
    expect(await measuredBy()).toEqual([withheld]);
  });

  it('ASSIGNMENTS-27, ASSIGNMENTS-28: weighs internal assessments, the end examination and the survey', async () => {
    const [first, second] = [await proved(), await proved()];
    const batchId = await classOf(first, second);
    await set(batchId, {});
    await giveMarked(batchId, lab('Lab', ITEM));
    const end = await giveMarked(batchId, lab('End', OTHER));
    await set(batchId, { version: 1, endExaminationIds: [end] });
    await handIn(first, { assetId: 'basics-sum', passed: 4 });
    await handIn(second, { assetId: 'basics-sum', passed: 1 });
    await handIn(first, { assetId: 'basics-hard', passed: 4 });
    const { attainment, programme } = await outcomesOf(batchId);
    // Internal: one of two, level 1. End: one of one, level 3. 40 % and 60 % are 2.2; with 20 % of the survey's 2.5: 2.26.
    expect(attainment[0]).toMatchObject({
      internal: { over: 1, under: 1 },
      end: { over: 3, under: 1 },
      direct: { over: 11, under: 5 },
      hundredths: 226,
      attained: true,
    });
    expect(attainment[1]).toMatchObject({ hundredths: 300, attained: true });
    // Three times 2.26 and once 3, by four.
    expect(programme).toMatchObject([{ to: 'PO1', hundredths: 245 }]);
  });

  it('ASSIGNMENTS-29: is saved as CSV and XLSX', async () => {
    const learner = await proved();
    const batchId = await classOf(learner);
    await set(batchId, {});
    await giveMarked(batchId, lab('Lab', ITEM));
    await handIn(learner, { assetId: 'basics-sum', passed: 4 });
    const file = `${url(batchId)}/file`;
    const lines = (await teacher.get(`${file}?as=csv`)).text.split('\r\n');
    expect(lines[0]).toContain(
      '"Lab (internal): attempted","Lab (internal): reached","Lab (internal): %","Lab (internal): level"',
    );
    expect(lines[1]).toBe(
      '"CO1","Does what CO1 says","apply","60","1","1","100.00","3","3.00","","3.00","2.50","2.90","2.00","yes","3"',
    );
    expect(lines[2]).toMatch(/^"'=CO2",.*"2\.00","","1"$/);
    expect(lines[3]).toMatch(/^"Average correlation",.*"2\.00"$/);
    expect(lines[4]).toMatch(/^"Attainment of programme outcomes by this course",.*"2\.90"$/);
    const { rawPayload } = await product.app.inject({
      url: `${file}?as=xlsx`,
      headers: { 'x-auth-token': teacher.token },
    });
    const parts = await readArchive({ name: 'outcomes.xlsx', bytes: rawPayload }, new FaultList());
    const sheet = Buffer.from(parts?.get('xl/worksheets/sheet1.xml') ?? []).toString();
    expect(sheet).toContain(
      '<c><v>60</v></c><c><v>1</v></c><c><v>1</v></c><c s="1"><v>100.00</v></c><c><v>3</v></c>',
    );
    expect(sheet).toContain('<t xml:space="preserve">=CO2</t>');
  });
});
