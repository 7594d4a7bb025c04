import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { type Postgres, type PostgresOptions, startPostgres } from './start-postgres.ts';

const HOLDER = fileURLToPath(new URL('testing/hold-postgres.ts', import.meta.url));

/** A data folder after its first start and a clean stop: initdb takes longer than most of these tests. */
let made: string;
let folder: string;
let dataDir: string;
const running: Postgres[] = [];
const holders: ChildProcess[] = [];

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'abhyas-postgres-made-'));
  await (await startPostgres({ dataDir: join(made, 'data') })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abhyas-postgres-'));
  dataDir = join(folder, 'data');
  execFileSync('cp', ['-a', join(made, 'data'), dataDir]);
});

/** As before the first start. */
const forgetCluster = () => rm(dataDir, { recursive: true });

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  for (const holder of holders.splice(0)) await killHard(holder);
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, ...options });
  running.push(postgres);
  return postgres;
}

async function stop(postgres: Postgres): Promise<void> {
  running.splice(running.indexOf(postgres), 1);
  await postgres.stop();
}

/** The database in another process, which can be killed. */
async function hold(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = fork(HOLDER, [dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  holders.push(holder);
  const [message] = await once(holder, 'message');
  return { holder, ...z.object({ url: z.string() }).parse(message) };
}

async function killHard(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** The same, until the database answers. */
async function patientQuery(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await query(url, sql);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Inserts numbers one after the other until the connection breaks; returns those that were confirmed. */
async function insertUntilBroken(url: string): Promise<readonly number[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const confirmed: number[] = [];
  try {
    for (let number = 1; ; number += 1) {
      await client.query('insert into written values ($1)', [number]);
      confirmed.push(number);
    }
  } catch {
    return confirmed;
  }
}

async function expectAllWritten(url: string, confirmed: readonly number[]): Promise<void> {
  const rows = z
    .array(z.object({ number: z.number() }))
    .parse(await query(url, 'select number from written'));
  const found = new Set(rows.map(({ number }) => number));
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.filter((number) => !found.has(number))).toEqual([]);
}

test('durable, UTF-8, byte-wise sorted, and reached by password on loopback only', async () => {
  await forgetCluster();
  const postgres = await start();
  const settings = await query(
    postgres.url('postgres'),
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
       current_setting('TimeZone') as zone, pg_encoding_to_char(encoding) as encoding, datlocale as locale,
       (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as weak_rules
     from pg_database where datname = 'postgres'`,
  );
  expect(settings).toEqual([
    {
      fsync: 'on',
      commit: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      zone: 'UTC',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      weak_rules: 0,
    },
  ]);
  const withoutPassword = postgres.url('postgres').replace(/:[^:@/]+@/, ':guess@');
  await expect(query(withoutPassword, 'select 1')).rejects.toThrow('password authentication failed');
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
});

test('keeps data, password and port over a restart', async () => {
  const first = await start();
  await query(first.url('postgres'), 'create table kept as select 42 as answer');
  const url = first.url('postgres');
  await stop(first);
  const second = await start();
  expect(second.url('postgres')).toBe(url);
  expect(await query(second.url('postgres'), 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('takes another port when that of last time is in use', async () => {
  const first = await start();
  const port = Number(new URL(first.url('postgres')).port);
  await stop(first);
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  const second = await start();
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(Number(new URL(second.url('postgres')).port)).not.toBe(port);
  squatter.close();
});

test('a second process on the same folder is told in one sentence who uses it', async () => {
  const { holder } = await hold();
  await expect(start()).rejects.toThrow(
    `Another copy of Abhyas (process ${holder.pid}) is using ${dataDir}: stop it first, or give this one its own folder and port, for example DATA_DIR=.data-2 PORT=3001 npm start.`,
  );
});

test('kill -9 of our process under writes: the next start has every confirmed row', async () => {
  const { holder, url } = await hold();
  await query(url, 'create table written (number int)');
  const writing = insertUntilBroken(url);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await killHard(holder);
  const next = await start();
  await expectAllWritten(next.url('postgres'), await writing);
});

test(
  'kill -9 of the postmaster and of our process at once: the next start has every confirmed row',
  { tags: ['thorough'] },
  async () => {
    const { holder, url } = await hold();
    await query(url, 'create table written (number int)');
    const writing = insertUntilBroken(url);
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(await postmasterPid(), 'SIGKILL');
    await killHard(holder);
    const next = await start();
    await expectAllWritten(next.url('postgres'), await writing);
  },
);

test('kill -9 of the postmaster alone: it is started again at the same address, nothing lost', async () => {
  const events: string[] = [];
  const postgres = await start({ onEvent: (event) => events.push(event) });
  const url = postgres.url('postgres');
  await query(url, 'create table written (number int)');
  const writing = insertUntilBroken(url);
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.kill(await postmasterPid(), 'SIGKILL');
  const confirmed = await writing;
  await patientQuery(url, 'select 1');
  await expectAllWritten(url, confirmed);
  expect(events).toEqual([
    'PostgreSQL ended unexpectedly and is being started again',
    'PostgreSQL runs again',
  ]);
});

test(
  'killed again and again, also while it starts: it comes back, nothing lost',
  { tags: ['thorough'] },
  async () => {
    const postgres = await start();
    const url = postgres.url('postgres');
    await query(url, 'create table written (number int)');
    const writing = insertUntilBroken(url);
    for (let kill = 1; kill <= 4; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 150));
      await postmasterPid()
        .then(
          (pid) => process.kill(pid, 'SIGKILL'),
          () => undefined,
        )
        .catch(() => undefined);
    }
    await patientQuery(url, 'select 1');
    await expectAllWritten(url, await writing);
  },
);

test("a lock file left by a dead server, or naming another program's process, is no obstacle", async () => {
  await stop(await start());
  const lockFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  for (const pid of [process.pid, 4_194_303]) {
    await writeFile(lockFile, `${pid}\n/proc/self/cwd\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const postgres = await start();
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(postgres);
  }
});

test('a first start that was cut short is done again', async () => {
  await forgetCluster();
  await mkdir(join(dataDir, 'postgres/cluster.new/base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/password.new'), 'half');
  await writeFile(join(dataDir, 'postgres/cluster.new/PG_VERSION'), '18');
  const postgres = await start();
  expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster.new');
});

test('a data folder that cannot be made is named with the way out', async () => {
  await forgetCluster();
  await writeFile(dataDir, 'a file in the way');
  await expect(start()).rejects.toThrow(
    `Abhyas cannot write to ${dataDir}: a file stands where a folder is needed. Give it a folder that you can write to, for example DATA_DIR=$HOME/abhyas-data npm start.`,
  );
});

test('works below a folder that the database user may not enter, as root does under /root', async () => {
  await forgetCluster();
  await chmod(folder, 0o700);
  await mkdir(dataDir, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(folder, 0, 0);
  const postgres = await start();
  expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
});
