import type { ProblemAsset } from '@abhyas/content/release-assets';

import type { ActiveRelease } from '../../platform/content/active-release.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import { readExamItemId } from './exam-items.rules.ts';
import { findMockSeat, type Seat } from './mock-seat.store.ts';
import { findSitting, type Sitting } from './sitting.store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Who may work on an asset just now: on an item of an exam its learner, at the device that holds the sitting; on a problem
 * of a mock test its learner, and on anything else everybody, who does not sit an exam. Answers the sitting of an item of
 * an exam or of a mock test.
 * @throws AppError 404 for an item that was not drawn for this learner, 409 at another device, 403 while they sit an exam
 */
export async function requireSeat(
  db: Database,
  { accountId, sessionId, sits }: SessionIdentity,
  assetId: string,
): Promise<Seat | undefined> {
  const item = readExamItemId(assetId);
  if (!item) {
    if (sits) throw new AppError('exams.sitting');
    return undefined;
  }
  if (!UUID.test(item.examId)) throw new AppError('exams.unknown');
  const name = { examId: item.examId, accountId };
  const exam = await findSitting(db, name);
  if (!exam && sits) throw new AppError('exams.sitting');
  const sitting = exam ?? (await findMockSeat(db, name, sessionId));
  if (!sitting?.items.includes(item.assetId)) throw new AppError('exams.unknown');
  if (sitting.sessionId !== sessionId) throw new AppError('exams.other-device');
  return sitting;
}

/**
 * The same for what is done only while the sitting lasts.
 * @throws AppError as `requireSeat`, and 409 once it is over
 */
export async function requireOpenSeat(
  db: Database,
  identity: SessionIdentity,
  assetId: string,
): Promise<Seat | undefined> {
  const seat = await requireSeat(db, identity, assetId);
  if (seat && !isOpen(seat)) throw new AppError('exams.over');
  return seat;
}

export const isOpen = ({ handedAt, endsAt }: Sitting): boolean =>
  handedAt === null && endsAt.getTime() > Date.now();

/** The problem of an item of an exam, under the item's id; undefined when it has left the bank. */
export function examProblem(
  { whole }: Pick<ActiveRelease, 'whole'>,
  assetId: string,
): ProblemAsset | undefined {
  const item = readExamItemId(assetId);
  const problem = item && whole.problems.get(item.assetId);
  return problem && { ...problem, id: assetId, premium: false };
}
