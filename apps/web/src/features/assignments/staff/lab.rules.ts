import type { Matrix } from '@abhyas/contract/assignments.staff';

const MINUTE_MS = 60_000;

/** Whether somebody in the class can work on an assignment now; an allowance may give a learner longer than the others. */
export function canBeWorkedOn(
  { assignment, rows }: Pick<Matrix, 'assignment' | 'rows'>,
  nowMs = Date.now(),
): boolean {
  const { publishedAt, archivedAt, rules } = assignment;
  if (publishedAt === undefined || archivedAt !== undefined) return false;
  const endMs = Date.parse(rules.late?.until ?? rules.dueAt) + MINUTE_MS;
  const isAllowed = rows.some(({ allowances }) => allowances.length > 0);
  return Date.parse(rules.opensAt) <= nowMs && (nowMs < endMs || isAllowed);
}
