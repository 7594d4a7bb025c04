/** Checks what programs wrote, one order after the other. */
import { parentPort } from 'node:worker_threads';

import { BadRecording } from '@abhyas/recording/byte-reader';
import { decodeOutline } from '@abhyas/recording/decode';
import type { Recording } from '@abhyas/recording/format';
import { printerOf } from '@abhyas/recording/replay';

import type { CheckOrder, CheckReply } from './checks.ts';
import { matches } from './compare.ts';
import { readCrash } from './crash-report.ts';

parentPort?.on('message', (order: CheckOrder) => parentPort?.postMessage(check(order), []));

function check(order: CheckOrder): CheckReply {
  if (order.what === 'crash') return readCrash(order.stderr, order.fileName);
  if (order.what === 'printer') return findPrinter(order.recording, order.offset);
  if (order.what === 'mistake') return outlineOf(order.recording)?.mistakes?.[0]?.step;
  return matches(order.checker, Buffer.from(order.expected).toString(), order.actual);
}

function findPrinter(bytes: Uint8Array, offset: number): number | undefined {
  const recording = outlineOf(bytes);
  if (!recording) return undefined;
  const last = recording.run?.steps ?? recording.from + recording.steps.length;
  return printerOf(recording, offset) ?? Math.max(0, last - 1);
}

/** Undefined for what is no recording. */
function outlineOf(bytes: Uint8Array): Recording | undefined {
  try {
    return decodeOutline(bytes);
  } catch (error) {
    if (error instanceof BadRecording) return undefined;
    throw error;
  }
}
