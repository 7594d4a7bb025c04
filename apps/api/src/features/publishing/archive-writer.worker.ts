import { writeArchive } from '@abhyas/content/import/archive';

import { openPatientDatabase } from '../../platform/database/database.ts';
import { readBlobs } from '../../platform/content/release-store.ts';
import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';

type Order = { readonly databaseUrl: string; readonly files: ReadonlyMap<string, string> };

async function write({ databaseUrl, files }: Order): Promise<Uint8Array> {
  const db = openPatientDatabase(databaseUrl);
  try {
    const blobs = await readBlobs(db, [...files.values()]);
    return await writeArchive(
      new Map([...files].map(([path, hash]) => [path, blobs.get(hash) ?? new Uint8Array()])),
    );
  } finally {
    await db.destroy();
  }
}

serveTasks({ priority: 5, work: write });
