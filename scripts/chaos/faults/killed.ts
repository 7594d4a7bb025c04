import { setTimeout as sleep } from 'node:timers/promises';

import { killHard, processTree, stillRunning } from '../../testing/product.ts';
import { CLASS, type Fault, inTurns, underWork, until, within } from '../fault.ts';

const KILL_EVERY_MS = 5000;

export const F1: Fault = {
  name: 'F1',
  title: 'kill -9 of an API process, two behind nginx',
  inject: (rounds) =>
    underWork({ apis: 2, runners: 1 }, CLASS, async ({ site, school }) => {
      const outages: number[] = [];
      await inTurns(rounds, KILL_EVERY_MS, async (round) => {
        await site.ready();
        // nginx asks one that was away again after two seconds (fail_timeout).
        await sleep(2500);
        site.apis[round % 2]?.signal('SIGKILL');
        const before = school.answered;
        outages.push(await until(async () => school.answered > before));
      });
      return [within('next success after a kill', outages, 1000)];
    }),
};

export const F2: Fault = {
  name: 'F2',
  title: 'kill -9 of a runner in the middle of runs',
  inject: (rounds) =>
    underWork({ apis: 1, runners: 2 }, CLASS, async ({ site }) => {
      let orphans = 0;
      await inTurns(rounds, KILL_EVERY_MS, async (round) => {
        const runner = site.runners[round % 2];
        const [pid = 0, ...children] = await processTree(runner?.pid ?? 0);
        killHard(pid);
        await sleep(2000);
        orphans += (await stillRunning(children)).length;
      });
      return [{ what: 'processes left behind', measured: String(orphans), met: orphans === 0 }];
    }),
};

export const F3: Fault = {
  name: 'F3',
  title: 'kill -9 of PostgreSQL',
  inject: (rounds) =>
    underWork({ apis: 2, runners: 1 }, CLASS, async ({ site }) => {
      const back: number[] = [];
      await inTurns(rounds, KILL_EVERY_MS * 2, async () => {
        killHard(await site.database.pid());
        await sleep(100);
        back.push(100 + (await site.ready()));
      });
      return [within('everything ready again', back, 10_000)];
    }),
};
