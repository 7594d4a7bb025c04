import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { InteractiveClient } from './interactive.client.ts';
import { Pace } from './pace.ts';
import { Seats } from './seats.ts';
import { FIRST_ANYHOW_MS } from './slots.ts';
import type { TakenRow } from './taken-row.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let api: Pool;
let runner: Pool;
let client: InteractiveClient;
let freeMb: number;
let taken: TakenRow[];
let paces: Pace[];
beforeEach(async () => {
  database = await createQueueTestDatabase();
  api = new Pool({ connectionString: database.apiUrl, max: 2 });
  runner = new Pool({ connectionString: database.runnerUrl, max: 2 });
  client = new InteractiveClient(api);
  freeMb = 4096;
  taken = [];
  paces = [];
});
afterEach(async () => {
  client.close();
  await Promise.all([api.end(), runner.end()]);
  await database.drop();
});

async function seatsOf(count: number, compiling = count): Promise<Seats> {
  const runnerId = randomUUID();
  await runner.query('select queue.beat($1, $2, $3, $4)', [runnerId, 'a test', 1, []]);
  const seats = new Seats({
    seats: count,
    compiling,
    pool: runner,
    runnerId,
    mayTake: () => true,
    start: (row) => {
      taken.push(row);
      const pace = new Pace({ onBegun: () => void seats.fill() });
      paces.push(pace);
      seats.hold(row, row.visitor ? 'visitor' : 'learner', pace);
    },
    stop: () => undefined,
    onFault: (message, cause) => expect.fail(`${message}: ${String(cause)}`),
    freeMb: () => freeMb,
  });
  return seats;
}

const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };

function submit(visitor = false) {
  const runId = randomUUID();
  const job = { language: 5, code: 'x', limits, task: { kind: 'interactive' } } as const;
  return client.submit({ runId, accountKey: runId, watchName: runId, job, visitor });
}

test('CONSOLE-9: where memory is short nobody is let in beside others, and everybody is once there is some', async () => {
  const seats = await seatsOf(3);
  for (let program = 0; program < 4; program += 1) expect(await submit()).toBe('accepted');
  freeMb = 500;
  await seats.fill();
  expect(taken).toHaveLength(0);
  freeMb = 600;
  await seats.fill();
  expect(taken).toHaveLength(3);
  const [first] = taken;
  if (first) seats.release(first);
  await seats.fill();
  expect(taken).toHaveLength(4);
});

test('CONSOLE-9: visitors take a quarter of the seats, and learners go before them', async () => {
  const seats = await seatsOf(8);
  for (let program = 0; program < 5; program += 1) await submit(true);
  for (let program = 0; program < 3; program += 1) await submit();
  await seats.fill();
  expect(taken.map(({ visitor }) => visitor)).toEqual([false, false, false, true, true]);
});

test('RUNNING-12: of programs for seats a few are compiled at once, the next when one has begun or lasts', async () => {
  const seats = await seatsOf(4, 1);
  for (let program = 0; program < 3; program += 1) expect(await submit()).toBe('accepted');
  await seats.fill();
  expect(taken).toHaveLength(1);
  paces[0]?.drive(() => undefined);
  await expect.poll(() => taken.length).toBe(2);
  await seats.fill();
  expect(taken).toHaveLength(2);
  await sleep(FIRST_ANYHOW_MS);
  await seats.fill();
  expect(taken).toHaveLength(3);
});
