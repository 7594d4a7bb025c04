import type { Assignment } from '@abhyas/contract/assignments';
import type { Rubric } from '@abhyas/contract/assignments-rules';
import type { KnownRubric, Matrix } from '@abhyas/contract/assignments.staff';
import type { Work } from '@abhyas/contract/assignments-work.staff';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

const criterion = (id: string): Rubric[number] => ({
  id,
  name: `The ${id}`,
  levels: [
    { id: 'none', points: 0, text: 'Not there' },
    { id: 'some', points: 100, text: 'Partly' },
    { id: 'all', points: 200, text: 'Fully' },
  ],
});
const RUBRIC = [criterion('style'), criterion('report')];

/** 6 points by tests and 4 by the rubric. */
const form = (rubric: object[] = RUBRIC) => ({
  ...FORM(),
  items: [{ assetId: 'basics-sum', points: 1000, scoring: 'tests', rubric }],
});

async function handedIn() {
  const learner = await proved();
  const batchId = await classOf(learner);
  const id = await give(batchId, form());
  await handIn(learner, { assetId: 'basics-sum', passed: 2 });
  const url = `/api/admin/assignments/${id}/work/${learner.accountId}/basics-sum`;
  const choose = (levels: object, part: object = {}) => teacher.post(url, { levels, ...part });
  const work = async () => (await teacher.get(url)).body as Work;
  const matrix = async () => (await teacher.get(`/api/admin/assignments/${id}/matrix`)).body as Matrix;
  const file = async () => (await teacher.get(`/api/admin/assignments/${id}/marks?as=csv`)).text;
  const read = async () => (await learner.get(`/api/assignments/${id}`)).body as Assignment;
  return { batchId, id, url, choose, work, matrix, file, read };
}

it('ASSIGNMENTS-34: work waits for a person until each criterion has its level, and its learner sees so', async () => {
  const { id, choose, work, matrix, file, read } = await handedIn();
  await step(id, 'publish-marks');
  expect((await matrix()).rows[0]).toMatchObject({ total: 300, cells: [{ hundredths: 300, waits: true }] });
  expect(await file()).toMatch(/"Not yet marked by rubric"[^]*"3","1"|"3\.00","1"/);
  expect(await read()).toMatchObject({ hundredths: 300, waiting: 1, items: [{ mark: { waits: true } }] });

  expect((await choose({ style: 'all' })).status).toBe(200);
  expect((await work()).mark).toMatchObject({ hundredths: 500, waits: true });
  expect((await choose({ report: 'some' })).status).toBe(200);
  expect(await work()).toMatchObject({ levels: { style: 'all', report: 'some' }, mark: { hundredths: 600 } });
  expect((await matrix()).rows[0]?.cells).toMatchObject([{ waits: false }]);
  const { hundredths, waiting, items } = await read();
  expect([hundredths, waiting, items[0]?.mark?.waits]).toEqual([600, undefined, undefined]);
  expect(items[0]?.mark?.working).toContainEqual({
    is: 'criterion',
    name: 'The report',
    text: 'Partly',
    points: 100,
    of: 200,
  });
  expect((await choose({ report: null })).status).toBe(200);
  expect((await work()).mark).toMatchObject({ hundredths: 500, waits: true });

  const owner = await product.signInStaff('owner');
  expect((await owner.get('/api/admin/audit?search=rubric')).text).toContain('The report: Partly');
});

it('ASSIGNMENTS-34: of two who mark other criteria at once nothing is lost', async () => {
  const { choose, work } = await handedIn();
  const both = await Promise.all([choose({ style: 'all' }), choose({ report: 'all' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await work()).levels).toEqual({ style: 'all', report: 'all' });
});

it.each([
  ['a criterion that there is not', { tidiness: 'all' }],
  ['a level that there is not', { style: 'more' }],
])('ASSIGNMENTS-34: refuses %s', async (_, levels) => {
  const { choose, work } = await handedIn();
  expect((await choose(levels)).status).toBe(409);
  expect((await work()).levels).toEqual({});
});

it('ASSIGNMENTS-35: the rubrics of a class are offered, and changed points keep what was chosen', async () => {
  const { batchId, id, choose, work, matrix } = await handedIn();
  await choose({ style: 'all' });
  const { rubrics } = (await teacher.get(`/api/admin/classes/${batchId}/rubrics`)).body as {
    rubrics: KnownRubric[];
  };
  expect(rubrics).toEqual([{ assignment: 'Lab 1', title: 'Problem basics-sum', rubric: RUBRIC }]);
  const { version } = (await matrix()).assignment;
  const dearer = {
    ...criterion('style'),
    levels: [
      { id: 'none', points: 0, text: 'No' },
      { id: 'all', points: 400, text: 'Yes' },
    ],
  };
  const change = { version, ...form([dearer]) };
  expect((await teacher.post(`/api/admin/assignments/${id}`, change)).status).toBe(200);
  expect((await work()).mark).toMatchObject({ hundredths: 700 });
});

it.each([
  [
    'more than the item is worth',
    [...RUBRIC, criterion('a'), criterion('b'), criterion('c'), criterion('d')],
  ],
  ['a criterion without a name', [{ ...criterion('a'), name: ' ' }]],
  ['two criteria of one id', [criterion('a'), criterion('a')]],
])('ASSIGNMENTS-33: an item with %s is refused', async (_, rubric) => {
  const batchId = await classOf(await proved());
  const body = { id: crypto.randomUUID(), ...form(rubric) };
  const { status, text } = await teacher.post(`/api/admin/classes/${batchId}/assignments`, body);
  expect([status, text]).toEqual([400, expect.stringContaining('assignments.rubric')]);
});
