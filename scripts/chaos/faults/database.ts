import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { processTree } from '../../testing/product.ts';
import { blackHoled } from '../black-hole.ts';
import { CLASS, type Fault, type Finding, inTurns, type Trial, underWork, until, within } from '../fault.ts';
import { onSmallDisk } from '../small-disk.ts';

const HOLD_MS = 10_000;
/** A pool waits two seconds for a connection, a query six for its answer; a busy machine adds to it. */
const TOLD_WITHIN_MS = 10_000;

export const F4: Fault = {
  name: 'F4',
  title: 'every connection to the database taken, then all of them cut',
  inject: (rounds) =>
    underWork({ apis: 2, runners: 1 }, CLASS, async ({ site, school }) => {
      const back: number[] = [];
      const alive: number[] = [];
      const cuts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Opened first: when all are taken nobody gets in to cut the others.
        const knife = new Client({ connectionString: site.database.url('postgres') });
        knife.on('error', () => undefined);
        await knife.connect();
        const taken = await takeAllConnections(site.database.url('abhyas'));
        const cut = await cutOurs(knife);
        // What became free is taken before our processes are back.
        taken.push(...(await takeAllConnections(site.database.url('abhyas'))));
        cuts.push(cut);
        alive.push(...(await whileHeld(site.apiAddresses)));
        await Promise.all([knife, ...taken].map((client) => client.end().catch(() => undefined)));
        const before = school.answered;
        back.push((await until(async () => school.answered > before)) + (await site.ready()));
      }
      return [
        { what: 'connections cut', measured: cuts.join(', '), met: cuts.every((count) => count > 0) },
        within('ready again after connections are free', back, 5000),
        within('liveness meanwhile', [Math.max(...alive)], 1000),
      ];
    }),
};

/** Holds so many connections that ordinary roles get no more. */
async function takeAllConnections(url: string): Promise<Client[]> {
  const taken: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
}

/** Ends every connection of the product's; returns how many there were. */
async function cutOurs(knife: Client): Promise<number> {
  const { rowCount } = await knife.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'abhyas%'`,
  );
  return rowCount ?? 0;
}

/** How long each process takes to say that it lives, while the database is away. */
async function whileHeld(addresses: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  const over = performance.now() + HOLD_MS;
  while (performance.now() < over) {
    for (const address of addresses) {
      const startedAt = performance.now();
      const answer = await fetch(`${address}/healthz`);
      if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
      took.push(performance.now() - startedAt);
    }
    await sleep(100);
  }
  return took;
}

export const F5: Fault = {
  name: 'F5',
  title: 'the database hangs, and a black hole before it',
  inject: async (rounds) => [
    ...(await underWork({ apis: 2, runners: 1 }, CLASS, (trial) =>
      hang(trial, rounds, async () => {
        const pids = await processTree(await trial.site.database.pid());
        for (const pid of pids) signal(pid, 'SIGSTOP');
        return async () => {
          for (const pid of pids) signal(pid, 'SIGCONT');
        };
      }),
    )),
    ...(await blackHoled((database, hole) =>
      underWork({ apis: 2, runners: 1, database }, CLASS, (trial) =>
        hang(trial, rounds, async () => {
          hole.swallow();
          return async () => hole.release();
        }),
      ),
    )),
  ],
};

type Release = () => Promise<void>;

async function hang(
  { site, school }: Trial,
  rounds: number,
  begin: () => Promise<Release>,
): Promise<readonly Finding[]> {
  const told: number[] = [];
  const back: number[] = [];
  const alive: number[] = [];
  await inTurns(Math.ceil(rounds / 2), 3000, async () => {
    const release = await begin();
    try {
      const startedAt = performance.now();
      const asked = Promise.all(
        site.apiAddresses.map((address) => fetch(`${address}/api/payment/pricingplans`)),
      );
      const pulse = whileHeld(site.apiAddresses);
      await asked;
      told.push(performance.now() - startedAt);
      alive.push(...(await pulse));
    } finally {
      await release();
    }
    const before = school.answered;
    back.push((await until(async () => school.answered > before)) + (await site.ready()));
  });
  return [
    within('a visitor is answered within', told, TOLD_WITHIN_MS),
    within('liveness meanwhile', [Math.max(...alive)], 1000),
    within('ready again', back, 10_000),
  ];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended by itself.
  }
}

const DISK_MB = 400;

export const F6: Fault = {
  name: 'F6',
  title: "the database's disk is full",
  inject: (rounds) =>
    onSmallDisk(DISK_MB, (database, folder) =>
      underWork({ apis: 2, runners: 1, database }, CLASS, async ({ site, school }) => {
        const back: number[] = [];
        await inTurns(Math.ceil(rounds / 2), 3000, async () => {
          const filler = join(folder, 'filler');
          await writeFile(filler, Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => undefined);
          await sleep(HOLD_MS);
          await rm(filler, { force: true });
          const before = school.answered;
          back.push((await until(async () => school.answered > before)) + (await site.ready()));
        });
        const refused = Object.keys(school.failures).some((name) => name.endsWith(' 503'));
        return [
          { what: 'writes were refused meanwhile', measured: refused ? 'yes' : 'no', met: refused },
          within('ready again after there was space', back, 15_000),
        ];
      }),
    ),
};
