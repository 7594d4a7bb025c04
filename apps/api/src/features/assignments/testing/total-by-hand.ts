import type { Category, Earned } from '../totals.rules.ts';

/*
 * A total as somebody counts it who has only docs/specification/assignments.md: every share is written with the same
 * denominator, the best are found by going round, and the rounding is a long division. Nothing is taken from the
 * product's own calculation.
 */

const commonMultiple = (numbers: readonly number[]): bigint =>
  numbers.reduce((multiple, number) => {
    let step = multiple;
    while (step % BigInt(number) !== 0n) step += multiple;
    return step;
  }, 1n);

/** The places of the so many biggest; of equal ones those that stand first. */
function biggest(shares: readonly bigint[], most: number): Set<number> {
  const taken = new Set<number>();
  while (taken.size < most && taken.size < shares.length) {
    let found = -1;
    for (const [at, share] of shares.entries()) {
      if (!taken.has(at) && (found === -1 || share > (shares[found] ?? 0n))) found = at;
    }
    taken.add(found);
  }
  return taken;
}

function divided(over: bigint, under: bigint): number {
  let rest = over;
  let whole = 0;
  for (let unit = 10_000_000; unit >= 1; unit /= 10) {
    while (rest >= under * BigInt(unit)) {
      rest -= under * BigInt(unit);
      whole += unit;
    }
  }
  return rest + rest >= under ? whole + 1 : whole;
}

type ByHand = { total: number; of: number; counted: string[] };

export function totalByHand(categories: readonly Category[], earned: readonly Earned[]): ByHand {
  const result: ByHand = { total: 0, of: 0, counted: [] };
  for (const { weight, bestOf, assignmentIds } of categories) {
    const own = earned.filter((each) => each.points !== 0 && assignmentIds.includes(each.assignmentId));
    if (own.length === 0) continue;
    result.of += weight * 100;
    const whole = commonMultiple(own.map(({ points }) => points));
    const shares = own.map(({ hundredths, points }) => BigInt(hundredths) * (whole / BigInt(points)));
    const taken = biggest(shares, bestOf ?? own.length);
    let sum = 0n;
    for (const at of taken) sum += shares[at] ?? 0n;
    result.total += divided(sum * BigInt(weight) * 100n, whole * BigInt(taken.size));
    result.counted.push(...own.filter((_, at) => taken.has(at)).map(({ assignmentId }) => assignmentId));
  }
  return result;
}
