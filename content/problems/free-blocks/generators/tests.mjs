export const seed = 623;

export function* tests(random) {
  const test = (name, tries, m, commands) => ({ name, tries, input: `${m} ${commands.length}\n${commands.join('\n')}\n` });
  /** Commands that are sensible: a small first fit of our own knows who has got memory. */
  const any = (m, q, low, high, frees) => {
    const taken = [];
    let number = 0;
    return Array.from({ length: q }, () => {
      if (taken.length > 0 && random.int(1, 10) <= frees) {
        const [piece] = taken.splice(random.int(0, taken.length - 1), 1);
        return `FREE ${piece.number}`;
      }
      number += 1;
      const size = random.int(low, Math.min(high, m));
      let at = 0;
      for (const piece of taken.toSorted((a, b) => a.at - b.at)) {
        if (piece.at - at >= size) break;
        at = piece.at + piece.size;
      }
      if (at + size <= m) taken.push({ number, at, size });
      return `GET ${number} ${size}`;
    });
  };
  const gets = (sizes) => sizes.map((size, i) => `GET ${i + 1} ${size}`);
  yield test('one-byte', 'a memory of one byte', 1, ['GET 1 1', 'GET 2 1', 'FREE 1', 'GET 3 1']);
  yield test('all-at-once', 'a request for everything', 500, ['GET 1 500', 'GET 2 1', 'FREE 1', 'GET 3 500']);
  yield test('one-missing', 'one byte too few is free', 100, ['GET 1 60', 'GET 2 41', 'GET 3 40', 'GET 4 1']);
  yield test('exact-gap', 'a gap that fits exactly', 90, [...gets([30, 30, 30]), 'FREE 2', 'GET 4 31', 'GET 5 30', 'GET 6 1']);
  yield test('join-left', 'the neighbour on the left is free', 90, [...gets([30, 30, 30]), 'FREE 1', 'FREE 2', 'GET 4 60']);
  yield test('join-right', 'the neighbour on the right is free', 90, [...gets([30, 30, 30]), 'FREE 2', 'FREE 1', 'GET 4 60']);
  yield test('join-both', 'both neighbours are free', 100, [...gets([10, 20, 30, 40]), 'FREE 1', 'FREE 3', 'GET 5 31', 'FREE 2', 'GET 6 60', 'GET 7 1']);
  yield test('first-not-best', 'the first gap is not the best one', 200, [...gets([40, 10, 20, 10]), 'FREE 1', 'FREE 3', 'GET 5 20', 'GET 6 20', 'GET 7 20']);
  yield test('first-not-next', 'a request after freed memory at the beginning', 100, [...gets([10, 10, 10]), 'FREE 1', 'GET 4 5', 'FREE 2', 'GET 5 15', 'GET 6 10']);
  yield test('scattered', 'enough bytes are free, but scattered', 100, [...gets(Array(10).fill(10)), 'FREE 1', 'FREE 3', 'FREE 5', 'FREE 7', 'GET 11 11', 'FREE 4', 'GET 12 30', 'GET 13 11']);
  yield test('not-given', 'requests that got nothing', 50, ['GET 1 40', 'GET 2 20', 'GET 3 10', 'FREE 1', 'GET 4 41', 'GET 5 40', 'FREE 3']);
  yield test('all-freed', 'everything is freed in the end', 100, [...gets([25, 25, 25, 25]), 'FREE 3', 'FREE 1', 'FREE 4', 'FREE 2']);
  yield test('full', 'nothing is free in the end', 30, gets([10, 10, 10]));
  yield test('random', 'any commands', 300, any(300, 120, 1, 60, 4));
  yield test('small-memory', 'a small memory that is nearly always full', 40, any(40, 300, 1, 15, 4));
  yield test('largest', 'largest m and q', 1_000_000_000, any(1_000_000_000, 1000, 1, 12_000_000, 3));
}
