import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { certificatePdf, type PrintedCertificate } from './certificate-pdf.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

async function draw(printed: PrintedCertificate): Promise<void> {
  parentPort?.postMessage(new Uint8Array(await certificatePdf(printed)), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (printed: PrintedCertificate) => void draw(printed));
