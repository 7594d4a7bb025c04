import { AppError } from '../../platform/errors.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import type { DrawnReport } from './class-report-pdf.ts';
import type { LabRecord } from './lab-record.rules.ts';

export type Drawable =
  | { readonly is: 'record'; readonly record: LabRecord }
  | { readonly is: 'report'; readonly report: DrawnReport };

/** The longest record takes some ten seconds of an idle processor. */
const thread = new IdleWorker<Drawable, Uint8Array>(new URL('./lab-record-pdf.worker.ts', import.meta.url), {
  what: 'lab records',
  withinMs: 60_000,
  late: () => new AppError('assignments.records-busy'),
  heapMb: 384,
});

/** Draws a lab record beside the request loop, one after the other. @throws AppError 503 when it took too long */
export async function drawRecord(record: LabRecord): Promise<Buffer> {
  return Buffer.from(await thread.ask({ is: 'record', record }));
}

/** The same for the report of a class. @throws AppError 503 when it took too long */
export async function drawReport(report: DrawnReport): Promise<Buffer> {
  return Buffer.from(await thread.ask({ is: 'report', report }));
}
