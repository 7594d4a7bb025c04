import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { BENCH_PROBLEM } from '../testing/bench-release.ts';
import { School } from './school.ts';
import { Browser } from './send.ts';
import { Site } from './site.ts';

/** Longer than nginx's fail_timeout. */
const BETWEEN_MS = 3000;

/** A run that lasts until the API process that took it is dead. */
const SLOW = 'import time\nn = int(input())\ntime.sleep(1)\nprint(n * 2)\n';

test('F18 and F1, short: a rolling restart under work fails no request, a kill -9 loses and doubles no run', async () => {
  await Site.during({ apis: 2, runners: 1 }, async (site) => {
    const school = await School.open(site, { clients: 6, pauseMs: 150 });
    for (const api of site.apis) {
      await api.restart();
      await site.ready();
      await sleep(BETWEEN_MS);
    }
    const report = await school.close();
    expect(report).toMatchObject({ failures: {}, lost: [], ghosts: [], doubled: [], stuck: [], wrong: 0 });
    expect(report.runs).toBeGreaterThan(0);

    const browser = new Browser(site.address, '127.9.9.9');
    const person = { name: 'Asha', email: 'asha@example.in', password: 'a kolam a day' };
    const { body } = await browser.send({ method: 'POST', path: '/api/users', body: person });
    const token = String(body['token']);
    const run = { code: SLOW, language: 5, mode: 'submit', assetId: BENCH_PROBLEM, runId: randomUUID() };
    const answer = browser.send({ method: 'POST', path: '/api/runner/execute', token, body: run });
    await sleep(1000);
    for (const api of site.apis) api.signal('SIGKILL');
    expect((await answer).status).toBe(502);
    await site.ready();
    const submissions = () =>
      site.db.selectFrom('submission').select('verdict').where('code', '=', SLOW).execute();
    await expect.poll(submissions, { timeout: 30_000 }).toEqual([{ verdict: 'accepted' }]);
    const again = await browser.send({ method: 'POST', path: '/api/runner/execute', token, body: run });
    expect(again.body).toMatchObject({ done: true });
    const finished = await site.db
      .selectFrom('finished_asset')
      .select('asset_id')
      .where('asset_id', '=', BENCH_PROBLEM)
      .execute();
    expect(finished.length).toBeGreaterThan(0);
    expect(await submissions()).toHaveLength(1);
    browser.close();
  });
}, 240_000);
