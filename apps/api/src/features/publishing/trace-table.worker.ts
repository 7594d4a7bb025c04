import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { tableIn } from '@abhyas/content/exercises/record-tables';

import type { TableTask } from './trace-tables.service.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(10);

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', ({ steps, wanted }: TableTask) =>
  parentPort?.postMessage(tableIn(steps, wanted), []),
);
