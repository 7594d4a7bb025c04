import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { writeArchive } from '@abhyas/content/import/archive';

import { openPatientDatabase } from '../../platform/database/database.ts';
import { readBlobs } from '../../platform/content/release-store.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

type Order = { readonly databaseUrl: string; readonly files: ReadonlyMap<string, string> };
const { databaseUrl, files } = workerData as Order;
const db = openPatientDatabase(databaseUrl);
try {
  const blobs = await readBlobs(db, [...files.values()]);
  const packed = [...files].map(([path, hash]) => [path, blobs.get(hash) ?? new Uint8Array()] as const);
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(await writeArchive(new Map(packed)));
} finally {
  await db.destroy();
}
