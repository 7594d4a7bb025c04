import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { type Client, DatabaseError } from 'pg';

import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

/** Any number, the same in every process that migrates: the second waits for the first. */
const ADVISORY_LOCK = 4_702_331;
const FILE_NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

type Migration = { readonly name: string; readonly sql: string; readonly sha256: string };

/**
 * Brings a database up to date: applies each file of `folder` that it has not had yet, in the order of
 * their numbers, each in a transaction of its own. Forward only: a file that was applied never changes.
 * @returns the names of the files applied now
 * @throws StartFailure when files and database contradict each other, or a file fails
 */
export async function migrate(databaseUrl: string, folder: URL): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(`
      create table if not exists schema_migration (
        name text primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`);
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

async function readMigrations(folder: URL): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  const migrations: Migration[] = [];
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) {
      throw new StartFailure(`The migration ${name} is not named like 0007-what-it-does.sql: rename it.`);
    }
    if (numbers.has(number)) {
      throw new StartFailure(`Two migrations carry the number ${number}: give one the next free number.`);
    }
    numbers.add(number);
    const sql = await readFile(new URL(name, folder), 'utf8');
    migrations.push({ name, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return migrations;
}

async function pendingMigrations(
  client: Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows: applied } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration order by name',
  );
  for (const [index, { name, sha256 }] of applied.entries()) {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined) {
      throw new StartFailure(
        `The database had the migration ${name}, which this copy of Abhyas does not have: start a newer copy, or choose another DATA_DIR or DATABASE_URL.`,
      );
    }
    if (file.sha256 !== sha256) {
      throw new StartFailure(
        `The migration ${name} was changed after the database had it: restore the file and put the change into a new one.`,
      );
    }
    if (migrations[index] !== file) {
      throw new StartFailure(
        `The migration ${migrations[index]?.name} is numbered before ${name}, which the database has already: give it the next free number.`,
      );
    }
  }
  return migrations.slice(applied.length);
}

/** Whoever waits for a lock on a table makes everybody behind it wait, too: the old version still serves. */
const LOCK_TIMEOUT = '2s';
const LOCK_ATTEMPTS = 30;
const LOCK_PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

async function apply(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyOnce(client, migration);
      return;
    } catch (error) {
      const locked = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (locked && attempt < LOCK_ATTEMPTS) {
        await delay(LOCK_PAUSE_MS);
        continue;
      }
      const { name, sql } = migration;
      throw new StartFailure(`The migration ${name} failed and was undone: ${explain(error, sql)}.`, {
        cause: error,
      });
    }
  }
}

async function applyOnce(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return String(error);
  const position = Number(error.position);
  if (Number.isNaN(position)) return error.message;
  return `line ${sql.slice(0, position).split('\n').length}: ${error.message}`;
}
