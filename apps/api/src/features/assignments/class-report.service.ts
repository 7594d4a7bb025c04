import type { ClassReport, ClassReportPage, ReportedLearner } from '@abhyas/contract/class-report.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { sharesOf } from '../classes/attendance.service.ts';
import { lastSeenIn } from '../classes/class-accounts.service.ts';
import { requireBatchFor, rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { staffWhoSee } from '../classes/class-teachers.service.ts';
import { findOfBatch, type AssignmentRecord } from './assignments.store.ts';
import { meanOf, mostAtRiskFirst, risksOf } from './class-report.rules.ts';
import { findReceivers, replaceReceivers, saveStopped } from './class-report.store.ts';
import { recordOwners } from './lab-records.service.ts';
import { markRows, pointsOf, totalOf, type MarkedWork } from './marking.service.ts';
import { isTried } from './marks.rules.ts';
import { endOf } from './times.rules.ts';

type Context = Pick<AppContext, 'db'>;

/** How a class stands now. */
export async function reportOf(
  db: Database,
  { id: batchId, name: batch }: { readonly id: string; readonly name: string },
): Promise<ClassReport> {
  const now = Date.now();
  const [all, owners, shares, seen] = await Promise.all([
    findOfBatch(db, batchId),
    recordOwners(db, batchId),
    sharesOf(db, batchId),
    lastSeenIn(db, batchId),
  ]);
  const due = all.filter(({ publishedAt, rules }) => publishedAt !== null && endOf(rules.dueAt) <= now);
  const rows = await markRows(
    db,
    due,
    owners.map(({ accountId }) => accountId),
  );
  const learners = owners.map(({ accountId, rollNumber, name }, at): ReportedLearner => {
    const attended = shares.get(accountId);
    const facts = {
      ...standingIn(due, rows[at] ?? []),
      ...(attended?.percent !== undefined && { attendance: attended.percent }),
      lastSeenAt: seen.get(accountId)?.toISOString() ?? '',
    };
    const risks = risksOf({ ...facts, short: attended?.short ?? false }, now);
    return { accountId, rollNumber, name, ...facts, risks };
  });
  const average = meanOf(learners.flatMap(({ share }) => share ?? []));
  return { batch, ...(average !== undefined && { average }), learners: mostAtRiskFirst(learners) };
}

type Standing = Pick<ReportedLearner, 'due' | 'handedIn' | 'share'>;

function standingIn(due: readonly AssignmentRecord[], work: readonly MarkedWork[]): Standing {
  const points = due.reduce((sum, record) => sum + pointsOf(record), 0);
  const earned = work.reduce((sum, { items }) => sum + totalOf(items), 0);
  const items = work.flatMap((each) => each.items);
  return {
    due: items.length,
    handedIn: items.filter(({ mark }) => isTried(mark)).length,
    ...(points > 0 && { share: Math.floor((10_000 * earned) / points) }),
  };
}

/** @throws AppError 404 */
export async function readReport(
  { db }: Context,
  teacher: Teacher,
  batchId: string,
): Promise<ClassReportPage> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [report, rights, named] = await Promise.all([
    reportOf(db, batch),
    rightsNow(db, teacher, batchId),
    findReceivers(db, batchId),
  ]);
  const mine = named.get(teacher.accountId) === 'named';
  if (!teacher.roles.includes('owner')) return { report, rights, mine };
  const staff = await staffWhoSee(db, batchId);
  const receivers = staff.map((each) => ({ ...each, state: named.get(each.accountId) ?? ('none' as const) }));
  return { report, rights, mine, receivers };
}

/** Names to whom of the staff who see the class the report is sent. @throws AppError 404 */
export async function nameReceivers(
  { db }: Context,
  owner: Teacher,
  { batchId, accountIds }: { readonly batchId: string; readonly accountIds: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, owner, { batchId, right: 'coordinate' });
    const wanted = new Set(accountIds);
    const chosen = (await staffWhoSee(trx, batchId)).filter(({ accountId }) => wanted.has(accountId));
    await replaceReceivers(
      trx,
      batchId,
      chosen.map(({ accountId }) => accountId),
    );
    await recordAudit(trx, {
      actor: owner.accountId,
      action: 'class.report-receivers',
      subject: batch.name,
      after: { names: chosen.map(({ name }) => name).join(', ') },
    });
  });
}

/** Stops sending the report to this account until an owner names it again. @throws AppError 404 */
export async function stopFor({ db }: Context, teacher: Teacher, batchId: string): Promise<void> {
  await requireBatchFor(db, teacher, { batchId, right: 'see' });
  await saveStopped(db, batchId, teacher.accountId);
}

/** Whether somebody who was named may still see the class. */
export async function maySee(db: Database, batchId: string, accountId: string): Promise<boolean> {
  const staff = await staffWhoSee(db, batchId);
  return staff.some((each) => each.accountId === accountId);
}
