import {
  PROGRAMME_OUTCOMES,
  type Correlation,
  type CourseOutcome,
} from '@abhyas/contract/assignments-outcomes';
import type { ClassOutcomes, setOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import type { CallInput } from '@abhyas/contract/call';

import { pointsText, readPoints } from '../../../lib/points.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { wholeNumber } from './form.rules.ts';

export type SentOutcomes = CallInput<typeof setOutcomes>['body'];

/** An outcome as its form has it: numbers as they are written. */
export type EnteredOutcome = {
  readonly id: string;
  readonly code: string;
  readonly statement: string;
  /** Empty: none. */
  readonly bloom: NonNullable<CourseOutcome['bloom']> | '';
  readonly target: string;
  /** Empty: there was no survey. */
  readonly survey: string;
  /** "PO1: 3, PSO1: 2". */
  readonly correlations: string;
};

export type EnteredOutcomes = {
  readonly outcomes: readonly EnteredOutcome[];
  readonly levels: readonly [string, string, string];
  readonly internal: string;
  readonly direct: string;
  readonly expected: string;
  /** The assignments that are the end examination. */
  readonly endIds: readonly string[];
};

/** Why a form cannot be sent; `at` is the place of the outcome. */
export type OutcomeFault = {
  readonly is: 'code' | 'statement' | 'target' | 'survey' | 'correlations' | 'levels' | 'shares' | 'expected';
  readonly at?: number;
};

const LEVEL_MOST = 300;

/** The one after so many others. */
export function freshOutcome(others: number): EnteredOutcome {
  const code = `CO${others + 1}`;
  return { id: randomUuid(), code, statement: '', bloom: '', target: '60', survey: '', correlations: '' };
}

/** What there is; where there is nothing, the first outcome to be written. */
export function enteredOf({
  outcomes,
  scheme,
  assessments,
}: Pick<ClassOutcomes, 'outcomes' | 'scheme' | 'assessments'>): EnteredOutcomes {
  const [first, second, third] = scheme.levels;
  return {
    outcomes: outcomes.length === 0 ? [freshOutcome(0)] : outcomes.map(outcomeOf),
    levels: [String(first), String(second), String(third)],
    internal: String(scheme.internal),
    direct: String(scheme.direct),
    expected: pointsText(scheme.expected),
    endIds: assessments.flatMap(({ id, end }) => (end ? id : [])),
  };
}

function outcomeOf({ bloom, target, survey, correlations, ...rest }: CourseOutcome): EnteredOutcome {
  return {
    ...rest,
    bloom: bloom ?? '',
    target: String(target),
    survey: survey === undefined ? '' : pointsText(survey),
    correlations: correlations.map(({ to, strength }) => `${to}: ${strength}`).join(', '),
  };
}

/** What is sent, or the first thing that is missing or is no number. */
export function readOutcomesForm(
  entered: EnteredOutcomes,
): { readonly sent: Omit<SentOutcomes, 'version'> } | { readonly fault: OutcomeFault } {
  const outcomes: CourseOutcome[] = [];
  for (const [at, each] of entered.outcomes.entries()) {
    const read = readOutcome(each);
    if ('is' in read) return { fault: { is: read.is, at } };
    outcomes.push(read);
  }
  const [first, second, third] = entered.levels.map((level) => wholeNumber(level, 100));
  if (!first || !second || !third || first >= second || second >= third) return { fault: { is: 'levels' } };
  const [internal, direct] = [wholeNumber(entered.internal, 100), wholeNumber(entered.direct, 100)];
  if (internal === undefined || direct === undefined) return { fault: { is: 'shares' } };
  const expected = readLevel(entered.expected);
  if (!expected) return { fault: { is: 'expected' } };
  const scheme = { levels: [first, second, third] as [number, number, number], internal, direct, expected };
  return { sent: { outcomes, scheme, endExaminationIds: [...entered.endIds] } };
}

function readOutcome(entered: EnteredOutcome): CourseOutcome | OutcomeFault {
  const { id, code, statement, bloom } = entered;
  const target = wholeNumber(entered.target, 100);
  const survey = entered.survey.trim() === '' ? null : readLevel(entered.survey);
  const correlations = readCorrelations(entered.correlations);
  if (code.trim() === '') return { is: 'code' };
  if (statement.trim() === '') return { is: 'statement' };
  if (!target) return { is: 'target' };
  if (survey === undefined) return { is: 'survey' };
  if (!correlations) return { is: 'correlations' };
  return {
    id,
    code,
    statement,
    ...(bloom !== '' && { bloom }),
    target,
    ...(survey !== null && { survey }),
    correlations,
  };
}

/** A level of at most 3, in hundredths. */
function readLevel(written: string): number | undefined {
  const level = readPoints(written);
  return level !== undefined && level <= LEVEL_MOST ? level : undefined;
}

/** "PO1: 3, PSO1: 2"; undefined if it cannot be read or names one twice. */
export function readCorrelations(written: string): Correlation[] | undefined {
  if (written.trim() === '') return [];
  const read = written.split(',').map((part) => {
    const [name = '', worth = ''] = part.split(':');
    const to = PROGRAMME_OUTCOMES.find((each) => each === name.trim().toUpperCase());
    const strength = wholeNumber(worth, 3);
    return to && strength ? { to, strength } : undefined;
  });
  const whole = read.filter((each) => each !== undefined);
  const isWhole = whole.length === read.length && new Set(whole.map(({ to }) => to)).size === whole.length;
  return isWhole ? whole : undefined;
}
