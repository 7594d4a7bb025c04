import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { echo, QueueHarness, untilAborted } from './testing/queue-harness.ts';

let queue: QueueHarness;
beforeEach(async () => {
  queue = await QueueHarness.open();
});
afterEach(() => queue.close());

test('what a runner throws is tried again, and the run fails after three takes', async () => {
  const attempts: number[] = [];
  await queue.startWorker((taken) => {
    attempts.push(taken.attempt);
    if (taken.job.code === 'cursed' || taken.attempt < 2) return Promise.reject(new Error('the box broke'));
    return Promise.resolve(echo(taken));
  });
  expect(await queue.run('a', 'second time lucky')).toBe('second time lucky');
  expect(await queue.run('a', 'cursed')).toBe('{"kind":"failed","cause":"the box broke"}');
  expect(attempts).toEqual([1, 2, 1, 2, 3]);
});

test('the run of a silent runner goes to another, and the late outcome of the first is refused', async () => {
  const silent = randomUUID();
  await queue.sql(`select queue.beat('${silent}', 'a lost host', 1, '{}')`);
  const answer = queue.run('a', 'taken over');
  await expect.poll(async () => (await queue.client.figures()).waiting).toBe(1);
  const [taken] = await queue.sql(`select run_id, lease from queue.take_run('${silent}')`);
  await queue.startWorker((taken) => Promise.resolve(echo(taken)));
  expect(await answer).toBe('taken over');
  const late = `queue.finish_run('${String(taken?.['run_id'])}', '${String(taken?.['lease'])}', '{}')`;
  expect(await queue.sql(`select ${late} as accepted`)).toEqual([{ accepted: false }]);
});

test('the run of a runner that died before its first sign of life, or after it was given up, goes to another', async () => {
  const [witness, unheard] = [randomUUID(), randomUUID()];
  await queue.sql(`select queue.beat('${witness}', 'a host', 1, '{}')`);
  const answer = queue.run('a', 'taken over');
  await expect.poll(async () => (await queue.client.figures()).waiting).toBe(1);
  expect(await queue.sql(`select run_id from queue.take_run('${unheard}')`)).toHaveLength(1);
  await queue.startWorker((taken) => Promise.resolve(echo(taken)));
  expect(await answer).toBe('taken over');
});

test('a runner that leaves gives back what it has not finished', async () => {
  const leaver = await queue.startWorker(async ({ signal }) => {
    await untilAborted(signal);
    return { kind: 'stopped' };
  });
  const answer = queue.run('a', 'carried on');
  await expect.poll(async () => (await queue.client.figures()).running).toBe(1);
  await queue.startWorker((taken) => Promise.resolve(echo(taken)));
  await queue.drain(leaver);
  expect(await answer).toBe('carried on');
});

test('answers arrive though every connection is cut again and again', async () => {
  await queue.startWorker(async (taken) => {
    await sleep(30);
    return echo(taken);
  }, 4);
  const codes = Array.from({ length: 40 }, (_, index) => `program ${index}`);
  const answers = Promise.all(codes.map((code) => queue.run(code, code)));
  for (let cut = 0; cut < 5; cut += 1) {
    await sleep(150);
    await queue.sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  expect(await answers).toEqual(codes);
});
