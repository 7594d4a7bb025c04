import { readdir, readFile } from 'node:fs/promises';

import { QUEUE_MIGRATIONS } from '@abhyas/queue/queue-database';
import { createQueueTestDatabase } from '@abhyas/queue/testing/queue-test-database';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';

import { createTestDatabase } from '@abhyas/postgres/testing/test-database';
import { MIGRATIONS } from './migrations.ts';

const RECORDED = new URL('../../../db/statements-of-last-release.json', import.meta.url);

/** Migrations up to these are older than the first release: no older version ever ran beside them. */
const BEFORE_FIRST_RELEASE = { main: '0103', queue: '0010' };

/** What the version before may still use, or cannot fill in. */
const NARROWING: readonly (readonly [string, RegExp])[] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['drops a function', /\bdrop\s+(?:function|procedure|view|type)\b/i],
  ['renames', /\brename\s+(?:to|column|constraint)\b|\balter\s+table\s+\S+\s+rename\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['demands a value', /\bset\s+not\s+null\b/i],
  [
    'demands a value of a new column',
    /\badd\s+(?:column\s+)?(?!constraint)(?:(?!default|generated|,|;).)*\bnot\s+null\b(?!(?:(?!,|;).)*\b(?:default|generated)\b)/is,
  ],
  ['checks old rows under a lock', /\badd\s+constraint\b(?!(?:(?!;).)*\bnot\s+valid\b)/is],
];

/** The words of a migration that takes away what the release before has stopped using. */
const CONTRACTS = /^-- contract: \S.{20,}/m;

/** What a migration may do to the version before, if nothing in it says that this one has stopped using it. */
function narrowings(text: string): string[] {
  if (CONTRACTS.test(text)) return [];
  // What is made in the same file is used by nobody yet.
  const made = [...text.matchAll(/\bcreate\s+table\s+(\S+)/gi)].map(([, name]) => name ?? '');
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .filter(
      (statement) => !made.some((name) => new RegExp(`alter\\s+table\\s+${name}\\b`, 'i').test(statement)),
    );
  return NARROWING.filter(([, pattern]) => statements.some((statement) => pattern.test(`${statement};`))).map(
    ([what]) => what,
  );
}

describe('a migration only adds: old processes run beside new ones while they are restarted', () => {
  test.each([
    ['alter table a drop column b', 'drops a column'],
    ['ALTER TABLE a\n  RENAME COLUMN b TO c', 'renames'],
    ['alter table a rename to b', 'renames'],
    ['drop table a', 'drops a table'],
    ['drop function f(int)', 'drops a function'],
    ['alter table a alter column b type bigint', 'changes a type'],
    ['alter table a alter b set not null', 'demands a value'],
    ['alter table a add column b text not null', 'demands a value of a new column'],
    ['alter table a add constraint c check (b > 0)', 'checks old rows under a lock'],
  ])('%s: refused, it %s', (text, what) => {
    expect(narrowings(text)).toEqual([what]);
    expect(narrowings(`-- contract: the release of 1 December no longer reads it\n${text}`)).toEqual([]);
  });

  test.each([
    'create table a (b text not null); alter table a alter b set not null; create index i on a (b)',
    'alter table a add column b text',
    "alter table a add column b text not null default ''",
    'alter table a add constraint c check (b > 0) not valid; alter table a validate constraint c',
    'create function f() returns void language sql as $$ drop table a $$',
  ])('%s: taken', (text) => {
    expect(narrowings(text)).toEqual([]);
  });

  test.each([
    ['main', MIGRATIONS],
    ['queue', QUEUE_MIGRATIONS],
  ] as const)(
    'every migration of the %s database that came after the first release',
    async (name, folder) => {
      const files = (await readdir(folder)).filter(
        (file) => file.endsWith('.sql') && file.slice(0, 4) > BEFORE_FIRST_RELEASE[name],
      );
      const faults: string[] = [];
      for (const file of files) {
        const found = narrowings(await readFile(new URL(file, folder), 'utf8'));
        faults.push(...found.map((what) => `${file} ${what}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('the statements of the release before are understood by the schema as it is now', () => {
  test.each([
    ['main', async () => createTestDatabase()],
    [
      'queue',
      async () => {
        const database = await createQueueTestDatabase();
        return { url: database.adminUrl, drop: async () => database.drop() };
      },
    ],
  ] as const)('on the %s database (after a release: npm run statements)', async (name, create) => {
    const recorded = JSON.parse(await readFile(RECORDED, 'utf8')) as Record<string, string[]>;
    const statements = recorded[name] ?? [];
    expect(statements.length).toBeGreaterThan(20);
    const database = await create();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const refused: string[] = [];
    for (const text of statements) {
      await client.query(`prepare old as ${text}`).catch((error: Error) => {
        refused.push(`${error.message}: ${text}`);
      });
      await client.query('deallocate all');
    }
    await client.end();
    await database.drop();
    expect(refused).toEqual([]);
  });
});
