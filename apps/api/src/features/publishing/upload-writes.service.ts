import type { CallRequest } from '@abhyas/contract/call';
import type { Destination, PutFiles, putUpload } from '@abhyas/contract/publishing-uploads.staff';
import { limits } from '@abhyas/contract/limits';
import { strictText, textBytes } from '@abhyas/content/files/file-set';
import { newFiles } from '@abhyas/content/forms/new-files';
import { ARCHIVE_LIMITS } from '@abhyas/content/import/archive';
import { withListed } from '@abhyas/content/import/into-bank';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readBlob, storeFiles } from '../../platform/content/release-store.ts';
import { normaliseLine } from '../auth/auth.rules.ts';
import { requirePath } from './draft-files.service.ts';
import { placedInLesson, placedInThemselves, requireConcept } from './exercise-uploads.service.ts';
import { findFile, findHashes, putFiles, removeUnder } from './draft-files.store.ts';
import { requireLocked } from './drafts.service.ts';
import { touchDraft } from './drafts.store.ts';
import {
  newFolder,
  writesOfFiles,
  writesOfPieces,
  writesOfSchool,
  type DraftWrites,
  type FoundPiece,
  titlesOf,
} from './upload-writes.rules.ts';
import { requireFound, type UploadIds } from './uploads.service.ts';
import { deleteUpload, type Found } from './uploads.store.ts';

type Context = Pick<AppContext, 'db'>;

type PutRequest = UploadIds & CallRequest<typeof putUpload>['body'];

/** Puts what an upload holds into the draft. @throws AppError 404, 409 before it was looked into */
export async function putIntoDraft({ db }: Context, actor: string, request: PutRequest): Promise<PutFiles> {
  const { draftId, uploadId } = request;
  return db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    const found = await requireFound(trx, request);
    const { cleared, written, folders } = await writesOf(trx, found, request);
    for (const folder of cleared) await removeUnder(trx, draftId, folder);
    await putFiles(trx, { draftId, accountId: actor, hashes: written });
    await requireFit(trx, draftId);
    await deleteUpload(trx, uploadId);
    await touchDraft(trx, draftId);
    const after = { kind: found.kind, folders, files: written.size, ...(cleared.length > 0 && { cleared }) };
    await recordAudit(trx, { actor, action: 'content.draft-upload', subject: draftId, after });
    return { files: written.size, folders: [...folders] };
  });
}

async function writesOf(trx: Database, found: Found, request: PutRequest): Promise<DraftWrites> {
  const { exercises, ...asQuiz } = found;
  if (!request.exercises) return writesOfFound(trx, asQuiz, request);
  if (!exercises) throw new AppError('publishing.upload-empty');
  const { draftId } = request;
  const { lesson: folder } = request.exercises;
  const concept = await requireConcept(trx, draftId, request.exercises.concept);
  if (folder === undefined)
    return writesOfFound(
      trx,
      { ...found, pieces: await placedInThemselves(trx, exercises.pieces, concept) },
      request,
    );
  const written = await placedInLesson(trx, exercises.pieces.filter(isOwn), { draftId, folder, concept });
  const others = exercises.pieces.filter((piece) => !isOwn(piece));
  const rest =
    others.length === 0 ? NOTHING : await writesOfFound(trx, { ...found, pieces: others }, request);
  return {
    ...rest,
    written: new Map([...rest.written, ...written]),
    folders: [...rest.folders, folder],
  };
}

const isOwn = ({ isExercises = false }: FoundPiece): boolean => isExercises;

const NOTHING: DraftWrites = { cleared: [], written: new Map(), folders: [], problems: [] };

async function writesOfFound(
  trx: Database,
  { kind, pieces }: Found,
  request: PutRequest,
): Promise<DraftWrites> {
  const [first] = pieces;
  if (!first) throw new AppError('publishing.upload-empty');
  const { known } = request;
  if (kind === 'school') return writesOfSchool(first, known);
  if (kind === 'files') {
    if (request.folder) requirePath(request.folder);
    return writesOfFiles(first, request.folder ?? '');
  }
  const paths = new Set((await findHashes(trx, request.draftId)).keys());
  const made = await makeParent(trx, kind, { request, paths, about: titlesOf(pieces) });
  const writes = writesOfPieces(pieces, {
    parent: made.parent,
    known,
    paths: [...paths, ...made.written.keys()],
  });
  if (!writes) throw new AppError('publishing.folder-full', { values: { path: made.parent } });
  const written = new Map([...made.written, ...writes.written]);
  if (kind !== 'assets' || writes.problems.length === 0) return { ...writes, written };
  return {
    ...writes,
    written: new Map([...written, ...(await listedIn(trx, made.parent, { request, written, writes }))]),
  };
}

type Listed = {
  readonly request: PutRequest;
  readonly written: ReadonlyMap<string, string>;
  readonly writes: DraftWrites;
};

/** The module that the problems of an upload were meant for lists them. */
async function listedIn(
  trx: Database,
  module: string,
  { request, written, writes }: Listed,
): Promise<Map<string, string>> {
  const file = `${module}/subtopic.yaml`;
  const hash = written.get(file) ?? (await findFile(trx, request.draftId, file))?.hash;
  const text = hash === undefined ? null : strictText((await readBlob(trx, hash)) ?? new Uint8Array());
  return text === null ? new Map() : storeTexts(trx, { [file]: withListed(text, writes.problems) });
}

type Parent = { readonly parent: string; readonly written: Map<string, string> };
type Asked = {
  readonly request: PutRequest;
  readonly paths: ReadonlySet<string>;
  readonly about: string;
};

/** The folder that the pieces go into; a course or a module that is not there yet is made. */
async function makeParent(
  trx: Database,
  kind: Found['kind'],
  { request, paths, about }: Asked,
): Promise<Parent> {
  const written = new Map<string, string>();
  const step = async (parent: string, where: Destination | undefined, depth: 2 | 3): Promise<string> => {
    if (!where) throw new AppError('publishing.place-missing');
    const all = new Set([...paths, ...written.keys()]);
    if ('folder' in where) return requireFolder(where.folder, { depth, paths: all });
    const title = checkedTitle(where.title);
    const folder = newFolder(title, parent, all);
    if (folder === null) throw new AppError('publishing.folder-full', { values: { path: parent } });
    const texts = newFiles(depth === 2 ? 'course' : 'module', title, about);
    for (const [path, hash] of await storeTexts(trx, texts)) written.set(`${folder}/${path}`, hash);
    return folder;
  };
  if (kind === 'courses') return { parent: 'courses', written };
  const isInside = request.module && 'folder' in request.module;
  if (kind === 'assets' && isInside) {
    return { parent: await step('courses', request.module, 3), written };
  }
  const course = await step('courses', request.course, 2);
  return { parent: kind === 'modules' ? course : await step(course, request.module, 3), written };
}

function storeTexts(trx: Database, texts: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  return storeFiles(trx, new Map(Object.entries(texts).map(([path, text]) => [path, textBytes(text)])));
}

type Depth = { readonly depth: 2 | 3; readonly paths: ReadonlySet<string> };

/** A course is below `courses`, a module below a course. */
function requireFolder(folder: string, { depth, paths }: Depth): string {
  const isThere = [...paths].some((path) => path.startsWith(`${folder}/`));
  const fits = folder.startsWith('courses/') && folder.split('/').length === depth;
  if (!fits || !isThere) {
    throw new AppError('publishing.file-unknown', { values: { path: folder } });
  }
  return folder;
}

function checkedTitle(request: string): string {
  const title = normaliseLine(request);
  if (title === '' || Array.from(title).length > limits.draftNameMax) {
    throw new AppError('publishing.title', { values: { max: limits.draftNameMax }, field: 'title' });
  }
  return title;
}

/** Also a file that would be a folder is found here, where both sides are known. */
async function requireFit(trx: Database, draftId: string): Promise<void> {
  const paths = [...(await findHashes(trx, draftId)).keys()];
  if (paths.length > ARCHIVE_LIMITS.files) {
    throw new AppError('publishing.files-too-many', { values: { max: ARCHIVE_LIMITS.files } });
  }
  const files = new Set(paths);
  const parents = paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const clash = parents.find((parent) => files.has(parent));
  if (clash !== undefined) throw new AppError('publishing.path-taken', { values: { path: clash } });
}
