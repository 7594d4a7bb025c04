import { withRetry } from '@abhyas/postgres/retry';
import type { RunProgress } from '@abhyas/contract/running';
import type { Pool } from 'pg';

import type { RunOutcome } from './job.ts';
import type { RunKind } from './slots.ts';
import type { TakenRow } from './taken-row.ts';

const READ_PATIENCE_MS = 15_000;

/** A run and the lease under which this runner has it. */
type Leased = { readonly runId: string; readonly lease: string };

type Options = {
  readonly pool: Pool;
  readonly runnerId: string;
  readonly onFault: (message: string, cause: unknown) => void;
};

/** What a runner asks of the queue's functions. */
export class WorkerCalls {
  readonly #pool: Pool;
  readonly #runnerId: string;
  readonly #onFault: Options['onFault'];

  constructor({ pool, runnerId, onFault }: Options) {
    this.#pool = pool;
    this.#runnerId = runnerId;
    this.#onFault = onFault;
  }

  /** A waiting run of one of these kinds. Never throws: the next look comes soon. */
  async take(kinds: readonly RunKind[]): Promise<TakenRow | undefined> {
    const query = {
      name: 'take',
      text: 'select * from queue.take_next($1, $2)',
      values: [this.#runnerId, kinds],
    };
    const found = await this.#pool.query<TakenRow>(query).catch((error: unknown) => {
      this.#onFault('no run could be taken', error);
      return { rows: [] };
    });
    return found.rows[0];
  }

  /** Keeps the leases alive. Answers those that this runner has lost, and those of runs that are to stop. */
  async beat(host: string, slots: number, leases: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ lease: string }>('select * from queue.beat($1, $2, $3, $4)', [
      this.#runnerId,
      host,
      slots,
      leases,
    ]);
    return new Set(rows.map((row) => row.lease));
  }

  async readBlobs(hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const { rows } = await withRetry(READ_PATIENCE_MS, () =>
      this.#pool.query<{ hash: string; content: Uint8Array }>('select * from queue.read_blobs($1)', [hashes]),
    );
    return new Map(rows.map((row) => [row.hash, row.content]));
  }

  /** Never throws. */
  async report({ runId, lease }: Leased, progress: RunProgress): Promise<void> {
    await this.#pool
      .query('select queue.report_progress($1, $2, $3)', [runId, lease, JSON.stringify(progress)])
      .catch((error: unknown) => this.#onFault('progress could not be told', error));
  }

  /** Hands in an outcome; a database that is away is asked again for `timeoutMs`. */
  async finish({ runId, lease }: Leased, outcome: RunOutcome, timeoutMs: number): Promise<void> {
    const values = [runId, lease, JSON.stringify(outcome)];
    const { rows } = await withRetry(timeoutMs, () =>
      this.#pool.query<{ taken: boolean }>({
        name: 'finish',
        text: 'select queue.finish_run($1, $2, $3) as taken',
        values,
      }),
    );
    if (rows[0]?.taken !== true) this.#onFault(`the outcome of run ${runId} came too late`, undefined);
  }

  /** Gives a run back, so that it is tried again. Never throws. */
  async giveBack({ runId, lease }: Leased, cause: unknown, timeoutMs: number): Promise<void> {
    const text = cause instanceof Error ? cause.message : String(cause);
    await withRetry(timeoutMs, () =>
      this.#pool.query('select queue.give_back($1, $2, $3)', [runId, lease, text]),
    ).catch((error: unknown) => this.#onFault(`run ${runId} could not be given back`, error));
  }

  /** Says that this runner takes no more runs. Never throws. */
  async leave(): Promise<void> {
    await this.#pool.query('select queue.leave($1)', [this.#runnerId]).catch(() => {});
  }
}
