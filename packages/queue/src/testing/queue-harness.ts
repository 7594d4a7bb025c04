import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

import type { RunJob, RunOutcome } from '../job.ts';
import { RunQueueClient } from '../run-queue.client.ts';
import { RunQueueWorker } from '../run-queue.worker.ts';
import type { TakenRun } from '../taken-run.ts';
import type { Acceptance } from '../submit-run.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './queue-test-database.ts';

type Work = (run: TakenRun) => Promise<RunOutcome>;

export const noBlobs = () => Promise.reject(new Error('no test data was expected to be read'));

/** A queue of one's own with a client, and with as many workers as a test starts. */
export class QueueHarness {
  readonly database: QueueTestDatabase;
  readonly client: RunQueueClient;
  /** What the workers reported. */
  readonly faults: string[] = [];
  readonly #workers = new Set<RunQueueWorker>();

  constructor(database: QueueTestDatabase) {
    this.database = database;
    this.client = new RunQueueClient(database.apiUrl);
  }

  static async open(): Promise<QueueHarness> {
    return new QueueHarness(await createQueueTestDatabase());
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => this.drain(worker)));
    await this.client.close();
    await this.database.drop();
  }

  /** Resolves when the queue has heard the new worker. */
  async startWorker(work: Work, slots = 1): Promise<RunQueueWorker> {
    const worker = new RunQueueWorker({
      url: this.database.runnerUrl,
      slots,
      host: 'a test',
      work,
      onFault: (message) => this.faults.push(message),
    });
    this.#workers.add(worker);
    await worker.joined;
    return worker;
  }

  async drain(worker: RunQueueWorker): Promise<void> {
    this.#workers.delete(worker);
    await worker.drain(0);
  }

  submit(accountKey: string, job: RunJob, runId: string = randomUUID()): Promise<Acceptance> {
    return this.client.submit({ runId, job, accountKey, watchName: runId, readBlob: noBlobs });
  }

  /** What the program printed, or why it did not run. */
  async run(accountKey: string, code: string): Promise<string> {
    const runId = randomUUID();
    const acceptance = await this.submit(accountKey, jobPrinting(code), runId);
    if (acceptance !== 'accepted') return acceptance;
    const outcome = await this.client.outcome(runId, 20_000);
    return typeof outcome === 'object' && outcome.kind === 'custom'
      ? outcome.execution.stdout
      : JSON.stringify(outcome);
  }

  /** Carries out a statement as the owner of the database. */
  async sql(statement: string): Promise<Record<string, unknown>[]> {
    const admin = new Client({ connectionString: this.database.adminUrl });
    await admin.connect();
    try {
      const { rows } = await admin.query<Record<string, unknown>>(statement);
      return rows;
    } finally {
      await admin.end();
    }
  }
}

export function jobPrinting(code: string): RunJob {
  const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };
  return { language: 5, code, limits, task: { kind: 'custom', stdin: '' } };
}

/** An outcome that carries the program's text back, so that answers cannot be mixed up unseen. */
export function echo({ job }: TakenRun): RunOutcome {
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

export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
