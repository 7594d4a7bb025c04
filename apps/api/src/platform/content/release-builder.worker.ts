import { setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { folderFrom } from '@abhyas/content/files/file-set';
import { isIgnored } from '@abhyas/content/files/folder';
import { buildRelease, type LoadedContent, type Progress } from '@abhyas/content/load-content';

import { sql } from 'kysely';

import { openPatientDatabase, type Database } from '../database/database.ts';
import { forgetProgress, noteProgress } from './build-progress.ts';
import { partCache } from './part-cache.ts';
import { findBuild, type BuildOrder, type SignOfLife } from './release-builder.ts';
import { readBlobs, storeRelease } from './release-store.ts';

/** More faults than anybody reads; the last line says how many were left out. */
const FAULTS_KEPT = 1000;

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

/** How often it is noted how far the build is. */
const NOTE_EVERY_MS = 500;
/** While another process builds the same files it is looked every so often whether it has done. */
const LOOK_EVERY_MS = 500;

const { databaseUrl, key, loader, files } = workerData as BuildOrder;
const db = openPatientDatabase(databaseUrl);
try {
  await db.connection().execute(buildAlone);
} finally {
  await db.destroy();
}

/** Of several processes that are asked for the same files one builds, and the others wait. */
async function buildAlone(locking: Database): Promise<void> {
  while (!(await takesLock(locking))) {
    sayAlive('');
    await setTimeout(LOOK_EVERY_MS);
  }
  if (await findBuild(db, key)) return;
  const content = folderFrom(await readFiles(db));
  await keepOutcome(db, await buildRelease(content, { kept: partCache(db, loader), onProgress: follow() }));
  await forgetProgress(db, key);
}

/** It ends with the connection, so that a process that is killed holds nobody up. */
async function takesLock(locking: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${`content build ${key}`}, 0)) as taken`.execute(locking);
  return rows[0]?.taken === true;
}

function follow(): (progress: Progress) => Promise<void> {
  let noted = 0;
  return async ({ at, ...progress }) => {
    sayAlive(at);
    if (Date.now() - noted < NOTE_EVERY_MS) return;
    noted = Date.now();
    await noteProgress(db, key, progress);
  };
}

/** Who waits gives up when nothing is heard for long. */
function sayAlive(at: string): void {
  parentPort?.postMessage({ at } satisfies SignOfLife, []);
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
