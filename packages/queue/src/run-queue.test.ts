import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RunProgress } from '@abhyas/contract/running';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import type { RunJob, RunOutcome } from './job.ts';
import { RunQueueClient } from './run-queue.client.ts';
import { WAITING_PER_SLOT, type Acceptance } from './submit-run.ts';
import { RunQueueWorker, type TakenRun } from './run-queue.worker.ts';
import { closeDatabase } from './queue-database.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let client: RunQueueClient;
const workers = new Set<RunQueueWorker>();
const faults: string[] = [];

beforeEach(async () => {
  database = await createQueueTestDatabase();
  client = new RunQueueClient(database.apiUrl);
  faults.length = 0;
});

afterEach(async () => {
  await Promise.all([...workers].map((worker) => worker.drain(0)));
  workers.clear();
  await client.close();
  await database.drop();
});

type Work = (run: TakenRun) => Promise<RunOutcome>;

async function startWorker(work: Work, slots = 1): Promise<RunQueueWorker> {
  const worker = new RunQueueWorker({
    url: database.runnerUrl,
    slots,
    host: 'a test',
    work,
    onFault: (message) => faults.push(message),
  });
  workers.add(worker);
  await worker.joined;
  return worker;
}

function jobPrinting(code: string): RunJob {
  const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };
  return { language: 5, code, limits, task: { kind: 'custom', stdin: '' } };
}

/** An outcome that carries the program's text back, so that answers cannot be mixed up unseen. */
function echo({ job }: TakenRun): RunOutcome {
  return {
    kind: 'custom',
    compile: { ok: true, output: '', timeMs: 0 },
    limits: { cpuMs: 1000, wallMs: 3000, memoryMb: 64, outputKb: 64 },
    execution: {
      verdict: 'accepted',
      stdout: job.code,
      stderr: '',
      truncated: false,
      exitCode: 0,
      signal: null,
      cpuMs: 1,
      wallMs: 1,
      memoryKb: 1,
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

const noBlobs = () => Promise.reject(new Error('no test data was expected to be read'));

function submit(accountKey: string, job: RunJob, runId: string = randomUUID()): Promise<Acceptance> {
  return client.submit({ runId, job, accountKey, watchName: runId, readBlob: noBlobs });
}

async function run(accountKey: string, code: string): Promise<string> {
  const runId = randomUUID();
  const acceptance = await submit(accountKey, jobPrinting(code), runId);
  if (acceptance !== 'accepted') return acceptance;
  const outcome = await client.outcome(runId, 20_000);
  return typeof outcome === 'object' && outcome.kind === 'custom'
    ? outcome.execution.stdout
    : JSON.stringify(outcome);
}

async function sql(statement: string): Promise<Record<string, unknown>[]> {
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await admin.end();
  }
}

test('a run is carried out and its answer comes back, whatever its text holds', async () => {
  await startWorker((taken) => Promise.resolve(echo(taken)));
  const hostile = 'print("\u0000 \uFFFD नमस्ते 🙂 \' \\ $1 %s")\r\n\ud800';
  expect(await run('a', hostile)).toBe(hostile);
});

test('runs of many accounts at once each get their own answer, once', async () => {
  const done: string[] = [];
  const work: Work = async (taken) => {
    await sleep(Math.random() * 5);
    done.push(taken.job.code);
    return echo(taken);
  };
  await startWorker(work, 3);
  await startWorker(work, 3);
  const codes = Array.from({ length: 120 }, (_, index) => `program ${index}`);
  expect(await Promise.all(codes.map((code) => run(code, code)))).toEqual(codes);
  expect(done.toSorted()).toEqual(codes.toSorted());
});

test('an account has one run that waits or runs; a second is busy until the first has ended', async () => {
  const gate = Promise.withResolvers<void>();
  await startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  const burst = await Promise.all(Array.from({ length: 8 }, () => submit('a', jobPrinting('x'))));
  expect(burst.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect(burst.filter((answer) => answer === 'busy')).toHaveLength(7);
  const other = run('b', 'b waits behind a');
  gate.resolve();
  expect(await other).toBe('b waits behind a');
  expect(await run('a', 'again')).toBe('again');
});

test('submitting the same run twice runs it once', async () => {
  let times = 0;
  await startWorker((taken) => {
    times += 1;
    return Promise.resolve(echo(taken));
  });
  const runId = randomUUID();
  await submit('a', jobPrinting('x'), runId);
  await client.outcome(runId, 20_000);
  expect(await submit('a', jobPrinting('x'), runId)).toBe('accepted');
  await run('b', 'y');
  expect(times).toBe(2);
});

test('without a live runner runs are denied; with too many waiting the queue is full', async () => {
  expect(await submit('a', jobPrinting('x'))).toBe('no-runner');
  const gate = Promise.withResolvers<void>();
  await startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  await submit('holder', jobPrinting('x'));
  await expect.poll(async () => (await client.figures()).running).toBe(1);
  const waiting = Array.from({ length: WAITING_PER_SLOT }, (_, index) => `waiting-${index}`);
  for (const account of waiting) expect(await submit(account, jobPrinting('x'))).toBe('accepted');
  expect(await submit('one too many', jobPrinting('x'))).toBe('full');
  expect(await client.figures()).toMatchObject({
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
  await startWorker(async (taken) => {
    await gate.promise;
    order.push(taken.job.code);
    return echo(taken);
  });
  await submit('holder', jobPrinting('holder'));
  await expect.poll(async () => (await client.figures()).running).toBe(1);
  const runs = ['proof-1', 'proof-2', 'proof-3'].map((name) => ({ name, runId: randomUUID() }));
  for (const { name, runId } of runs) {
    const proof = { runId, job: jobPrinting(name), accountKey: name, watchName: runId, readBlob: noBlobs };
    expect(await client.submit({ ...proof, background: true })).toBe('accepted');
  }
  const runId = randomUUID();
  await submit('learner', jobPrinting('learner'), runId);
  const places = client.progress({ accountKey: 'learner', watchName: runId }, new AbortController().signal);
  expect((await places.next()).value).toEqual({ state: 'queued', place: 1 });
  expect(await client.figures()).toMatchObject({ waiting: 1, running: 1 });
  gate.resolve();
  await Promise.all(runs.map((each) => client.outcome(each.runId, 20_000)));
  expect(order).toEqual(['holder', 'learner', 'proof-1', 'proof-2', 'proof-3']);
});

test('progress tells the place in the queue, the compiler, the tests and the end', async () => {
  const gate = Promise.withResolvers<void>();
  await startWorker(async (taken) => {
    if (taken.job.code === 'first') await gate.promise;
    taken.report({ state: 'testing', test: 1, of: 2 });
    await sleep(300);
    return echo(taken);
  });
  await submit('holder', jobPrinting('first'));
  await submit('ahead', jobPrinting('x'));
  const runId = randomUUID();
  const seen: RunProgress[] = [];
  const watching = (async () => {
    const key = { accountKey: 'a', watchName: runId };
    for await (const progress of client.progress(key, AbortSignal.timeout(20_000))) {
      seen.push(progress);
      if (progress.state === 'queued' && progress.place === 2) gate.resolve();
    }
  })();
  await sleep(50);
  await submit('a', jobPrinting('x'), runId);
  await watching;
  expect(seen[0]).toEqual({ state: 'queued', place: 2 });
  expect(seen).toContainEqual({ state: 'compiling' });
  expect(seen).toContainEqual({ state: 'testing', test: 1, of: 2 });
  expect(seen.at(-1)).toEqual({ state: 'finished' });
});

test('nobody sees or stops the run of another account', async () => {
  const gate = Promise.withResolvers<void>();
  await startWorker(async (taken) => {
    await gate.promise;
    return echo(taken);
  });
  const runId = randomUUID();
  await submit('a', jobPrinting('x'), runId);
  expect(await client.stop({ accountKey: 'b', watchName: runId })).toBe(false);
  const glimpse = client.progress({ accountKey: 'b', watchName: runId }, AbortSignal.timeout(600));
  expect((await glimpse.next()).done).toBe(true);
  gate.resolve();
  expect(await client.outcome(runId, 20_000)).toMatchObject({ kind: 'custom' });
});

test('Stop ends a waiting run at once and a running one through its runner', async () => {
  await startWorker(async ({ signal }) => {
    await untilAborted(signal);
    return { kind: 'stopped' };
  });
  const running = randomUUID();
  const waiting = randomUUID();
  await submit('a', jobPrinting('x'), running);
  await expect.poll(async () => (await client.figures()).running).toBe(1);
  await submit('b', jobPrinting('x'), waiting);
  expect(await client.stop({ accountKey: 'b', watchName: waiting })).toBe(true);
  expect(await client.outcome(waiting, 20_000)).toEqual({ kind: 'stopped' });
  expect(await client.stop({ accountKey: 'a', watchName: running })).toBe(true);
  expect(await client.outcome(running, 20_000)).toEqual({ kind: 'stopped' });
  expect(await client.stop({ accountKey: 'a', watchName: running })).toBe(false);
});

test('what a runner throws is tried again, and the run fails after three takes', async () => {
  const attempts: number[] = [];
  await startWorker((taken) => {
    attempts.push(taken.attempt);
    if (taken.job.code === 'cursed' || taken.attempt < 2) return Promise.reject(new Error('the box broke'));
    return Promise.resolve(echo(taken));
  });
  expect(await run('a', 'second time lucky')).toBe('second time lucky');
  expect(await run('a', 'cursed')).toBe('{"kind":"failed","cause":"the box broke"}');
  expect(attempts).toEqual([1, 2, 1, 2, 3]);
});

test('the run of a silent runner goes to another, and the late outcome of the first is refused', async () => {
  const silent = randomUUID();
  await sql(`select queue.beat('${silent}', 'a lost host', 1, '{}')`);
  const answer = run('a', 'taken over');
  await expect.poll(async () => (await client.figures()).waiting).toBe(1);
  const [taken] = await sql(`select run_id, lease from queue.take_run('${silent}')`);
  await startWorker((taken) => Promise.resolve(echo(taken)));
  expect(await answer).toBe('taken over');
  const late = `queue.finish_run('${String(taken?.['run_id'])}', '${String(taken?.['lease'])}', '{}')`;
  expect(await sql(`select ${late} as accepted`)).toEqual([{ accepted: false }]);
});

test('the run of a runner that died before its first sign of life, or after it was given up, goes to another', async () => {
  const [witness, unheard] = [randomUUID(), randomUUID()];
  await sql(`select queue.beat('${witness}', 'a host', 1, '{}')`);
  const answer = run('a', 'taken over');
  await expect.poll(async () => (await client.figures()).waiting).toBe(1);
  expect(await sql(`select run_id from queue.take_run('${unheard}')`)).toHaveLength(1);
  await startWorker((taken) => Promise.resolve(echo(taken)));
  expect(await answer).toBe('taken over');
});

test("a runner's credentials reach the runner's functions and nothing else", async () => {
  const runner = new Client({ connectionString: database.runnerUrl });
  await runner.connect();
  const forbidden = [
    'select * from queue.run',
    'select * from queue.blob',
    `select queue.submit_run(gen_random_uuid(), 'a', 'a', 0::smallint, '', '{}', 1)`,
    `select queue.put_blob('', '')`,
    'select queue.figures()',
    `select queue.end_run(gen_random_uuid(), '{}')`,
    `select queue.requeue(gen_random_uuid(), '', 1)`,
    `select queue.lose(gen_random_uuid(), '')`,
    'create table mine ()',
    'create temporary table mine ()',
    `select pg_read_file('/etc/passwd')`,
    'select lo_creat(-1)',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'mine')`,
    'select pg_terminate_backend(pg_backend_pid())',
    'select pg_cancel_backend(pg_backend_pid())',
  ];
  for (const statement of forbidden) {
    const refusal = runner.query(statement).then(() => `${statement} was carried out`, String);
    expect(await refusal).toContain('permission denied');
  }
  await runner.end();

  const main = new URL(inject('postgresUrl'));
  await closeDatabase(main.href);
  const elsewhere = new URL(database.runnerUrl);
  elsewhere.pathname = main.pathname;
  const refusal = new Client({ connectionString: elsewhere.href }).connect();
  await expect(refusal).rejects.toThrow('permission denied');
});

test('a runner that changes the settings of its login stops no other', async () => {
  const taken = new Client({ connectionString: database.runnerUrl });
  await taken.connect();
  const { pathname } = new URL(database.runnerUrl);
  for (const setting of [
    'statement_timeout = 1',
    'default_transaction_read_only = on',
    'idle_session_timeout = 1',
  ]) {
    await taken.query(`alter role abhyas_runner in database ${pathname.slice(1)} set ${setting}`);
  }
  await taken.end();
  await startWorker((run) => Promise.resolve(echo(run)));
  expect(await run('a', 'as ever')).toBe('as ever');
  expect(faults).toEqual([]);
});

test('a runner that leaves gives back what it has not finished', async () => {
  const leaver = await startWorker(async ({ signal }) => {
    await untilAborted(signal);
    return { kind: 'stopped' };
  });
  const answer = run('a', 'carried on');
  await expect.poll(async () => (await client.figures()).running).toBe(1);
  await startWorker((taken) => Promise.resolve(echo(taken)));
  await leaver.drain(0);
  workers.delete(leaver);
  expect(await answer).toBe('carried on');
});

test('answers arrive though every connection is cut again and again', async () => {
  await startWorker(async (taken) => {
    await sleep(30);
    return echo(taken);
  }, 4);
  const codes = Array.from({ length: 40 }, (_, index) => `program ${index}`);
  const answers = Promise.all(codes.map((code) => run(code, code)));
  for (let cut = 0; cut < 5; cut += 1) {
    await sleep(150);
    await sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  expect(await answers).toEqual(codes);
});

test('judging data travels by content hash, once, and never under a false name', async () => {
  await startWorker((taken) => Promise.resolve(echo(taken)));
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
    return client.submit({ runId, job: judged, accountKey: runId, watchName: runId, readBlob });
  };
  await expect(submitWith(Buffer.from('forged'))).rejects.toThrow(hash);
  expect(await submitWith(content)).toBe('accepted');
  expect(await submitWith(content)).toBe('accepted');
  expect(reads).toEqual([hash, hash]);
  await expect(sql(`insert into queue.blob (hash, content) values (repeat('0', 64), 'x')`)).rejects.toThrow(
    'check constraint',
  );
});
