import { FewAtOnce } from '../../platform/overload/few-at-once.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import type { Recorded } from './progsnap.rules.ts';
import type { KeptLog } from './text-log.store.ts';

/** What is made of a text's log and its judged runs: a data set of ProgSnap 2 as a zip. */
export type DatasetTask = Pick<Recorded, 'subjectId' | 'problemId' | 'runs'> & {
  /** As the call `textLog` answers it. */
  readonly logJson: Buffer;
};

/** A large data set takes a second or two, a large log half a megabyte. */
const turns = new FewAtOnce({ perAccount: 2, inAll: 20, busy: 'practice.histories-busy' });

const thread = new IdleWorker<DatasetTask, Uint8Array>(new URL('./text-dataset.worker.ts', import.meta.url), {
  what: 'data sets of texts',
  withinMs: 20_000,
  heapMb: 256,
});

/** A log as the call `textLog` answers it: its edits are JSON already, and nobody here looks into them. */
function toJson({ start, rows }: KeptLog): Buffer {
  const written = rows.map(
    ({ version, at, edits }) => `{"version":${version},"at":"${at.toISOString()}","edits":${edits}}`,
  );
  return Buffer.from(`{"start":${JSON.stringify(start)},"rows":[${written.join(',')}]}`);
}

/**
 * Looks a log up, for an account.
 * @param find looks it up, once its turn is certain
 * @throws AppError 503 while several are looked up for this account, or too many for others
 */
export function lookUpLog(accountId: string, find: () => Promise<KeptLog>): Promise<Buffer> {
  return turns.run(accountId, async () => toJson(await find()));
}

type DatasetParts = Omit<DatasetTask, 'logJson'> & { readonly log: KeptLog };

/**
 * Makes a data set beside the request loop: it goes through everything that was typed.
 * @param find looks up what it is made of, once its turn is certain
 * @throws AppError 503 as `lookUpLog`
 */
export function makeDataset(accountId: string, find: () => Promise<DatasetParts>): Promise<Buffer> {
  return turns.run(accountId, async () => {
    const { log, ...parts } = await find();
    return Buffer.from(await thread.ask({ ...parts, logJson: toJson(log) }));
  });
}
