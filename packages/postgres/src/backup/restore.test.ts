import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Postgres, startPostgres } from '../embedded/start-postgres.ts';
import { takeBaseBackup } from './base-backup.ts';
import { restore } from './restore.ts';

let folder: string;
const running: Postgres[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-backup-'));
  // As root we hand the server to another user, who must be able to walk here.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function start(dataDir: string, backupDir?: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, backupDir });
  running.push(postgres);
  return postgres;
}

async function stop(postgres: Postgres): Promise<void> {
  running.splice(running.indexOf(postgres), 1);
  await postgres.stop();
}

async function ask<T>(postgres: Postgres, sql: string): Promise<T[]> {
  const client = new Client(postgres.url('postgres'));
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('F17: what was archived comes back on an empty machine', () => {
  test('to a moment before a table was dropped, and to the end', async () => {
    const backupDir = join(folder, "backups it's %f");
    const dataDir = join(folder, 'data');
    const first = await start(dataDir, backupDir);
    await ask(
      first,
      'create table kept (id int primary key); insert into kept select generate_series(1, 500)',
    );
    await takeBaseBackup({ dataDir, backupDir });
    await ask(first, 'insert into kept select generate_series(501, 900)');
    const [moment] = await ask<{ at: Date }>(first, 'select clock_timestamp() as at');
    await ask(first, 'drop table kept; create table later (id int); select pg_switch_wal()');
    await stop(first);

    const before = join(folder, 'before');
    await restore({ backupDir, dataDir: before, until: moment?.at });
    const back = await start(before);
    expect(await ask(back, 'select count(*)::int, max(id) from kept')).toEqual([{ count: 900, max: 900 }]);
    expect(await ask(back, 'select pg_is_in_recovery() as recovering')).toEqual([{ recovering: false }]);
    await ask(back, 'insert into kept values (901)');
    await stop(back);
    expect((await stat(join(before, 'postgres/cluster'))).mode & 0o777).toBe(0o700);

    const end = join(folder, 'end');
    await restore({ backupDir, dataDir: end, until: undefined });
    const latest = await start(end);
    expect(
      await ask(latest, `select to_regclass('kept')::text as kept, to_regclass('later')::text as later`),
    ).toEqual([{ kept: null, later: 'later' }]);
  });

  test.runIf(process.getuid?.() === 0)(
    'an archive that the server cannot reach is refused at the start',
    async () => {
      const closed = join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const failing = startPostgres({ dataDir: join(folder, 'data'), backupDir: join(closed, 'backups') });
      await expect(failing).rejects.toThrow('who cannot reach');
    },
  );

  test('a folder with a database is never overwritten, and what is missing is said', async () => {
    const dataDir = join(folder, 'data');
    const backupDir = join(folder, 'backups');
    const plain = await start(dataDir);
    await expect(takeBaseBackup({ dataDir, backupDir })).rejects.toThrow('set BACKUP_DIR');
    await stop(plain);
    await expect(restore({ backupDir, dataDir, until: undefined })).rejects.toThrow('already');
    const archived = await start(dataDir, backupDir);
    await takeBaseBackup({ dataDir, backupDir });
    await stop(archived);
    const early = restore({ backupDir, dataDir: join(folder, 'empty'), until: new Date(0) });
    await expect(early).rejects.toThrow('no base backup from before that moment');
  });
});
