import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { createQueueTestDatabase, type QueueTestDatabase } from '@abhyas/queue/testing/queue-test-database';
import { warmRunner } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
let database: QueueTestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createQueueTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'abhyas-watched-'));
  await warmRunner(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Started = { readonly child: ChildProcess; readonly said: () => string };

/** The runner's own program, with its real sandbox. `program` runs in it first. */
async function start(program = ''): Promise<Started> {
  const child = fork(MAIN, {
    env: {
      PATH,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      QUEUE_DATABASE_URL: database.runnerUrl,
      RUNNER_POOLS: 'off',
    },
    execArgv: program === '' ? [] : ['--import', `data:text/javascript,${encodeURIComponent(program)}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'message');
  return { child, said: () => said };
}

/** What asks for it hangs the event loop, as an expression that goes back forever would. */
const HANGS_WHEN_TOLD = `process.on('SIGUSR2', () => { for (;;); });`;

test('a runner whose event loop does not turn is killed though SIGTERM does not reach it', async () => {
  const { child, said } = await start(HANGS_WHEN_TOLD);
  const ended = once(child, 'exit');
  child.kill('SIGUSR2');
  await sleep(500);
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(said()).toContain("The runner's event loop has not turned for 5 seconds");
});

test('a runner that turns is left alone, leaves when it is asked to, and its watchdog with it', async () => {
  const { child, said } = await start();
  await sleep(8000);
  expect(child.exitCode).toBeNull();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // The watchdog holds the error output open: its end is the stream's.
  if (child.stderr?.readableEnded === false) await once(child.stderr, 'end');
  expect(said()).toBe('');
});

/** For so long gives a process the least share of one processor, which others keep busy. */
async function starve({ pid = 0 }: ChildProcess, ms: number): Promise<void> {
  const spins = ['-c', '0', 'sh', '-c', 'while :; do :; done'];
  const busy = Array.from({ length: 6 }, () => spawn('taskset', spins));
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)]);
  execFileSync('chrt', ['--idle', '-a', '-p', '0', String(pid)]);
  await sleep(ms);
  for (const each of busy) each.kill('SIGKILL');
  execFileSync('chrt', ['--other', '-a', '-p', '0', String(pid)]);
}

test('a runner that gets no processor on a busy machine is left alone', { tags: ['thorough'] }, async () => {
  const { child, said } = await start();
  await starve(child, 15_000);
  expect([child.exitCode, child.signalCode], `it says: ${said()}`).toEqual([null, null]);
  // Whatever else a runner logs when it answers its database late does not matter here.
  expect(said()).not.toContain("The runner's event loop has not turned");
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test(
  'one that hangs on a busy machine is killed all the same, when it has had its five seconds',
  { tags: ['thorough'] },
  async () => {
    const { child, said } = await start(HANGS_WHEN_TOLD);
    const ended = once(child, 'exit');
    child.kill('SIGUSR2');
    await starve(child, 8000);
    expect(child.signalCode).toBeNull();
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(said()).toContain("The runner's event loop has not turned");
  },
);
