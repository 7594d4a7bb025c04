import { strictText } from '@abhyas/content/files/file-set';
import { tagsIn } from '@abhyas/content/files/tag-list';
import { recogniseUpload, type Piece, type Recognised } from '@abhyas/content/import/recognise';

import { openPatientDatabase, type Database } from '../../platform/database/database.ts';
import { readBlob, storeFiles } from '../../platform/content/release-store.ts';
import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import type { FoundPiece } from './upload-writes.rules.ts';
import { findFile } from './draft-files.store.ts';
import { findUpload, keepFound, readParts } from './uploads.store.ts';

type Order = { readonly databaseUrl: string; readonly uploadId: string };

async function read({ databaseUrl, uploadId }: Order): Promise<void> {
  const db = openPatientDatabase(databaseUrl);
  try {
    await lookInto(db, uploadId);
  } finally {
    await db.destroy();
  }
}

async function lookInto(db: Database, uploadId: string): Promise<void> {
  const upload = await findUpload(db, uploadId);
  if (!upload) return;
  const file = { name: upload.name, bytes: await readParts(db, uploadId) };
  const tags = await tagsOf(db, upload.draftId);
  const { kind, hasQuestions, ...found } = await recogniseUpload(file, tags);
  const exercises = hasQuestions ? await recogniseUpload(file, tags, 'exercises') : undefined;
  await keepFound(db, uploadId, {
    kind,
    ...(await stored(db, found)),
    ...(exercises && { exercises: await stored(db, exercises) }),
  });
}

/** The tags that problems of this draft may carry. */
async function tagsOf(db: Database, draftId: string): Promise<ReadonlySet<string>> {
  const file = await findFile(db, draftId, 'tags.yaml');
  const bytes = file && (await readBlob(db, file.hash));
  return tagsIn((bytes && strictText(bytes)) ?? '[]');
}

type Pieces = Pick<Recognised, 'pieces' | 'faults' | 'notes'>;

async function stored(db: Database, { pieces, faults, notes }: Pieces) {
  const found: FoundPiece[] = [];
  for (const piece of pieces) found.push(await storePiece(db, piece));
  return { pieces: found, faults, notes };
}

async function storePiece(db: Database, piece: Piece): Promise<FoundPiece> {
  const { id, title, files, isProblem = false, isExercises = false } = piece;
  return { id, title, isProblem, isExercises, files: Object.fromEntries(await storeFiles(db, files)) };
}

serveTasks({ priority: 5, work: read });
