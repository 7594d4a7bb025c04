import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import type { Totals } from '@abhyas/contract/assignments-totals';
import type { ClassMarks, MarkCategory } from '@abhyas/contract/assignments-totals.staff';
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

const ITEM = { assetId: 'basics-sum', points: 1000, scoring: 'tests' };
const lab = (title: string, assetId = 'basics-sum') => ({ ...FORM(), title, items: [{ ...ITEM, assetId }] });

const one = (assignmentIds: string[]): MarkCategory[] => [{ name: 'All', weight: 100, assignmentIds }];
const marksOf = async (batchId: string) =>
  (await teacher.get(`/api/admin/classes/${batchId}/marks`)).body as ClassMarks;
const weigh = (batchId: string, version: number, categories: readonly MarkCategory[]) =>
  teacher.post(`/api/admin/classes/${batchId}/marks`, { version, categories });
const totalsOf = async (learner: Learner) => ((await learner.get('/api/totals')).body as Totals).totals;

/** A class of two with two labs and a test, of which the first learner has 10 and 5 of 10, and 7.5 of 10. */
async function course() {
  const [first, second] = [await proved(), await proved()];
  const batchId = await classOf(first, second);
  const labs = [await give(batchId, lab('Lab 1')), await give(batchId, lab('Lab 2', 'basics-hard'))];
  const test = await give(batchId, { ...lab('Test 1'), items: [{ ...ITEM, assetId: 'basics-sum' }] });
  await handIn(first, { assetId: 'basics-sum', passed: 3 });
  await handIn(first, { assetId: 'basics-hard', passed: 2 });
  const categories: MarkCategory[] = [
    { name: 'Lab work', weight: 60, bestOf: 1, assignmentIds: labs },
    { name: 'Tests', weight: 30, assignmentIds: [test] },
    { name: 'Examination', weight: 10, assignmentIds: [] },
  ];
  return { first, second, batchId, labs, test, categories };
}

describe('the marks of a class', () => {
  it('ASSIGNMENTS-20, ASSIGNMENTS-21: weigh categories, the best of them alone, and show the working', async () => {
    const { first, batchId, test, categories } = await course();
    const before = await marksOf(batchId);
    expect([before.version, before.categories, before.rows[0]?.total]).toEqual([0, [], undefined]);
    expect((await weigh(batchId, 0, categories)).status).toBe(200);

    const { version, rows, assignments } = await marksOf(batchId);
    expect(version).toBe(1);
    expect(assignments.map(({ title }) => title).toSorted()).toEqual(['Lab 1', 'Lab 2', 'Test 1']);
    const own = rows.find(({ accountId }) => accountId === first.accountId);
    expect(own?.marks.toSorted()).toEqual([500, 750, 750]);
    expect(own?.total).toMatchObject({
      hundredths: 4500 + 2250,
      of: 9000,
      categories: [
        { name: 'Lab work', bestOf: 1, hundredths: 4500 },
        { name: 'Tests', hundredths: 2250, parts: [{ title: 'Test 1', counts: true }] },
        { name: 'Examination', hundredths: 0, parts: [] },
      ],
    });
    const labs = own?.total?.categories[0]?.parts ?? [];
    expect(new Map(labs.map(({ title, counts }) => [title, counts]))).toEqual(
      new Map([
        ['Lab 1', true],
        ['Lab 2', false],
      ]),
    );
    const others = rows.filter(({ accountId }) => accountId !== first.accountId);
    expect(others).toMatchObject([{ total: { hundredths: 0, of: 9000 } }]);

    // What is taken back from the class does not count; what is archived does.
    await step(test, 'archive');
    expect((await marksOf(batchId)).rows.map((row) => row.total?.of)).toEqual([9000, 9000]);
    await step(test, 'unpublish');
    expect((await marksOf(batchId)).rows.map((row) => row.total?.of)).toEqual([6000, 6000]);
  });

  it('ASSIGNMENTS-20: are refused with weights of another sum, names twice, and assignments twice or of another class', async () => {
    const { batchId, categories, labs } = await course();
    const strange = await give(await classOf(), lab('Elsewhere'));
    const [lab1 = ''] = labs;
    const half = { name: ' All', weight: 50, assignmentIds: [lab1] };
    const refused: (readonly [MarkCategory[], string])[] = [
      [categories.slice(1), 'assignments.weights'],
      [[half, { ...half, name: 'all', assignmentIds: [] }], 'assignments.category-name'],
      [[{ ...half, name: ' ', weight: 100 }], 'assignments.category-name'],
      [[half, { ...half, name: 'Other' }], 'assignments.category-assignment'],
      [one([strange]), 'assignments.category-assignment'],
    ];
    for (const [asked, code] of refused) {
      const { status, text } = await weigh(batchId, 0, asked);
      expect([status, text]).toEqual([400, expect.stringContaining(code)]);
    }
    expect((await marksOf(batchId)).categories).toEqual([]);
    expect((await weigh(batchId, 0, categories)).status).toBe(200);
    expect((await weigh(batchId, 0, one(labs))).status).toBe(409);
    // All of them are taken away: nothing is weighed.
    expect((await weigh(batchId, 1, [])).status).toBe(200);
    expect((await marksOf(batchId)).rows[0]?.total).toBeUndefined();
    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=assignment.weigh');
    expect(text).toContain('are weighed: Lab work 60 %, Tests 30 %, Examination 10 %.');
  });

  it('ASSIGNMENTS-22: learners see their own totals, of what has its marks published, while they are on the list', async () => {
    const { first, second, batchId, labs, categories } = await course();
    await weigh(batchId, 0, categories);
    expect(await totalsOf(first)).toEqual([]);
    for (const id of labs) await step(id, 'publish-marks');
    expect(await totalsOf(first)).toMatchObject([
      { batchId, total: { hundredths: 4500, of: 6000, categories: [{ hundredths: 4500 }, {}, {}] } },
    ]);
    expect(await totalsOf(second)).toMatchObject([{ batchId, total: { hundredths: 0, of: 6000 } }]);
    expect(await totalsOf(await proved())).toEqual([]);
    for (const id of labs) await step(id, 'unpublish-marks');
    expect(await totalsOf(first)).toEqual([]);
  });

  it('ASSIGNMENTS-23: are saved as CSV and XLSX with what each category gives and the total', async () => {
    const { first, batchId, categories } = await course();
    const [labs = categories[0], ...others] = categories;
    await weigh(batchId, 0, [
      { ...labs, name: '=Labs', weight: 60, assignmentIds: labs?.assignmentIds ?? [] },
      ...others,
    ]);
    const url = `/api/admin/classes/${batchId}/marks/file`;
    const { text } = await teacher.get(`${url}?as=csv`);
    expect(text).toContain(`"'=Labs (60 %)","Tests (30 %)","Examination (10 %)","Total","Of"`);
    const line = text.split('\r\n').find((each) => each.includes(first.email));
    expect(line).toMatch(/"45\.00","22\.50","0\.00","67\.50","90\.00"$/);
    const file = await product.app.inject({
      url: `${url}?as=xlsx`,
      headers: { 'x-auth-token': teacher.token },
    });
    const parts = await readArchive({ name: 'marks.xlsx', bytes: file.rawPayload }, new FaultList());
    const sheet = Buffer.from(parts?.get('xl/worksheets/sheet1.xml') ?? []).toString();
    expect(sheet).toContain('<c s="1"><v>67.50</v></c><c s="1"><v>90.00</v></c>');
    expect(sheet).toContain('<t xml:space="preserve">=Labs (60 %)</t>');
  });
});
