/** Checks what programs wrote, one order after the other. */
import { parentPort } from 'node:worker_threads';

import type { CheckOrder, CheckReply } from './checks.ts';
import { matches } from './compare.ts';
import { readCrash } from './crash-report.ts';

parentPort?.on('message', (order: CheckOrder) => parentPort?.postMessage(carryOut(order), []));

function carryOut(order: CheckOrder): CheckReply {
  if (order.what === 'crash') return readCrash(order.stderr, order.fileName);
  return matches(order.checker, Buffer.from(order.expected).toString(), order.actual);
}
