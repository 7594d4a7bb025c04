import type {
  AttainmentScheme,
  CourseOutcome,
  ExactNumber,
  Measurement,
  OutcomeAttainment,
  ProgrammeAttainment,
} from '@abhyas/contract/assignments-outcomes';
import { PROGRAMME_OUTCOMES } from '@abhyas/contract/assignments-outcomes';

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

/** Whole numbers of any size: nothing is rounded on its way. */
type Fraction = { readonly over: bigint; readonly under: bigint };

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
  const hundredths = whole && rounded(whole, 100);
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
  value: survey === undefined ? undefined : { over: BigInt(survey), under: 100n },
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
    percent: rounded({ over: BigInt(reached), under: BigInt(attempted) }, 10_000),
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
        value: { over: BigInt(hundredths), under: 100n },
        weight: strength,
      })),
    );
    return { to: name, parts, ...(whole && { hundredths: rounded(whole, 100) }) };
  });
}

const mean = (levels: readonly { readonly level: number }[]): Fraction | undefined =>
  weighedMean(levels.map(({ level }) => ({ value: { over: BigInt(level), under: 1n }, weight: 1 })));

/** Of what there is; undefined where nothing that weighs anything is there. */
function weighedMean(parts: readonly Weighed[]): Fraction | undefined {
  let [over, under, weights] = [0n, 1n, 0n];
  for (const { value, weight } of parts) {
    if (value === undefined) continue;
    over = over * value.under + BigInt(weight) * value.over * under;
    under *= value.under;
    weights += BigInt(weight);
  }
  return weights === 0n ? undefined : { over, under: under * weights };
}

/** So many times the number, to the nearest whole number; half of one is rounded up. */
function rounded({ over, under }: Fraction, times: number): number {
  return Number((2n * over * BigInt(times) + under) / (2n * under));
}

function exact({ over, under }: Fraction): ExactNumber {
  const divisor = commonDivisor(over, under);
  return { over: Number(over / divisor), under: Number(under / divisor) };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
