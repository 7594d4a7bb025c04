import { setTimeout } from 'node:timers/promises';

import { folderFrom } from '@abhyas/content/files/file-set';
import { isIgnored } from '@abhyas/content/files/folder';
import { buildRelease, type LoadedContent, type Progress } from '@abhyas/content/load-content';

import { sql } from 'kysely';

import { openPatientDatabase, type Database } from '../database/database.ts';
import { serveTasks } from '../worker-threads/serve-tasks.ts';
import { forgetProgress, noteProgress } from './build-progress.ts';
import { partCache } from './part-cache.ts';
import { findBuild, type BuildOrder, type SignOfLife } from './release-builder.ts';
import { readBlobs, storeRelease } from './release-store.ts';

/** More faults than anybody reads; the last line says how many were left out. */
const FAULTS_KEPT = 1000;

/** How often it is noted how far the build is. */
const NOTE_EVERY_MS = 500;
/** While another process builds the same files it is looked every so often whether it has done. */
const LOOK_EVERY_MS = 500;

type Tell = (sign: SignOfLife) => void;

async function build(order: BuildOrder, tell: Tell): Promise<void> {
  const db = openPatientDatabase(order.databaseUrl);
  try {
    await db.connection().execute((locking) => buildAlone(order, { db, locking, tell }));
  } finally {
    await db.destroy();
  }
}

type Building = { readonly db: Database; readonly locking: Database; readonly tell: Tell };

/** Of several processes that are asked for the same files one builds, and the others wait. */
async function buildAlone(
  { key, loader, files }: BuildOrder,
  { db, locking, tell }: Building,
): Promise<void> {
  while (!(await takesLock(locking, key))) {
    tell({ at: '' });
    await setTimeout(LOOK_EVERY_MS);
  }
  if (await findBuild(db, key)) return;
  const content = folderFrom(await readFiles(db, files));
  const onProgress = followed(key, { db, tell });
  await keepOutcome(db, key, await buildRelease(content, { kept: partCache(db, loader), onProgress }));
  await forgetProgress(db, key);
}

/** It ends with the connection, so that a process that is killed holds nobody up. */
async function takesLock(locking: Database, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${`content build ${key}`}, 0)) as taken`.execute(locking);
  return rows[0]?.taken === true;
}

/** Tells of each step, and notes now and then how far it is. */
function followed(
  key: string,
  { db, tell }: Pick<Building, 'db' | 'tell'>,
): (progress: Progress) => Promise<void> {
  let noted = 0;
  return async ({ at, ...progress }) => {
    tell({ at });
    if (Date.now() - noted < NOTE_EVERY_MS) return;
    noted = Date.now();
    await noteProgress(db, key, progress);
  };
}

/** What is no content in a folder on a disk is none in a draft either. */
async function readFiles(db: Database, files: BuildOrder['files']): Promise<Map<string, Uint8Array>> {
  const content = [...files].filter(([path]) => !path.split('/').some(isIgnored));
  const blobs = await readBlobs(
    db,
    content.map(([, hash]) => hash),
  );
  return new Map(content.map(([path, hash]) => [path, blobs.get(hash) ?? new Uint8Array()]));
}

async function keepOutcome(db: Database, key: string, content: LoadedContent): Promise<void> {
  if (content.ok) await storeRelease(db, content.bundle);
  const values = {
    release_id: content.ok ? content.bundle.release.id : null,
    faults: JSON.stringify(content.ok ? [] : shortened(content.faults)),
    snippets: JSON.stringify(content.ok ? content.snippets : []),
  };
  await db
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

serveTasks({ priority: 5, work: build });
