import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Awaited<ReturnType<TestProduct['signInStaff']>>;
let owner: typeof teacher;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
});
afterAll(() => product.close());

const found = async (search: string) => {
  const { body } = await teacher.get(`/api/admin/learners?search=${encodeURIComponent(search)}`);
  return (body['learners'] as { name: string; email: string }[]).map(({ email }) => email);
};

async function submit(accountId: string, minutesAgo: number): Promise<string> {
  const id = randomUUID();
  const [problem] = product.release.current.problems.values();
  await product.db
    .insertInto('submission')
    .values({
      id,
      account_id: accountId,
      asset_id: problem?.id ?? '',
      language: 5,
      code: `print(${minutesAgo})`,
      verdict: 'wrong-answer',
      result: JSON.stringify({ done: false, tests: [] }),
      submitted_at: new Date(Date.now() - minutesAgo * 60_000),
    })
    .execute();
  return id;
}

describe('finding learners', () => {
  test('by a part of the name, the address or the product id; wildcards are letters', async () => {
    const learner = await product.learner('Venkatalakshmi Subramaniam');
    const { body } = await learner.get('/api/auth');
    expect(await found('katalaksh')).toEqual([learner.email]);
    expect(await found(learner.email.toUpperCase())).toEqual([learner.email]);
    expect(await found(String(body['abhyasId']))).toEqual([learner.email]);
    expect(await found('%')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  test('in pages of 50, each learner once', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      abhyas_id: `ABH-T${String(index).padStart(5, '0')}`,
      email: `batch${index}@college.example`,
      name: 'Batch Learner',
    }));
    await product.db.insertInto('account').values(many).execute();
    const first = (await teacher.get('/api/admin/learners?search=college.example')).body;
    const rest = (
      await teacher.get(`/api/admin/learners?search=college.example&after=${String(first['next'])}`)
    ).body;
    expect([first['total'], rest['total'], rest['next']]).toEqual([60, 60, undefined]);
    const ids = [first, rest].flatMap((page) => page['learners'] as { accountId: string }[]);
    expect(new Set(ids.map(({ accountId }) => accountId)).size).toBe(60);
  });
});

describe('one learner', () => {
  test('shows progress, submissions newest first with their code, and what they have written', async () => {
    const learner = await product.learner('Asha Rao');
    const [older, newer] = [await submit(learner.accountId, 9), await submit(learner.accountId, 1)];
    const at = `/api/admin/learners/${learner.accountId}`;
    const { body } = await teacher.get(at);
    expect(body).toMatchObject({ learner: { email: learner.email, devices: 1, hasPassword: true } });
    expect((body['topics'] as unknown[]).length).toBe(product.release.current.release.topics.length);
    const list = (await teacher.get(`${at}/submissions`)).body['submissions'] as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual([newer, older]);
    expect((await teacher.get(`${at}/submissions/${older}`)).body).toMatchObject({ code: 'print(9)' });
    expect((await teacher.get(`${at}/code`)).body).toEqual({ code: [] });
  });

  test("another learner's submission is not found under this one", async () => {
    const [asha, ravi] = [await product.learner(), await product.learner()];
    const id = await submit(asha.accountId, 1);
    const { status } = await teacher.get(`/api/admin/learners/${ravi.accountId}/submissions/${id}`);
    expect(status).toBe(404);
  });

  test('gets a mail to choose a new password; twice within a minute is told to wait', async () => {
    const learner = await product.learner();
    const send = () => teacher.post(`/api/admin/learners/${learner.accountId}/recovery-mail`);
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    await product.doJobs();
    const subjects = (await mailsTo(product.dataDir, learner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Choose a new password'))).toHaveLength(1);
  });
});

describe('export and erase', () => {
  test('are the owner’s; erasing wants the address repeated, and the log names no person', async () => {
    const learner = await product.learner('Gone Soon');
    const at = `/api/admin/learners/${learner.accountId}`;
    expect((await teacher.get(`${at}/export`)).status).toBe(403);
    expect((await owner.get(`${at}/export`)).body).toMatchObject({
      parts: { account: { account: [{ email: learner.email }] } },
    });
    const erase = (email: string) => owner.post(`${at}/erase`, { email, reason: 'asked by letter' });
    expect((await erase('other@example.in')).status).toBe(400);
    expect((await erase(learner.email)).status).toBe(200);
    expect((await learner.get('/api/auth')).body).toEqual({ oldSession: true });
    const entry = await product.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'learner.erase')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([entry.subject, entry.after])).not.toContain(learner.email);
  });

  test('a member of the staff is not erased by accident', async () => {
    const at = `/api/admin/learners/${teacher.accountId}`;
    const { status } = await owner.post(`${at}/erase`, { email: teacher.email, reason: 'mistake' });
    expect(status).toBe(409);
  });
});
