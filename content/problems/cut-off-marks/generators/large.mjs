export const seed = 5030;

const MOST = 200_000;
const TOP = 999_999;

export function* tests(random) {
  const marks = random.ints(MOST, 0, TOP);
  const upTo = new Int32Array(TOP + 2);
  for (const mark of marks) upTo[mark + 1] += 1;
  for (let mark = 1; mark < upTo.length; mark += 1) upTo[mark] += upTo[mark - 1];
  const asked = Array.from({ length: MOST }, () => [random.int(0, TOP), random.int(0, TOP)].sort((x, y) => x - y));
  yield {
    name: 'largest',
    tries: 'largest n and q, any marks',
    input: `${MOST} ${MOST}\n${marks.join(' ')}\n${asked.map((pair) => pair.join(' ')).join('\n')}\n`,
    answer: `${asked.map(([a, b]) => upTo[b + 1] - upTo[a]).join('\n')}\n`,
  };
}
