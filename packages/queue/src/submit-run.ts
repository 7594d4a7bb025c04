import { createHash } from 'node:crypto';

import { withRetry } from '@abhyas/postgres/retry';
import type { Pool } from 'pg';

import type { RunJob } from './job.ts';

/** How many runs may wait for each slot of a live runner before further ones are denied. */
export const WAITING_PER_SLOT = 200;
/** Of visitors, whom nothing is promised. */
const VISITORS_WAITING_PER_SLOT = 20;

/** How long a call outlives a database that is restarting (measured: 2.7 to 4.9 s after kill -9). */
export const TIMEOUT_MS = 15_000;

export type QueuedRun = {
  /** A fresh UUID of the caller's. Submitting it again, after a lost answer, is harmless. */
  readonly runId: string;
  readonly job: RunJob;
  /** Names the account without saying whose it is. One run of an account waits or runs at a time. */
  readonly accountKey: string;
  /** The name under which this account may watch and stop the run. */
  readonly watchName: string;
  /** Gives a blob's content when the queue does not hold it yet. */
  readonly readBlob: (hash: string) => Promise<Uint8Array>;
  /** Of somebody without an account: it is taken only when no learner's run waits. */
  readonly visitor?: boolean;
  /** Nobody waits for it: it is taken only when no other run waits. */
  readonly background?: boolean;
  /** What is needed to record the outcome, should the caller die: until `markRecorded` is told, `unrecorded` names the run. */
  readonly note?: string;
};

/** `busy`: the account has a run that waits or runs. `full`: too many wait. `no-runner`: none is alive. */
export type Acceptance = 'accepted' | 'busy' | 'full' | 'no-runner';

/** Puts a run into the queue, and before it the test data that the queue does not hold yet. */
export async function submitRun(pool: Pool, run: QueuedRun): Promise<Acceptance> {
  const hashes = hashesOf(run.job);
  const first = await submitOnce(pool, run, hashes);
  if (first !== 'missing-data') return first;
  for (const hash of hashes) await putBlob(pool, hash, await run.readBlob(hash));
  const second = await submitOnce(pool, run, hashes);
  if (second === 'missing-data') throw new Error('The queue lost test data that it had just been given.');
  return second;
}

async function submitOnce(
  pool: Pool,
  run: QueuedRun,
  hashes: string[],
): Promise<Acceptance | 'missing-data'> {
  const { runId, accountKey, watchName, job, background = false, visitor = false, note } = run;
  const known = [runId, accountKey, watchName, job.language, JSON.stringify(job), hashes];
  const { rows } = await withRetry(TIMEOUT_MS, () =>
    pool.query<{ answer: Acceptance | 'missing-data' }>({
      name: 'submit',
      text: 'select queue.submit_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer',
      values: [...known, visitor ? VISITORS_WAITING_PER_SLOT : WAITING_PER_SLOT, background, note, visitor],
    }),
  );
  const answer = rows[0]?.answer;
  if (answer === undefined) throw new Error('The queue gave no answer.');
  return answer;
}

async function putBlob(pool: Pool, hash: string, content: Uint8Array): Promise<void> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== hash) throw new Error(`Test data named ${hash} has the hash ${found}.`);
  await withRetry(TIMEOUT_MS, () => pool.query('select queue.put_blob($1, $2)', [hash, bytes]));
}

function hashesOf(job: RunJob): string[] {
  if (job.task.kind !== 'judge') return [];
  return [...new Set(job.task.tests.flatMap((test) => [test.inputHash, test.answerHash]))];
}
