import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openLoop } from '../../testing/open-loop.ts';
import { percentile } from '../../testing/statistics.ts';
import { processTree } from '../../testing/product.ts';
import { Browser } from '../send.ts';
import { CLASS, type Fault, inTurns, underWork, until, within } from '../fault.ts';
import type { Site } from '../site.ts';
import { mounted } from '../small-disk.ts';

const WORK_MB = 64;
const HOLD_MS = 10_000;
/** Half of the time in which the disk is full: who writes its log with patience is silent for all of it. */
const SILENT_MS = 5000;

export const F7: Fault = {
  name: 'F7',
  title: "the runner's disk and the disk of the logs are full",
  inject: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'abhyas-full-'));
    return mounted(folder, WORK_MB, () => {
      const plan = { apis: 1, runners: 1, runnerEnv: { DATA_DIR: folder }, logFolder: folder };
      return underWork(plan, CLASS, async ({ site, school }) => {
        const filler = join(folder, 'filler');
        await writeFile(filler, Buffer.alloc(WORK_MB * 1024 * 1024)).catch(() => undefined);
        const pids = site.members.map(({ pid }) => pid);
        const before = school.answered;
        await sleep(HOLD_MS);
        const during = school.answered - before;
        await rm(filler);
        const same = site.members.every(({ pid }, index) => pid === pids[index]);
        const away = Object.entries(school.failures).filter(([name]) => name.endsWith(' 502'));
        return [
          { what: 'answers meanwhile', measured: String(during), met: during > 0 },
          within('longest time without a success', [school.longestOutageMs], SILENT_MS),
          {
            what: 'answers that found no API process',
            measured: JSON.stringify(away),
            met: away.length === 0,
          },
          { what: 'no process died of it', measured: same ? 'true' : 'false', met: same },
        ];
      });
    });
  },
};

export const F9: Fault = {
  name: 'F9',
  title: 'a runner host falls silent',
  inject: (rounds) =>
    underWork({ apis: 1, runners: 2 }, CLASS, async ({ site, school }) => {
      let least = Number.POSITIVE_INFINITY;
      await inTurns(Math.ceil(rounds / 2), 2000, async (round) => {
        const runner = site.runners[round % 2];
        // The whole host, its watchdog too: see F23 for a runner that hangs alone.
        const pids = await processTree(runner?.pid ?? 0);
        signalAll(pids, 'SIGSTOP');
        const before = school.answered;
        // Ten seconds of silence, and its runs go to the other.
        await sleep(15_000);
        least = Math.min(least, school.answered - before);
        signalAll(pids, 'SIGCONT');
      });
      return [{ what: 'fewest answers in 15 s of silence', measured: String(least), met: least > 0 }];
    }),
};

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Its program has ended meanwhile.
    }
  }
}

/** The watchdog's five seconds, the start of the next one, and a busy machine. */
const REPLACED_WITHIN_MS = 20_000;

export const F23: Fault = {
  name: 'F23',
  title: 'the event loop of a runner does not turn any more',
  inject: (rounds) =>
    underWork({ apis: 1, runners: 2 }, CLASS, async ({ site, school }) => {
      const replaced: number[] = [];
      await inTurns(rounds, 5000, async (round) => {
        const runner = site.runners[round % 2];
        const hung = runner?.pid;
        runner?.signal('SIGSTOP');
        replaced.push(await until(async () => runner?.pid !== hung));
        await runner?.ready;
      });
      return [
        within('killed by its watchdog and started again', replaced, REPLACED_WITHIN_MS),
        within('longest time without a success', [school.longestOutageMs], SILENT_MS),
      ];
    }),
};

const WORST = [
  'while True:\n    pass\n',
  'kept = [bytearray(1 << 20) for _ in range(1 << 10)]\n',
  'import os\nwhile True:\n    os.fork()\n',
  'while True:\n    print("x" * 1000)\n',
];
const WORST_LEARNERS = 8;
const READS_PER_SECOND = 50;
const WORST_SECONDS = 20;

export const F10: Fault = {
  name: 'F10',
  title: 'the worst programs beside everything else',
  inject: () =>
    underWork({ apis: 1, runners: 1 }, { ...CLASS, clients: 4 }, async ({ site }) => {
      const pids = site.members.map(({ pid }) => pid);
      const over = performance.now() + WORST_SECONDS * 1000;
      const worst = Array.from({ length: WORST_LEARNERS }, (_, seat) => runWorst(site, seat, over));
      const timings = await openLoop({
        address: site.address,
        perSecond: READS_PER_SECOND,
        seconds: WORST_SECONDS,
        ask: () => ({ method: 'GET', path: '/api/payment/pricingplans' }),
      });
      const runs = (await Promise.all(worst)).reduce((sum, count) => sum + count, 0);
      const p99 = percentile(
        timings.map(({ ms }) => ms),
        0.99,
      ).toFixed(0);
      const failed = timings.filter(({ status }) => status !== 200).length;
      const same = site.members.every(({ pid }, index) => pid === pids[index]);
      return [
        { what: 'worst programs run', measured: String(runs), met: runs > 0 },
        {
          what: 'reads that failed',
          measured: `${failed} of ${timings.length}, p99 ${p99} ms`,
          met: failed === 0,
        },
        { what: 'no process died of it', measured: same ? 'true' : 'false', met: same },
      ];
    }),
};

async function runWorst(site: Site, seat: number, over: number): Promise<number> {
  const browser = new Browser(site.address, `127.250.0.${seat + 1}`);
  const person = { name: 'Worst', email: `worst-${seat}@example.in`, password: 'a kolam a day' };
  const { body } = await browser.send({ method: 'POST', path: '/api/users', body: person });
  const token = String(body['token']);
  let runs = 0;
  for (let turn = seat; performance.now() < over; turn += 1) {
    const call = {
      code: WORST[turn % WORST.length],
      language: 5,
      mode: 'ctestcase',
      ctestcase: '',
      assetId: '',
    };
    const answer = await browser.send({ method: 'POST', path: '/api/runner/execute', token, body: call });
    if (answer.status === 200) runs += 1;
  }
  browser.close();
  return runs;
}
