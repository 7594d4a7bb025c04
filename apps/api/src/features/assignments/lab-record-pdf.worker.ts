import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import { classReportPdf } from './class-report-pdf.ts';
import type { Drawable } from './lab-record-drawing.ts';
import { labRecordPdf } from './lab-record-pdf.ts';

serveTasks({
  priority: 10,
  work: async (task: Drawable) =>
    new Uint8Array(await (task.is === 'record' ? labRecordPdf(task.record) : classReportPdf(task.report))),
});
