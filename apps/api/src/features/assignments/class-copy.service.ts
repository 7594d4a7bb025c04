import { randomUUID } from 'node:crypto';

import type { ClassCopy, CopyDates, Term } from '@abhyas/contract/classes-terms.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { copyBatch, partsToCopy, requireSame } from '../classes/batch-copy.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { checkedForm } from './assignment-form.rules.ts';
import { shownRules } from './assignments.service.ts';
import { findOfBatch, insertAssignment, type AssignmentRecord } from './assignments.store.ts';
import { findSchemes, saveScheme } from './class-marks.store.ts';
import {
  findOutcomeScheme,
  saveEndExamination,
  saveOutcomeScheme,
  type OutcomeScheme,
} from './outcomes.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Assignments that are still in use, the one that opens first comes first. */
async function assignmentsToCopy(db: Database, batchId: string): Promise<AssignmentRecord[]> {
  const records = await findOfBatch(db, batchId);
  return records
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => a.rules.opensAt - b.rules.opensAt);
}

/** What a copy of a class for another term would have (CLASSES-22). @throws AppError 404, 403 */
export async function copyOf(context: Context, teacher: Teacher, batchId: string): Promise<ClassCopy> {
  const { db } = context;
  const parts = await partsToCopy(context, db, { teacher, batchId });
  const records = await assignmentsToCopy(db, batchId);
  const assignments = records.map(({ id, title, rules, exam }) => {
    const { opensAt, dueAt, late } = shownRules(rules);
    const together = exam?.starts === 'together' && { minutes: exam.minutes };
    return { id, title, ...together, opensAt, dueAt, ...(late && { lateUntil: late.until }) };
  });
  const first = [
    ...parts.lessons.map(({ plannedFor }) => plannedFor),
    ...assignments.map(({ opensAt }) => indianDay(opensAt)),
  ].toSorted()[0];
  const begins = parts.term?.begins ?? first;
  const categories = (await findSchemes(db, [batchId])).get(batchId)?.categories.length ?? 0;
  return { ...parts, ...(begins !== undefined && { begins }), assignments, categories };
}

const INDIA_MS = 5.5 * 3_600_000;

const indianDay = (moment: string) => new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, 10);

type Copying = CopyDates & {
  readonly batchId: string;
  readonly id: string;
  readonly name: string;
  readonly term: Term;
};

/**
 * Makes the class of another term: its people, lessons, assignments as drafts, how it weighs marks, and what only chosen
 * classes see; no learners and no marks. Sent again it makes nothing.
 * @throws AppError 404, 403, 400 for a name, a term or dates that will not do, 409 when the class has changed since it was
 * shown
 */
export async function copyClass(
  { db, release }: Context,
  teacher: Teacher,
  { assignments, batchId, id, ...asked }: Copying,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await copyBatch({ release }, trx, { teacher, batchId, id, ...asked }))) return;
    const records = await assignmentsToCopy(trx, batchId);
    requireSame(records, assignments);
    const copies = new Map<string, string>();
    const kept = await findOutcomeScheme(trx, batchId);
    const known = { bank: release.current.problems, outcomes: kept?.outcomes ?? [] };
    for (const record of records) {
      const dates = assignments.find((each) => each.id === record.id);
      if (!dates) continue;
      const copy = randomUUID();
      const form = formWith(record, dates);
      const written = checkedForm(form, { ...known, before: record.items });
      await insertAssignment(trx, { id: copy, batchId: id, ...written });
      copies.set(record.id, copy);
    }
    await copyScheme(trx, { batchId, to: id, copies });
    if (kept) await copyOutcomes(trx, kept, { to: id, records, copies });
  });
  await release.limits.refresh();
}

function formWith({ title, items, rules, exam }: AssignmentRecord, dates: CopyDates['assignments'][number]) {
  const { late, ...shown } = shownRules(rules);
  const { opensAt, dueAt, lateUntil } = dates;
  return {
    title,
    items: [...items],
    rules: { ...shown, opensAt, dueAt, ...(late && { late: { ...late, until: lateUntil ?? dueAt } }) },
    ...(exam && { exam }),
  };
}

type Weighed = {
  readonly batchId: string;
  readonly to: string;
  /** The copies of assignments by the ids of the originals. */
  readonly copies: ReadonlyMap<string, string>;
};

async function copyScheme(trx: Database, { batchId, to, copies }: Weighed): Promise<void> {
  const scheme = (await findSchemes(trx, [batchId])).get(batchId);
  if (!scheme) return;
  const categories = scheme.categories.map((category) => ({
    ...category,
    assignmentIds: category.assignmentIds.flatMap((known) => copies.get(known) ?? []),
  }));
  await saveScheme(trx, to, { version: 0, categories });
}

type Copied = Pick<Weighed, 'to' | 'copies'> & { readonly records: readonly AssignmentRecord[] };

/** Without the levels of the exit survey: that of the other term has not been held. */
async function copyOutcomes(
  trx: Database,
  { outcomes, scheme }: OutcomeScheme,
  { to, records, copies }: Copied,
): Promise<void> {
  const unasked = outcomes.map((outcome) => ({ ...outcome, survey: undefined }));
  await saveOutcomeScheme(trx, to, { version: 0, outcomes: unasked, scheme });
  const ends = records.flatMap(({ id, endExamination }) => (endExamination ? (copies.get(id) ?? []) : []));
  await saveEndExamination(trx, to, ends);
}
