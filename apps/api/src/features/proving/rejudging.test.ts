import type { Rejudgeable, RejudgementDetail } from '@abhyas/contract/proving-rejudging.staff';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { publishRelease } from '../../platform/content/release-store.ts';
import { proofSchool } from '../../testing/proof-school.ts';
import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const PROBLEM = 'double-it';
const DOUBLES = 'print(2 * int(input()))';
/** Right for the tests of the first release only. */
const TRICKS = 'n = int(input())\nprint({2: 4, 5: 10}.get(n, 0))';
/** What the first release's second test wrongly wants, once it is spoilt. */
const SAME = 'n = int(input())\nprint(2 * n if n == 2 else n)';

let product: TestProduct;
let teacher: Person;
let stopRunner: () => Promise<void>;
let learners: Record<'right' | 'tricky' | 'both', Person & { readonly accountId: string }>;

beforeAll(async () => {
  product = await startTestProduct(await proofSchool());
  teacher = await product.signInStaff('teacher');
  stopRunner = await startRealRunner(product);
  learners = {
    right: await product.learner('Right'),
    tricky: await product.learner('Tricky'),
    both: await product.learner('Both'),
  };
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

async function submit(learner: Person, code: string): Promise<boolean> {
  const ask = { code, language: 5, assetId: PROBLEM, mode: 'submit' };
  return (await learner.post('/api/runner/execute', ask)).body['done'] === true;
}

async function publish(files: Parameters<typeof proofSchool>[0]): Promise<void> {
  await publishRelease(product.db, await proofSchool(files));
  await product.release.refresh();
}

async function rejudgeable(): Promise<Rejudgeable[]> {
  return (await teacher.get('/api/admin/rejudge')).body['problems'] as Rejudgeable[];
}

async function detailOf(id: string): Promise<RejudgementDetail> {
  const { status, body } = await teacher.get(`/api/admin/rejudge/${id}`);
  expect(status).toBe(200);
  return body as unknown as RejudgementDetail;
}

async function until(id: string, state: RejudgementDetail['state']): Promise<RejudgementDetail> {
  await expect
    .poll(() => product.doJobs().then(async () => (await detailOf(id)).state), { timeout: 50_000 })
    .toBe(state);
  return detailOf(id);
}

async function check(): Promise<RejudgementDetail> {
  const { body } = await teacher.post('/api/admin/rejudge', { assetId: PROBLEM });
  return until(String(body['id']), 'checked');
}

const decide = (id: string, choice: string) => teacher.post(`/api/admin/rejudge/${id}/decide`, { choice });

async function newsOf(person: Person): Promise<string[]> {
  const notifs = (await person.get('/api/auth/notifications')).body['notifs'] as {
    text: string;
    url: string;
  }[];
  return notifs.map(({ text, url }) => `${url} ${text}`);
}

async function verdictsOf(person: Person): Promise<string[]> {
  const { body } = await person.get(`/api/practice/submissions/${PROBLEM}`);
  return (body['submissions'] as { verdict: string }[]).map(({ verdict }) => verdict);
}

/** Whether each submission says that it was judged again: to its learner, and to the staff. */
async function marksOf(person: Person & { readonly accountId: string }): Promise<boolean[]> {
  const own = await person.get(`/api/practice/submissions/${PROBLEM}`);
  const seen = await teacher.get(`/api/admin/learners/${person.accountId}/submissions`);
  const [mine, theirs] = [own, seen].map(({ body }) =>
    (body['submissions'] as { judgedAgainAt?: string }[]).map(({ judgedAgainAt }) => judgedAgainAt),
  );
  expect(theirs).toEqual(mine);
  return (mine ?? []).map((at) => at !== undefined);
}

async function isFinished(person: { readonly accountId: string }): Promise<boolean> {
  const row = await product.db
    .selectFrom('finished_asset')
    .select('asset_id')
    .where('account_id', '=', person.accountId)
    .executeTakeFirst();
  return row !== undefined;
}

const STRICTER = {
  'data/secret/02.in': '7\n',
  'data/secret/02.ans': '14\n',
  'data/secret/tests.yaml': '"01": an odd number\n"02": a number that no sample has\n',
};

test('PROVING-2: a test that is added shows how many accepted submissions it would turn; keeping them changes nothing', async () => {
  expect(await submit(learners.right, DOUBLES)).toBe(true);
  expect(await submit(learners.tricky, TRICKS)).toBe(true);
  expect(await submit(learners.both, TRICKS)).toBe(true);
  expect(await submit(learners.both, DOUBLES)).toBe(true);
  expect(await rejudgeable()).toEqual([]);

  await publish(STRICTER);
  expect(await rejudgeable()).toMatchObject([{ assetId: PROBLEM, accepted: 4, failed: 0 }]);
  const checked = await check();
  expect(checked).toMatchObject({ total: 4, done: 4, accepted: 4, turned: 2, latestTurned: 1 });
  expect(checked).toMatchObject({ losing: 1, gaining: 0, unjudged: 0, shown: true });
  expect(checked.learners).toMatchObject([
    {
      name: 'Tricky',
      effect: 'loses',
      language: 5,
      verdict: 'wrong-answer',
      test: 'a number that no sample has',
    },
  ]);
  expect(await verdictsOf(learners.tricky)).toEqual(['accepted']);

  expect((await decide(checked.id, 'keep')).status).toBe(200);
  await until(checked.id, 'applied');
  expect(await verdictsOf(learners.tricky)).toEqual(['accepted']);
  expect(await newsOf(learners.tricky)).toEqual([]);
  expect(await rejudgeable()).toMatchObject([{ last: { state: 'applied', choice: 'keep' } }]);
  expect((await decide(checked.id, 'rejudge')).status).toBe(409);
});

test('re-judging turns them and tells each learner once and kindly; what was finished is never un-finished', async () => {
  const { id } = await check();
  expect((await decide(id, 'rejudge')).status).toBe(200);
  await until(id, 'applied');
  await product.doJobs();
  expect(await verdictsOf(learners.tricky)).toEqual(['wrong-answer']);
  expect(await verdictsOf(learners.both)).toEqual(['accepted', 'wrong-answer']);
  expect(await verdictsOf(learners.right)).toEqual(['accepted']);
  expect(await newsOf(learners.tricky)).toEqual([
    expect.stringMatching(/^\/practise\/1\/double-it A test was added to Double It.*stays finished/),
  ]);
  expect(await newsOf(learners.both)).toEqual([]);
  expect(await marksOf(learners.tricky)).toEqual([true]);
  expect(await marksOf(learners.both)).toEqual([false, true]);
  expect(await isFinished(learners.tricky)).toBe(true);
  const entry = await product.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'submissions.decide',
    subject: PROBLEM,
    after: { choice: 'rejudge', turned: 2, losing: 1, gaining: 0 },
  });
});

test('a wrong answer file that is corrected brings the good news to those who were right all along', async () => {
  const late = await product.learner('Late');
  await publish({ 'data/secret/01.ans': '5\n' });
  expect(await submit(late, DOUBLES)).toBe(false);
  expect(await submit(late, 'print(')).toBe(false);
  expect(await submit(learners.right, SAME)).toBe(true);
  await publish({});
  const checked = await check();
  // Tricky's solution passes the first tests again, too.
  expect(checked).toMatchObject({ gaining: 2, losing: 0 });
  expect(checked.learners.map(({ name, effect, verdict }) => [name, effect, verdict])).toContainEqual([
    'Late',
    'gains',
    'accepted',
  ]);
  expect((await decide(checked.id, 'keep')).status).toBe(200);
  await until(checked.id, 'applied');
  expect(await verdictsOf(late)).toEqual(['compile-error', 'accepted']);
  expect(await isFinished(late)).toBe(true);
  expect(await newsOf(late)).toEqual([expect.stringContaining('It was right all along')]);
  expect(await verdictsOf(learners.right)).toEqual(['accepted', 'accepted']);
});

test('nothing is decided before all is checked, or by tests that learners do not have', async () => {
  await publish(STRICTER);
  const { body } = await teacher.post('/api/admin/rejudge', { assetId: PROBLEM });
  const id = String(body['id']);
  expect((await decide(id, 'keep')).text).toContain('Wait until all');
  const twice = await teacher.post('/api/admin/rejudge', { assetId: PROBLEM });
  expect(twice.body['id']).toBe(id);
  await until(id, 'checked');
  await publish({ 'data/secret/01.in': '6\n', 'data/secret/01.ans': '12\n' });
  expect((await detailOf(id)).shown).toBe(false);
  expect((await decide(id, 'rejudge')).text).toContain('not judged by these tests');
  expect((await teacher.post('/api/admin/rejudge', { assetId: 'nowhere' })).status).toBe(404);
});

test('PROVING-2: a draft shows what its tests would turn before it is published; nothing is decided from it', async () => {
  await publish({});
  const draft = await teacher.post('/api/admin/content/drafts', { name: 'Stricter', from: 'current' });
  const draftId = String(draft.body['id']);
  const folder = 'problems/double-it';
  for (const [name, text] of Object.entries(STRICTER)) {
    const path = `${folder}/${name}`;
    const url = `/api/admin/content/drafts/${draftId}/file`;
    const { body } = await teacher.get(`${url}?path=${path}`);
    const write = { path, expected: body['hash'] ?? null, content: { text } };
    expect((await teacher.post(url, write)).body).toMatchObject({ saved: true });
  }
  const preview = await teacher.get(`/api/admin/rejudge?draftId=${draftId}`);
  const [listed] = preview.body['problems'] as Rejudgeable[];
  expect(listed).toMatchObject({ assetId: PROBLEM, title: 'Double It' });
  const before = await verdictsOf(learners.tricky);
  const { body } = await teacher.post('/api/admin/rejudge', { draftId, assetId: PROBLEM });
  const checked = await until(String(body['id']), 'checked');
  expect(checked).toMatchObject({ draftId, shown: false, unjudged: 0 });
  expect(checked.done).toBe((listed?.accepted ?? 0) + (listed?.failed ?? 0));
  expect(await verdictsOf(learners.tricky)).toEqual(before);
  expect((await decide(checked.id, 'rejudge')).status).toBe(409);

  const changed = { draftId, scope: { kind: 'changed' }, mutants: false };
  const verification = await teacher.post('/api/admin/proof', changed);
  const detail = await teacher.get(`/api/admin/proof/${String(verification.body['id'])}`);
  expect(detail.body).toMatchObject({ draftId, problems: 1, list: [{ assetId: PROBLEM }] });
});
