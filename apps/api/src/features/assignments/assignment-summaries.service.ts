import type { Database } from '../../platform/database/database.ts';
import { batchesOf } from '../classes/batches.service.ts';
import { mayDo } from '../classes/class-rights.rules.ts';
import { roleIn, type Teacher } from '../classes/class-rights.service.ts';
import { requireOwn } from './assignments.service.ts';
import { findAssignment, findOfBatches, type AssignmentRecord } from './assignments.store.ts';
import { pointsOf } from './marking.service.ts';

/** Where an assignment is, and what it asks. */
export type AssignmentSummary = {
  readonly id: string;
  readonly batchId: string;
  readonly batch: string;
  readonly title: string;
  readonly opensAt: Date;
  readonly dueAt: Date;
  /** In hundredths. */
  readonly points: number;
  /** Its screen for learners. */
  readonly path: string;
};

function toSummary(record: AssignmentRecord): AssignmentSummary {
  const { id, batchId, batch, title, rules, exam } = record;
  return {
    id,
    batchId,
    batch,
    title,
    opensAt: new Date(rules.opensAt),
    dueAt: new Date(rules.dueAt),
    points: pointsOf(record),
    path: exam ? `/exams/${id}` : `/assignments/${id}`,
  };
}

/** Of any assignment, whether learners see it yet or not; undefined for an unknown id. */
export async function findSummary(db: Database, id: string): Promise<AssignmentSummary | undefined> {
  const found = await findAssignment(db, id);
  return found && toSummary(found);
}

/** Those that somebody may give to their classes, the newest due date first; without those that are archived. */
export async function summariesOf(db: Database, teacher: Teacher): Promise<AssignmentSummary[]> {
  const batches = await batchesOf(db, teacher);
  const roles = await Promise.all(batches.map(({ id }) => roleIn(db, teacher, id)));
  const own = batches.filter((_, at) => {
    const role = roles[at];
    return role !== undefined && mayDo(role, 'teach');
  });
  const records = await findOfBatches(
    db,
    own.map(({ id }) => id),
  );
  return records.filter(({ archivedAt }) => archivedAt === null).map(toSummary);
}

/** @throws AppError 404 for one that is unknown or of another teacher's class, 403 for an assistant */
export async function requireSummary(db: Database, teacher: Teacher, id: string): Promise<AssignmentSummary> {
  return toSummary(await requireOwn(db, teacher, id));
}
