import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceDocument } from './invoice.rules.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

async function draw(document: InvoiceDocument): Promise<void> {
  parentPort?.postMessage(new Uint8Array(await invoicePdf(document)), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (document: InvoiceDocument) => void draw(document));
