import type { Asset } from '@abhyas/content/release-assets';
import type { Comment } from '@abhyas/contract/comments';
import { limits } from '@abhyas/contract/limits';
import { messages } from '@abhyas/contract/messages';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { requireOpen } from '../learning/learning.service.ts';
import {
  countComments,
  findComment,
  findEndorsedThreads,
  findNotedReplies,
  findReplies,
  findThreads,
  type CommentRow,
  type Cursor,
} from './comments.store.ts';
import { findMute, type Mute } from './mutes.store.ts';

export type CommentsContext = Pick<AppContext, 'db' | 'release'>;

/** @throws AppError 404 or 403: only those who may see an asset may read and write its thread. */
export async function requireReadable(
  context: CommentsContext,
  accountId: string,
  assetId: string,
): Promise<Asset> {
  const asset = await requireOpen(context, accountId, assetId);
  if (!mayOpen(await ownershipOf(context, accountId), asset)) {
    throw new AppError('learning.not-owned');
  }
  return asset;
}

/** A comment as one reader sees it. */
export function toComment(row: CommentRow, readerId: string): Comment {
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

export type CommentPage = {
  comments: Comment[];
  next?: string;
  total: number;
  muted?: { until: string; reason: string };
};

/** Threads of an asset: endorsed ones first, then the newest; each followed by its first replies. */
export async function listComments(
  context: CommentsContext,
  readerId: string,
  { assetId, after }: { assetId: string; after?: string | undefined },
): Promise<CommentPage> {
  await requireReadable(context, readerId, assetId);
  const { db } = context;
  const page = { assetId, readerId, after: parseCursor(after) };
  const [endorsed, found, total, mute] = await Promise.all([
    findEndorsedThreads(db, page),
    findThreads(db, page),
    countComments(db, assetId, readerId),
    findMute(db, readerId),
  ]);
  const shown = found.slice(0, limits.commentsPerPage);
  const first = new Set(endorsed.map((row) => row.id));
  const threads = [...(page.after ? [] : endorsed), ...shown.filter((row) => !first.has(row.id))];
  const last = shown.at(-1);
  return {
    comments: await withReplies(db, threads, readerId),
    ...(found.length > limits.commentsPerPage &&
      last && { next: cursorOf({ time: last.cursor_time, id: last.id }) }),
    total,
    ...(mute && { muted: mutedOf(mute) }),
  };
}

/** Each thread's first comment with its first replies and the ones that staff noted after it. */
async function withReplies(
  db: Database,
  threads: readonly CommentRow[],
  readerId: string,
): Promise<Comment[]> {
  const parentIds = threads.map((row) => row.id);
  const perThread = limits.repliesShown;
  const [replies, noted] = await Promise.all([
    findReplies(db, { parentIds, readerId, perThread }),
    findNotedReplies(db, parentIds, readerId),
  ]);
  return threads.flatMap((thread) => {
    const isHere = (row: CommentRow) => row.parent_id === thread.id;
    const found = replies.filter(isHere);
    const shown = found.slice(0, perThread);
    const last = shown.at(-1);
    const known = new Set(shown.map((row) => row.id));
    const later = noted.filter((row) => isHere(row) && !known.has(row.id));
    const first = {
      ...toComment(thread, readerId),
      ...(found.length > perThread &&
        last && { moreReplies: cursorOf({ time: last.cursor_time, id: last.id }) }),
    };
    return [first, ...[...shown, ...later].map((row) => toComment(row, readerId))];
  });
}

/**
 * The replies of a thread that come after those a reader has.
 * @throws AppError 404 for an unknown thread, 403 for one of an asset that is not owned
 */
export async function listReplies(
  context: CommentsContext,
  readerId: string,
  { threadId, after }: { threadId: string; after?: string | undefined },
): Promise<{ comments: Comment[]; next?: string }> {
  const thread = await findComment(context.db, threadId);
  if (!thread) throw new AppError('comments.unknown');
  await requireReadable(context, readerId, thread.asset_id);
  const perThread = limits.commentsPerPage;
  const page = { parentIds: [threadId], readerId, perThread, after: parseCursor(after) };
  const found = await findReplies(context.db, page);
  const shown = found.slice(0, perThread);
  const last = shown.at(-1);
  return {
    comments: shown.map((row) => toComment(row, readerId)),
    ...(found.length > perThread && last && { next: cursorOf({ time: last.cursor_time, id: last.id }) }),
  };
}

export function mutedOf({ until, reason }: Mute): { until: string; reason: string } {
  return { until: until.toISOString(), reason };
}

export function cursorOf({ time, id }: { time: string; id: string }): string {
  return `${time}_${id}`;
}

export function parseCursor(after: string | undefined): Cursor | undefined {
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after ?? '');
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : undefined;
}
