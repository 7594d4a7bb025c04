import type { AttainmentInput } from '../attainment.rules.ts';

/*
 * Attainment as somebody counts it who has only docs/specification/assignments.md: fractions of whole numbers of any size,
 * the levels found by asking for each in turn, and a rounding by long division. Nothing is taken from the product's own
 * calculation.
 */

type Ratio = readonly [top: bigint, bottom: bigint];

const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const isSame = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d === c * b;
const whole = (number: number): Ratio => [BigInt(number), 1n];
const per = (number: number, of: number): Ratio => [BigInt(number), BigInt(of)];

/** In hundredths, half of one up, digit by digit. */
function hundredthsOf([top, bottom]: Ratio): number {
  let rest = top * 100n;
  let digits = '';
  for (let unit = 10n ** 12n; unit > 0n; unit /= 10n) {
    let digit = 0;
    while (rest >= bottom * unit) {
      rest -= bottom * unit;
      digit += 1;
    }
    digits += String(digit);
  }
  return Number(digits) + (rest * 2n >= bottom ? 1 : 0);
}

/** Of those that are there, by their weights; null where none of them weighs anything. */
function averaged(values: readonly (readonly [weight: number, value: Ratio | null])[]): Ratio | null {
  const there = values.filter(([, value]) => value !== null);
  const weights = there.map(([weight]) => weight).reduce((a, b) => a + b, 0);
  if (weights === 0) return null;
  let sum = whole(0);
  for (const [weight, value] of there) sum = plus(sum, times(per(weight, weights), value ?? whole(0)));
  return sum;
}

type Told = { attempted: number; reached: number; percent: number; level: number };

type Asked = { readonly id: string; readonly target: number; readonly levels: readonly number[] };

function toldBy(
  { learners }: AttainmentInput['assessments'][number],
  { id, target, levels }: Asked,
): Told | null {
  let [attempted, reached] = [0, 0];
  for (const learner of learners) {
    let [has, of] = [0, 0];
    for (const item of learner) {
      if (!item.outcomes.includes(id)) continue;
      has += item.hundredths;
      of += item.points;
    }
    if (of === 0) continue;
    attempted += 1;
    if (BigInt(has) * 100n >= BigInt(of) * BigInt(target)) reached += 1;
  }
  if (attempted === 0) return null;
  let level = 0;
  for (const [at, from] of levels.entries())
    if (BigInt(reached) * 100n >= BigInt(from) * BigInt(attempted)) level = at + 1;
  return { attempted, reached, percent: hundredthsOf(times(per(reached, attempted), whole(100))), level };
}

export type AttainmentByHand = {
  outcomes: { told: Record<string, Told>; attainment: number | null; attained: boolean | null }[];
  programme: Record<string, number | null>;
  /** Whether two numbers of the working are the exact ones. */
  isExact: (at: number, which: 'internal' | 'end' | 'direct', shown: Shown) => boolean;
};

type Shown = { readonly over: number; readonly under: number } | undefined;

export function attainmentByHand({ outcomes, scheme, assessments }: AttainmentInput): AttainmentByHand {
  const exact: Record<'internal' | 'end' | 'direct', Ratio | null>[] = [];
  const results = outcomes.map(({ id, target, survey }) => {
    const told: Record<string, Told> = {};
    const levels: { internal: number[]; end: number[] } = { internal: [], end: [] };
    for (const assessment of assessments) {
      const found = toldBy(assessment, { id, target, levels: scheme.levels });
      if (found === null) continue;
      told[assessment.id] = found;
      levels[assessment.end ? 'end' : 'internal'].push(found.level);
    }
    const mean = (all: readonly number[]) => averaged(all.map((level) => [1, whole(level)]));
    const [internal, end] = [mean(levels.internal), mean(levels.end)];
    const direct = averaged([
      [scheme.internal, internal],
      [100 - scheme.internal, end],
    ]);
    exact.push({ internal, end, direct });
    const attainment =
      direct === null
        ? null
        : averaged([
            [scheme.direct, direct],
            [100 - scheme.direct, survey === undefined ? null : per(survey, 100)],
          ]);
    const shown = attainment === null ? null : hundredthsOf(attainment);
    return { told, attainment: shown, attained: shown === null ? null : shown >= scheme.expected };
  });
  const programme: Record<string, number | null> = {};
  for (const name of new Set(outcomes.flatMap(({ correlations }) => correlations.map(({ to }) => to)))) {
    const values = outcomes.flatMap(({ correlations }, at) => {
      const found = correlations.find(({ to }) => to === name);
      const attainment = results[at]?.attainment ?? null;
      return found ? [[found.strength, attainment === null ? null : per(attainment, 100)] as const] : [];
    });
    const value = averaged(values);
    programme[name] = value === null ? null : hundredthsOf(value);
  }
  const isExact: AttainmentByHand['isExact'] = (at, which, shown) => {
    const expected = exact[at]?.[which] ?? null;
    if (shown === undefined || expected === null) return shown === undefined && expected === null;
    return isSame(expected, [BigInt(shown.over), BigInt(shown.under)]);
  };
  return { outcomes: results, programme, isExact };
}
