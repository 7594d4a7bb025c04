import { readModule } from '@abhyas/content/forms/course-form';
import { bankFolder } from '@abhyas/content/import/into-bank';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readSources } from '../../platform/content/release-store.ts';
import { bankRelease } from './bank-upgrade.service.ts';
import { findHashes } from './draft-files.store.ts';
import { unknownFile } from './draft-files.service.ts';
import { requireDraft } from './drafts.service.ts';
import { readModules } from './problem-lists.ts';

type Context = Pick<AppContext, 'db' | 'builder'>;

const WRITER = new URL('./archive-writer.worker.ts', import.meta.url);

/**
 * The files of a draft, or of a folder of it with its own name, as a zip; beside a course or a module stand the problems
 * that it lists. @throws AppError 404
 */
export async function draftArchive(
  { db, builder }: Context,
  draftId: string,
  under = '',
): Promise<Uint8Array> {
  await requireDraft(db, draftId);
  const files = await findHashes(db, draftId, under);
  if (under !== '' && files.size === 0) throw unknownFile(under);
  const above = under.lastIndexOf('/') + 1;
  const own = [...files].map(([path, hash]) => [path.slice(above), hash] as const);
  return pack(builder, new Map([...own, ...(await listedBelow(db, draftId, under))]));
}

async function listedBelow(db: Database, draftId: string, under: string): Promise<Map<string, string>> {
  if (!under.startsWith('courses/')) return new Map();
  const modules = [...(await readModules(db, draftId))].filter(([path]) => path.startsWith(`${under}/`));
  const ids = new Set(modules.flatMap(([, text]) => readModule(text)?.problems ?? []));
  const bank = await findHashes(db, draftId, bankFolder('').slice(0, -1));
  return new Map([...bank].filter(([path]) => ids.has(path.split('/')[1] ?? '')));
}

/** The files that a release was built from as a zip. @throws AppError 409 when they were not kept */
export async function releaseArchive({ db, builder }: Context, releaseId: string): Promise<Uint8Array> {
  await db.transaction().execute((trx) => bankRelease(trx, releaseId));
  const files = await readSources(db, releaseId);
  if (files.size === 0) throw new AppError('publishing.no-sources');
  return pack(builder, files);
}

async function pack(builder: Context['builder'], files: ReadonlyMap<string, string>): Promise<Uint8Array> {
  // What the worker posts is the archive and nothing else.
  return (await builder.run(WRITER, { files })) as Uint8Array;
}
