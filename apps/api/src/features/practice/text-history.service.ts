import { ConcurrencyLimit } from '../../platform/overload/concurrency-limit.ts';
import { AppError } from '../../platform/errors.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import type { Recorded } from './progsnap.rules.ts';

export { findLog as logSince, keepLogs } from './text-log.store.ts';

/** What is made of a text's log and its judged runs: a data set of ProgSnap 2 as a zip. */
export type DatasetTask = Pick<Recorded, 'subjectId' | 'problemId' | 'runs'> & {
  /** As the call `textLog` answers it. */
  readonly logJson: Buffer;
};

/** A large data set takes a second or two, a large log half a megabyte. */
const concurrency = new ConcurrencyLimit({ perAccount: 2, inAll: 20, busy: 'practice.histories-busy' });

const thread = new IdleWorker<DatasetTask, Uint8Array>(new URL('./text-dataset.worker.ts', import.meta.url), {
  what: 'data sets of texts',
  withinMs: 20_000,
  late: () => new AppError('practice.histories-busy'),
  heapMb: 256,
});

/**
 * Looks a log up, for an account.
 * @param find looks it up, once its turn is certain
 * @throws AppError 503 while several are looked up for this account, or too many for others
 */
export function lookUpLog(accountId: string, find: () => Promise<Buffer>): Promise<Buffer> {
  return concurrency.run(accountId, find);
}

/**
 * Makes a data set beside the request loop: it goes through everything that was typed.
 * @param find looks up what it is made of, once its turn is certain
 * @throws AppError 503 as `lookUpLog`
 */
export function makeDataset(accountId: string, find: () => Promise<DatasetTask>): Promise<Buffer> {
  return concurrency.run(accountId, async () => Buffer.from(await thread.ask(await find())));
}
