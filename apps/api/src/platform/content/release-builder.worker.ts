import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

import { folderFrom } from '@abhyas/content/files/file-set';
import { isIgnored } from '@abhyas/content/files/folder';
import { buildRelease, type LoadedContent } from '@abhyas/content/load-content';

import { openDatabase, type Database } from '../database/database.ts';
import type { BuildOrder } from './release-builder.ts';
import { readBlobs, storeRelease } from './release-store.ts';

/** More faults than anybody reads; the last line says how many were left out. */
const FAULTS_KEPT = 1000;

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

const { databaseUrl, key, files } = workerData as BuildOrder;
const db = openDatabase(databaseUrl, () => undefined);
try {
  await keepOutcome(db, await buildRelease(folderFrom(await readFiles(db))));
} finally {
  await db.destroy();
}

/** What is no content in a folder on a disk is none in a draft either. */
async function readFiles(database: Database): Promise<Map<string, Uint8Array>> {
  const content = [...files].filter(([path]) => !path.split('/').some(isIgnored));
  const blobs = await readBlobs(
    database,
    content.map(([, hash]) => hash),
  );
  return new Map(content.map(([path, hash]) => [path, blobs.get(hash) ?? new Uint8Array()]));
}

async function keepOutcome(database: Database, content: LoadedContent): Promise<void> {
  if (content.ok) await storeRelease(database, content.bundle);
  const values = {
    release_id: content.ok ? content.bundle.release.id : null,
    faults: JSON.stringify(content.ok ? [] : shortened(content.faults)),
    snippets: JSON.stringify(content.ok ? content.snippets : []),
  };
  await database
    .insertInto('content_build')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

type Faults = Extract<LoadedContent, { ok: false }>['faults'];

function shortened(faults: Faults): Faults {
  if (faults.length <= FAULTS_KEPT) return faults;
  const message = `${faults.length - FAULTS_KEPT} more faults are not shown.`;
  return [...faults.slice(0, FAULTS_KEPT), { file: '', line: 0, message }];
}
