import type {
  StaffComment,
  ModerationAction,
  ModerationItem,
  CommentedItem,
  ModerationView,
} from '@abhyas/contract/comments.staff';
import { limits } from '@abhyas/contract/limits';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { discussionPath, tidyComment } from './comments.rules.ts';
import { findComment } from './comments.store.ts';
import { tellOfReply } from './comments.service.ts';
import {
  changeComment,
  countListed,
  countReplies,
  findForStaff,
  findListed,
  findThread,
  lockForStaff,
  type Change,
  type StaffCommentRow,
} from './moderation.store.ts';
import { endMute, findMutable, findMutes, saveMute } from './mutes.store.ts';
import { findOpenReports, reopenReports, closeReports, type ReportRow } from './reports.store.ts';
import { cursorOf, parseCursor, toComment, type CommentsContext } from './threads.service.ts';

/** A comment as somebody of the staff sees it. */
export function toStaffComment(row: StaffCommentRow, readerId: string): StaffComment {
  return {
    ...toComment(row, readerId),
    accountId: row.account_id ?? '',
    hidden: row.hidden_at !== null,
    awaiting: row.awaiting_since !== null,
    ...(row.muted_until && { mutedUntil: row.muted_until.toISOString() }),
  };
}

/** The item that a discussion is about; one that is no longer in the content is called by its id. */
export function commentedItemOf(
  { release }: Pick<CommentsContext, 'release'>,
  assetId: string,
): CommentedItem {
  const { assets, subtopics, topics } = release.current;
  const asset = assets.get(assetId);
  if (!asset) return { assetId, title: assetId, within: '', path: '' };
  const names = [topics.get(asset.topicId)?.title, subtopics.get(asset.subtopicId)?.title];
  return { assetId, title: asset.title, within: names.join(' › '), path: discussionPath(asset) };
}

const toReport = ({ name, reason, reported_at }: ReportRow) => ({
  by: name,
  reason,
  at: reported_at.toISOString(),
});

const threadOf = (row: StaffCommentRow) => row.parent_id ?? row.id;

export type TalkPage = { items: ModerationItem[]; next?: string; waiting: Record<ModerationView, number> };

/** A page of a moderators' list, what waits longest first. */
export async function listForModeration(
  context: CommentsContext,
  readerId: string,
  { view, after }: { view: ModerationView; after?: string | undefined },
): Promise<TalkPage> {
  const { db } = context;
  const [found, waiting] = await Promise.all([
    findListed(db, { view, after: parseCursor(after), count: limits.commentsPerPage }),
    countListed(db),
  ]);
  const shown = found.slice(0, limits.commentsPerPage);
  const [reports, replies] = await Promise.all([
    findOpenReports(
      db,
      shown.map((row) => row.id),
    ),
    countReplies(db, shown.map(threadOf)),
  ]);
  const items = shown.map((row) => ({
    threadId: threadOf(row),
    since: row.since.toISOString(),
    place: commentedItemOf(context, row.asset_id),
    comment: toStaffComment(row, readerId),
    replies: replies.get(threadOf(row)) ?? 0,
    reports: reports.filter((report) => report.comment_id === row.id).map(toReport),
  }));
  const last = found.length > limits.commentsPerPage && shown.at(-1);
  return { items, ...(last && { next: cursorOf({ id: last.id, time: last.since_time }) }), waiting };
}

/** @throws AppError 404 for an unknown thread */
export async function readThread(context: CommentsContext, readerId: string, threadId: string) {
  const rows = await findThread(context.db, threadId);
  const [first] = rows;
  if (!first || first.parent_id !== null) throw new AppError('comments.unknown');
  const reports = await findOpenReports(
    context.db,
    rows.map((row) => row.id),
  );
  return {
    place: commentedItemOf(context, first.asset_id),
    comments: rows.map((row) => toStaffComment(row, readerId)),
    reports: reports.map(toReport),
  };
}

const CHANGES: Readonly<Record<ModerationAction, Change>> = {
  hide: { hidden: true },
  show: { hidden: false },
  endorse: { endorsed: true },
  unendorse: { endorsed: false },
  release: { held: false },
  hold: { held: true },
  settle: {},
  reopen: {},
  waive: { awaiting: false },
  await: { awaiting: true },
};

/** What the audit log keeps of a comment: what a person needs to understand or undo an action. */
const picture = (row: StaffCommentRow) => ({
  asset: row.asset_id,
  by: row.name,
  text: row.body.slice(0, 500),
  hidden: row.hidden_at !== null,
  held: row.held,
  endorsed: row.endorsed_at !== null,
});

type Moderating = {
  readonly id: string;
  readonly deed: ModerationAction;
  readonly reason?: string | undefined;
  readonly seen?: string | undefined;
};

/**
 * Does something to a comment and writes it into the audit log.
 * @throws AppError 404 for an unknown comment, 409 when its text is not the one that was seen
 */
export async function moderate(
  context: CommentsContext,
  actor: string,
  { id, deed: action, reason, seen }: Moderating,
): Promise<StaffComment> {
  return context.db.transaction().execute(async (tx) => {
    const before = await lockForStaff(tx, id);
    if (!before) throw new AppError('comments.unknown');
    // What a moderator stands for is what they have read.
    if (seen !== undefined && seen !== before.body) throw new AppError('comments.changed');
    await changeComment(tx, id, CHANGES[action]);
    if (action === 'endorse') await changeComment(tx, before.parent_id ?? id, { awaiting: false });
    if (action === 'settle') await closeReports(tx, id);
    if (action === 'reopen') await reopenReports(tx, id);
    if (action === 'release' && before.held) await tellOfReleased(context, tx, id);
    const after = await findForStaff(tx, id);
    if (!after) throw new Error('the comment went while it was locked');
    await recordAudit(tx, {
      actor,
      action: `comment.${action}`,
      subject: id,
      before: picture(before),
      after: { ...picture(after), ...(reason && { reason: tidyComment(reason).slice(0, 500) }) },
    });
    return toStaffComment(after, actor);
  });
}

/** A held reply becomes news for those who listen to its thread when it is released. */
async function tellOfReleased({ release }: CommentsContext, tx: Database, id: string): Promise<void> {
  const made = await findComment(tx, id);
  const parent = made?.parent_id ? await findComment(tx, made.parent_id) : undefined;
  const asset = made && release.current.assets.get(made.asset_id);
  if (made && parent && asset) await tellOfReply(tx, { parent, made, asset });
}

/**
 * Takes the word from a learner for some days.
 * @throws AppError without a reason, 404 for an unknown account
 */
export async function mute(
  { db }: Pick<CommentsContext, 'db'>,
  actor: string,
  request: { accountId: string; days: number; reason: string },
): Promise<{ until: string }> {
  const reason = tidyComment(request.reason).slice(0, 500);
  if (reason === '') throw new AppError('comments.mute-reason', { field: 'reason' });
  return db.transaction().execute(async (tx) => {
    const account = await requireAccount(tx, request.accountId);
    const until = (await saveMute(tx, { ...request, reason })).toISOString();
    await recordAudit(tx, {
      actor,
      action: 'comment.mute',
      subject: account.email,
      after: { until, days: request.days, reason },
    });
    return { until };
  });
}

export async function unmute(
  { db }: Pick<CommentsContext, 'db'>,
  actor: string,
  accountId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await requireAccount(tx, accountId);
    await endMute(tx, accountId);
    await recordAudit(tx, { actor, action: 'comment.unmute', subject: account.email });
  });
}

/** @throws AppError 404 for an account that is not here */
async function requireAccount(tx: Database, accountId: string): Promise<{ email: string }> {
  const account = await findMutable(tx, accountId);
  if (!account) throw new AppError('comments.account-unknown');
  return account;
}

export async function listMutes({ db }: Pick<CommentsContext, 'db'>) {
  const rows = await findMutes(db);
  return rows.map(({ account_id, until, ...row }) => ({
    ...row,
    accountId: account_id,
    until: until.toISOString(),
  }));
}

/** How many comments wait for somebody: questions without an answer, reported ones, and those held back. */
export async function waitingComments(db: CommentsContext['db']) {
  const { unanswered, reported, held } = await countListed(db);
  return { unanswered, reported, held };
}
