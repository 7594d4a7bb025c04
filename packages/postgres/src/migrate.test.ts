import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let folder: string;
let client: Client;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'abhyas-migrations-'));
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('delete from schema_migration');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql);
const run = (): Promise<readonly string[]> => migrate(database.url, pathToFileURL(`${folder}/`));

test('applies each file once, in the order of the numbers', async () => {
  await write('0002-second.sql', 'insert into step values (2)');
  await write('0001-first.sql', 'create table step (number int); insert into step values (1)');
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
  await write('0003-third.sql', 'insert into step values (3)');
  expect(await run()).toEqual(['0003-third.sql']);
  expect(await run()).toEqual([]);
  const { rows } = await client.query('select number from step order by ctid');
  expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

test('two processes that start together apply each file once', async () => {
  await write('0001-first.sql', 'create table step (number int); select pg_sleep(0.2)');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001-first.sql']);
});

test('a failing file is undone as a whole and named with its line', async () => {
  await write('0001-first.sql', 'create table half (id int);\nselect nonsense');
  await expect(run()).rejects.toThrow(
    'The migration 0001-first.sql failed and was undone: line 2: column "nonsense" does not exist.',
  );
  const { rows } = await client.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('an applied file that was changed stops the start', async () => {
  await write('0001-first.sql', 'create table step (number int)');
  await run();
  await write('0001-first.sql', 'create table step (number bigint)');
  await expect(run()).rejects.toThrow('The migration 0001-first.sql was changed after the database had it');
});

test('a database from a newer copy stops the start', async () => {
  await write('0001-first.sql', 'create table step (number int)');
  await run();
  await rm(join(folder, '0001-first.sql'));
  await expect(run()).rejects.toThrow('which this copy of Abhyas does not have');
});

test('a file that slips in before an applied one stops the start', async () => {
  await write('0002-second.sql', 'create table step (number int)');
  await run();
  await write('0001-first.sql', 'select 1');
  await expect(run()).rejects.toThrow('give it the next free number');
});

test('two files with one number, and a file with another kind of name, stop the start', async () => {
  await write('0001-first.sql', 'select 1');
  await write('0001-other.sql', 'select 1');
  await expect(run()).rejects.toThrow('Two migrations carry the number 0001');
  await rm(join(folder, '0001-other.sql'));
  await write('2-Second.sql', 'select 1');
  await expect(run()).rejects.toThrow('2-Second.sql is not named like');
});

test('F19: a migration lets others pass while it waits for a table, and is applied when the table is free', async () => {
  await write('0001-first.sql', 'create table step (number int)');
  await run();
  await write('0002-second.sql', 'alter table step add column note text');
  await client.query('begin; insert into step values (1)');
  const migrating = run();
  // A reader that is behind a waiting migration waits as long as that does.
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('set statement_timeout = 5000');
  const waiting = async (): Promise<boolean> => {
    const { rows } = await reader.query(
      `select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`,
    );
    return rows.length > 0;
  };
  while (!(await waiting())) await new Promise((resolve) => setTimeout(resolve, 10));
  await reader.query('select * from step');
  await client.query('commit');
  expect(await migrating).toEqual(['0002-second.sql']);
  expect((await reader.query('select note from step')).rows).toEqual([{ note: null }]);
  await reader.end();
});
