import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';

import type { DatabaseServer } from './database-server.ts';
import { Member } from './member.ts';
import type { Host } from './host.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const PORT = 5432;
const AS_POSTGRES = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];

/** The PostgreSQL of Debian, on a host of its own, as docs/how-to/deploy.md sets it up. */
export async function debianServer(folder: string, { prefix, ip }: Host): Promise<DatabaseServer> {
  const versions = await readdir(VERSIONS);
  const programs = join(VERSIONS, versions.toSorted((a, b) => Number(a) - Number(b)).at(-1) ?? '', 'bin');
  const password = randomBytes(24).toString('base64url');
  const home = join(folder, 'debian-postgres');
  const cluster = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  // The user postgres has to pass through.
  await chmod(folder, 0o711);
  await mkdir(home);
  await writeFile(passwordFile, password);
  await run('chown', ['-R', 'postgres:postgres', home]);
  const words = [
    '-D',
    cluster,
    '-U',
    'abhyas',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
  ];
  await run('setpriv', [...AS_POSTGRES, join(programs, 'initdb'), ...words]);
  await appendFile(join(cluster, 'pg_hba.conf'), 'host all all 0.0.0.0/0 scram-sha-256\n');
  const settings = [`listen_addresses=${ip}`, `unix_socket_directories=${home}`, 'max_connections=200'];
  const server = new Member({
    name: 'postgres',
    command: [
      ...prefix,
      'setpriv',
      ...AS_POSTGRES,
      join(programs, 'postgres'),
      '-D',
      cluster,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    env: {},
    logFile: join(folder, 'postgres.log'),
    speaks: false,
    // PostgreSQL's fast shutdown; at SIGTERM it would wait until the last client has gone.
    stopSignal: 'SIGINT',
  });
  const url = (database: string) => `postgres://abhyas:${password}@${ip}:${PORT}/${database}?sslmode=disable`;
  await untilItAnswers(url('postgres'));
  await administer(url('postgres'), 'create database abhyas');
  return { url, pid: () => Promise.resolve(server.pid), stop: () => server.stop() };
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpAt = performance.now() + 60_000;
  for (;;) {
    try {
      return await administer(url, 'select');
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
