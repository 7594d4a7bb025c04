import type { DraftDetail, DraftLine } from '@abhyas/contract/publishing-drafts.staff';
import { limits } from '@abhyas/contract/limits';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasSources } from '../../platform/content/release-store.ts';
import { normaliseLine } from '../auth/auth.rules.ts';
import { bankDraft, bankRelease } from './bank-upgrade.service.ts';
import { checkOf } from './draft-build.service.ts';
import { findTouchedCourses, type TouchedRow } from './draft-courses.store.ts';
import { countChanges, findAssetFolders, findHeads, findOtherFiles } from './draft-files.store.ts';
import { findListings } from './draft-removals.store.ts';
import { plansOf, sheetsOf, treeOf } from './draft-tree.rules.ts';
import {
  copyFrame,
  copyFromDraft,
  copyFromRelease,
  countBehind,
  countBytes,
  deleteDraft,
  findDraft,
  findDrafts,
  insertDraft,
  lockDraft,
  renameDraft,
  type DraftRow,
} from './drafts.store.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'builder'>;

export async function listDrafts({ db, release }: Context): Promise<DraftLine[]> {
  const [drafts, touched] = [await findDrafts(db), await findTouchedCourses(db)];
  return drafts.map((draft) => lineOf(draft, scopeOf(draft, { touched, release })));
}

type NewDraft = {
  readonly name: string;
  readonly from: string;
  /** The course that it is for; absent for the whole school. */
  readonly course?: string | undefined;
};

/**
 * Begins a draft: with what learners see, with nothing, or as a copy of another draft.
 * @throws AppError for a bad name, an unknown draft or course (404), a release whose files were not kept (409)
 */
export async function createDraft(
  { db, release }: Context,
  actor: string,
  { name: entered, from, course }: NewDraft,
): Promise<{ id: string }> {
  const name = checkedName(entered);
  if (course !== undefined && !release.current.topics.has(course)) {
    throw new AppError('publishing.course-unknown', { field: 'course' });
  }
  return db.transaction().execute(async (trx) => {
    const start = await startOf(trx, from, release.current.release.id);
    const { basedOn } = start;
    const courseId = course ?? start.courseId;
    const id = await insertDraft(trx, { name, basedOn, courseId, accountId: actor });
    await start.fill(id);
    await recordAudit(trx, { actor, action: 'content.draft-create', subject: id, after: { name, from } });
    return { id };
  });
}

type Start = Pick<DraftRow, 'basedOn' | 'courseId'> & { readonly fill: (id: string) => Promise<void> };

async function startOf(trx: Database, from: string, current: string): Promise<Start> {
  if (from === 'empty')
    return { basedOn: current, courseId: null, fill: (id) => copyFrame(trx, id, current) };
  if (from === 'current') {
    if (!(await hasSources(trx, current))) throw new AppError('publishing.no-sources');
    await bankRelease(trx, current);
    return { basedOn: current, courseId: null, fill: (id) => copyFromRelease(trx, id, current) };
  }
  const { basedOn, courseId } = await requireLocked(trx, from);
  return { basedOn, courseId, fill: (id) => copyFromDraft(trx, id, from) };
}

/** @throws AppError 404 */
export async function draftDetail(context: Context, draftId: string): Promise<DraftDetail> {
  const { db, release } = context;
  const draft = await requireDraft(db, draftId);
  const currentRelease = release.current.release.id;
  const compared = { draftId, releaseId: draft.basedOn };
  const [folders, others, heads, removed, changes, bytes, check, touched] = await Promise.all([
    findAssetFolders(db, compared),
    findOtherFiles(db, compared),
    findHeads(db, compared),
    findListings(db, draftId),
    countChanges(db, compared),
    countBytes(db, draftId),
    checkOf(context, draftId),
    findTouchedCourses(db, draftId),
  ]);
  return {
    ...lineOf(draft, scopeOf(draft, { touched, release })),
    bytes,
    currentRelease,
    basedOnCurrent: draft.basedOn === currentRelease,
    ...treeOf({ folders, others, heads, removed }),
    plans: plansOf({ others, heads }),
    sheets: sheetsOf({ others, heads }),
    others,
    changes,
    check,
  };
}

/** @throws AppError for a bad name, 404 */
export async function rename(
  { db }: Context,
  actor: string,
  { draftId, name: entered }: { readonly draftId: string; readonly name: string },
): Promise<void> {
  const name = checkedName(entered);
  await db.transaction().execute(async (trx) => {
    const before = await requireLocked(trx, draftId);
    await renameDraft(trx, draftId, name);
    await recordAudit(trx, {
      actor,
      action: 'content.draft-rename',
      subject: draftId,
      before: { name: before.name },
      after: { name },
    });
  });
}

/** Deletes a draft with its files; releases that were made of it stay. @throws AppError 404 */
export async function remove({ db }: Context, actor: string, draftId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await requireLocked(trx, draftId);
    await deleteDraft(trx, draftId);
    await recordAudit(trx, { actor, action: 'content.draft-delete', subject: draftId, before: { name } });
  });
}

/** @throws AppError 404 */
export async function requireDraft(db: Database, draftId: string): Promise<DraftRow> {
  const draft = await findDraft(db, draftId);
  if (!draft) throw new AppError('publishing.draft-unknown');
  if (!draft.banked) await db.transaction().execute((trx) => bankDraft(trx, draftId));
  return draft;
}

/** The draft, held until the transaction ends. @throws AppError 404 */
export async function requireLocked(trx: Database, draftId: string) {
  const draft = await lockDraft(trx, draftId);
  if (!draft) throw new AppError('publishing.draft-unknown');
  if (!draft.banked) await bankDraft(trx, draftId);
  return draft;
}

function checkedName(entered: string): string {
  const name = normaliseLine(entered);
  if (name === '' || Array.from(name).length > limits.draftNameMax) {
    throw new AppError('publishing.draft-name', { values: { max: limits.draftNameMax }, field: 'name' });
  }
  return name;
}

type Scope = Pick<DraftLine, 'courses' | 'school'>;
type Known = { readonly touched: readonly TouchedRow[] } & Pick<AppContext, 'release'>;

/** The courses that a draft was begun for or changes; the school where a change belongs to none. */
function scopeOf({ id, courseId }: DraftRow, { touched, release }: Known): Scope {
  const own = touched.filter(({ draftId }) => draftId === id).map((row) => row.courseId);
  const ids = new Set([courseId ?? '', ...own].filter((each) => each !== ''));
  const courses = [...ids].map((each) => release.current.topics.get(each)?.title ?? each);
  return { courses, school: own.includes('') || (courseId === null && courses.length === 0) };
}

function lineOf(row: DraftRow, scope: Scope): DraftLine {
  const { id, name, by, files, publishedRelease, publishedAt } = row;
  return {
    id,
    name,
    by,
    files,
    ...scope,
    changedAt: row.changedAt.toISOString(),
    ...(publishedRelease !== null &&
      publishedAt !== null && {
        published: { releaseId: publishedRelease, at: publishedAt.toISOString() },
      }),
  };
}

/** How many drafts begun from an earlier release than learners see: somebody published since. */
export function draftsBehind(db: Database, releaseId: string): Promise<number> {
  return countBehind(db, releaseId);
}
