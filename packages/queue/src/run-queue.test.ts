import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RunProgress } from '@abhyas/contract/running';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { RunJob } from './job.ts';
import type { TakenRun } from './taken-run.ts';
import { WAITING_PER_SLOT, type Acceptance } from './submit-run.ts';
import { echo, jobPrinting, noBlobs, QueueHarness, untilAborted } from './testing/queue-harness.ts';

let queue: QueueHarness;
beforeEach(async () => {
  queue = await QueueHarness.open();
});
afterEach(() => queue.close());

test('a run is carried out and its answer comes back, whatever its text holds', async () => {
  await queue.startWorker((taken) => Promise.resolve(echo(taken)));
  const hostile = 'print("\u0000 \uFFFD नमस्ते 🙂 \' \\ $1 %s")\r\n\ud800';
  expect(await queue.run('a', hostile)).toBe(hostile);
});

test('runs of many accounts at once each get their own answer, once', async () => {
  const done: string[] = [];
  const work = async (taken: TakenRun) => {
    await sleep(Math.random() * 5);
    done.push(taken.job.code);
    return echo(taken);
  };
  await queue.startWorker(work, 3);
  await queue.startWorker(work, 3);
  const codes = Array.from({ length: 120 }, (_, index) => `program ${index}`);
  expect(await Promise.all(codes.map((code) => queue.run(code, code)))).toEqual(codes);
  expect(done.toSorted()).toEqual(codes.toSorted());
});

test('an account has one run that waits or runs; a second is busy until the first has ended', async () => {
  const gate = Promise.withResolvers<void>();
  await queue.startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  const burst = await Promise.all(Array.from({ length: 8 }, () => queue.submit('a', jobPrinting('x'))));
  expect(burst.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect(burst.filter((answer) => answer === 'busy')).toHaveLength(7);
  const other = queue.run('b', 'b waits behind a');
  gate.resolve();
  expect(await other).toBe('b waits behind a');
  expect(await queue.run('a', 'again')).toBe('again');
});

test('submitting the same run twice runs it once', async () => {
  let times = 0;
  await queue.startWorker((taken) => {
    times += 1;
    return Promise.resolve(echo(taken));
  });
  const runId = randomUUID();
  await queue.submit('a', jobPrinting('x'), runId);
  await queue.client.outcome(runId, 20_000);
  expect(await queue.submit('a', jobPrinting('x'), runId)).toBe('accepted');
  await queue.run('b', 'y');
  expect(times).toBe(2);
});

test('without a live runner runs are denied; with too many waiting the queue is full', async () => {
  expect(await queue.submit('a', jobPrinting('x'))).toBe('no-runner');
  const gate = Promise.withResolvers<void>();
  await queue.startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  await queue.submit('holder', jobPrinting('x'));
  await expect.poll(async () => (await queue.client.figures()).running).toBe(1);
  const waiting = Array.from({ length: WAITING_PER_SLOT }, (_, index) => `waiting-${index}`);
  for (const account of waiting) expect(await queue.submit(account, jobPrinting('x'))).toBe('accepted');
  expect(await queue.submit('one too many', jobPrinting('x'))).toBe('full');
  expect(await queue.client.figures()).toMatchObject({
    waiting: WAITING_PER_SLOT,
    running: 1,
    runners: 1,
    slots: 1,
  });
  gate.resolve();
});

test('a run in the background waits until no other does, is in nobody’s way and in no figure', async () => {
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  await queue.startWorker(async (taken) => {
    await gate.promise;
    order.push(taken.job.code);
    return echo(taken);
  });
  await queue.submit('holder', jobPrinting('holder'));
  await expect.poll(async () => (await queue.client.figures()).running).toBe(1);
  const runs = ['proof-1', 'proof-2', 'proof-3'].map((name) => ({ name, runId: randomUUID() }));
  for (const { name, runId } of runs) {
    const proof = { runId, job: jobPrinting(name), accountKey: name, watchName: runId, readBlob: noBlobs };
    expect(await queue.client.submit({ ...proof, background: true })).toBe('accepted');
  }
  const runId = randomUUID();
  await queue.submit('learner', jobPrinting('learner'), runId);
  const places = queue.client.progress(
    { accountKey: 'learner', watchName: runId },
    new AbortController().signal,
  );
  expect((await places.next()).value).toEqual({ state: 'queued', place: 1 });
  expect(await queue.client.figures()).toMatchObject({ waiting: 1, running: 1 });
  gate.resolve();
  await Promise.all(runs.map((each) => queue.client.outcome(each.runId, 20_000)));
  expect(order).toEqual(['holder', 'learner', 'proof-1', 'proof-2', 'proof-3']);
});

test('progress tells the place in the queue, the compiler, the tests and the end', async () => {
  const gate = Promise.withResolvers<void>();
  await queue.startWorker(async (taken) => {
    if (taken.job.code === 'first') await gate.promise;
    taken.report({ state: 'testing', test: 1, of: 2 });
    await sleep(300);
    return echo(taken);
  });
  await queue.submit('holder', jobPrinting('first'));
  await queue.submit('ahead', jobPrinting('x'));
  const runId = randomUUID();
  const seen: RunProgress[] = [];
  const watching = (async () => {
    const key = { accountKey: 'a', watchName: runId };
    for await (const progress of queue.client.progress(key, AbortSignal.timeout(20_000))) {
      seen.push(progress);
      if (progress.state === 'queued' && progress.place === 2) gate.resolve();
    }
  })();
  await sleep(50);
  await queue.submit('a', jobPrinting('x'), runId);
  await watching;
  expect(seen[0]).toEqual({ state: 'queued', place: 2 });
  expect(seen).toContainEqual({ state: 'compiling' });
  expect(seen).toContainEqual({ state: 'testing', test: 1, of: 2 });
  expect(seen.at(-1)).toEqual({ state: 'finished' });
});

test('nobody sees or stops the run of another account', async () => {
  const gate = Promise.withResolvers<void>();
  await queue.startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  const runId = randomUUID();
  await queue.submit('a', jobPrinting('x'), runId);
  expect(await queue.client.stop({ accountKey: 'b', watchName: runId })).toBe(false);
  const glimpse = queue.client.progress({ accountKey: 'b', watchName: runId }, AbortSignal.timeout(600));
  expect((await glimpse.next()).done).toBe(true);
  gate.resolve();
  expect(await queue.client.outcome(runId, 20_000)).toMatchObject({ kind: 'custom' });
});

test('Stop ends a waiting run at once and a running one through its runner', async () => {
  await queue.startWorker(async ({ signal }) => {
    await untilAborted(signal);
    return { kind: 'stopped' };
  });
  const running = randomUUID();
  const waiting = randomUUID();
  await queue.submit('a', jobPrinting('x'), running);
  await expect.poll(async () => (await queue.client.figures()).running).toBe(1);
  await queue.submit('b', jobPrinting('x'), waiting);
  expect(await queue.client.stop({ accountKey: 'b', watchName: waiting })).toBe(true);
  expect(await queue.client.outcome(waiting, 20_000)).toEqual({ kind: 'stopped' });
  expect(await queue.client.stop({ accountKey: 'a', watchName: running })).toBe(true);
  expect(await queue.client.outcome(running, 20_000)).toEqual({ kind: 'stopped' });
  expect(await queue.client.stop({ accountKey: 'a', watchName: running })).toBe(false);
});

test('judging data travels by content hash, once, and never under a false name', async () => {
  await queue.startWorker((taken) => Promise.resolve(echo(taken)));
  const content = Buffer.from('5\n1 2 3 4 5\n');
  const hash = createHash('sha256').update(content).digest('hex');
  const judged: RunJob = {
    ...jobPrinting('x'),
    task: {
      kind: 'judge',
      tests: [{ name: 't', inputHash: hash, answerHash: hash, hidden: true }],
      checker: { kind: 'exact' },
      stopAtFirstFailure: true,
    },
  };
  const reads: string[] = [];
  const submitWith = (answer: Uint8Array): Promise<Acceptance> => {
    const readBlob = (wanted: string): Promise<Uint8Array> => {
      reads.push(wanted);
      return Promise.resolve(answer);
    };
    const runId = randomUUID();
    return queue.client.submit({ runId, job: judged, accountKey: runId, watchName: runId, readBlob });
  };
  await expect(submitWith(Buffer.from('forged'))).rejects.toThrow(hash);
  expect(await submitWith(content)).toBe('accepted');
  expect(await submitWith(content)).toBe('accepted');
  expect(reads).toEqual([hash, hash]);
  await expect(
    queue.sql(`insert into queue.blob (hash, content) values (repeat('0', 64), 'x')`),
  ).rejects.toThrow('check constraint');
});
