import type {
  AttainmentScheme,
  CourseOutcome,
  ExactNumber,
  Measurement,
  OutcomeAttainment,
  ProgrammeAttainment,
} from '@abhyas/contract/assignments-outcomes';
import { PROGRAMME_OUTCOMES } from '@abhyas/contract/assignments-outcomes';

import { type Fraction, fractionOf, productOf, reduced, rounded, sumOf } from './fraction.rules.ts';

/** An item that a learner was given; points and what they have of them in hundredths. */
export type MeasuredItem = {
  /** The ids of the outcomes that it measures. */
  readonly outcomes: readonly string[];
  readonly points: number;
  readonly hundredths: number;
};

/** An assessment with the items of each learner who took part in it; who was absent is not there. */
export type MeasuredAssessment = {
  readonly id: string;
  /** It is the end examination, or part of it. */
  readonly end: boolean;
  readonly learners: readonly (readonly MeasuredItem[])[];
};

export type AttainmentInput = {
  readonly outcomes: readonly CourseOutcome[];
  readonly scheme: AttainmentScheme;
  readonly assessments: readonly MeasuredAssessment[];
};

export type Attainment = {
  readonly attainment: OutcomeAttainment[];
  readonly programme: ProgrammeAttainment[];
};

type Weighed = { readonly value: Fraction | undefined; readonly weight: number };

/** The attainment of the outcomes of a class, with its working (ASSIGNMENTS-26 to ASSIGNMENTS-28). */
export function attainmentOf({ outcomes, scheme, assessments }: AttainmentInput): Attainment {
  const attainment = outcomes.map((outcome) => ofOutcome(outcome, scheme, assessments));
  return { attainment, programme: ofProgramme(outcomes, attainment) };
}

function ofOutcome(
  outcome: CourseOutcome,
  scheme: AttainmentScheme,
  assessments: readonly MeasuredAssessment[],
): OutcomeAttainment {
  const measuredBy = (some: readonly MeasuredAssessment[]) =>
    some.flatMap(({ id, learners }) => {
      const measurement = measure(outcome, scheme, learners);
      return measurement ? [{ assessmentId: id, ...measurement }] : [];
    });
  const levels = (ofEnd: boolean) => mean(measuredBy(assessments.filter(({ end }) => end === ofEnd)));
  const [internal, end] = [levels(false), levels(true)];
  const direct = weighedMean([
    { value: internal, weight: scheme.internal },
    { value: end, weight: 100 - scheme.internal },
  ]);
  const whole = direct && weighedMean([{ value: direct, weight: scheme.direct }, surveyOf(outcome, scheme)]);
  const hundredths = whole && inHundredths(whole);
  return {
    outcomeId: outcome.id,
    measured: measuredBy(assessments),
    ...(internal && { internal: exact(internal) }),
    ...(end && { end: exact(end) }),
    ...(direct && { direct: exact(direct) }),
    ...(hundredths !== undefined && { hundredths, attained: hundredths >= scheme.expected }),
  };
}

const surveyOf = ({ survey }: CourseOutcome, { direct }: AttainmentScheme): Weighed => ({
  value: survey === undefined ? undefined : fractionOf(survey, 100),
  weight: 100 - direct,
});

/** What an assessment says of an outcome; undefined where nobody was given anything that measures it. */
function measure(
  { id, target }: CourseOutcome,
  { levels }: AttainmentScheme,
  learners: MeasuredAssessment['learners'],
): Omit<Measurement, 'assessmentId'> | undefined {
  const marks = learners
    .map((items) => marksIn(items.filter(({ outcomes }) => outcomes.includes(id))))
    .filter(({ points }) => points > 0);
  const attempted = marks.length;
  if (attempted === 0) return undefined;
  const reached = marks.filter(({ hundredths, points }) => hundredths * 100 >= target * points).length;
  return {
    attempted,
    reached,
    percent: rounded(fractionOf(10_000 * reached, attempted)),
    level: levels.filter((from) => reached * 100 >= from * attempted).length,
  };
}

function marksIn(items: readonly MeasuredItem[]): { hundredths: number; points: number } {
  return items.reduce(
    (sum, item) => ({ hundredths: sum.hundredths + item.hundredths, points: sum.points + item.points }),
    { hundredths: 0, points: 0 },
  );
}

/** The attainment, by this course, of each outcome of the programme that it correlates with. */
function ofProgramme(
  outcomes: readonly CourseOutcome[],
  attainment: readonly OutcomeAttainment[],
): ProgrammeAttainment[] {
  const served = PROGRAMME_OUTCOMES.filter((name) =>
    outcomes.some(({ correlations }) => correlations.some(({ to }) => to === name)),
  );
  return served.map((name) => {
    const parts = outcomes.flatMap(({ code, correlations }, at) => {
      const strength = correlations.find(({ to }) => to === name)?.strength;
      const hundredths = attainment[at]?.hundredths;
      return strength === undefined || hundredths === undefined ? [] : [{ code, strength, hundredths }];
    });
    const whole = weighedMean(
      parts.map(({ strength, hundredths }) => ({
        value: fractionOf(hundredths, 100),
        weight: strength,
      })),
    );
    return { to: name, parts, ...(whole && { hundredths: inHundredths(whole) }) };
  });
}

const mean = (levels: readonly { readonly level: number }[]): Fraction | undefined =>
  weighedMean(levels.map(({ level }) => ({ value: fractionOf(level), weight: 1 })));

/** The mean of what there is; undefined where nothing that weighs anything is there. */
function weighedMean(parts: readonly Weighed[]): Fraction | undefined {
  const known = parts.flatMap(({ value, weight }) => (value ? [{ value, weight }] : []));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return undefined;
  const sum = sumOf(known.map(({ value, weight }) => productOf(value, fractionOf(weight))));
  return productOf(sum, fractionOf(1, weights));
}

const inHundredths = (fraction: Fraction): number => rounded(productOf(fraction, fractionOf(100)));

function exact(fraction: Fraction): ExactNumber {
  const { numerator, denominator } = reduced(fraction);
  return { over: Number(numerator), under: Number(denominator) };
}
