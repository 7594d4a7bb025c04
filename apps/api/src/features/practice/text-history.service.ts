import { FewAtOnce } from '../../platform/overload/few-at-once.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import type { Recorded } from './progsnap.rules.ts';
import type { KeptLog } from './text-log.store.ts';

/** What is made of a text's log: with `dataset` a data set of ProgSnap 2 as a zip, else the moments as JSON. */
export type HistoryTask = {
  readonly log: KeptLog;
  readonly dataset?: Pick<Recorded, 'subjectId' | 'problemId' | 'runs'>;
};

/** A large one takes a second or two. */
const turns = new FewAtOnce({ perAccount: 2, inAll: 20, busy: 'practice.histories-busy' });

const thread = new IdleWorker<HistoryTask, Uint8Array>(new URL('./text-history.worker.ts', import.meta.url), {
  what: 'histories of texts',
  withinMs: 20_000,
  heapMb: 256,
});

/**
 * Makes a history beside the request loop: it goes through everything that was typed.
 * @param read reads what it is made of, once its turn is certain
 * @throws AppError 503 while too many others are being made, or several for this account
 */
export function makeHistory(accountId: string, read: () => Promise<HistoryTask>): Promise<Buffer> {
  return turns.run(accountId, async () => Buffer.from(await thread.ask(await read())));
}
