import { consolePiece, type ConsolePiece, type Typed } from '@abhyas/contract/console';
import { withRetry } from '@abhyas/postgres/retry';
import type { Pool } from 'pg';

import type { RunJob } from './job.ts';
import type { WatchKey } from './run-watch.ts';
import { readNotice } from './interactive-notices.ts';

/** How many may wait for a seat: of learners, and of visitors. */
const WAITING_MOST = { learner: 500, visitor: 20 };
const TIMEOUT_MS = 15_000;
/** That somebody looks on is told this often, and when nobody does any more: then the grace begins. */
const ATTEND_INTERVAL_MS = 3000;
/** Pieces are read again this often, and whenever notifications may have been lost. */
const REREAD_INTERVAL_MS = 10_000;

export type InteractiveRequest = {
  readonly runId: string;
  readonly accountKey: string;
  readonly watchName: string;
  readonly job: RunJob;
  readonly visitor: boolean;
  readonly note?: string;
};

/** A piece with its number. */
export type NumberedPiece = { readonly seq: number; readonly piece: ConsolePiece };

export type TypedAnswer = 'accepted' | 'gap' | 'full' | 'over';

type Looker = {
  readonly runId: string;
  readonly heard: (notice: { seq: number; content?: string }) => void;
  readonly reread: () => void;
};

/** The API's side of runs in which somebody talks with a program. */
export class InteractiveClient {
  readonly #pool: Pool;
  readonly #lookers = new Set<Looker>();
  readonly #timer: NodeJS.Timeout;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.#attend(this.#lookers), ATTEND_INTERVAL_MS).unref();
  }

  async submit(run: InteractiveRequest): Promise<'accepted' | 'busy' | 'full' | 'no-runner'> {
    const { runId, accountKey, watchName, job, note, visitor } = run;
    const most = visitor ? WAITING_MOST.visitor : WAITING_MOST.learner;
    const values = [runId, accountKey, watchName, job.language, JSON.stringify(job), note, visitor, most];
    const { rows } = await withRetry(TIMEOUT_MS, () =>
      this.#pool.query<{ answer: 'accepted' | 'busy' | 'full' | 'no-runner' }>(
        'select queue.submit_interactive($1, $2, $3, $4, $5, $6, $7, $8) as answer',
        values,
      ),
    );
    return rows[0]?.answer ?? 'full';
  }

  /** The run of this name, if there is one, and whether it is over. */
  async find({ accountKey, watchName }: WatchKey): Promise<{ runId: string; finished: boolean } | undefined> {
    const { rows } = await withRetry(TIMEOUT_MS, () =>
      this.#pool.query<{ run_id: string; finished: boolean }>({
        name: 'find-interactive',
        text: 'select * from queue.find_interactive($1, $2)',
        values: [accountKey, watchName],
      }),
    );
    const [row] = rows;
    return row && { runId: row.run_id, finished: row.finished };
  }

  /** Types. The same number again changes nothing. */
  async type({ accountKey, watchName }: WatchKey, seq: number, typed: Typed): Promise<TypedAnswer> {
    const { rows } = await withRetry(TIMEOUT_MS, () =>
      this.#pool.query<{ answer: TypedAnswer }>({
        name: 'type-console',
        text: 'select queue.type_console($1, $2, $3, $4) as answer',
        values: [accountKey, watchName, seq, JSON.stringify(typed)],
      }),
    );
    return rows[0]?.answer ?? 'over';
  }

  /** Ends whatever this account still talks with. */
  async endOthers(accountKey: string): Promise<void> {
    await withRetry(TIMEOUT_MS, () => this.#pool.query('select queue.stop_interactive($1)', [accountKey]));
  }

  /** Something was announced of a run's pieces: of one, with it if it is small. */
  hear(payload: string): void {
    const notice = readNotice(payload);
    for (const looker of this.#lookers) if (looker.runId === notice.runId) looker.heard(notice);
  }

  /** Announcements may have been lost before this call. */
  rereadAll(): void {
    for (const looker of this.#lookers) looker.reread();
  }

  /**
   * The pieces after `after` in their order, each of them once, until `signal` aborts. As long as somebody follows a run
   * it counts as looked at.
   */
  async *follow(runId: string, after: number, signal: AbortSignal): AsyncGenerator<NumberedPiece> {
    let last = after;
    let bell = Promise.withResolvers<void>();
    const told = new Map<number, string>();
    // What came before this was heard of is read.
    let mustRead = true;
    const looker: Looker = {
      runId,
      heard: ({ seq, content }) => {
        if (content === undefined) mustRead = true;
        else if (seq > last) told.set(seq, content);
        bell.resolve();
      },
      reread: () => {
        mustRead = true;
        bell.resolve();
      },
    };
    const timer = setInterval(looker.reread, REREAD_INTERVAL_MS);
    signal.addEventListener('abort', () => bell.resolve(), { once: true });
    this.#lookers.add(looker);
    void this.#attend([looker]);
    try {
      while (!signal.aborted) {
        if (mustRead) {
          mustRead = false;
          for (const { seq, content } of await this.#read(runId, last)) told.set(seq, content);
        }
        for (let next = told.get(last + 1); next !== undefined; next = told.get(last + 1)) {
          told.delete(last + 1);
          last += 1;
          const piece = readPiece(next);
          if (piece) yield { seq: last, piece };
        }
        for (const seq of told.keys()) if (seq <= last) told.delete(seq);
        await bell.promise;
        bell = Promise.withResolvers();
      }
    } finally {
      clearInterval(timer);
      this.#lookers.delete(looker);
      void this.#attend([looker]);
    }
  }

  /** All pieces after `after`: for a run that is over. */
  async rest(runId: string, after: number): Promise<NumberedPiece[]> {
    const pieces: NumberedPiece[] = [];
    for (let last = after; ;) {
      const read = await this.#read(runId, last);
      for (const { seq, content } of read) {
        const piece = readPiece(content);
        if (piece) pieces.push({ seq, piece });
        last = seq;
      }
      if (read.length === 0) return pieces;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #read(runId: string, after: number): Promise<{ seq: number; content: string }[]> {
    const query = {
      name: 'read-console',
      text: 'select * from queue.read_console($1, $2)',
      values: [runId, after],
    };
    const { rows } = await withRetry(TIMEOUT_MS, () =>
      this.#pool.query<{ seq: number; content: string }>(query),
    );
    return rows;
  }

  /** Never throws: the next time comes soon. */
  async #attend(lookers: Iterable<Looker>): Promise<void> {
    const runIds = [...new Set([...lookers].map(({ runId }) => runId))];
    if (runIds.length === 0) return;
    await this.#pool.query('select queue.attend($1)', [runIds]).catch(() => undefined);
  }
}

/** A runner of another version, or one in wrong hands, may write anything. */
function readPiece(content: string): ConsolePiece | undefined {
  try {
    return consolePiece.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}
