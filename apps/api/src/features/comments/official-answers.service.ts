import type { StaffComment } from '@abhyas/contract/comments.staff';

import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { checkedBody, tellOfReply } from './comments.service.ts';
import { findByClientId, findComment, insertComment } from './comments.store.ts';
import { toStaffComment } from './moderation.service.ts';
import { changeComment, findForStaff, lockForStaff } from './moderation.store.ts';
import type { CommentsContext } from './threads.service.ts';

export type NewAnswer = {
  readonly threadId: string;
  readonly comment: string;
  /** The reply that is answered, when it is not the thread's first comment. */
  readonly answers?: string | undefined;
  readonly clientId: string;
};

/**
 * Answers a thread for the institute and notifies its author and the person who is answered. The same `clientId` again
 * answers the comment that is there.
 * @throws AppError for an empty or long text, 404 for an unknown thread
 */
export async function answerOfficially(
  { db, release }: CommentsContext,
  actor: string,
  request: NewAnswer,
): Promise<StaffComment> {
  const body = checkedBody(request.comment);
  return db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, 'comment', actor);
    const earlier = await findByClientId(tx, actor, request.clientId);
    const thread = await lockForStaff(tx, request.threadId);
    if (!thread || thread.parent_id !== null) throw new AppError('comments.unknown');
    const id =
      earlier?.id ??
      (await insertComment(tx, {
        assetId: thread.asset_id,
        accountId: actor,
        parentId: thread.id,
        body,
        spoiler: false,
        official: true,
        held: false,
        clientId: request.clientId,
      }));
    const made = await findForStaff(tx, id);
    if (!made) throw new Error('the answer is not where it was put');
    if (earlier) return toStaffComment(made, actor);
    await changeComment(tx, thread.id, { awaiting: false });
    const asset = release.current.assets.get(thread.asset_id);
    const asked = request.answers ? await findComment(tx, request.answers) : undefined;
    const ofThread = asked?.parent_id === thread.id && asked.account_id ? [asked.account_id] : [];
    if (asset) await tellOfReply(tx, { parent: thread, made, asset, asked: ofThread });
    await recordAudit(tx, {
      actor,
      action: 'comment.answer',
      subject: id,
      after: { thread: thread.id, asset: thread.asset_id, text: body.slice(0, 500) },
    });
    return toStaffComment(made, actor);
  });
}
