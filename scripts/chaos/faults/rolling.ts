import { setTimeout as sleep } from 'node:timers/promises';

import { CLASS, type Fault, underWork } from '../fault.ts';

/** Longer than nginx's fail_timeout: it has to know that the first is back before the second leaves. */
const BETWEEN_MS = 3000;

export const F18: Fault = {
  name: 'F18',
  title: 'rolling restart behind nginx, under work',
  inject: (rounds) =>
    underWork({ apis: 2, runners: 1 }, CLASS, async ({ site, school }) => {
      for (let round = 0; round < rounds; round += 1) {
        const api = site.apis[round % 2];
        await api?.restart();
        await site.ready();
        await sleep(BETWEEN_MS);
      }
      const failed = Object.values(school.failures).reduce((sum, count) => sum + count, 0);
      return [
        { what: 'failed requests', measured: `${failed} of ${school.answered + failed}`, met: failed === 0 },
      ];
    }),
};
