import { textLog } from '@abhyas/contract/practice-texts';
import { difference, hashOf } from '@abhyas/contract/text-changes';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openDatabase } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.generated.ts';
import { databaseBefore, type DatabaseBefore } from '../../testing/database-before.ts';
import { findText, findVersions, type TextName } from './code.store.ts';
import { findLog, findTextAt } from './text-log.store.ts';
import { saveText } from './text-saving.store.ts';

const TEXTS = 200;
const codeOf = (number: number): string => `# नमस्ते ${number}\nprint(${number})\n`;

let before: DatabaseBefore;
let db: Kysely<DB>;
let accountId: string;

/** A database of the version before texts had logs, with texts, their older versions and custom inputs. */
beforeEach(async () => {
  before = await databaseBefore('0231-texts-are-logs-of-changes.sql');
  const { rows } = await before.client.query<{ id: string }>('select id from account');
  accountId = rows[0]?.id ?? '';
  const numbers = Array.from({ length: TEXTS }, (_, number) => number);
  await before.client.query(
    `insert into saved_code (account_id, asset_id, code_key, code, version)
     select $1, 'problem-' || n, 'py', code, 1 + n % 7 from unnest($2::int[], $3::text[]) as t (n, code)`,
    [accountId, numbers, numbers.map(codeOf)],
  );
  await before.client.query(
    `insert into code_version (account_id, asset_id, code_key, code, kind, saved_at)
     select $1, 'problem-' || n, 'py', 'older ' || n, 'edit', now() - interval '1 day' from unnest($2::int[]) as n`,
    [accountId, numbers],
  );
  db = openDatabase(before.url, () => undefined);
});
afterEach(async () => {
  await db.destroy();
  await before.drop();
});

const nameOf = (number: number): TextName => ({ accountId, assetId: `problem-${number}`, key: 'py' });

/** One edit on a version, as a page sends it. */
async function type(name: TextName, { base, from, to }: { base: number; from: string; to: string }) {
  const edits = [{ id: `page:${base}`, kind: 'type' as const, ageMs: 0, changes: difference(from, to) }];
  const change = { base, edits, hash: hashOf(to) };
  return saveText(db, { name, change, setAside: null, bytesMax: 65_536 });
}

const logOf = async (name: TextName) => textLog.reply.parse(JSON.parse(String(await findLog(db, name))));

/** As the version before saves a whole text, beside the new one. */
const saveAsBefore = (name: TextName, code: string) =>
  before.client.query(
    `update saved_code set code = $3, version = version + 1, saved_at = now()
     where (account_id, asset_id, code_key) = ($1, $2, 'py')`,
    [name.accountId, name.assetId, code],
  );

test('PRACTICE-37: texts and versions of the release before logs are all there after the upgrade, and go on', async () => {
  await before.upgrade();
  for (const number of [0, 1, 6, 7, TEXTS - 1]) {
    const name = nameOf(number);
    const version = 1 + (number % 7);
    expect(await findText(db, name)).toEqual({ code: codeOf(number), version });
    expect((await findVersions(db, name)).map(({ code }) => code)).toEqual([`older ${number}`]);
    expect(await logOf(name)).toEqual({ start: '', rows: [] });
    const next = `${codeOf(number)}more`;
    expect(await type(name, { base: version, from: codeOf(number), to: next })).toMatchObject({
      state: 'taken',
      version: version + 1,
    });
    // The log begins with the text that was there.
    expect(await findTextAt(db, name, version)).toBe(codeOf(number));
    expect(await findTextAt(db, name, version + 1)).toBe(next);
    const { start, rows } = await logOf(name);
    expect([start, rows.map((row) => row.version)]).toEqual([codeOf(number), [version + 1]]);
  }
  const { rows } = await before.client.query('select 1 from saved_code');
  expect(rows).toHaveLength(TEXTS);
});

test('PRACTICE-37: what the release before saves while both run leaves a gap, after which the log begins again', async () => {
  await before.upgrade();
  const name = nameOf(0);
  await type(name, { base: 1, from: codeOf(0), to: 'one' });
  await saveAsBefore(name, 'by the release before');
  expect(await type(name, { base: 2, from: 'one', to: 'one and' })).toMatchObject({ state: 'whole' });
  expect(await findText(db, name)).toEqual({ code: 'by the release before', version: 3 });
  await type(name, { base: 3, from: 'by the release before', to: 'by both' });
  expect(await findTextAt(db, name, 3)).toBe('by the release before');
  const { start, rows } = await logOf(name);
  expect([start, rows.map(({ version }) => version)]).toEqual(['by the release before', [4]]);
  expect(await findText(db, name)).toEqual({ code: 'by both', version: 4 });
});
