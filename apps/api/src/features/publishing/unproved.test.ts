import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { buildRelease } from '@abhyas/content/load-content';
import { OutcomeCache } from '@abhyas/content/proof/outcome-cache';
import { keysOf } from '@abhyas/content/proof/report';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { withClient } from '@abhyas/postgres/with-client';
import type { RunOutcome } from '@abhyas/queue/job';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const CONTENT = '/api/admin/content';
const PROBLEM = 'problems/double-it';
const TEXT = 'courses/01-c/01-basics/01-hello/text.md';
const COMMAND = fileURLToPath(new URL('../../content-publish.command.ts', import.meta.url));

let product: TestProduct;
let teacher: Person;
let scratch: string;
beforeAll(async () => {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
  scratch = await mkdtemp(join(tmpdir(), 'abhyas-unproved-'));
});
afterAll(async () => {
  await product.close();
  await rm(scratch, { recursive: true });
});

/** A draft with these files, checked; answers how to publish it. */
async function drafted(files: Readonly<Record<string, string>>) {
  const { body: made } = await teacher.post(`${CONTENT}/drafts`, { name: 'Next', from: 'current' });
  const draft = `${CONTENT}/drafts/${String(made['id'])}`;
  for (const [path, text] of Object.entries(files)) {
    const { body } = await teacher.get(`${draft}/file?path=${encodeURIComponent(path)}`);
    await teacher.post(`${draft}/file`, { path, expected: body['hash'] ?? null, content: { text } });
  }
  let { body: check } = await teacher.post(`${draft}/check`);
  // One that takes long goes on between two answers.
  while (check['state'] === 'checking') ({ body: check } = await teacher.post(`${draft}/check`));
  const { body: changes } = await teacher.get(`${draft}/changes`);
  const decided = { releaseId: check['releaseId'], from: changes['from'] };
  const publish = (more: object = {}) => teacher.post(`${draft}/publish`, { ...decided, ...more });
  return { publish, changes, decided, path: draft };
}

test('PUBLISHING-15: the call refuses a changed problem that is not proved until that is accepted, and keeps who accepted it', async () => {
  const { publish } = await drafted({
    [`${PROBLEM}/data/secret/01.in`]: '6\n',
    [`${PROBLEM}/data/secret/01.ans`]: '12\n',
  });
  const refused = await publish();
  expect([refused.status, refused.body['errors']]).toEqual([
    409,
    [{ code: 'publishing.not-proved', msg: expect.stringContaining('Double It') as string }],
  ]);
  expect((await publish({ unproved: 'yes' })).status).toBe(400);
  expect((await publish({ unproved: 'accepted' })).status).toBe(200);
  const { after } = await product.db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'content.publish')
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ notProved: ['double-it'] });
});

test('PUBLISHING-15: what is asked about is what would be refused: a problem of which only a solution was changed, too', async () => {
  const { publish, changes } = await drafted({
    [`${PROBLEM}/submissions/wrong_answer/none.py`]: 'print(1)\n',
  });
  expect(changes).toMatchObject({
    changes: [],
    notProved: [
      {
        id: 'double-it',
        title: 'Double It',
        faulty: false,
        unverified: true,
        unsolved: false,
        languages: [],
      },
    ],
  });
  expect((await publish()).text).toContain('publishing.not-proved');
  expect((await publish({ unproved: 'accepted' })).status).toBe(200);
});

test('PUBLISHING-22: publishing that is sent again because its answer was lost is done, and once', async () => {
  const activations = () => product.db.selectFrom('release_activation').select('number').execute();
  const before = (await activations()).length;
  const first = await drafted({ [TEXT]: '---\ntitle: Hello once\n---\nText.\n' });
  expect([await first.publish(), await first.publish()].map(({ status }) => status)).toEqual([200, 200]);
  expect(await activations()).toHaveLength(before + 1);
  // Another person has not published it: they are told what has happened.
  const other = await product.signInStaff('teacher');
  const { path, decided } = first;
  expect((await other.post(`${path}/publish`, decided)).text).toContain('publishing.release-changed');

  // Both at once, as when the first still waits.
  const second = await drafted({ [TEXT]: '---\ntitle: Hello twice\n---\nText.\n' });
  const both = await Promise.all([second.publish(), second.publish()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await activations()).toHaveLength(before + 2);
  // What has been published since takes nothing of that back, and is not taken back.
  expect((await first.publish()).status).toBe(200);
  expect(await activations()).toHaveLength(before + 2);
});

test('PUBLISHING-15: what changes no problem is published without a question', async () => {
  const { publish } = await drafted({ [TEXT]: '---\ntitle: Hello again\n---\nText.\n' });
  expect((await publish()).status).toBe(200);
});

/** Publishes a folder with these files by the command. */
async function command(files: Readonly<Record<string, string>>, ...more: string[]): Promise<string> {
  const folder = join(scratch, 'content');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: product.databaseUrl, DATA_DIR: scratch };
  return promisify(execFile)(process.execPath, [COMMAND, folder, ...more], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('PUBLISHING-15: so does content:publish, which knows what content:verify has proved', async () => {
  const files = {
    ...smallSchool(),
    [`${PROBLEM}/data/secret/01.in`]: '7\n',
    [`${PROBLEM}/data/secret/01.ans`]: '14\n',
  };
  const refused = await command(files);
  expect(refused).toContain('double-it (Double It): not proved as it is now.');
  expect(refused).toContain('Nothing was published.');
  expect(await command(files, '--unproved')).toMatch(/Release [0-9a-f]{12} is what learners see now/);

  const proved = {
    ...files,
    [`${PROBLEM}/data/secret/01.in`]: '8\n',
    [`${PROBLEM}/data/secret/01.ans`]: '16\n',
  };
  const built = await buildRelease(folderOf(proved));
  if (!built.ok) throw new Error(JSON.stringify(built.faults));
  const problems = built.bundle.release.topics.flatMap(({ subtopics }) =>
    subtopics.flatMap(({ assets }) => assets),
  );
  const outcomes = new OutcomeCache(join(scratch, 'content-proof', 'outcomes'));
  for (const problem of problems) {
    if (problem.type !== 'problem') continue;
    for (const key of keysOf(problem, { mutants: false })) await outcomes.write(key, RIGHT);
  }
  expect(await command(proved)).toMatch(/Release [0-9a-f]{12} is what learners see now/);
});

test('PUBLISHING-31: content:publish waits for a database that takes longer than a request may', async () => {
  const held = withClient(product.databaseUrl, (client) =>
    client.query('begin; lock table content_release; select pg_sleep(7); commit'),
  );
  expect(await command(smallSchool(), '--unproved')).toMatch(/Release [0-9a-f]{12} is what learners see now/);
  await held;
});

const judged = {
  verdict: 'accepted',
  stdout: '',
  stderr: '',
  truncated: false,
  exitCode: 0,
  signal: null,
  cpuMs: 1,
  wallMs: 1,
  memoryKb: 900,
} as const;
/** As content:verify keeps it. */
const RIGHT: RunOutcome = {
  kind: 'judged',
  compile: { ok: true, output: '', timeMs: 1 },
  limits: { cpuMs: 1000, wallMs: 2000, memoryMb: 64, outputKb: 64 },
  tests: [
    { name: 'sample-1', ...judged },
    { name: '01', ...judged },
  ],
};
