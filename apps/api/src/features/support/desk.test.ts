import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { clockOf } from './desk.rules.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type Wire = Record<string, unknown>;

let product: TestProduct;
let staff: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.signInStaff('moderator');
});
afterAll(() => product.close());

const write = async (who: Learner, feedback: string, more: number | object) =>
  Number(
    (
      await who.post('/api/analytics/addfeedback', {
        feedback,
        ...(typeof more === 'number' ? { mode: more } : more),
      })
    ).body['number'],
  );
const desk = async (query = 'view=open') =>
  (await staff.get(`/api/admin/support?${query}`)).body as { messages: Wire[]; open: number; late: number };
const act = (number: number, action: string, body: object) =>
  staff.post(`/api/admin/support/${number}/${action}`, body);
const answer = (number: number, text: string, clientId = randomUUID()) =>
  act(number, 'answer', { text, clientId });
const historyOf = async (who: Learner) =>
  (await who.get('/api/analytics/feedback')).body['messages'] as Wire[];
const shown = async () => {
  const { body } = await product.visitor.get('/api/landing');
  return (body['testimonials'] as Wire[]).map((each) => [each['name'], each['text']]);
};

async function actionsOn(number: number): Promise<string[]> {
  const rows = await product.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', String(number))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
}

test('one queue of feedback, content requests, testimonials and problem reports, oldest first', async () => {
  const asha = await product.learner('Asha');
  const numbers = [
    await write(asha, 'I like it', 1),
    await write(asha, 'More on graphs', 2),
    await write(asha, 'It helped me', 3),
  ];
  const seen = { result: { msg: 'Wrong answer', done: false }, screen: { width: 360, height: 640 } };
  const report = { text: 'The sample is wrong', language: 5, code: 'print(1)', ...seen };
  const { body } = await asha.post('/api/practice/report/basics-sum', report);
  expect((await desk()).messages.map(({ number, mode }) => [number, mode])).toEqual([
    ...numbers.map((number, index) => [number, index + 1]),
    [body['number'], 4],
  ]);
  const { body: one } = await staff.get(`/api/admin/support/${String(body['number'])}`);
  expect(one['message']).toMatchObject({
    by: 'Asha',
    email: asha.email,
    text: 'The sample is wrong',
    report: { title: 'Problem basics-sum', code: 'print(1)', language: 5, ...seen },
  });
});

describe('an answer', () => {
  test('is read in the product and by mail, is notified, and is logged', async () => {
    const asha = await product.learner('Asha');
    const number = await write(asha, 'Where are the notes?', 1);
    expect((await answer(number, 'Below the video.')).status).toBe(200);
    expect(await historyOf(asha)).toMatchObject([
      { number, status: 'answered', replies: [{ text: 'Below the video.' }] },
    ]);
    const { body } = await asha.get('/api/auth/notifications');
    expect(body['notifs']).toMatchObject([
      { text: `We have answered your message ${number}.`, url: '/support', new: true },
    ]);
    await product.doJobs();
    const mail = (await mailsTo(product.dataDir, asha.email)).at(-1);
    expect(mail?.subject).toBe(`We have answered your message ${number}`);
    expect(mail?.text).toContain('Where are the notes?');
    expect(mail?.text).toContain('Below the video.');
    expect(await actionsOn(number)).toEqual(['support.answer']);
  });

  test('takes no link of the question to an address that nobody has confirmed', async () => {
    const asha = await product.learner('t.co');
    const number = await write(asha, 'You have won: https://evil.example/prize', 1);
    await answer(number, 'Below the video.');
    await product.doJobs();
    const [mail] = (await mailsTo(product.dataDir, asha.email)).filter(({ text }) => text.includes('Below'));
    expect(mail?.text).toContain('You have won');
    expect(mail?.text).not.toMatch(/evil\.example|t\.co\b/);
    expect(mail?.links.join(' ')).not.toContain('evil');
  });

  test('that is sent twice is one answer and one mail', async () => {
    const asha = await product.learner();
    const number = await write(asha, 'Twice?', 1);
    const clientId = randomUUID();
    await Promise.all([answer(number, 'Once.', clientId), answer(number, 'Once.', clientId)]);
    await product.doJobs();
    expect(await historyOf(asha)).toMatchObject([{ replies: [{ text: 'Once.' }] }]);
    const mails = await mailsTo(product.dataDir, asha.email);
    expect(mails.filter((mail) => mail.subject.includes('We have answered your message'))).toHaveLength(1);
  });

  test('needs words, and a message that is there', async () => {
    const number = await write(await product.learner(), 'Empty?', 1);
    expect((await answer(number, ' \n')).status).toBe(400);
    expect((await answer(999_999, 'Hello')).status).toBe(404);
    expect((await staff.get('/api/admin/support/x')).status).toBe(404);
  });
});

const at = (iso: string) => new Date(iso);

test('the clock: 48 hours to acknowledge, then 30 days from the message to answer it', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const received = { status: 'received', createdAt, acknowledgedAt: null } as const;
  expect(clockOf(received, at('2026-01-02T23:59:00Z'))).toMatchObject({ due: 'acknowledge', late: false });
  expect(clockOf(received, at('2026-01-03T00:01:00Z'))).toMatchObject({ due: 'acknowledge', late: true });
  const known = { ...received, status: 'in-progress', acknowledgedAt: createdAt } as const;
  expect(clockOf(known, at('2026-01-30T00:00:00Z'))).toMatchObject({ due: 'answer', late: false });
  expect(clockOf(known, at('2026-02-01T00:00:00Z'))).toMatchObject({ due: 'answer', late: true });
  expect(clockOf({ ...known, status: 'closed' }, createdAt)).toBeUndefined();

  const number = await write(await product.learner(), 'Old one', 2);
  await product.db
    .updateTable('support_message')
    .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
    .where('number', '=', String(number))
    .execute();
  expect((await desk()).late).toBe(1);
  const { body } = await act(number, 'status', { status: 'in-progress' });
  expect(body['message']).toMatchObject({ status: 'in-progress', clock: { due: 'answer', late: false } });
  expect((await desk()).late).toBe(0);
  await act(number, 'status', { status: 'closed' });
  expect((await desk('view=done&search=Old one')).messages).toMatchObject([{ number, status: 'closed' }]);
  expect(await actionsOn(number)).toEqual(['support.status', 'support.status']);
});

describe('a testimonial', () => {
  test('without consent is never shown', async () => {
    const number = await write(await product.learner(), 'Between us', 3);
    expect((await act(number, 'publish', { publish: true })).status).toBe(409);
    const feedback = await write(await product.learner(), 'A feedback', { mode: 1, mayShow: true });
    expect((await act(feedback, 'publish', { publish: true })).status).toBe(409);
  });

  test('with consent appears on the landing page in its own words, until it is withdrawn', async () => {
    const meera = await product.learner('Meera');
    const text = 'At first it was hard. Now I write code every day. Thank you.';
    const number = await write(meera, text, { mode: 3, mayShow: true });
    const changed = await act(number, 'publish', { publish: true, text: 'Best of all schools' });
    expect(changed.body['errors']).toMatchObject([{ code: 'support.excerpt-changed' }]);
    await act(number, 'publish', { publish: true, text: 'Now I write code every day.' });
    await expect.poll(shown, { timeout: 8000 }).toContainEqual(['Meera', 'Now I write code every day.']);
    expect(await historyOf(meera)).toMatchObject([{ mayShow: true, published: true }]);

    await meera.post(`/api/analytics/feedback/${number}/consent`, { mayShow: false });
    await expect.poll(shown, { timeout: 8000 }).toEqual([]);
    expect((await act(number, 'publish', { publish: true })).status).toBe(409);
    const [other] = [await product.learner()];
    const stolen = await other.post(`/api/analytics/feedback/${number}/consent`, { mayShow: true });
    expect(stolen.status).toBe(404);
  });
});
