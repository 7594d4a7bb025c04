import type { DraftFile, DraftFileText, WrittenFile } from '@abhyas/contract/publishing-draft-files.staff';
import { limits } from '@abhyas/contract/limits';
import { ARCHIVE_LIMITS, pathFault } from '@abhyas/content/import/archive';
import { idFrom } from '@abhyas/content/forms/folder-order';
import { strictText } from '@abhyas/content/files/file-set';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readBlob, storeFiles } from '../../platform/content/release-store.ts';
import {
  countFiles,
  findClash,
  findFile,
  findFilesUnder,
  moveUnder,
  putFiles,
  type FileRow,
} from './draft-files.store.ts';
import { requireDraft, requireLocked } from './drafts.service.ts';
import { touchDraft } from './drafts.store.ts';
import { bankedPath } from './upload-writes.rules.ts';

type Context = Pick<AppContext, 'db'>;

/** The files of a folder, compared with the release that the draft is based on. @throws AppError 404 */
export async function listFiles({ db }: Context, draftId: string, under: string): Promise<DraftFile[]> {
  const { basedOn } = await requireDraft(db, draftId);
  return findFilesUnder(db, { draftId, releaseId: basedOn }, under);
}

/** @throws AppError 404 */
export async function readFile({ db }: Context, draftId: string, path: string): Promise<DraftFileText> {
  const { hash, bytes, by } = await requireFile(db, draftId, path);
  return { path, hash, bytes, by, text: await textOf(db, { hash, bytes }) };
}

/** @throws AppError 404 */
export async function readBytes({ db }: Context, draftId: string, path: string): Promise<Buffer> {
  const { hash } = await requireFile(db, draftId, path);
  return (await readBlob(db, hash)) ?? Buffer.alloc(0);
}

type Writing = {
  readonly draftId: string;
  readonly path: string;
  readonly expected: string | null;
  readonly content: { readonly text: string } | { readonly base64: string };
};

/**
 * Writes a file. If somebody else changed it since it was read, theirs stays and this one is set aside beside it.
 * @throws AppError for a bad path or size, 404 for an unknown draft
 */
export async function writeFile(
  { db }: Context,
  actor: string,
  { draftId, path: asked, expected, content }: Writing,
): Promise<WrittenFile> {
  requirePath(asked);
  const bytes = bytesOf(content);
  return db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    const path = await whereBanked(trx, draftId, asked);
    const current = await findFile(trx, draftId, path);
    const hash = hashIn(await storeFiles(trx, new Map([[path, bytes]])));
    if (current?.hash === hash) return { saved: true, hash };
    const isKnown = (current?.hash ?? null) === expected;
    const at = isKnown ? path : await asidePath(trx, actor, path);
    if (at !== path || !current) await requireRoom(trx, draftId, at);
    await putFiles(trx, { draftId, accountId: actor, hashes: new Map([[at, hash]]) });
    await touchDraft(trx, draftId);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-write',
      subject: `${draftId} ${at}`,
      ...(current && { before: { hash: current.hash } }),
      after: { hash },
    });
    if (isKnown) return { saved: true, hash };
    return { saved: false, keptAs: at, current: current ? await currentOf(trx, current) : null };
  });
}

/** An editor that was open when a problem moved into the bank saves it there. */
async function whereBanked(trx: Database, draftId: string, path: string): Promise<string> {
  const banked = bankedPath(path, () => true);
  if (banked === undefined) return path;
  const folder = banked.split('/', 2).join('/');
  return (await findFile(trx, draftId, `${folder}/problem.yaml`)) ? banked : path;
}

type Moving = { readonly draftId: string; readonly from: string; readonly to: string };

/** Gives a file or a folder another path. @throws AppError for a bad path, 404, 409 for one that is taken */
export async function movePath(
  { db }: Context,
  actor: string,
  { draftId, from, to }: Moving,
): Promise<{ files: number }> {
  requirePath(to);
  if (to.startsWith(`${from}/`)) {
    throw invalidPath(to, 'A folder cannot be moved into itself.');
  }
  return db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    await refuseTaken(trx, draftId, to);
    const files = await moveUnder(trx, { draftId, from, to });
    if (files === 0) throw unknownFile(from);
    await touchDraft(trx, draftId);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-move',
      subject: draftId,
      before: { path: from },
      after: { path: to },
    });
    return { files };
  });
}

function bytesOf(content: Writing['content']): Uint8Array {
  const bytes = 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
  if (bytes.length > limits.draftWriteBytesMax) {
    throw new AppError('publishing.file-too-large', {
      values: { max: limits.draftWriteBytesMax / 1024 },
    });
  }
  return bytes;
}

function hashIn(hashes: ReadonlyMap<string, string>): string {
  const [hash] = hashes.values();
  if (hash === undefined) throw new Error('one file was stored');
  return hash;
}

/** `text.md` of Asha becomes `text.md.asha-rao-20261121-140503~`, which no check and no release takes for content. */
async function asidePath(trx: Database, actor: string, path: string): Promise<string> {
  const account = await trx.selectFrom('account').select('name').where('id', '=', actor).executeTakeFirst();
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${path}.${idFrom(account?.name ?? '', 'someone')}-${moment}~`;
}

async function currentOf(db: Database, file: FileRow) {
  return { hash: file.hash, by: file.by, text: await textOf(db, file) };
}

/** The text of a file that is short enough to be edited in a browser; null for all others. */
async function textOf(
  db: Database,
  { hash, bytes }: Pick<FileRow, 'hash' | 'bytes'>,
): Promise<string | null> {
  if (bytes > limits.draftWriteBytesMax) return null;
  const content = await readBlob(db, hash);
  const text = content ? strictText(content) : null;
  return text?.includes('\0') ? null : text;
}

async function requireFile(db: Database, draftId: string, path: string): Promise<FileRow> {
  await requireDraft(db, draftId);
  const file = await findFile(db, draftId, path);
  if (!file) throw unknownFile(path);
  return file;
}

/** @throws AppError for what cannot be the path of a file */
export function requirePath(path: string): void {
  const fault = path === '' || path.endsWith('/') ? 'A file has a name.' : pathFault(path);
  if (fault !== null) throw invalidPath(path, fault);
}

function invalidPath(path: string, why: string): AppError {
  return new AppError('publishing.path-invalid', { values: { path, why }, field: 'path' });
}

/** What is not there: a file, or a folder. */
export function unknownFile(path: string): AppError {
  return new AppError('publishing.file-unknown', { values: { path } });
}

async function requireRoom(trx: Database, draftId: string, path: string): Promise<void> {
  await refuseClash(trx, draftId, path);
  if ((await countFiles(trx, draftId)) < ARCHIVE_LIMITS.files) return;
  throw new AppError('publishing.files-too-many', { values: { max: ARCHIVE_LIMITS.files } });
}

/** @throws AppError 409 when a file is there, or a folder where a file should be */
export async function refuseTaken(trx: Database, draftId: string, path: string): Promise<void> {
  if (await findFile(trx, draftId, path)) {
    throw new AppError('publishing.path-taken', { values: { path } });
  }
  await refuseClash(trx, draftId, path);
}

/** On a disk a name is a file or a folder, never both. */
async function refuseClash(trx: Database, draftId: string, path: string): Promise<void> {
  const clash = await findClash(trx, draftId, path);
  if (clash === undefined) return;
  throw new AppError('publishing.path-taken', { values: { path: clash } });
}
