import type { ProofMatrix, VerificationDetail, VerificationLine } from '@abhyas/contract/proving.staff';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { publishRelease } from '../../platform/content/release-store.ts';
import { proofSchool } from '../../testing/proof-school.ts';
import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Person;
let stopRunner: () => Promise<void>;
beforeAll(async () => {
  product = await startTestProduct(await proofSchool());
  teacher = await product.signInStaff('teacher');
  stopRunner = await startRealRunner(product);
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

async function detailOf(id: string): Promise<VerificationDetail> {
  return (await teacher.get(`/api/admin/proof/${id}`)).body as unknown as VerificationDetail;
}

async function matrixOf(id: string): Promise<ProofMatrix> {
  return (await teacher.get(`/api/admin/proof/${id}/problems/double-it`)).body as unknown as ProofMatrix;
}

const everything = { scope: { kind: 'all' }, mutants: true };

/** Starts a verification and lets the background come to its end. */
async function verify(body: object = everything): Promise<string> {
  const { status, body: answer } = await teacher.post('/api/admin/proof', body);
  expect(status).toBe(200);
  const id = String(answer['id']);
  await expect
    .poll(async () => product.doJobs().then(async () => (await detailOf(id)).state), { timeout: 50_000 })
    .toBe('done');
  return id;
}

const listed = async (): Promise<VerificationLine | undefined> => {
  const { body } = await teacher.get('/api/admin/proof');
  return (body as { verifications: VerificationLine[] }).verifications[0];
};
const status = async () => (await teacher.get('/api/admin/proof/standing')).body;
const evidence = async () => (await product.db.selectFrom('proof_evidence').select('key').execute()).length;

async function publish(files: Parameters<typeof proofSchool>[0]): Promise<void> {
  await publishRelease(product.db, await proofSchool(files));
  await product.release.refresh();
}

test('PROVING-1: the matrix shows each reference in each language entry on each test with time and memory, wrong solutions and mutants', async () => {
  expect(await status()).toEqual({ problems: 1, faulty: [], unproved: ['double-it'], gaps: [] });
  const id = await verify();
  const detail = await detailOf(id);
  expect(detail).toMatchObject({ runner: true, faults: 0, problems: 1 });
  expect(detail.done).toBe(detail.total);
  const { tests, rows, hunts, unproved } = await matrixOf(id);
  expect(tests.map(({ name, hidden, category }) => [name, hidden, category])).toEqual([
    ['sample-1', false, 'sample'],
    ['01', true, 'an odd number'],
  ]);
  const shown = rows.map(({ kind, name, language, cells }) => [
    kind,
    name,
    language,
    cells.map(({ verdict }) => verdict).join(' '),
  ]);
  expect(shown).toEqual([
    ['reference', 'accepted/solution.c', 0, 'accepted accepted'],
    ['reference', 'accepted/solution.cpp', 1, 'accepted accepted'],
    ['reference', 'accepted/solution.cpp', 2, 'accepted accepted'],
    ['reference', 'accepted/solution.cpp', 3, 'accepted accepted'],
    ['reference', 'accepted/solution.py', 5, 'accepted accepted'],
    ['wrong', 'wrong_answer/same.py', 5, 'wrong-answer wrong-answer'],
    ['starter', '', 0, expect.any(String)],
    ['starter', '', 1, expect.any(String)],
    ['starter', '', 2, expect.any(String)],
    ['starter', '', 3, expect.any(String)],
    ['starter', '', 5, expect.any(String)],
  ]);
  const [reference] = rows;
  expect(reference?.cells.every(({ memoryKb }) => memoryKb > 0)).toBe(true);
  expect(reference?.limitMs).toBe(1000);
  expect(rows.filter(({ fault }) => fault)).toEqual([]);
  expect(unproved).toEqual([]);
  // The Python solution has a branch for what no test tries, so its language does not kill enough, and C is tried, too.
  expect(hunts.map(({ name }) => name).slice(0, 2)).toEqual(['accepted/solution.py', 'accepted/solution.c']);
  expect(hunts[0]?.survivors).toContainEqual({
    line: 2,
    before: 'print(n + n if n > 0 else 0)',
    after: 'print(n + n if n >= 0 else 0)',
  });
  expect(await status()).toEqual({ problems: 1, faulty: [], unproved: [], gaps: [] });
});

test('what did not change is not run again; a broken answer is found and said with file, language and test', async () => {
  const before = await evidence();
  const again = await verify();
  expect(await evidence()).toBe(before);
  expect((await detailOf(again)).list).toMatchObject([{ assetId: 'double-it', ended: true }]);

  await publish({ 'data/secret/01.ans': '11\n' });
  expect(await status()).toMatchObject({ problems: 1, faulty: [], unproved: ['double-it'] });
  const id = await verify({ scope: { kind: 'topic', id: 'c' }, mutants: false });
  expect((await detailOf(id)).faults).toBe(5);
  const [c] = (await matrixOf(id)).rows;
  expect(c?.fault).toEqual({ kind: 'not-right', test: '01', verdict: 'wrong-answer' });
  expect(await status()).toMatchObject({ faulty: ['double-it'], unproved: [] });
});

test('a wrong solution that passes, one that does not build and a language without a solution are told', async () => {
  await publish({
    'problem.yaml':
      'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\nlanguages: [c, py]\nreferences: some\n',
    'submissions/accepted/solution.c': null,
    'submissions/accepted/solution.cpp': null,
    'submissions/wrong_answer/same.py': 'print(2 * int(input()))\n',
    'submissions/wrong_answer/typo.c': 'int main( {\n',
  });
  const id = await verify({ scope: { kind: 'problem', id: 'double-it' }, mutants: false });
  const { rows, unproved } = await matrixOf(id);
  expect(unproved).toEqual([0]);
  const faults = rows.flatMap(({ name, fault }) => (fault ? [[name, fault]] : []));
  expect(faults).toEqual([
    ['wrong_answer/same.py', { kind: 'not-wrong', expected: 'wrong-answer', met: ['accepted'] }],
    ['wrong_answer/typo.c', { kind: 'not-built', output: expect.stringContaining('error') }],
  ]);
});

test('PROVING-3: a problem without a right solution is never as it should be, and a language that was not changed is named', async () => {
  await publish({
    'problem.yaml':
      'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\nlanguages: [c, py]\nreferences: some\n',
    'submissions/accepted/solution.c': null,
    'submissions/accepted/solution.cpp': null,
    'submissions/accepted/solution.py': null,
  });
  const none = await verify();
  expect(await detailOf(none)).toMatchObject({
    faults: 0,
    list: [{ assetId: 'double-it', ended: true, unsolved: true, unsolvedIn: [0, 5], unmutatedIn: [] }],
  });
  expect(await listed()).toMatchObject({ id: none, unsolvedProblems: 1, unmutatedProblems: 0 });
  expect(await matrixOf(none)).toMatchObject({ unsolved: true, hunts: [], unmutated: [] });
  const title = 'Double It';
  expect((await status())['gaps']).toEqual([{ id: 'double-it', title, languages: [0, 5], unsolved: true }]);

  // The tests notice enough in Python, so nothing is tried in C.
  await publish({ 'submissions/accepted/solution.py': 'print(2 * int(input()))\n' });
  const inOne = await verify();
  const one = await matrixOf(inOne);
  expect(one.hunts).toMatchObject([{ name: 'accepted/solution.py', enough: true }]);
  expect(one).toMatchObject({ unsolved: false, unmutated: expect.arrayContaining([0]) as number[] });
  expect((await detailOf(inOne)).list).toMatchObject([{ unsolvedIn: [], unmutatedIn: one.unmutated }]);
  expect(await listed()).toMatchObject({ id: inOne, unsolvedProblems: 0, unmutatedProblems: 1 });

  // Without mutants nothing is said about them.
  await verify({ ...everything, mutants: false });
  expect(await listed()).toMatchObject({ unsolvedProblems: 0, unmutatedProblems: 0 });
});

test('PROVING-3: tests are never enough by mutants that do not exist, and the language counts as not tried', async () => {
  await publish({
    'problem.yaml':
      'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\nlanguages: [py]\nreferences: some\n',
    'submissions/accepted/solution.c': null,
    'submissions/accepted/solution.cpp': null,
    'submissions/accepted/solution.py': 'n = input()\nprint(sum(map(int, (n, n))))\n',
  });
  const id = await verify();
  expect(await matrixOf(id)).toMatchObject({ hunts: [{ made: 0, enough: false }], unmutated: [5] });
  expect(await listed()).toMatchObject({ id, unmutatedProblems: 1 });
});

test('a verification that is stopped ends, is written down, and what is unknown is said so', async () => {
  await publish({ 'data/secret/01.in': '7\n', 'data/secret/01.ans': '14\n' });
  const { body } = await teacher.post('/api/admin/proof', everything);
  const id = String(body['id']);
  expect((await detailOf(id)).state).toBe('running');
  expect((await teacher.post(`/api/admin/proof/${id}/stop`)).status).toBe(200);
  expect((await teacher.post(`/api/admin/proof/${id}/stop`)).status).toBe(409);
  await product.doJobs();
  expect(await detailOf(id)).toMatchObject({ state: 'stopped' });
  expect((await teacher.get('/api/admin/proof/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  const nothing = { scope: { kind: 'problem', id: 'nowhere' }, mutants: false };
  expect((await teacher.post('/api/admin/proof', nothing)).text).toContain('no problems to verify');
  const entry = await product.db
    .selectFrom('audit_entry')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'content.verify-stop' });
});
