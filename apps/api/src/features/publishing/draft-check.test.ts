import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { DraftCheck } from '@abhyas/contract/publishing-drafts.staff';
import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { withClient } from '@abhyas/postgres/with-client';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';

import { ReleaseBuilder, type BuilderTimes } from '../../platform/content/release-builder.ts';
import { publishStarterContent } from '../../starter/starter-content.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { findHashes } from './draft-files.store.ts';

const DRAFTS = '/api/admin/content/drafts';
const MODULE = 'courses/01-c/01-basics';
const TEXT = `${MODULE}/01-hello/text.md`;
const PATIENT = { timeout: 60_000 };

let product: TestProduct;
let teacher: Person;
let draft: string;
async function start(builderTimes: Partial<BuilderTimes> = {}): Promise<void> {
  const school = await buildRelease(folderOf(smallSchool()));
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle, {}, { builderTimes });
  teacher = await product.signInStaff('teacher');
  const { body } = await teacher.post(DRAFTS, { name: 'Next term', from: 'current' });
  draft = `${DRAFTS}/${String(body['id'])}`;
}
afterEach(() => product.close());

const check = () => teacher.post(`${draft}/check`);
const state = async () => (await teacher.get(`${draft}/check`)).body as unknown as DraftCheck;

async function write(text: string): Promise<void> {
  const { body } = await teacher.get(`${draft}/file?path=${encodeURIComponent(TEXT)}`);
  const written = { path: TEXT, expected: body['hash'], content: { text } };
  expect((await teacher.post(`${draft}/file`, written)).body).toMatchObject({ saved: true });
}

/** Paths of the modules of which something was read and kept, as often as it was. */
const partsKept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from content_part`.execute(product.db);
  return rows[0]?.count ?? 0;
};

test('PUBLISHING-19: a second check reads only the item that changed, and says its faults with all others', async () => {
  await start();
  expect(await state()).toEqual({ state: 'unknown' });
  expect((await check()).body).toMatchObject({ state: 'passed' });
  expect(await partsKept()).toBe(3);
  await write('---\ntitle: Namaste\n---\nText.\n');
  expect((await check()).body).toMatchObject({ state: 'passed' });
  expect(await partsKept()).toBe(4);
  await write('---\ntitle: Namaste\n---\n[Nowhere](asset:nowhere)\n');
  const { body } = await check();
  expect(body).toMatchObject({ state: 'faults', faults: [{ file: TEXT, line: 4 }] });
  expect(await state()).toEqual(body);
  expect(await partsKept()).toBe(4);
});

test('PUBLISHING-19: the first check reads nothing again of what the start has read', async () => {
  await start();
  const folder = await mkdtemp(join(tmpdir(), 'school-'));
  try {
    for (const [path, text] of Object.entries({ ...smallSchool(), [TEXT]: '---\ntitle: Hi\n---\nText.\n' })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await publishStarterContent(product.db, folder, { log: product.app.log, announce: () => undefined });
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await partsKept()).toBe(3);
  const { body } = await teacher.post(DRAFTS, { name: 'After the start', from: 'current' });
  draft = `${DRAFTS}/${String(body['id'])}`;
  await write('---\ntitle: Namaste\n---\nText.\n');
  expect((await check()).body).toMatchObject({ state: 'passed' });
  expect(await partsKept()).toBe(4);
});

test('PUBLISHING-19: who waits long for a check is told that it goes on, and how far it is; it ends by itself', async () => {
  await start({ answerMs: 1 });
  const { status, body } = await check();
  expect([status, body]).toMatchObject([200, { state: 'checking' }]);
  // What needs the outcome at once says that it is not there yet.
  const changes = await teacher.get(`${draft}/changes`);
  expect([changes.status, changes.body]).toMatchObject([
    503,
    { errors: [{ code: 'publishing.check-goes-on' }] },
  ]);
  await expect.poll(state, PATIENT).toMatchObject({ state: 'passed' });
  expect((await check()).body).toMatchObject({ state: 'passed' });
});

test('PUBLISHING-19: a check of which nothing is heard is given up in words that name the folder, and can be tried again', async () => {
  await start({ silentMs: 10_000 });
  const { status, body } = await withClient(product.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table content_part in access exclusive mode');
    return check();
  });
  expect([status, body]).toMatchObject([503, { errors: [{ code: 'publishing.check-given-up' }] }]);
  expect(JSON.stringify(body)).toContain(MODULE);
  expect((await check()).body).toMatchObject({ state: 'passed' });
});

test('work on content of which nothing is heard is given up with what to do, not with a fault of ours', async () => {
  await start({ silentMs: 1 });
  const { status, body } = await check();
  expect([status, body]).toMatchObject([503, { errors: [{ code: 'publishing.too-slow' }] }]);
});

test('PUBLISHING-19: of several processes that check the same files one reads them, and all hear of it', async () => {
  await start();
  const files = await findHashes(product.db, draft.slice(DRAFTS.length + 1));
  const others = Array.from({ length: 3 }, () => new ReleaseBuilder(product.databaseUrl));
  const keys = await Promise.all(
    others.map(async (builder) => {
      const key = await builder.keyOf(files);
      await builder.build(key, files);
      return key;
    }),
  );
  expect(new Set(keys).size).toBe(1);
  expect((await check()).body).toMatchObject({ state: 'passed' });
  const { rows } = await sql`select from content_building`.execute(product.db);
  expect(rows).toEqual([]);
});
