import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('SUPPORT-3: POST /api/analytics/addfeedback', () => {
  test.each([
    [1, 'The Feedback field is empty.'],
    [2, 'The Request field is empty.'],
    [3, 'The Testimonial field is empty.'],
  ])('SUPPORT-1: mode %i, empty, gives %j', async (mode, msg) => {
    const learner = await product.learner();
    const { status, body } = await learner.post('/api/analytics/addfeedback', { feedback: ' \n', mode });
    expect([status, body['errors']]).toMatchObject([400, [{ msg }]]);
  });

  test('SUPPORT-3: each message gets a number and is in the list of its author only', async () => {
    const [asha, ravi] = [await product.learner(), await product.learner()];
    const { body } = await asha.post('/api/analytics/addfeedback', { feedback: 'More on pointers', mode: 2 });
    const { body: mine } = await asha.get('/api/analytics/feedback');
    expect(mine['messages']).toMatchObject([
      { number: body['number'], mode: 2, text: 'More on pointers', status: 'received', replies: [] },
    ]);
    expect((await ravi.get('/api/analytics/feedback')).body).toEqual({ messages: [] });
  });

  test('a double click is one message; a sixth within an hour is told to wait', async () => {
    const learner = await product.learner();
    const send = (feedback: string) => learner.post('/api/analytics/addfeedback', { feedback, mode: 1 });
    const [first, second] = await Promise.all([send('Twice'), send('Twice')]);
    expect(first.body['number']).toBe(second.body['number']);
    for (let number = 2; number <= 5; number += 1) expect((await send(`No. ${number}`)).status).toBe(200);
    expect((await send('No. 6')).status).toBe(429);
  });

  test('SUPPORT-4: a message whose answer was lost is one message, however much later it is sent again', async () => {
    const learner = await product.learner();
    const message = { feedback: 'Was it lost?', mode: 2, clientId: randomUUID() };
    const send = () => learner.post('/api/analytics/addfeedback', message);
    const first = await send();
    await sql`update support_message set created_at = created_at - interval '2 days'`.execute(product.db);
    const again = await Promise.all([send(), send()]);
    expect(again.map(({ body }) => body['number'])).toEqual([first.body['number'], first.body['number']]);
    const other = await learner.post('/api/analytics/addfeedback', { ...message, clientId: randomUUID() });
    expect(other.body['number']).not.toBe(first.body['number']);
    expect((await learner.get('/api/analytics/feedback')).body['messages']).toHaveLength(2);
  });

  test('SUPPORT-4: so is the report of a problem', async () => {
    const learner = await product.learner();
    const report = { text: 'Sample 2 is wrong.', language: 0, code: 'int x;', clientId: randomUUID() };
    const send = () => learner.post('/api/practice/report/basics-sum', report);
    const first = await send();
    await sql`update support_message set created_at = created_at - interval '2 days'`.execute(product.db);
    expect((await send()).body['number']).toBe(first.body['number']);
    const { rows } = await sql`select id from problem_report`.execute(product.db);
    expect(rows).toHaveLength(1);
  });

  test('an unknown mode is refused', async () => {
    const learner = await product.learner();
    expect((await learner.post('/api/analytics/addfeedback', { feedback: 'x', mode: 4 })).status).toBe(400);
  });
});
