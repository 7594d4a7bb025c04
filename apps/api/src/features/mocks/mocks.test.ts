import type { Release } from '@abhyas/content/release';
import type { MockAnswer, MockPaper, MockQuestion, MockReport, Mocks } from '@abhyas/contract/mocks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ANSWER_CANARY, mockRelease, QUESTION_CANARY, smallMock } from '../../testing/mock-release.ts';
import { publishRelease } from '../../platform/content/release-store.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { mocksSchedule } from './closing.service.ts';
import { placedIn } from './paper.rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: mockRelease, blobs: new Map() });
});
afterAll(() => product.close());

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

async function holder(planId = 'plan6'): Promise<Learner> {
  const learner = await product.learner();
  await product.db
    .insertInto('entitlement')
    .values({
      account_id: learner.accountId,
      plan_id: planId,
      plan_title: 'Plan',
      topic_ids: ['c'],
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return learner;
}

async function begin(learner: Person): Promise<string> {
  const { status, body } = await learner.post('/api/mocks/small/start', {});
  expect(status).toBe(200);
  return String(body['attemptId']);
}

const attempt = (id: string, rest = ''): string => `/api/mock-attempts/${id}${rest}`;

async function paperOf(learner: Person, id: string): Promise<MockPaper> {
  const { status, body } = await learner.get(attempt(id));
  expect(status).toBe(200);
  return body as unknown as MockPaper;
}

async function reportOf(learner: Person, id: string): Promise<MockReport> {
  const { status, body } = await learner.get(attempt(id, '/report'));
  expect(status).toBe(200);
  return body as unknown as MockReport;
}

const questionsOf = (paper: MockPaper): MockQuestion[] => paper.sections.flatMap(({ items }) => items);

function questionIn(paper: MockPaper, itemId: string): MockQuestion {
  const question = questionsOf(paper).find((each) => each.itemId === itemId);
  if (!question) throw new Error(`nothing asks ${itemId}`);
  return question;
}

const given = (itemId: string, what: MockAnswer['given'], seconds = 5): MockAnswer => ({
  itemId,
  given: what,
  marked: false,
  seconds,
});

/** The places of choices with these texts, as they are shown. */
const chosen = (paper: MockPaper, itemId: string, texts: readonly string[]): MockAnswer =>
  given(itemId, { chosen: texts.map((text) => questionIn(paper, itemId).choices.indexOf(text)) });

const save = (learner: Person, id: string, answers: readonly MockAnswer[]) =>
  learner.post(attempt(id, '/answers'), { answers });

const endTime = (id: string, secondsAgo: number) =>
  sql`update mock_attempt set ends_at = now() - ${secondsAgo} * interval '1 second',
    started_at = now() - interval '40 minutes' where id = ${id}`.execute(product.db);

async function publish(release: Release): Promise<void> {
  await publishRelease(product.db, { release, blobs: new Map() });
  await product.release.refresh();
}

test('MOCKS-2: a plan opens the tests; without it they are listed, and none can be begun', async () => {
  for (const learner of [await product.learner(), await holder('plan1')]) {
    const list = (await learner.get('/api/mocks')).body as unknown as Mocks;
    expect(list).toMatchObject({
      isOpen: false,
      plans: ['Placement Pack'],
      mocks: [{ mockId: 'small', attempts: [] }],
    });
    for (const mockId of ['small', 'none']) {
      const { status, body } = await learner.post(`/api/mocks/${mockId}/start`, {});
      expect([status, body['errors']]).toEqual([403, [expect.objectContaining({ code: 'mocks.not-owned' })]]);
    }
  }
  const owner = await holder('plan6-2');
  expect((await owner.get('/api/mocks')).body).toMatchObject({ isOpen: true });
  expect((await owner.post('/api/mocks/none/start', {})).status).toBe(404);
  expect((await product.visitor.get('/api/mocks')).status).toBe(401);
});

test('MOCKS-5: the list says which are sets to practise with', async () => {
  const set = { ...smallMock, id: 'set', isPractice: true };
  await publish({ ...mockRelease, id: 'mock-release-set', mocks: [smallMock, set] });
  try {
    expect((await (await product.learner()).get('/api/mocks')).body).toMatchObject({
      mocks: [
        { mockId: 'small', isPractice: false },
        { mockId: 'set', isPractice: true },
      ],
    });
  } finally {
    await publish({ ...mockRelease, id: 'mock-release-without-set' });
  }
});

test('MOCKS-2: the card of the plan says it, and other plans with the same courses do not stand in its way', async () => {
  const { body } = await product.visitor.get('/api/payment/pricingplans');
  expect(body).toMatchObject({
    plans: { plan6: { contents: ['C', 'Mock tests'] }, plan1: { contents: ['C'] } },
  });
});

test('MOCKS-4: nothing of the items is read before, and nothing of the answers before the end', async () => {
  const learner = await holder();
  expect((await learner.get('/api/mocks')).text).not.toMatch(
    new RegExp(`${QUESTION_CANARY}|${ANSWER_CANARY}|one first`),
  );
  const id = await begin(learner);
  const { text } = await learner.get(attempt(id));
  expect(text).toContain(QUESTION_CANARY);
  expect(text).not.toMatch(/CANARY-answer|"right"|"why"|"accept"|"answer"|"explain"|tolerance|print\(1\)/);
  expect((await save(learner, id, [given('number', { text: '2.5' })])).text).not.toMatch(/right|CANARY/);
  const early = await learner.get(attempt(id, '/report'));
  expect([early.status, early.text.includes('CANARY')]).toEqual([409, false]);
  const other = await holder();
  for (const [method, path] of [
    ['get', ''],
    ['get', '/report'],
    ['post', '/finish'],
  ] as const)
    expect((await other[method](attempt(id, path), ...(method === 'post' ? [{}] : []))).status).toBe(404);
  expect((await save(other, id, [])).status).toBe(404);
});

test('MOCKS-3: each attempt has an order of its own within groups, also of choices, and tells nothing of the author’s', async () => {
  const learner = await holder();
  const orders = new Set<string>();
  const firsts = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const id = await begin(learner);
    const paper = await paperOf(learner, id);
    const [choices, typed] = paper.sections.map(({ items }) => items.map(({ itemId }) => itemId));
    expect(choices?.slice(0, 4).toSorted()).toEqual(['four', 'one', 'three', 'two']);
    expect(choices?.[4]).toBe('several');
    expect(typed?.toSorted()).toEqual(['number', 'output', 'pairs']);
    orders.add(String(choices));
    firsts.add(questionIn(paper, 'one').choices.indexOf('one first'));
    expect(questionIn(paper, 'pairs').choices.toSorted()).toEqual(['a', 'b', 'c']);
    await learner.post(attempt(id, '/finish'), {});
  }
  expect(orders.size).toBeGreaterThan(3);
  expect(firsts.size).toBeGreaterThan(1);
});

test('MOCKS-3: while it lasts there is one attempt, whoever begins at the same time; it lasts by the server’s clock', async () => {
  const learner = await holder();
  const ids = await Promise.all([1, 2, 3, 4].map(() => begin(learner)));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  const { now, endsAt, isOver } = await paperOf(learner, id);
  const left = Date.parse(endsAt) - Date.parse(now);
  expect(isOver).toBe(false);
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  await endTime(id, 1);
  expect(await begin(learner)).not.toBe(id);
});

test('MOCKS-3: nobody begins without end', async () => {
  const learner = await holder();
  for (let round = 0; round < 30; round += 1)
    await learner.post(attempt(await begin(learner), '/finish'), {});
  expect((await learner.post('/api/mocks/small/start', {})).status).toBe(429);
});

test('MOCKS-3: an attempt keeps to the test as it was, whatever is published meanwhile', async () => {
  const learner = await holder();
  const id = await begin(learner);
  const before = await paperOf(learner, id);
  const changed = { ...smallMock, title: 'Another', sections: smallMock.sections.slice(0, 1) };
  await publish({ ...mockRelease, id: 'mock-release-2', mocks: [changed] });
  try {
    expect((await learner.get('/api/mocks')).body).toMatchObject({ mocks: [{ title: 'Another' }] });
    expect(questionsOf(await paperOf(learner, id))).toEqual(questionsOf(before));
    await save(learner, id, [given('number', { text: '2,5' })]);
    await learner.post(attempt(id, '/finish'), {});
    expect(await reportOf(learner, id)).toMatchObject({ title: 'Small test', outOf: 1200 });
  } finally {
    await publish({ ...mockRelease, id: 'mock-release-3' });
  }
});

test('MOCKS-7: each answer takes the place of the one before, and what is no item of the attempt is not kept', async () => {
  const learner = await holder();
  const id = await begin(learner);
  const first = await save(learner, id, [given('number', { text: '1' }, 9), given('nothing', { text: '1' })]);
  expect([first.status, first.body['isOver']]).toEqual([200, false]);
  await save(learner, id, [
    { ...given('number', null, 4), marked: true },
    given('output', { text: 'x' }),
    given('output', { text: 'y' }),
  ]);
  expect((await paperOf(learner, id)).answers).toEqual([
    { itemId: 'number', given: null, marked: true, seconds: 9 },
    { itemId: 'output', given: { text: 'y' }, marked: false, seconds: 5 },
  ]);
  for (const bad of [{ text: 'x'.repeat(5000) }, { chosen: [99] }, { chosen: [0.5] }])
    expect((await save(learner, id, [given('number', bad)])).status).toBe(400);
});

test('MOCKS-7, MOCKS-8: what is under way at the end counts, what comes later does not; the server ends it alone', async () => {
  const learner = await holder();
  const close = mocksSchedule({ db: product.db });
  const id = await begin(learner);
  await endTime(id, 5);
  expect((await save(learner, id, [given('output', { text: '1' })])).status).toBe(200);
  await close.run();
  expect((await learner.get(attempt(id, '/report'))).status).toBe(409);
  await endTime(id, 20);
  expect((await save(learner, id, [given('number', { text: '2.5' })])).status).toBe(409);
  await close.run();
  const row = await product.db
    .selectFrom('mock_attempt')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ finished_by: 'server', points: 200, out_of: 1200 });
  expect(row.finished_at).toEqual(row.ends_at);
  expect(await reportOf(learner, id)).toMatchObject({ finishedBy: 'server', right: 1, wrong: 0, asked: 8 });
});

test('MOCKS-8: it is finished once, by whoever comes first', async () => {
  const learner = await holder();
  const id = await begin(learner);
  await save(learner, id, [given('output', { text: '1' })]);
  const ends = await Promise.all([1, 2, 3].map(() => learner.post(attempt(id, '/finish'), {})));
  expect(new Set(ends.map(({ status, body }) => `${status} ${String(body['finishedAt'])}`)).size).toBe(1);
  expect((await save(learner, id, [given('number', { text: '2.5' })])).status).toBe(409);
  expect(await reportOf(learner, id)).toMatchObject({ finishedBy: 'learner', points: 200 });
});

test('MOCKS-9, MOCKS-10: the report has marks, sections, concepts with their lessons, and every answer beside the right one', async () => {
  const learner = await holder();
  const id = await begin(learner);
  const paper = await paperOf(learner, id);
  await save(learner, id, [
    chosen(paper, 'one', ['one first']),
    chosen(paper, 'two', ['two second']),
    chosen(paper, 'three', ['three third']),
    chosen(paper, 'several', ['p', 'r']),
    given('number', { text: '2.58 ms' }, 61),
    given('output', { text: ' 1 ' }),
    chosen(paper, 'pairs', ['a', 'c']),
  ]);
  await learner.post(attempt(id, '/finish'), {});
  const report = await reportOf(learner, id);
  // 1 − 1/3 − 1/3, nothing for the several, 2 and 2, nothing for the pairs.
  expect(report).toMatchObject({ points: 433, outOf: 1200, right: 3, wrong: 4, asked: 8, waiting: 0 });
  expect(report.sections).toMatchObject([
    { title: 'Choices', points: 33, outOf: 600, right: 1, wrong: 3, asked: 5, seconds: 20 },
    { title: 'Typed', points: 400, outOf: 600, right: 2, wrong: 1, asked: 3, seconds: 71 },
  ]);
  expect(report.concepts).toMatchObject([
    {
      id: 'output',
      asked: 5,
      right: 2,
      wrong: 2,
      lesson: { link: '/learn/basics/basics-text', isLocked: false },
    },
    { id: 'arrays', asked: 1, right: 0, lesson: { link: '/learn/basics/basics-more', isLocked: false } },
    { id: 'loops', asked: 2, right: 1 },
  ]);
  const item = (itemId: string) => report.items.find((each) => each.itemId === itemId);
  const two = item('two');
  expect(two).toMatchObject({ right: false, earned: -33, costs: 33 });
  expect(two?.choices[two.keys.findIndex(({ right }) => right)]).toBe('two first');
  expect(item('four')).toMatchObject({ right: null, earned: 0, given: null });
  expect(item('number')).toMatchObject({ right: true, earned: 200, answer: '2.5 ms (± 0.1)', seconds: 61 });
  const pairs = item('pairs');
  expect(pairs?.matches.map((at) => pairs.choices[at])).toEqual(['a', 'b']);
  expect(report.items.every(({ explain }) => explain.includes(ANSWER_CANARY))).toBe(true);
  const { mocks } = (await learner.get('/api/mocks')).body as unknown as Mocks;
  expect(mocks[0]?.attempts).toMatchObject([{ attemptId: id, points: 433, outOf: 1200, isOver: true }]);
});

test('MOCKS-10: a wrong number or output that its author foresaw is explained, any other is not', async () => {
  const learner = await holder();
  const slips = async (number: string, output: string): Promise<(string | undefined)[]> => {
    const id = await begin(learner);
    await save(learner, id, [given('number', { text: number }), given('output', { text: output })]);
    await learner.post(attempt(id, '/finish'), {});
    const { items } = await reportOf(learner, id);
    return ['number', 'output'].map((itemId) => items.find((each) => each.itemId === itemId)?.slip);
  };
  expect(await slips('5.0 ms', ' 2')).toEqual([
    expect.stringContaining('twice as much'),
    expect.stringContaining('one more'),
  ]);
  expect(await slips('7', '3')).toEqual([undefined, undefined]);
  expect(await slips('2.5', '1')).toEqual([undefined, undefined]);
});

test('MOCKS-9: all right earns all, whatever the order', async () => {
  const learner = await holder();
  const id = await begin(learner);
  const paper = await paperOf(learner, id);
  const right: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(['one', 'two', 'three', 'four'].map((each) => [each, [`${each} first`]])),
    several: ['q', 'p'],
    pairs: ['a', 'b'],
  };
  await save(learner, id, [
    ...Object.entries(right).map(([itemId, texts]) => chosen(paper, itemId, texts)),
    given('number', { text: '२.५' }),
    given('output', { text: '1' }),
  ]);
  await learner.post(attempt(id, '/finish'), {});
  expect(await reportOf(learner, id)).toMatchObject({ points: 1200, right: 8 });
  expect(placedIn(smallMock)).toHaveLength(8);
});

test('MOCKS-10: what was done in mock tests is in the file of the learner’s data, and goes with the account', async () => {
  const learner = await holder();
  const id = await begin(learner);
  await save(learner, id, [given('output', { text: 'kept in the export' })]);
  const { text } = await learner.get('/api/users/export');
  expect(text).toContain('kept in the export');
  expect(text).toContain('mock_attempt');
  await product.db.deleteFrom('account').where('id', '=', learner.accountId).execute();
  const left = await product.db
    .selectFrom('mock_answer')
    .select('item_id')
    .where('attempt_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
