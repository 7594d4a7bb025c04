import type { Database } from '../../platform/database/database.ts';
import { findExamRules } from './exam-rules.store.ts';
import { findHandedVersion, insertHandIn } from './hand-in.store.ts';
import { findLateVersion, saveLateText } from './late-text.store.ts';
import { findSitting, type Sitting } from './sitting.store.ts';

export { overFor } from './exam-ends.store.ts';
export { findExamRules, findSecret, saveExamRules } from './exam-rules.store.ts';
export { findCounting, findLastTexts, findUnjudged, insertHandIn, saveUnjudgeable } from './hand-in.store.ts';
export { findLateTexts, saveDecision, type LateText } from './late-text.store.ts';
export {
  findEndFrom,
  findNextEnd,
  findOverdue,
  findSitting,
  findSittings,
  insertEvents,
  insertSitting,
  isSat,
  moveSitting,
  recomputeEnds,
  saveAsking,
  saveHanded,
  saveHeard,
  saveWatched,
  type SeatName,
  type Sitting,
} from './sitting.store.ts';

/** What a learner wrote until this moment counts: until the hand-in, or the end of their time. */
export const endOf = ({ handedAt, handedBy, endsAt }: Sitting): Date =>
  handedAt !== null && handedBy === 'learner' && handedAt < endsAt ? handedAt : endsAt;

type Arrived = {
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
  /** When it says that it was written. */
  readonly firstAt: Date;
  readonly lastAt: Date;
};

const MINUTE_MS = 60_000;

/**
 * Keeps a text that arrived after it was handed in and says that it was written before. It counts at once within the
 * minutes that the exam allows for that; otherwise a teacher decides (EXAMS-13).
 */
export async function keepLate(db: Database, sitting: Sitting, arrived: Arrived): Promise<void> {
  const { examId, accountId } = sitting;
  const rules = (await findExamRules(db, [examId])).get(examId);
  const lateMs = (rules?.lateMinutes ?? 0) * MINUTE_MS;
  const byRule = Date.now() <= endOf(sitting).getTime() + lateMs;
  await db.transaction().execute(async (trx) => {
    await findSitting(trx, { examId, accountId }, { hold: true });
    const name = { examId, accountId, ...arrived };
    // What is sent again was handed in already, or is kept already and perhaps decided.
    const known = Math.max(await findHandedVersion(trx, name), await findLateVersion(trx, name));
    if (arrived.version <= known) return;
    await saveLateText(trx, { examId, accountId, ...arrived, byRule });
    if (byRule) await insertHandIn(trx, { examId, accountId, ...arrived, by: 'late' });
  });
}
