import type { ExecuteReply } from '@abhyas/contract/running';
import { buildRelease } from '@abhyas/content/load-content';
import { changesForKind } from '@abhyas/content/forms/kind-files';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { newestOf } from '@abhyas/languages/code-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const PROBLEM = 'problems/double-it';
const RIGHT = 'print(2 * int(input()))\n';

let product: TestProduct;
let teacher: Person;
let draft: string;
let stopRunner: () => Promise<void>;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
  stopRunner = await startRealRunner(product);
  const { body } = await teacher.post('/api/admin/content/drafts', { name: 'A', from: 'current' });
  draft = `/api/admin/content/drafts/${String(body['id'])}`;
});
afterAll(async () => {
  await stopRunner();
  await product.close();
});

async function run(asked: object): Promise<ExecuteReply> {
  const body = { folder: PROBLEM, texts: {}, code: RIGHT, language: 5, mode: 'run', ...asked };
  const { status, body: reply } = await teacher.post(`${draft}/run`, body);
  expect(status).toBe(200);
  return reply;
}

it('PUBLISHING-6: a program runs against the tests of a draft, saved or not, and nothing of it is recorded', async () => {
  expect(await run({})).toMatchObject({ done: true, verdict: 'accepted', tests: [{}, { hidden: true }] });
  const texts = { [`${PROBLEM}/data/secret/01.ans`]: '11\n' };
  expect(await run({ texts })).toMatchObject({
    verdict: 'wrong-answer',
    tests: [{ verdict: 'accepted' }, { verdict: 'wrong-answer', category: 'an odd number' }],
  });
  expect(await run({ mode: 'ctestcase', ctestcase: '21\n' })).toMatchObject({ co: '42\n' });
  const kept = await product.db.selectFrom('submission').select('id').execute();
  expect(kept).toEqual([]);
  const { body } = await teacher.get('/api/content/problems/');
  expect(body).toMatchObject({ progressProblems: [], triedProblems: [] });
});

it('PUBLISHING-6: a program in a text of a draft runs by itself; what has no tests says so', async () => {
  const folder = 'courses/01-c/01-basics/01-hello';
  expect(await run({ folder, mode: 'ctestcase', code: 'print(7)' })).toMatchObject({ co: '7\n' });
  const asked = { folder, texts: {}, code: RIGHT, language: 5, mode: 'run' };
  const { status, body } = await teacher.post(`${draft}/run`, asked);
  expect(status).toBe(409);
  expect(body).toMatchObject({ errors: [{ code: 'publishing.not-runnable' }] });
});

it.each([
  { kind: 'sql', file: 'submissions/accepted/solution.sql' },
  { kind: 'circuit', file: 'submissions/accepted/solution.circuit' },
] as const)(
  'PUBLISHING-6: a $kind problem that was never checked is tried against what its files make',
  async ({ kind, file }) => {
    const paths = Object.keys(smallSchool()).filter((path) => path.startsWith(`${PROBLEM}/`));
    const changes = changesForKind(
      kind,
      paths.map((path) => path.slice(PROBLEM.length + 1)),
    );
    const texts: Record<string, string | null> = { [`${PROBLEM}/problem.yaml`]: problemOf(kind) };
    for (const [path, text] of changes) texts[`${PROBLEM}/${path}`] = text;
    const right = await run({ texts, code: changes.get(file) ?? '', language: newestOf(kind) });
    expect(right).toMatchObject({ done: true, verdict: 'accepted' });
  },
);

const problemOf = (kind: string): string =>
  `name: Double It\nsummary: Another.\ndifficulty: easy\ntags: [arithmetic]\nkind: ${kind}\n`;
