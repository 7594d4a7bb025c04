import { randomUUID } from 'node:crypto';

import { withClient } from '@abhyas/postgres/with-client';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { RunOutcome } from './job.ts';
import { RunQueueClient } from './run-queue.client.ts';
import { RunQueueWorker } from './run-queue.worker.ts';
import type { TakenRun } from './taken-run.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let client: RunQueueClient;
let worker: RunQueueWorker;
let end: PromiseWithResolvers<RunOutcome>;

const DRAWS = 'draws by itself';

/** Answers each line. */
function answer({ conversation, job }: TakenRun): Promise<RunOutcome> {
  if (job.code === DRAWS) return draw(conversation);
  conversation?.onTyped((typed) => {
    if (typed.key === 'text') conversation.tell({ kind: 'shown', text: `got ${typed.text}` });
  });
  return end.promise;
}

/** Shows a number every few milliseconds, and waits and goes on in between. */
async function draw(conversation: TakenRun['conversation']): Promise<RunOutcome> {
  const until = performance.now() + 4000;
  for (let frame = 0; performance.now() < until; frame += 1) {
    conversation?.tell({ kind: 'shown', text: `${frame} ` });
    conversation?.tell({ kind: 'stands', waits: frame % 2 === 0, echoes: true, byLine: true });
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  conversation?.tell({ kind: 'stands', waits: true, echoes: true, byLine: true });
  return { kind: 'stopped' };
}

beforeEach(async () => {
  end = Promise.withResolvers();
  database = await createQueueTestDatabase();
  client = new RunQueueClient(database.apiUrl);
  worker = new RunQueueWorker({
    url: database.runnerUrl,
    slots: 1,
    seats: 1,
    host: 'a test',
    work: answer,
    onFault: () => undefined,
  });
  await worker.joined;
});
afterEach(async () => {
  end.resolve({ kind: 'stopped' });
  await worker.drain(0);
  await client.close();
  await database.drop();
});

async function begin(code: string) {
  const runId = randomUUID();
  const key = { accountKey: runId, watchName: runId };
  const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };
  const job = { language: 5, code, limits, task: { kind: 'interactive' } } as const;
  expect(await client.interactive.submit({ ...key, runId, job, visitor: false })).toBe('accepted');
  return { runId, key };
}

test('CONSOLE-7: a program that draws by itself is told in few pieces, whole and in order', async () => {
  const { runId } = await begin(DRAWS);
  expect(await client.outcome(runId, 10_000)).toEqual({ kind: 'stopped' });
  const pieces = (await client.interactive.rest(runId, 0)).map(({ piece }) => piece);
  const shown = pieces.map((piece) => (piece.kind === 'shown' ? piece.text : '')).join('');
  const frames = shown.trim().split(' ').map(Number);
  expect(frames).toEqual(frames.map((_, at) => at));
  expect(pieces.at(-1)).toEqual({ kind: 'stands', waits: true, echoes: true, byLine: true });
  // 2 seconds at 50 a second and 2 at 17, and what is left over at either end: each time what it showed, and how it stands.
  expect(pieces.length).toBeLessThanOrEqual(2 * (100 + 34 + 4));
}, 20_000);

test('CONSOLE-7: what is announced while every connection is cut is read when they are back, not long after', async () => {
  const { runId, key } = await begin('x');
  let shown = '';
  const leave = new AbortController();
  const listening = (async () => {
    for await (const { piece } of client.interactive.follow(runId, 0, leave.signal)) {
      if (piece.kind === 'shown') shown += piece.text;
    }
  })();
  for (const [at, word] of ['one\n', 'two\n', 'three\n'].entries()) {
    await withClient(database.adminUrl, (admin) =>
      admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    expect(await client.interactive.type(key, at + 1, { key: 'text', text: word })).toBe('accepted');
    await expect.poll(() => shown, { timeout: 4000 }).toContain(word);
  }
  expect(shown).toBe('got one\ngot two\ngot three\n');
  leave.abort();
  await listening;
});
