import { fill } from '@abhyas/contract/fill';
import {
  criterionPoints,
  rubricPoints,
  type AssignmentItem,
  type AssignmentRules,
  type WorkingLine,
} from '@abhyas/contract/assignments-rules';
import type { AssignmentLine, ShownAllowance } from '@abhyas/contract/assignments';
import { workingInWords } from '@abhyas/contract/working-in-words';
import { languageOf } from '@abhyas/languages/code-keys';

import { countText } from '../../lib/counts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { texts } from '../../lib/texts.ts';
import { pointsText } from '../../lib/points.ts';

/** The rules of an assignment, a sentence each; with what holds for one learner, if it is not what holds for all. */
export function rulesInWords(
  { opensAt, dueAt, late, take, languages, attempts }: AssignmentRules,
  own: { readonly dueAt?: string; readonly until?: string; readonly attempts?: number | undefined } = {},
): string[] {
  const words = texts.assignments.inWords;
  const most = own.attempts ?? attempts;
  return [
    fill(words.opens, { at: formatMoment(opensAt) }),
    fill(words.due, { at: formatMoment(own.dueAt ?? dueAt) }),
    late
      ? fill(words.late, { at: formatMoment(own.until ?? late.until), percent: late.percentPerDay })
      : words.noLate,
    `${words.submission} ${words[take]}`,
    ...(most === undefined ? [] : [`${countText(words.attempts, most)} ${words.notCompiled}`]),
    ...(languages
      ? [fill(words.languages, { names: languages.map((key) => languageOf(key).codeName).join(', ') })]
      : []),
  ];
}

/** What an item is worth and how it is marked. */
export function itemInWords({
  points,
  scoring,
  groups = [],
  rubric = [],
}: Pick<AssignmentItem, 'points' | 'scoring' | 'groups' | 'rubric'>): string[] {
  const words = texts.assignments.inWords;
  const byTests = points - rubricPoints(rubric);
  const head =
    byTests > 0 || rubric.length === 0 ? [fill(words[scoring], { points: pointsText(byTests) })] : [];
  const ofGroups = groups.map((group) => fill(words.group, { ...group, points: pointsText(group.points) }));
  const byTeacher = rubric.map((criterion) =>
    fill(words.criterion, { name: criterion.name, points: pointsText(criterionPoints(criterion)) }),
  );
  return [...head, ...(scoring === 'groups' ? ofGroups : []), ...byTeacher];
}

/** One line of how a mark came about. */
export function stepInWords(line: WorkingLine): string {
  return workingInWords(line, { steps: texts.assignments.steps, moment: formatMoment });
}

/** What a learner was allowed, and why. */
export function allowanceInWords({ kind, dueAt = '', factor, attempts, reason }: ShownAllowance): string {
  const words = texts.assignments.allowed;
  const values = { at: formatMoment(dueAt), percent: factor ?? 0, count: attempts ?? 0, reason };
  return fill(words[kind], values);
}

/** When it is due, or until when it still counts. */
export function stateInWords({
  state,
  dueAt,
  until,
}: Pick<AssignmentLine, 'state' | 'dueAt' | 'until'>): string {
  const words = texts.assignments;
  if (state === 'open') return fill(words.due, { at: formatMoment(dueAt) });
  return fill(state === 'late' ? words.late : words.closed, { at: formatMoment(until) });
}

/** The item after this one that nothing was handed in for, going round. */
export function nextItem<T extends { readonly assetId: string; readonly tried: boolean }>(
  items: readonly T[],
  assetId: string,
): T | undefined {
  const at = items.findIndex((item) => item.assetId === assetId);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find((item) => !item.tried);
}

export function assignmentPath(id: string): string {
  return `/assignments/${encodeURIComponent(id)}`;
}

/** A problem as one of an assignment. */
export function pathInAssignment(id: string, assetId: string): string {
  return `/practise/${FROM_ASSIGNMENT}/${encodeURIComponent(assetId)}?assignment=${encodeURIComponent(id)}`;
}

/** In the address of a problem that was opened from an assignment. */
export const FROM_ASSIGNMENT = '4';
