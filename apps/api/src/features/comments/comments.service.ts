import type { Asset } from '@abhyas/content/release';
import type { Comment } from '@abhyas/contract/comments';
import { limits } from '@abhyas/contract/limits';
import { fill, messages } from '@abhyas/contract/messages';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { findOpenAsset } from '../learning/learning.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  COMMENT_LIMITS,
  commentFault,
  discussionPath,
  mustBeHeld,
  paceFault,
  tidyComment,
} from './comments.rules.ts';
import {
  countComments,
  findActivity,
  findByClientId,
  findComment,
  findEndorsedThreads,
  findReplies,
  findThreads,
  insertComment,
  insertReport,
  lockAuthor,
  removeComment,
  updateComment,
  type CommentRow,
} from './comments.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** @throws AppError 404 or 403: only those who may see an asset may read and write its thread. */
async function requireReadable({ db, release }: Context, accountId: string, assetId: string): Promise<Asset> {
  const { asset } = findOpenAsset(release.current, assetId);
  if (!mayOpen(await ownershipOf(db, accountId), asset)) {
    throw new AppError('learning.not-owned', { status: 403 });
  }
  return asset;
}

function toComment(row: CommentRow, readerId: string): Comment {
  return {
    id: row.id,
    by: row.name ?? messages.comments.nobody,
    userColor: row.user_color ?? '#6b7280',
    official: row.official,
    at: row.created_at.toISOString(),
    comment: row.body,
    parentId: row.parent_id ?? '',
    mine: row.account_id === readerId,
    edited: row.edited_at !== null,
    endorsed: row.endorsed_at !== null,
    spoiler: row.spoiler,
    deleted: row.deleted_at !== null,
    held: row.held,
  };
}

export type CommentPage = { comments: Comment[]; next?: string; total: number };

/** Threads of an asset: endorsed ones first, then the newest; each followed by its replies. */
export async function listComments(
  context: Context,
  readerId: string,
  { assetId, after }: { assetId: string; after?: string | undefined },
): Promise<CommentPage> {
  await requireReadable(context, readerId, assetId);
  const { db } = context;
  const page = { assetId, readerId, after: parseCursor(after) };
  const [endorsed, found, total] = await Promise.all([
    findEndorsedThreads(db, page),
    findThreads(db, page),
    countComments(db, assetId, readerId),
  ]);
  const shown = found.slice(0, limits.commentsPerPage);
  const first = new Set(endorsed.map((row) => row.id));
  const threads = [...(page.after ? [] : endorsed), ...shown.filter((row) => !first.has(row.id))];
  const replies = await findReplies(
    db,
    threads.map((row) => row.id),
    readerId,
  );
  const rows = threads.flatMap((thread) => [thread, ...replies.filter((row) => row.parent_id === thread.id)]);
  const last = shown.at(-1);
  const more = found.length > limits.commentsPerPage && last;
  return {
    comments: rows.map((row) => toComment(row, readerId)),
    ...(more && { next: `${last.created_at.toISOString()}_${last.id}` }),
    total,
  };
}

function parseCursor(after: string | undefined): { at: string; id: string } | undefined {
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after ?? '');
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : undefined;
}

export type CommentWish = {
  readonly comment: string;
  readonly assetId: string;
  readonly parentId?: string | undefined;
  readonly spoiler?: boolean | undefined;
  readonly clientId?: string | undefined;
};

/**
 * Adds a comment. The same `clientId` again answers the comment that is there.
 * @throws AppError for an empty or long text, a thread that is not open to the author, or too many comments.
 */
export async function addComment(context: Context, accountId: string, wish: CommentWish): Promise<Comment> {
  const asset = await requireReadable(context, accountId, wish.assetId);
  const body = checkedBody(wish.comment);
  return context.db.transaction().execute(async (tx) => {
    await lockAuthor(tx, accountId);
    const earlier = wish.clientId && (await findByClientId(tx, accountId, wish.clientId));
    if (earlier) return toComment(earlier, accountId);
    const parent = await findParent(tx, wish);
    const { repeatMinutes } = COMMENT_LIMITS;
    const activity = await findActivity(tx, { accountId, assetId: asset.id, body, repeatMinutes });
    const fault = paceFault(activity);
    if (fault) throw new AppError(fault.code, { status: 429, values: { seconds: fault.seconds } });
    const held = mustBeHeld(body, activity);
    const id = await insertComment(tx, {
      assetId: asset.id,
      accountId,
      parentId: parent?.id ?? null,
      body,
      spoiler: wish.spoiler ?? false,
      official: false,
      held,
      clientId: wish.clientId ?? null,
    });
    const made = await findComment(tx, id);
    if (!made) throw new Error('the comment is not where it was put');
    if (parent && !held) await tellOfReply(tx, { parent, made, asset });
    return toComment(made, accountId);
  });
}

function checkedBody(text: string): string {
  const body = tidyComment(text);
  const fault = commentFault(body);
  if (fault) throw new AppError(fault, { field: 'comment' });
  return body;
}

/** The comment that is answered: one that begins a thread of the same asset. */
async function findParent(tx: Database, { parentId, assetId }: CommentWish): Promise<CommentRow | undefined> {
  if (!parentId) return undefined;
  const known = /^[0-9a-f-]{36}$/i.test(parentId) ? await findComment(tx, parentId) : undefined;
  if (!known || known.asset_id !== assetId) throw new AppError('comments.unknown', { status: 404 });
  return known.parent_id === null
    ? known
    : findParent(tx, { parentId: known.parent_id, assetId, comment: '' });
}

async function tellOfReply(
  tx: Database,
  { parent, made, asset }: { parent: CommentRow; made: CommentRow; asset: Asset },
): Promise<void> {
  if (parent.account_id === null || parent.account_id === made.account_id) return;
  const kind = made.official ? 'official' : 'reply';
  await notify(tx, {
    accountId: parent.account_id,
    kind,
    text: fill(messages.notifications.texts[kind], { name: made.name ?? '', title: asset.title }),
    url: discussionPath(asset),
    assetId: asset.id,
    groupKey: `${kind}:${parent.id}`,
  });
}

/** @throws AppError 404 for an unknown comment, 403 for somebody else's. */
async function requireOwn(context: Context, accountId: string, id: string): Promise<CommentRow> {
  const found = await findComment(context.db, id);
  if (!found || found.deleted_at) throw new AppError('comments.unknown', { status: 404 });
  await requireReadable(context, accountId, found.asset_id);
  if (found.account_id !== accountId) throw new AppError('comments.not-yours', { status: 403 });
  return found;
}

export async function editComment(
  context: Context,
  accountId: string,
  edit: { id: string; comment: string; spoiler?: boolean | undefined },
): Promise<Comment> {
  const found = await requireOwn(context, accountId, edit.id);
  const body = checkedBody(edit.comment);
  const { db } = context;
  const activity = await findActivity(db, { accountId, assetId: found.asset_id, body, repeatMinutes: 0 });
  const held = found.held || mustBeHeld(body, { ...activity, sameElsewhere: 0 });
  const spoiler = edit.spoiler ?? found.spoiler;
  await updateComment(db, found.id, { body, spoiler, held });
  return toComment({ ...found, body, spoiler, held, edited_at: new Date() }, accountId);
}

export async function deleteComment(context: Context, accountId: string, id: string): Promise<void> {
  await requireOwn(context, accountId, id);
  await context.db.transaction().execute((tx) => removeComment(tx, id));
}

/** Tells the moderators of a comment; once for each reader. */
export async function reportComment(
  context: Context,
  accountId: string,
  report: { id: string; reason: string },
): Promise<void> {
  const found = await findComment(context.db, report.id);
  if (!found || found.held) throw new AppError('comments.unknown', { status: 404 });
  await requireReadable(context, accountId, found.asset_id);
  const reason = tidyComment(report.reason).slice(0, 500);
  if (reason === '') throw new AppError('comments.reason-empty', { field: 'reason' });
  await insertReport(context.db, { commentId: found.id, accountId, reason });
}
