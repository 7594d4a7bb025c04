import type {
  AssignmentForm,
  AssignmentRow,
  AssignmentStep,
  BankProblem,
  BatchAssignments,
  KnownRubric,
  StaffAssignment,
} from '@abhyas/contract/assignments.staff';
import { placesOf } from '@abhyas/content/places';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { ClassRight } from '@abhyas/contract/classes-people.staff';
import { mayDo } from '../classes/class-rights.rules.ts';
import {
  requireBatchFor,
  requireChangeable,
  rightsNow,
  roleIn,
  type Teacher,
} from '../classes/class-rights.service.ts';
import { isSat } from '../sitting/sittings.service.ts';
import { checkedForm, type Written } from './assignment-form.rules.ts';
import {
  findAssignment,
  findOfBatch,
  insertAssignment,
  saveAssignment,
  saveStage,
  type AssignmentRecord,
} from './assignments.store.ts';
import { tellMarksChanged } from './marks-changed.service.ts';
import { pointsOf } from './marking.service.ts';
import type { MarkRules } from './marks.rules.ts';
import { findOutcomes } from './outcomes.store.ts';
import { tellClass } from './telling.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const iso = (at: Date | null) => at?.toISOString();
const moment = (at: number) => new Date(at).toISOString();

function stagesOf({ publishedAt, marksPublishedAt, archivedAt }: AssignmentRecord) {
  return {
    ...(publishedAt && { publishedAt: iso(publishedAt) }),
    ...(marksPublishedAt && { marksPublishedAt: iso(marksPublishedAt) }),
    ...(archivedAt && { archivedAt: iso(archivedAt) }),
  };
}

/** The rules as they are sent. */
export function shownRules({ opensAt, dueAt, late, take, languages, attempts }: MarkRules) {
  return {
    opensAt: moment(opensAt),
    dueAt: moment(dueAt),
    ...(late && { late: { ...late, until: moment(late.until) } }),
    take,
    ...(languages && { languages: [...languages] }),
    ...(attempts !== null && { attempts }),
  };
}

/** An assignment as its teacher sees it. */
export function toStaffAssignment(record: AssignmentRecord): StaffAssignment {
  const { id, batchId, batch, version, title, items, rules, exam } = record;
  return {
    id,
    batchId,
    batch,
    version,
    title,
    items: [...items],
    rules: shownRules(rules),
    ...(exam && { exam }),
    ...((exam ?? record.recordsSince) && { recorded: true }),
    ...stagesOf(record),
  };
}

/** @throws AppError 404 for a batch that is unknown or of other teachers */
export async function listOfBatch(
  { db, release }: Context,
  teacher: Teacher,
  batchId: string,
): Promise<BatchAssignments> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [records, rights, outcomes] = await Promise.all([
    findOfBatch(db, batchId),
    rightsNow(db, teacher, batchId),
    findOutcomes(db, batchId),
  ]);
  const assignments = records.map((record): AssignmentRow => {
    const { opensAt, dueAt } = shownRules(record.rules);
    const { id, title, items, exam } = record;
    const counted = { items: items.length, points: pointsOf(record), exam: exam !== null };
    return { id, title, opensAt, dueAt, ...counted, ...stagesOf(record) };
  });
  const seen = release.ofClass(batchId).problems;
  const unseen = [...release.current.problems.keys()].filter((id) => !seen.has(id));
  return { batch: batch.name, assignments, rights, outcomes: [...outcomes], unseen };
}

/** The rubrics of a class's assignments, each once, to be used again. @throws AppError as `listOfBatch` */
export async function rubricsOf({ db }: Context, teacher: Teacher, batchId: string): Promise<KnownRubric[]> {
  await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const records = await findOfBatch(db, batchId);
  return records.flatMap(({ title: assignment, items }) =>
    items.flatMap(({ title, rubric }) => (rubric ? [{ assignment, title, rubric }] : [])),
  );
}

/** Every problem that an assignment can be made of, by title. */
export function bankOf({ release }: Pick<Context, 'release'>): BankProblem[] {
  const { problems, subtopics } = release.current;
  return [...problems.values()]
    .map((problem) => ({
      assetId: problem.id,
      title: problem.title,
      difficulty: problem.difficulty,
      tags: [...problem.tags],
      languages: [...problem.body.languages],
      tests: problem.judging.tests.length,
      premium: problem.premium,
      secret: placesOf(problem).every(({ subtopicId }) => !subtopics.has(subtopicId)),
      locked: !placesOf(problem).some(({ subtopicId }) => subtopics.get(subtopicId)?.rollout),
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/**
 * An assignment of a class that somebody teaches.
 * @throws AppError 404 when it is unknown or of another teacher's class, 403 for an assistant
 */
export async function requireOwn(db: Database, teacher: Teacher, id: string): Promise<AssignmentRecord> {
  return ofOwnClass(db, teacher, { record: await findAssignment(db, id), right: 'teach' });
}

/** An assignment that somebody may mark, or only see. @throws AppError 404 */
export async function requireMarked(
  db: Database,
  teacher: Teacher,
  { id, right }: { readonly id: string; readonly right: 'see' | 'mark' },
): Promise<AssignmentRecord> {
  return ofOwnClass(db, teacher, { record: await findAssignment(db, id), right });
}

/** As `requireOwn`, and nobody else changes it until the transaction is over. */
export async function holdOwn(db: Database, teacher: Teacher, id: string): Promise<AssignmentRecord> {
  return ofOwnClass(db, teacher, { record: await findAssignment(db, id, { hold: true }), right: 'teach' });
}

type Found = { readonly record: AssignmentRecord | undefined; readonly right: ClassRight };

async function ofOwnClass(
  db: Database,
  teacher: Teacher,
  { record, right }: Found,
): Promise<AssignmentRecord> {
  const role = record && (await roleIn(db, teacher, record.batchId));
  if (!record || role === undefined) throw new AppError('assignments.unknown');
  if (!mayDo(role, right)) throw new AppError('classes.not-allowed');
  await requireChangeable(db, { batchId: record.batchId, right });
  return record;
}

/** Makes a draft that learners do not see. @throws AppError for a form that will not do, 404 for a batch of others */
export async function make(
  { db, release }: Context,
  teacher: Teacher,
  { id, batchId, ...form }: AssignmentForm & { readonly id: string; readonly batchId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const outcomes = await findOutcomes(trx, batchId);
    const written = checkedForm(form, { bank: release.current.problems, outcomes });
    if (!(await insertAssignment(trx, { id, batchId, ...written }))) return;
    const after = { batch: batch.name, due: written.rules.dueAt, items: written.items.length };
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.make',
      subject: written.title,
      after,
    });
  });
}

/**
 * Changes title, items or rules. The class is told of another due date, once it is published.
 * @throws AppError for a form that will not do, 404, 409 when somebody else has changed it since it was read, or for other
 * problems in an exam that somebody has begun
 */
export async function change(
  { db, release }: Context,
  teacher: Teacher,
  { id, version, ...form }: AssignmentForm & { readonly id: string; readonly version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await holdOwn(trx, teacher, id);
    if (record.version !== version) throw new AppError('assignments.changed');
    if ((record.exam !== null) !== (form.exam !== undefined)) throw new AppError('assignments.changed');
    const outcomes = await findOutcomes(trx, record.batchId);
    const known = { bank: release.current.problems, before: record.items, outcomes };
    const written = checkedForm(form, known);
    if (!drawsAlike(record, written) && (await isSat(trx, id))) throw new AppError('exams.sat');
    const { dueAt, earlierDues } = record.rules;
    const moved = Date.parse(written.rules.dueAt) !== dueAt;
    const dues = moved && record.publishedAt ? [...earlierDues, { dueAt, movedAt: Date.now() }] : earlierDues;
    await saveAssignment(trx, id, { ...written, earlierDues: dues });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: moved ? 'assignment.move' : 'assignment.change',
      subject: written.title,
      before: { due: new Date(dueAt).toISOString(), items: record.items, rules: shownRules(record.rules) },
      after: { due: written.rules.dueAt, items: written.items, rules: written.rules },
    });
    await tellMarksChanged(trx, id);
    const said = await requireOwn(trx, teacher, id);
    if (moved) await tellClass(trx, said, 'assignmentMoved');
  });
}

/** Whether everybody gets the same problems by both, in the same order. What they are worth may change. */
function drawsAlike(before: Pick<Written, 'items' | 'exam'> | AssignmentRecord, after: Written): boolean {
  const drawn = ({ items, exam }: typeof before) =>
    JSON.stringify([items.map(({ assetId, pool }) => [assetId, pool]), exam?.draws, exam?.shuffled]);
  return drawn(before) === drawn(after);
}

const STEPS = {
  publish: { stage: 'published_at', reached: true },
  unpublish: { stage: 'published_at', reached: false },
  'publish-marks': { stage: 'marks_published_at', reached: true },
  'unpublish-marks': { stage: 'marks_published_at', reached: false },
  archive: { stage: 'archived_at', reached: true },
  restore: { stage: 'archived_at', reached: false },
} as const;

/** Publishes, takes back, archives. Doing what is done already changes nothing. @throws AppError 404 */
export async function step(
  { db }: Context,
  teacher: Teacher,
  { id, step: name }: { readonly id: string; readonly step: AssignmentStep },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title } = await holdOwn(trx, teacher, id);
    if (!(await saveStage(trx, id, STEPS[name]))) return;
    await recordAudit(trx, { actor: teacher.accountId, action: `assignment.${name}`, subject: title });
    const record = await requireOwn(trx, teacher, id);
    if (name === 'publish') await tellClass(trx, record, 'assignment');
    if (name === 'publish-marks') {
      await tellClass(trx, record, 'assignmentMarks');
      await tellMarksChanged(trx, id);
    }
  });
}
