import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { writeArchive } from '@abhyas/content/import/archive';
import type { TextLog } from '@abhyas/contract/practice-texts';
import { momentsOf } from '@abhyas/contract/text-moments';

import { progsnapFiles } from './progsnap.rules.ts';
import type { DatasetTask } from './text-history.service.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

async function answer({ logJson, ...parts }: DatasetTask): Promise<void> {
  const { start, rows } = JSON.parse(new TextDecoder().decode(logJson)) as TextLog;
  const files = progsnapFiles({ ...parts, start, moments: momentsOf(rows) });
  parentPort?.postMessage(new Uint8Array(await writeArchive(files)), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (task: DatasetTask) => void answer(task));
