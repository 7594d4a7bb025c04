import type { LookedInto } from '@abhyas/contract/publishing-uploads.staff';
import { limits } from '@abhyas/contract/limits';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requirePath } from './draft-files.service.ts';
import { findHashes } from './draft-files.store.ts';
import { requireDraft } from './drafts.service.ts';
import { isIdTaken, type FoundPiece } from './upload-writes.rules.ts';
import {
  countReceived,
  dropOldUploads,
  findUpload,
  insertUpload,
  putPart,
  type Found,
  type UploadRow,
} from './uploads.store.ts';

type Context = Pick<AppContext, 'db' | 'builder'>;
/** Names an upload of a draft. */
export type UploadIds = { readonly draftId: string; readonly uploadId: string };

const READER = new URL('./upload-reader.worker.ts', import.meta.url);
const NAME_MAX = 200;

/** @throws AppError 404 for an unknown draft, 413 for a file that is too large */
export async function startUpload(
  { db }: Context,
  actor: string,
  { draftId, name, bytes }: { readonly draftId: string; readonly name: string; readonly bytes: number },
): Promise<{ uploadId: string; partBytes: number }> {
  await requireDraft(db, draftId);
  if (bytes > limits.uploadBytesMax) {
    const max = limits.uploadBytesMax / 1024 / 1024;
    throw new AppError('publishing.upload-too-large', { values: { max } });
  }
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).slice(-NAME_MAX);
  requirePath(base);
  await dropOldUploads(db);
  const uploadId = await insertUpload(db, { draftId, accountId: actor, name: base, bytes });
  return { uploadId, partBytes: limits.uploadPartBytes };
}

/** @throws AppError 404 for an unknown upload, 400 for a part that does not belong to it */
export async function receivePart(
  { db }: Context,
  { number, base64, ...ids }: UploadIds & { readonly number: number; readonly base64: string },
): Promise<{ received: number }> {
  const upload = await requireUpload(db, ids);
  const bytes = Buffer.from(base64, 'base64');
  const due = Math.min(limits.uploadPartBytes, upload.bytes - number * limits.uploadPartBytes);
  if (bytes.length !== due) throw new AppError('publishing.upload-part');
  await putPart(db, { uploadId: ids.uploadId, number, bytes });
  return { received: await countReceived(db, ids.uploadId) };
}

/** Unpacks an upload and says what it is. @throws AppError 404, 409 while parts are missing */
export async function lookInto({ db, builder }: Context, ids: UploadIds): Promise<LookedInto> {
  const upload = await requireUpload(db, ids);
  if (!upload.found) {
    if ((await countReceived(db, ids.uploadId)) < upload.bytes) throw incomplete();
    await builder.run(READER, { uploadId: ids.uploadId });
  }
  const { kind, exercises, ...found } = await requireFound(db, ids);
  const paths = [...(await findHashes(db, ids.draftId)).keys()];
  const isKnown = ({ id }: FoundPiece): boolean => isIdTaken(id, paths);
  // The problems of a course or a module come with it.
  const isBeside = ({ isProblem = false }: FoundPiece): boolean => kind !== 'assets' && isProblem;
  const shown = ({ pieces, faults, notes }: Omit<Found, 'kind' | 'exercises'>) => ({
    pieces: pieces
      .filter((piece) => !isBeside(piece))
      .map((piece) => ({
        id: piece.id,
        title: piece.title,
        files: Object.keys(piece.files).length,
        known: isKnown(piece) || pieces.some((each) => isBeside(each) && isKnown(each)),
        isExercises: piece.isExercises ?? false,
      })),
    faults: [...faults],
    notes: [...notes],
  });
  return { kind, ...shown(found), ...(exercises && { exercises: shown(exercises) }) };
}

async function requireUpload(db: Database, { draftId, uploadId }: UploadIds): Promise<UploadRow> {
  const upload = await findUpload(db, uploadId);
  if (upload?.draftId !== draftId) throw new AppError('publishing.upload-unknown');
  return upload;
}

/** What an upload holds, once it was looked into. @throws AppError 404, 409 */
export async function requireFound(db: Database, ids: UploadIds): Promise<Found> {
  const { found } = await requireUpload(db, ids);
  if (!found) throw incomplete();
  return found;
}

function incomplete(): AppError {
  return new AppError('publishing.upload-incomplete');
}
