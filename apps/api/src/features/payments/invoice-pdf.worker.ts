import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { invoicePdf, type DrawnInvoice } from './invoice-pdf.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

async function draw(drawn: DrawnInvoice): Promise<void> {
  parentPort?.postMessage(new Uint8Array(await invoicePdf(drawn)), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (drawn: DrawnInvoice) => void draw(drawn));
