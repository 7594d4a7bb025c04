import type {
  CourseOutcome,
  ExactNumber,
  OutcomeAttainment,
  ProgrammeAttainment,
} from '@abhyas/contract/assignments-outcomes';
import type { Assessment, ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { hundredthsOf, strengthOf } from '@abhyas/contract/outcome-strengths';

import { pointsText } from '../../../lib/points.ts';

const words = staffMessages.assignments.classOutcomes;

/** A number that is not rounded: 3, or 7/3. */
export const exactText = ({ over, under }: ExactNumber): string =>
  under === 1 ? String(over) : `${over}/${under}`;

/** To two digits, for a table. */
export const levelText = (level: ExactNumber): string => pointsText(hundredthsOf(level));

type From = Pick<ClassOutcomes, 'assessments' | 'scheme'>;

type Own = { readonly outcome: CourseOutcome; readonly attainment: OutcomeAttainment };

/** How the attainment of an outcome came about, a sentence each (ASSIGNMENTS-26, ASSIGNMENTS-27). */
export function workingInWords(own: Own, from: From): string[] {
  const { direct, hundredths } = own.attainment;
  const measured = measuredInWords(own, from);
  if (measured.length === 0) return [words.working.none];
  const lines = [levelsInWords(from), ...measured, ...meansInWords(own, from)];
  if (!direct || hundredths === undefined) return [...lines, words.working.noWeight];
  return [...lines, directInWords(own, direct, from), ...wholeInWords(own, { hundredths, direct }, from)];
}

const levelsInWords = ({ scheme: { levels } }: From): string => {
  const [first, second, third] = levels;
  return fill(words.working.levels, { first, second, third });
};

function measuredInWords({ outcome, attainment }: Own, { assessments }: From): string[] {
  return attainment.measured.map(({ assessmentId, attempted, reached, percent, level }) => {
    const title = assessments.find(({ id }) => id === assessmentId)?.title ?? '';
    const { target } = outcome;
    return fill(words.working.measured, {
      title,
      attempted,
      reached,
      target,
      percent: pointsText(percent),
      level,
    });
  });
}

const isEnd = (assessments: readonly Assessment[], assessmentId: string): boolean =>
  assessments.some(({ id, end }) => end && id === assessmentId);

function meansInWords({ attainment }: Own, { assessments }: From): string[] {
  const kinds = [
    { kind: words.kinds.internal, value: attainment.internal, end: false },
    { kind: words.kinds.end, value: attainment.end, end: true },
  ];
  return kinds.flatMap(({ kind, value, end }) => {
    if (!value) return [];
    const levels = attainment.measured
      .filter(({ assessmentId }) => isEnd(assessments, assessmentId) === end)
      .map(({ level }) => level);
    return fill(words.working.mean, { kind, levels: levels.join(', '), value: exactText(value) });
  });
}

function directInWords(
  { attainment: { internal, end } }: Own,
  direct: ExactNumber,
  { scheme }: From,
): string {
  const value = exactText(direct);
  if (!internal || !end)
    return fill(words.working.alone, { kind: words.alone[internal ? 'internal' : 'end'], value });
  return fill(words.working.direct, {
    internal: scheme.internal,
    of: exactText(internal),
    end: 100 - scheme.internal,
    ofEnd: exactText(end),
    value,
  });
}

type Whole = { readonly hundredths: number; readonly direct: ExactNumber };

function wholeInWords(
  { outcome: { survey }, attainment }: Own,
  { hundredths, direct }: Whole,
  { scheme }: From,
): string[] {
  const value = pointsText(hundredths);
  const expected = pointsText(scheme.expected);
  const share = { direct: scheme.direct, of: exactText(direct), survey: 100 - scheme.direct };
  return [
    survey === undefined
      ? fill(words.working.noSurvey, { value })
      : fill(words.working.whole, { ...share, ofSurvey: pointsText(survey), value }),
    fill(attainment.attained ? words.working.attained : words.working.missed, { value, expected }),
  ];
}

/** How the attainment of an outcome of the programme came about, a sentence each (ASSIGNMENTS-28). */
export function programmeInWords(
  { to, parts, hundredths }: ProgrammeAttainment,
  outcomes: readonly CourseOutcome[],
): string[] {
  const { part, sum, leftOut, none } = words.programme;
  const counted = new Set(parts.map(({ code }) => code));
  const missing = outcomes.filter((each) => strengthOf(each, to) !== undefined && !counted.has(each.code));
  const without =
    missing.length === 0 ? [] : [fill(leftOut, { codes: missing.map(({ code }) => code).join(', ') })];
  if (hundredths === undefined) return [none, ...without];
  const terms = parts.map((each) => `${each.strength} × ${pointsText(each.hundredths)}`).join(' + ');
  return [
    ...parts.map((each) => fill(part, { ...each, level: pointsText(each.hundredths) })),
    fill(sum, {
      terms,
      weights: parts.map(({ strength }) => strength).join(' + '),
      value: pointsText(hundredths),
    }),
    ...without,
  ];
}
