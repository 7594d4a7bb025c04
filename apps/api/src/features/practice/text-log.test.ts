import { randomUUID } from 'node:crypto';

import { FaultList } from '@abhyas/content/files/faults';
import { readArchive } from '@abhyas/content/import/archive';
import { textOf } from '@abhyas/contract/text-changes';
import { textLog } from '@abhyas/contract/practice-texts';
import { momentsOf } from '@abhyas/contract/text-moments';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CODE, edits, versionsOf, whole } from '../../testing/sent-texts.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { retentionSchedule } from '../retention/retention.service.ts';
import { findTextAt, keepLogs } from './text-log.store.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

const text = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');

async function typed(learner: Learner, keys: number): Promise<void> {
  await learner.post(CODE, whole(text(1)));
  for (let at = 1; at < keys; at += 1) await learner.post(CODE, edits(at, [text(at), text(at + 1)]));
}

test('PRACTICE-37: the text of every moment can be brought back', async () => {
  const learner = await product.learner();
  await typed(learner, 301);
  const name = { accountId: learner.accountId, assetId: 'basics-sum', key: 'py' };
  for (const version of [1, 2, 49, 50, 133, 301]) {
    expect(await findTextAt(product.db, name, version)).toBe(text(version));
  }
  const { body } = await learner.get('/api/practice/text-log/basics-sum/py');
  const { start, rows } = textLog.reply.parse(body);
  const moments = momentsOf(rows);
  let replayed = textOf(start);
  for (const { changes } of moments) replayed = changes.apply(replayed);
  expect(replayed.toString()).toBe(text(301));
  expect(moments.length).toBe(300);
});

test('PRACTICE-41: a learner takes the log and the runs of a text along as a data set of ProgSnap 2', async () => {
  const learner = await product.learner();
  await learner.post(CODE, whole('say "1",\n2'));
  await learner.post(CODE, edits(1, ['say "1",\n2', 'say "1",\n23', '']));
  await product.db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      account_id: learner.accountId,
      asset_id: 'basics-sum',
      language: 5,
      code: 'say "1",\n23',
      verdict: 'accepted',
      result: JSON.stringify({ tests: [{ verdict: 'accepted' }] }),
    })
    .execute();
  const { statusCode, rawPayload } = await product.app.inject({
    method: 'GET',
    url: '/api/practice/progsnap2/basics-sum/py',
    headers: { 'x-auth-token': learner.token },
  });
  expect(statusCode).toBe(200);
  const files = await readArchive({ name: 'data.zip', bytes: rawPayload }, new FaultList());
  const textOfFile = (path: string) => new TextDecoder().decode(files?.get(path));
  expect(textOfFile('DatasetMetadata.csv')).toContain('"CodeStateRepresentation","Table"');
  expect(textOfFile('CodeStates/CodeStates.csv')).toBe(
    '"CodeStateID","Code"\r\n"1","say ""1"",\n23"\r\n"2",""\r\n',
  );
  const rows = textOfFile('MainTable.csv').trimEnd().split('\r\n').slice(1);
  const columns = rows.map((row) => row.split(',').map((cell) => cell.slice(1, -1)));
  expect(columns.map((row) => [row[5], row[6], row[8], row[11]])).toEqual([
    ['File.Edit', 'Insert', '1', ''],
    ['File.Edit', 'Insert', '2', ''],
    ['Submit', '', '1', '1'],
  ]);
});

test('PRACTICE-37: it goes after a day, begins again with the next edit, and the versions stay', async () => {
  const learner = await product.learner();
  await typed(learner, 120);
  await product.db
    .updateTable('text_change')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('account_id', '=', learner.accountId)
    .execute();
  await product.db
    .updateTable('saved_code')
    .set({ saved_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('account_id', '=', learner.accountId)
    .execute();
  await retentionSchedule({ db: product.db, log: product.app.log }).run();
  const log = async () => (await learner.get('/api/practice/text-log/basics-sum/py')).body;
  expect(await log()).toEqual({ start: '', rows: [] });
  await learner.post(CODE, edits(120, [text(120), text(121)]));
  expect(await log()).toMatchObject({
    start: text(120),
    rows: [{ version: 121, edits: [[expect.any(String), 0, 0, expect.any(Array)]] }],
  });
  expect(await versionsOf(learner)).toEqual([['edit', text(120)]]);
});

test('PRACTICE-40: moments stand in the order of the edits, however long their requests took', async () => {
  const learner = await product.learner();
  await learner.post(CODE, whole('a'));
  await learner.post(CODE, edits(1, ['a', 'ab']));
  const sent = edits(2, ['ab', 'abc']);
  // Typed before the edit of the request before arrived, which took long.
  const [[name, kind, , changes] = []] = sent.edits;
  await learner.post(CODE, { ...sent, edits: [[name, kind, 60_000, changes]] });
  const { body } = await learner.get('/api/practice/text-log/basics-sum/py');
  const { rows } = textLog.reply.parse(body);
  expect(rows.map(({ version }) => version)).toEqual([2, 3]);
  const times = momentsOf(rows).map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('PRACTICE-37: a class or an exam keeps it longer, until it is over', async () => {
  const learner = await product.learner();
  await typed(learner, 3);
  const { accountId } = learner;
  const age = (days: number) =>
    product.db
      .updateTable('text_change')
      .set({ at: new Date(Date.now() - days * 86_400_000) })
      .where('account_id', '=', accountId)
      .execute();
  const forget = () => retentionSchedule({ db: product.db, log: product.app.log }).run();
  const exam = { accountId, assetId: 'basics-sum' };
  await keepLogs(product.db, { ...exam, until: new Date(Date.now() + 3_600_000) });
  // Asking for a shorter time takes nothing away.
  await keepLogs(product.db, { ...exam, until: new Date() });
  await age(30);
  await forget();
  const name = { ...exam, key: 'py' };
  expect(await findTextAt(product.db, name, 2)).toBe(text(2));
  await product.db
    .updateTable('kept_text_log')
    .set({ until: new Date(Date.now() - 1000) })
    .execute();
  await forget();
  expect(await findTextAt(product.db, name, 2)).toBeUndefined();
});

test('PRACTICE-37: nobody else reads it, and it goes with the account', async () => {
  const [asha, ravi] = [await product.learner(), await product.learner('Ravi')];
  await asha.post(CODE, whole('mine'));
  expect((await ravi.get('/api/practice/text-log/basics-sum/py')).body).toEqual({ start: '', rows: [] });
  await product.db.deleteFrom('account').where('id', '=', asha.accountId).execute();
  const left = await product.db
    .selectFrom('text_change')
    .select('version')
    .where('account_id', '=', asha.accountId)
    .execute();
  expect(left).toEqual([]);
});

test('what the release before saved beside this one is a gap, and loses nothing', async () => {
  const learner = await product.learner();
  await learner.post(CODE, whole('one'));
  await product.db
    .updateTable('saved_code')
    .set({ code: 'by the release before', version: 2 })
    .where('account_id', '=', learner.accountId)
    .execute();
  expect((await learner.post(CODE, edits(1, ['one', 'one!']))).body).toEqual({ state: 'whole' });
  const told = await learner.post(CODE, { ...whole('one!'), base: 1 });
  expect(told.body).toMatchObject({ state: 'conflict', conflict: { code: 'by the release before' } });
  await learner.post(CODE, edits(2, ['by the release before', 'by the release before!']));
  expect((await learner.get(CODE)).body['version']).toBe(3);
});
