/** Checks what programs wrote, one order after the other. */
import { parentPort } from 'node:worker_threads';

import { BadRecording } from '@abhyas/recording/byte-reader';
import { decodeOutline } from '@abhyas/recording/decode';
import { printerOf } from '@abhyas/recording/replay';

import type { CheckOrder, CheckReply } from './checks.ts';
import { matches } from './compare.ts';
import { readCrash } from './crash-report.ts';

parentPort?.on('message', (order: CheckOrder) => parentPort?.postMessage(check(order), []));

function check(order: CheckOrder): CheckReply {
  if (order.what === 'crash') return readCrash(order.stderr, order.fileName);
  if (order.what === 'printer') return findPrinter(order.recording, order.offset);
  return matches(order.checker, Buffer.from(order.expected).toString(), order.actual);
}

function findPrinter(bytes: Uint8Array, offset: number): number | undefined {
  try {
    const recording = decodeOutline(bytes);
    const last = recording.run?.steps ?? recording.from + recording.steps.length;
    return printerOf(recording, offset) ?? Math.max(0, last - 1);
  } catch (error) {
    if (error instanceof BadRecording) return undefined;
    throw error;
  }
}
