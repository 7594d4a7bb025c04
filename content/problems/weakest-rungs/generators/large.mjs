export const seed = 171030;

/** The sum over all pieces, from the sums of the pieces that end at each rung. */
function sum(strengths) {
  const MOD = 1_000_000_007n;
  const stack = [];
  let [ending, total] = [0n, 0n];
  for (const strength of strengths) {
    let count = 1;
    while (stack.length > 0 && stack.at(-1)[0] >= strength) {
      const [value, times] = stack.pop();
      ending -= BigInt(value) * BigInt(times);
      count += times;
    }
    stack.push([strength, count]);
    ending += BigInt(strength) * BigInt(count);
    total = (total + ending) % MOD;
  }
  return total;
}

export function* tests(random) {
  const test = (name, tries, strengths) => ({ name, tries, input: `${strengths.length}\n${strengths.join(' ')}\n`, answer: `${sum(strengths)}\n` });
  yield test('largest', 'largest n', random.ints(300_000, 1, 1_000_000_000));
  yield test('largest-strong', 'largest n, all as strong as possible', Array(300_000).fill(1_000_000_000));
  yield test('largest-falling', 'largest n, strengths that fall', Array.from({ length: 300_000 }, (_, i) => 1_000_000_000 - 7 * i));
  yield test('largest-valley', 'largest n, the weakest rungs in the middle', Array.from({ length: 300_000 }, (_, i) => 1_000_000_000 - Math.min(i, 299_999 - i)));
}
