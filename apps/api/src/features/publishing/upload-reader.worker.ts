import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

import { strictText } from '@abhyas/content/files/file-set';
import { tagsIn } from '@abhyas/content/files/tag-list';
import { recogniseUpload, type Piece, type Recognised } from '@abhyas/content/import/recognise';

import { openPatientDatabase } from '../../platform/database/database.ts';
import { readBlob, storeFiles } from '../../platform/content/release-store.ts';
import type { FoundPiece } from './upload-writes.rules.ts';
import { findFile } from './draft-files.store.ts';
import { findUpload, keepFound, readParts } from './uploads.store.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

const { databaseUrl, uploadId } = workerData as { databaseUrl: string; uploadId: string };
const db = openPatientDatabase(databaseUrl);
try {
  const upload = await findUpload(db, uploadId);
  if (upload) {
    const file = { name: upload.name, bytes: await readParts(db, uploadId) };
    const tags = await tagsOf(upload.draftId);
    const { kind, hasQuestions, ...found } = await recogniseUpload(file, tags);
    const exercises = hasQuestions ? await recogniseUpload(file, tags, 'exercises') : undefined;
    await keepFound(db, uploadId, {
      kind,
      ...(await stored(found)),
      ...(exercises && { exercises: await stored(exercises) }),
    });
  }
} finally {
  await db.destroy();
}

/** The tags that problems of this draft may carry. */
async function tagsOf(draftId: string): Promise<ReadonlySet<string>> {
  const file = await findFile(db, draftId, 'tags.yaml');
  const bytes = file && (await readBlob(db, file.hash));
  return tagsIn((bytes && strictText(bytes)) ?? '[]');
}

type Pieces = Pick<Recognised, 'pieces' | 'faults' | 'notes'>;

async function stored({ pieces, faults, notes }: Pieces) {
  const found: FoundPiece[] = [];
  for (const piece of pieces) found.push(await storePiece(piece));
  return { pieces: found, faults, notes };
}

async function storePiece(piece: Piece): Promise<FoundPiece> {
  const { id, title, files, isProblem = false, isExercises = false } = piece;
  return { id, title, isProblem, isExercises, files: Object.fromEntries(await storeFiles(db, files)) };
}
