import type { Asset } from '@abhyas/content/release-assets';
import type { Comment } from '@abhyas/contract/comments';
import { messages } from '@abhyas/contract/messages';

import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { withoutLinks } from '../../platform/mail/links-in-text.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { notifyMany, said } from '../notifications/notifications.service.ts';
import {
  COMMENT_LIMITS,
  commentFault,
  discussionPath,
  mustBeHeld,
  paceFault,
  tidyComment,
} from './comments.rules.ts';
import {
  awaitAnswer,
  findActivity,
  findByClientId,
  findComment,
  findListeners,
  insertComment,
  removeComment,
  updateComment,
  type CommentRow,
} from './comments.store.ts';
import { changeComment, lockForStaff } from './moderation.store.ts';
import { findMute } from './mutes.store.ts';
import { insertReport, reportAnew } from './reports.store.ts';
import { requireReadable, toComment, type CommentsContext } from './threads.service.ts';

export type CommentRequest = {
  readonly comment: string;
  readonly assetId: string;
  readonly parentId?: string | undefined;
  readonly spoiler?: boolean | undefined;
  readonly clientId?: string | undefined;
};

/**
 * Adds a comment. The same `clientId` again answers the comment that is there.
 * @throws AppError for an empty or long text, a thread that is not open to the author, too many comments, or no right to write for now.
 */
export async function addComment(
  context: CommentsContext,
  accountId: string,
  request: CommentRequest,
): Promise<Comment> {
  const asset = await requireReadable(context, accountId, request.assetId);
  await requireVoice(context.db, accountId);
  const body = checkedBody(request.comment);
  return context.db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, 'comment', accountId);
    const earlier = request.clientId && (await findByClientId(tx, accountId, request.clientId));
    if (earlier) return toComment(earlier, accountId);
    const parent = await findParent(tx, request);
    const { repeatMinutes } = COMMENT_LIMITS;
    const activity = await findActivity(tx, { accountId, assetId: asset.id, body, repeatMinutes });
    const fault = paceFault(activity);
    if (fault) throw new AppError(fault.code, { values: { seconds: fault.seconds } });
    const held = mustBeHeld(body, activity);
    const id = await insertComment(tx, {
      assetId: asset.id,
      accountId,
      parentId: parent?.id ?? null,
      body,
      spoiler: request.spoiler ?? false,
      official: false,
      held,
      clientId: request.clientId ?? null,
    });
    const made = await findComment(tx, id);
    if (!made) throw new Error('the comment is not where it was put');
    if (parent) await followUp(tx, { parent, made, asset });
    return toComment(made, accountId);
  });
}

export function checkedBody(given: string): string {
  const body = tidyComment(given);
  const fault = commentFault(body);
  if (fault) throw new AppError(fault, { field: 'comment' });
  return body;
}

/** The comment that is answered: one that begins a thread of the same asset. */
async function findParent(
  tx: Database,
  { parentId, assetId }: CommentRequest,
): Promise<CommentRow | undefined> {
  if (!parentId) return undefined;
  const known = /^[0-9a-f-]{36}$/i.test(parentId) ? await findComment(tx, parentId) : undefined;
  if (!known || known.asset_id !== assetId) throw new AppError('comments.unknown');
  return known.parent_id === null
    ? known
    : findParent(tx, { parentId: known.parent_id, assetId, comment: '' });
}

/** What a reply sets off: listeners are told, and who began the thread waits for an answer again. */
async function followUp(
  tx: Database,
  reply: { parent: CommentRow; made: CommentRow; asset: Asset },
): Promise<void> {
  const { parent, made } = reply;
  if (!made.held) await tellOfReply(tx, reply);
  if (parent.account_id === made.account_id) await awaitAnswer(tx, parent.id);
}

/**
 * Tells those who listen to a thread of a reply: who began it, and staff who answered in it. An official
 * answer also notifies the person who is answered (`asked`).
 */
export async function tellOfReply(
  tx: Database,
  {
    parent,
    made,
    asset,
    asked = [],
  }: { parent: CommentRow; made: CommentRow; asset: Asset; asked?: string[] },
): Promise<void> {
  const kind = made.official ? 'official' : 'reply';
  const listeners = [...(await findListeners(tx, parent.id)), ...asked];
  await notifyMany(
    tx,
    listeners.filter((accountId) => accountId !== made.account_id),
    {
      kind,
      ...said(kind, { name: withoutLinks(made.name ?? ''), title: asset.title }),
      url: discussionPath(asset),
      assetId: asset.id,
      groupKey: `${kind}:${parent.id}`,
    },
  );
}

/** @throws AppError 403 while a moderator has taken the word from somebody, with the reason. */
async function requireVoice(db: Database, accountId: string): Promise<void> {
  const mute = await findMute(db, accountId);
  if (!mute) return;
  const until = DAY_AND_TIME.format(mute.until);
  throw new AppError('comments.muted', { values: { until, reason: mute.reason } });
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** @throws AppError 404 for an unknown comment, 403 for somebody else's. */
async function requireOwn(context: CommentsContext, accountId: string, id: string): Promise<CommentRow> {
  const found = await findComment(context.db, id);
  if (!found || found.deleted_at) throw new AppError('comments.unknown');
  await requireReadable(context, accountId, found.asset_id);
  if (found.account_id !== accountId) throw new AppError('comments.not-yours');
  return found;
}

export async function editComment(
  context: CommentsContext,
  accountId: string,
  edit: { id: string; comment: string; spoiler?: boolean | undefined },
): Promise<Comment> {
  const found = await requireOwn(context, accountId, edit.id);
  await requireVoice(context.db, accountId);
  const body = checkedBody(edit.comment);
  const { db } = context;
  const activity = await findActivity(db, { accountId, assetId: found.asset_id, body, repeatMinutes: 0 });
  const held = found.held || mustBeHeld(body, { ...activity, sameElsewhere: 0 });
  const spoiler = edit.spoiler ?? found.spoiler;
  return db.transaction().execute(async (tx) => {
    const before = await lockForStaff(tx, found.id);
    if (!before) throw new AppError('comments.unknown');
    await updateComment(tx, found.id, { body, spoiler, held });
    const staysEndorsed = before.endorsed_at !== null && before.body === body;
    if (before.endorsed_at && !staysEndorsed) await withdrawEndorsement(tx, found.id, accountId);
    const endorsed = staysEndorsed ? before.endorsed_at : null;
    return toComment(
      { ...found, body, spoiler, held, endorsed_at: endorsed, edited_at: new Date() },
      accountId,
    );
  });
}

/** The staff endorsed another text than the author's new one: it is not endorsed until they have looked at it. */
async function withdrawEndorsement(tx: Database, commentId: string, accountId: string): Promise<void> {
  await changeComment(tx, commentId, { endorsed: false });
  await reportAnew(tx, { commentId, accountId, reason: messages.comments.editedAfterEndorsement });
}

export async function deleteComment(context: CommentsContext, accountId: string, id: string): Promise<void> {
  await requireOwn(context, accountId, id);
  await context.db.transaction().execute((tx) => removeComment(tx, id));
}

/** Tells the moderators of a comment; once for each reader. */
export async function reportComment(
  context: CommentsContext,
  accountId: string,
  report: { id: string; reason: string },
): Promise<void> {
  const found = await findComment(context.db, report.id);
  if (!found || found.held) throw new AppError('comments.unknown');
  await requireReadable(context, accountId, found.asset_id);
  const reason = tidyComment(report.reason).slice(0, 500);
  if (reason === '') throw new AppError('comments.reason-empty', { field: 'reason' });
  await insertReport(context.db, { commentId: found.id, accountId, reason });
}
