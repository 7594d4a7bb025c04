import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { classReportPdf } from './class-report-pdf.ts';
import type { Drawable } from './lab-record-drawing.ts';
import { labRecordPdf } from './lab-record-pdf.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

async function draw(task: Drawable): Promise<void> {
  const bytes = await (task.is === 'record' ? labRecordPdf(task.record) : classReportPdf(task.report));
  parentPort?.postMessage(new Uint8Array(bytes), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (task: Drawable) => void draw(task));
