import type { DeskDetail, DeskMessage, ReportSnapshot } from '@abhyas/contract/support.staff';
import { limits } from '@abhyas/contract/limits';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { MessageMode, SupportStatus } from '@abhyas/contract/support';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { notify, said } from '../notifications/notifications.service.ts';
import { mailAnswer } from './answer-mails.service.ts';
import { clockOf, excerptOf } from './desk.rules.ts';
import {
  countDesk,
  findDesk,
  findDeskMessage,
  insertReply,
  lockMessage,
  savePublished,
  saveStatus,
  type DeskRow,
} from './desk.store.ts';
import { findReport } from './problem-reports.store.ts';
import { isNumber } from './support.service.ts';
import { findReplies } from './support.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const PER_PAGE = 50;

function toDeskMessage(row: DeskRow): DeskMessage {
  const status = row.status as SupportStatus;
  const waiting = { status, createdAt: row.created_at, acknowledgedAt: row.acknowledged_at };
  const clock = clockOf(waiting, new Date());
  return {
    number: Number(row.number),
    mode: row.mode as MessageMode,
    text: row.text,
    status,
    at: row.created_at.toISOString(),
    by: row.name ?? '',
    email: row.email ?? '',
    ...(clock && { clock }),
    mayShow: row.may_show,
    ...(row.published_text !== null && { publishedText: row.published_text }),
  };
}

type DeskQuery = {
  readonly view: 'open' | 'done';
  readonly mode?: '1' | '2' | '3' | '4' | undefined;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
};

export type DeskPageReply = { messages: DeskMessage[]; next?: string; open: number; late: number };

/** A page of the one queue for all that people write to the institute. */
export async function listDesk({ db }: Context, query: DeskQuery): Promise<DeskPageReply> {
  const { view, mode, search = '', after } = query;
  const page = {
    view,
    mode: mode === undefined ? undefined : (Number(mode) as MessageMode),
    search: search.trim(),
    after: after !== undefined && isNumber(after) ? after : undefined,
    count: PER_PAGE,
  };
  const [rows, counts] = await Promise.all([findDesk(db, page), countDesk(db)]);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE && shown.at(-1);
  return { messages: shown.map(toDeskMessage), ...(last && { next: last.number }), ...counts };
}

/** @throws AppError 404 for an unknown number */
export async function readMessage(context: Context, number: string): Promise<DeskDetail> {
  const row = isNumber(number) ? await findDeskMessage(context.db, number) : undefined;
  if (!row) throw new AppError('support.unknown');
  const [replies, report] = await Promise.all([
    findReplies(context.db, [row.number]),
    row.report_id === null ? undefined : snapshotOf(context, row.report_id),
  ]);
  return {
    ...toDeskMessage(row),
    replies: replies.get(row.number) ?? [],
    ...(report && { report }),
  };
}

async function snapshotOf({ db, release }: Context, reportId: string): Promise<ReportSnapshot | undefined> {
  const row = await findReport(db, reportId);
  if (!row) return undefined;
  return {
    assetId: row.asset_id,
    title: release.current.assets.get(row.asset_id)?.title ?? row.asset_id,
    path: `/practise/1/${row.asset_id}`,
    releaseId: row.release_id,
    language: row.language,
    code: row.code,
    // Both were checked against the contract when the report came in.
    ...(row.result !== null && { result: row.result as ExecuteReply }),
    ...(row.screen !== null && { screen: row.screen as { width: number; height: number } }),
  };
}

/** Changes a message under a lock and answers how it is then. */
async function change(
  context: Context,
  number: string,
  work: (tx: Database, row: DeskRow) => Promise<void>,
): Promise<DeskDetail> {
  await context.db.transaction().execute(async (tx) => {
    const row = isNumber(number) ? await lockMessage(tx, number) : undefined;
    if (!row) throw new AppError('support.unknown');
    await work(tx, row);
  });
  return readMessage(context, number);
}

/**
 * Answers a message: the learner reads it in the product and gets a mail. The same `clientId` again adds nothing.
 * @throws AppError for an empty or long text, 404 for an unknown number
 */
export async function answerMessage(
  context: Context,
  actor: string,
  answer: { number: string; text: string; clientId: string },
): Promise<DeskDetail> {
  const text = answer.text.replaceAll('\0', '').trim();
  if (text === '') throw new AppError('support.answer-empty', { field: 'text' });
  if (Array.from(text).length > limits.supportMax) throw new AppError('support.too-long', { field: 'text' });
  return change(context, answer.number, async (tx, row) => {
    const replyId = await insertReply(tx, { ...answer, text });
    if (replyId === undefined) return;
    await saveStatus(tx, row.number, 'answered');
    await recordAudit(tx, {
      actor,
      action: 'support.answer',
      subject: row.number,
      before: { status: row.status },
      after: { status: 'answered', text: text.slice(0, 500) },
    });
    if (row.account_id === null) return;
    await notify(tx, {
      accountId: row.account_id,
      kind: 'support',
      ...said('support', { number: row.number }),
      url: '/support',
      groupKey: `support:${row.number}`,
    });
    await mailAnswer(tx, replyId);
  });
}

/** @throws AppError 404 for an unknown number */
export function setStatus(
  context: Context,
  actor: string,
  { number, status }: { number: string; status: SupportStatus },
): Promise<DeskDetail> {
  return change(context, number, async (tx, row) => {
    if (row.status === status) return;
    await saveStatus(tx, row.number, status);
    const [before, after] = [{ status: row.status }, { status }];
    await recordAudit(tx, { actor, action: 'support.status', subject: row.number, before, after });
  });
}

/**
 * Shows a testimonial on the landing page, or no longer.
 * @throws AppError 404 for an unknown number, 409 without its author's consent, and for words that are not theirs
 */
export function publish(
  context: Context,
  actor: string,
  request: { number: string; publish: boolean; text?: string | undefined },
): Promise<DeskDetail> {
  return change(context, request.number, async (tx, row) => {
    const text = request.publish ? publishable(row, request.text) : null;
    await savePublished(tx, row.number, text);
    await recordAudit(tx, {
      actor,
      action: request.publish ? 'support.publish' : 'support.unpublish',
      subject: row.number,
      before: { shown: row.published_text },
      after: { shown: text },
    });
  });
}

function publishable(row: DeskRow, wanted: string | undefined): string {
  if (row.mode !== 3 || !row.may_show || row.account_id === null) {
    throw new AppError('support.no-consent');
  }
  const excerpt = excerptOf(row.text, wanted);
  if ('fault' in excerpt) throw new AppError(excerpt.fault, { field: 'text' });
  return excerpt.text;
}

/** How many messages are open, and how many of them are late. */
export function waitingMessages(db: Context['db']): Promise<{ open: number; late: number }> {
  return countDesk(db);
}
