import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { killHard } from '../../testing/product.ts';
import { type Fault, type Finding, say, type Trial, underWork } from '../fault.ts';
import { onSmallDisk } from '../small-disk.ts';
import type { Site } from '../site.ts';

const DISK_MB = 1500;
const BETWEEN_MS = { least: 3000, most: 15_000 };
const SILENT_MS = 8000;
const SCHOOL = { clients: 24, pauseMs: 250 };

type Blow = { readonly name: string; readonly strike: (site: Site, disk: string) => Promise<void> };

const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const BLOWS: readonly Blow[] = [
  { name: 'kill an API process', strike: async (site) => one(site.apis)?.signal('SIGKILL') },
  {
    name: 'kill both API processes',
    strike: async (site) => site.apis.forEach((api) => api.signal('SIGKILL')),
  },
  { name: 'kill a runner', strike: async (site) => one(site.runners)?.signal('SIGKILL') },
  { name: 'kill PostgreSQL', strike: async (site) => killHard(await site.database.pid()) },
  { name: 'cut every connection to the database', strike: cutConnections },
  { name: 'restart an API process', strike: async (site) => one(site.apis)?.restart() },
  { name: 'restart a runner', strike: async (site) => one(site.runners)?.restart() },
  { name: 'a runner falls silent', strike: async (site) => fallSilent(one(site.runners)?.pid) },
  { name: 'an API process falls silent', strike: async (site) => fallSilent(one(site.apis)?.pid) },
  { name: "the database's disk is full", strike: fill },
];

async function cutConnections(site: Site): Promise<void> {
  const client = new Client({ connectionString: site.database.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  );
  await client.end();
}

async function fallSilent(pid = 0): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await sleep(SILENT_MS);
  process.kill(pid, 'SIGCONT');
}

async function fill(_site: Site, disk: string): Promise<void> {
  const filler = join(disk, 'filler');
  await writeFile(filler, Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => undefined);
  await sleep(SILENT_MS);
  await rm(filler, { force: true });
}

/** Strikes at random for this many minutes, while learners work. */
export function random(minutes: number): Fault {
  return {
    name: 'random',
    title: `anything at random moments, for ${minutes} minutes`,
    inject: () =>
      onSmallDisk(DISK_MB, (database, disk) =>
        underWork({ apis: 2, runners: 2, database }, SCHOOL, (trial) => strikeOn(trial, minutes, disk)),
      ),
  };
}

async function strikeOn({ site, school }: Trial, minutes: number, disk: string): Promise<Finding[]> {
  const struck: Record<string, number> = {};
  const over = performance.now() + minutes * 60_000;
  while (performance.now() < over) {
    await sleep(BETWEEN_MS.least + Math.random() * (BETWEEN_MS.most - BETWEEN_MS.least));
    const blow = one(BLOWS);
    if (blow === undefined) continue;
    struck[blow.name] = (struck[blow.name] ?? 0) + 1;
    // One that comes while another still hurts may find nothing to strike.
    await blow.strike(site, disk).catch(() => undefined);
    say(`  ${new Date().toISOString().slice(11, 19)} ${blow.name}; ${school.answered} answered so far`);
  }
  const back = await site.ready();
  return [
    { what: 'blows', measured: JSON.stringify(struck), met: true },
    { what: 'ready after the last', measured: `${Math.round(back)} ms`, met: true },
  ];
}
