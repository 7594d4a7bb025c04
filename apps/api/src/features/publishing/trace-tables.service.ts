import { EXERCISES_FILE, TABLES_FILE } from '@abhyas/content/exercises/exercise-files';
import { recordTables, type WantedTable } from '@abhyas/content/exercises/record-tables';
import { tableFile, writeTables } from '@abhyas/content/exercises/tables';
import { FaultList } from '@abhyas/content/files/faults';
import { readYaml } from '@abhyas/content/files/yaml-file';
import type { ExecuteReply } from '@abhyas/contract/running';

import { AppError } from '../../platform/errors.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import { traceAlone } from '../running/trace.service.ts';

/** Steps as a runner answers them: a program may have written anything in their place. */
export type TableTask = { readonly steps: string; readonly wanted: WantedTable };

/** A recording made to be slow takes seconds to read. */
const reader = new IdleWorker<TableTask, string[][] | string>(
  new URL('./trace-table.worker.ts', import.meta.url),
  {
    what: 'tables of traces',
    withinMs: 30_000,
    late: () => new AppError('publishing.preview-busy'),
    heapMb: 512,
  },
);

type Asked = {
  readonly accountId: string;
  readonly requestId: string;
  /** exercises.yaml and traces.yaml of a lesson. */
  readonly exercises: string;
  readonly traces: string;
};

type Tables = {
  readonly traces: string;
  readonly rows: Record<string, string[][]>;
  readonly faults: string[];
};

/** The tables of a lesson's `trace` exercises, each from a real execution. It counts as use; nothing is kept. */
export async function tablesOf(
  context: Parameters<typeof traceAlone>[0],
  { accountId, requestId, exercises, traces }: Asked,
): Promise<Tables> {
  // Tables that cannot be read are no loss: all are made again.
  const known = readYaml({ file: TABLES_FILE, text: traces }, tableFile, new FaultList())?.value ?? {};
  const source = { file: EXERCISES_FILE, text: exercises };
  const recorded = await recordTables(source, known, async (program, wanted) => {
    const { reply } = await traceAlone(context, { accountId, requestId, ...program });
    return whyNone(reply) ?? reader.ask({ steps: reply.recording ?? '', wanted });
  });
  return {
    traces: Object.keys(recorded.tables).length === 0 ? '' : writeTables(recorded.tables),
    rows: Object.fromEntries(Object.entries(recorded.tables).map(([id, { rows }]) => [id, rows])),
    faults: recorded.faults.map(({ message }) => message),
  };
}

/** Why a run has no steps to be read: it was denied, did not build, or ended badly. */
function whyNone({ notif, msg, compile, stderr, verdict, recording }: ExecuteReply): string | undefined {
  if (verdict === 'accepted' && recording !== undefined) return undefined;
  const details = compile?.ok === false ? compile.output : stderr;
  return [notif ?? msg, details].filter(Boolean).join('\n') || 'was not recorded';
}
