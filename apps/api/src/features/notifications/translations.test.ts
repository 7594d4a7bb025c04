import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { migrate } from '@abhyas/postgres/migrate';
import { createTestDatabase, type TestDatabase } from '@abhyas/postgres/testing/test-database';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { MIGRATIONS } from '../../platform/database/migrations.ts';

const INTRODUCED = '0240-translations.sql';

let database: TestDatabase;
let folder: string;
let client: Client;

/** The database as the version before left it. */
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  folder = await mkdtemp(join(tmpdir(), 'abhyas-migrations-'));
  await cp(fileURLToPath(MIGRATIONS), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.sql') || basename(path) < INTRODUCED,
  });
  await migrate(database.url, pathToFileURL(`${folder}/`));
  await client.query(
    "insert into account (abhyas_id, name, email) values ('asha', 'Asha', 'asha@example.in')",
  );
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** As the version before writes a notification: an unread one of the same group takes the new words. */
const writeAsBefore = (text: string, hindi: string | null) =>
  client.query(
    `insert into notification (account_id, kind, text, text_hi, url, asset_id, group_key)
     select id, 'support', $1, $2, '', '', 'one' from account
     on conflict (account_id, group_key) where read_at is null
     do update set text = excluded.text, text_hi = excluded.text_hi, at = now()`,
    [text, hindi],
  );

async function stored(): Promise<object | undefined> {
  const { rows } = await client.query<object>('select text, text_hi, translations from notification');
  return rows[0];
}

test('what was told in Hindi before translations came is read as their Hindi', async () => {
  await writeAsBefore('An answer.', 'उत्तर।');
  await migrate(database.url, MIGRATIONS);
  expect(await stored()).toEqual({ text: 'An answer.', text_hi: 'उत्तर।', translations: { hi: 'उत्तर।' } });
});

test('while both versions run, each reads the Hindi that the other wrote', async () => {
  await migrate(database.url, MIGRATIONS);
  await writeAsBefore('An answer.', 'उत्तर।');
  expect(await stored()).toMatchObject({ translations: { hi: 'उत्तर।' } });
  await writeAsBefore('Two answers.', 'दो उत्तर।');
  expect(await stored()).toMatchObject({ text: 'Two answers.', translations: { hi: 'दो उत्तर।' } });
  await client.query(
    `update notification set text = 'Three.', translations = '{"hi": "तीन।", "mr": "तीन!"}'`,
  );
  expect(await stored()).toMatchObject({ text_hi: 'तीन।', translations: { hi: 'तीन।', mr: 'तीन!' } });
  await writeAsBefore('Four, in English only.', null);
  expect(await stored()).toEqual({ text: 'Four, in English only.', text_hi: null, translations: {} });
});
