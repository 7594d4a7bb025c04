import type { LateText as ShownLate, Seat, Seats } from '@abhyas/contract/live.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { requireMarked, type AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { findLateTexts, findSittings, type LateText, type Sitting } from '../sitting/sittings.service.ts';
import { progressOf } from './failures.rules.ts';
import { findLastRuns, type LastRun } from './runs.store.ts';
import { recordedSince } from './replay.service.ts';
import { itemIdIn, titleIn, workOn } from './seat-items.rules.ts';
import { byNeed, isDone, stateOf } from './seats.rules.ts';
import { countNoted, findLabSeats, type LabSeat, type Noted } from './seats.store.ts';

/** The state of a learner who sits an exam or works on another assignment. */
type Standing = LabSeat & Partial<Omit<Sitting, 'shown'>>;

async function standingsOf(db: Database, { id, exam }: AssignmentRecord): Promise<Standing[]> {
  if (!exam) return findLabSeats(db, id);
  return (await findSittings(db, id)).map((sitting) => ({ ...sitting, shown: sitting.shown ?? '' }));
}

/** Every learner of the class, those who need help first (EXAMS-15, LIVE-1). @throws AppError 404 */
export async function seatsOf({ db }: Pick<AppContext, 'db'>, teacher: Teacher, id: string): Promise<Seats> {
  const record = await requireMarked(db, teacher, { id, right: 'see' });
  const members = await findMemberAccounts(db, record.batchId);
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  const [standings, runs, noted, late] = await Promise.all([
    standingsOf(db, record),
    findLastRuns(db, { accountIds, ...workOn(record) }),
    record.exam ? countNoted(db, id) : [],
    record.exam ? findLateTexts(db, id) : [],
  ]);
  const now = Date.now();
  const byLearner = Map.groupBy(runs, ({ accountId }) => accountId);
  const seats = members.flatMap(({ accountId, name, email }): Seat[] => {
    if (accountId === null) return [];
    const standing = standings.find((each) => each.accountId === accountId);
    const items = itemsOf(record, standing, byLearner.get(accountId) ?? []);
    return [
      {
        accountId,
        name,
        email,
        state: !record.exam && standing && isDone(items) ? 'done' : stateOf(standing, now),
        ...(standing && timesOf(standing)),
        ...shownOf(record, standing),
        items,
        ...countedOf(noted.find((each) => each.accountId === accountId)),
      },
    ];
  });
  return {
    recorded: recordedSince(record) !== undefined,
    titles: Object.fromEntries(record.items.map(({ assetId, title }) => [assetId, title])),
    seats: byNeed(seats, record.exam ? 'exam' : 'lab'),
    late: late.map((each) => toShownLate(each, record)),
  };
}

/** In the learner's order; in an exam nothing before they begin. */
function itemsOf(
  record: AssignmentRecord,
  standing: Standing | undefined,
  runs: readonly LastRun[],
): Seat['items'] {
  const all = record.items.map(({ assetId }) => assetId);
  const own = record.exam ? (standing?.items ?? []) : all;
  return own.map((assetId) => {
    const itemId = itemIdIn(record, assetId);
    return { assetId, ...progressOf(runs.filter((run) => run.itemId === itemId)) };
  });
}

function timesOf({ startedAt, endsAt, heardAt, handedAt, handedBy }: Standing) {
  return {
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
    heardAt: heardAt.toISOString(),
    ...(handedAt && handedBy && { handedAt: handedAt.toISOString(), handedBy }),
  };
}

function shownOf(record: AssignmentRecord, standing: Standing | undefined): Pick<Seat, 'shown'> {
  const title = titleIn(record, standing?.shown);
  return title === undefined ? {} : { shown: title };
}

const countedOf = (noted: Noted | undefined) => ({
  pasted: noted?.pasted ?? 0,
  left: noted?.left ?? 0,
  unjudged: noted?.unjudged ?? 0,
});

function toShownLate(
  { id, accountId, assetId, arrivedAt, firstAt, lastAt, decision, reason }: LateText,
  record: AssignmentRecord,
): ShownLate {
  return {
    id,
    accountId,
    assetId,
    title: titleIn(record, assetId) ?? assetId,
    arrivedAt: arrivedAt.toISOString(),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    ...(decision && { decision }),
    ...(reason !== null && { reason }),
  };
}
