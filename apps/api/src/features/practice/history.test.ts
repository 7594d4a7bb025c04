import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function submit(accountId: string): Promise<string> {
  const id = randomUUID();
  const tests = [
    { name: '1', verdict: 'accepted', timeMs: 1, memoryKb: 900, hidden: false },
    { name: '2', verdict: 'wrong-answer', timeMs: 1, memoryKb: 900, hidden: true },
  ];
  await product.db
    .insertInto('submission')
    .values({
      id,
      account_id: accountId,
      asset_id: 'basics-sum',
      language: 5,
      code: 'print(1)',
      verdict: 'wrong-answer',
      result: JSON.stringify({ msg: 'One test failed.', done: false, tests }),
    })
    .execute();
  return id;
}

describe('past submissions', () => {
  test('are listed with verdict and count, and open with their code; the problem counts as tried', async () => {
    const learner = await product.learner();
    const id = await submit(learner.accountId);
    const list = await learner.get('/api/practice/submissions/basics-sum');
    expect(list.body['submissions']).toMatchObject([{ id, verdict: 'wrong-answer', passed: 1, total: 2 }]);
    const one = await learner.get(`/api/practice/submission/${id}`);
    expect(one.body).toMatchObject({ code: 'print(1)', result: { msg: 'One test failed.' } });
    const { body } = await learner.get('/api/content/problems/');
    expect(body['triedProblems']).toEqual(['basics-sum']);
  });

  test("another learner's submission does not exist for me", async () => {
    const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
    const id = await submit(asha.accountId);
    expect((await ravi.get(`/api/practice/submission/${id}`)).status).toBe(404);
    expect((await ravi.get('/api/practice/submission/nonsense')).status).toBe(404);
  });
});

const VERDICTS_ALONE = new URL(
  '../../../db/migrations/0130-hidden-tests-keep-their-verdict.sql',
  import.meta.url,
);

test('results kept by versions before 0130 lose what hidden tests took, and no more', async () => {
  const learner = await product.learner();
  const id = await submit(learner.accountId);
  const whole = { timeMs: 12, wallMs: 20.5, memoryKb: 3001 };
  await sql`update submission set result = result || ${JSON.stringify(whole)}::jsonb where id = ${id}`.execute(
    product.db,
  );
  await sql.raw(await readFile(VERDICTS_ALONE, 'utf8')).execute(product.db);
  const { body } = await learner.get(`/api/practice/submission/${id}`);
  expect(body['result']).toEqual({
    msg: 'One test failed.',
    done: false,
    timeMs: 20,
    wallMs: 30,
    memoryKb: 3072,
    tests: [
      { name: '1', verdict: 'accepted', timeMs: 1, memoryKb: 900, hidden: false },
      { name: '2', verdict: 'wrong-answer', hidden: true },
    ],
  });
});

describe('"Report a problem with this question"', () => {
  const report = { text: 'The sample is wrong.', language: 5, code: 'print(1)' };

  test('is kept with what the learner saw', async () => {
    const learner = await product.learner();
    const seen = { result: { msg: 'Wrong answer', done: false }, screen: { width: 360, height: 640 } };
    const sent = await learner.post('/api/practice/report/basics-sum', { ...report, ...seen });
    expect(sent.body).toEqual({ number: expect.any(Number) });
    const { body: support } = await learner.get('/api/analytics/feedback');
    expect(support['messages']).toMatchObject([
      { number: sent.body['number'], mode: 4, text: 'The sample is wrong.', about: 'Problem basics-sum' },
    ]);
    const row = await product.db
      .selectFrom('problem_report')
      .selectAll()
      .where('account_id', '=', learner.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      asset_id: 'basics-sum',
      release_id: 'test-release',
      text: 'The sample is wrong.',
      code: 'print(1)',
      ...seen,
    });
  });

  test('is kept also of a program that printed what no database holds, and more than anybody reads', async () => {
    const learner = await product.learner();
    const result = { co: `\0\ud83d${'x'.repeat(9000)}`, msg: 'Ran', done: false };
    const { status } = await learner.post('/api/practice/report/basics-sum', { ...report, result });
    expect(status).toBe(200);
    const row = await product.db
      .selectFrom('problem_report')
      .select('result')
      .where('account_id', '=', learner.accountId)
      .executeTakeFirstOrThrow();
    expect(row.result).toEqual({ ...result, co: `\uFFFD\uFFFD${'x'.repeat(3998)}` });
  });

  test('needs words', async () => {
    const learner = await product.learner();
    const refused = await learner.post('/api/practice/report/basics-sum', { ...report, text: ' \n ' });
    expect(refused.body['errors']).toMatchObject([{ code: 'practice.report-empty' }]);
  });
});
