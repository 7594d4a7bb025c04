import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

import { strictText } from '@abhyas/content/files/file-set';
import { tagsIn } from '@abhyas/content/files/tag-list';
import { recogniseUpload, type Piece } from '@abhyas/content/import/recognise';

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
    const { kind, pieces, faults, notes } = await recogniseUpload(file, await tagsOf(upload.draftId));
    const found: FoundPiece[] = [];
    for (const piece of pieces) found.push(await storePiece(piece));
    await keepFound(db, uploadId, { kind, pieces: found, faults, notes });
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

async function storePiece({ id, title, files, isProblem = false }: Piece): Promise<FoundPiece> {
  return { id, title, isProblem, files: Object.fromEntries(await storeFiles(db, files)) };
}
