export const seed = 41040;

const N = 200_000;

/** Houses that become slowly higher up to the middle and lower after it. */
export function* tests(random) {
  const heights = Array.from({ length: N }, (_, i) => 1_000_000 + Math.min(i, N - 1 - i) * 1000 + random.int(0, 900));
  const stack = [];
  let best = [0n, 0, 0];
  for (let i = 0; i <= N; i += 1) {
    const height = i < N ? heights[i] : 0;
    let begin = i;
    while (stack.length > 0 && stack.at(-1)[1] >= height) {
      const [from, high] = stack.pop();
      const area = BigInt(high) * BigInt(i - from);
      if (area > best[0] || (area === best[0] && (from < best[1] || (from === best[1] && i - from > best[2])))) best = [area, from, i - from];
      begin = from;
    }
    stack.push([begin, height]);
  }
  yield {
    name: 'largest',
    tries: 'largest n, slowly up and down',
    input: `${N}\n${heights.join(' ')}\n`,
    answer: `${best[0]} ${best[1] + 1} ${best[2]}\n`,
  };
}
