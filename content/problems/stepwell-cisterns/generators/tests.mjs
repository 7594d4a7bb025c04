export const seed = 3351;

export function* tests(random) {
  const test = (name, tries, holds, events) => ({
    name,
    tries,
    input: `${holds.length} ${events.length}\n${holds.join(' ')}\n${events.join('\n')}\n`,
  });
  /** Any events; `most` is the greatest amount. */
  const any = (n, count, most) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(['pour', 'pour', 'pour', 'draw', 'draw', 'clean']);
      const at = random.int(1, n);
      return kind === 'clean' ? `clean ${at}` : `${kind} ${at} ${random.int(1, most)}`;
    });
  yield test('one-pour', 'n = 1', [5], ['pour 1 3']);
  yield test('just-full', 'a cistern that is filled to the brim', [5, 5], ['pour 1 5', 'pour 1 5', 'pour 1 1']);
  yield test('one-too-many', 'a single litre that does not fit', [4, 6], ['pour 1 5', 'draw 2 6', 'pour 1 1']);
  yield test('draw-more', 'somebody wants more than there is', [9], ['pour 1 4', 'draw 1 7', 'draw 1 1']);
  yield test('draw-all', 'somebody takes the last litre', [9, 9], ['pour 2 4', 'draw 2 4', 'draw 2 1', 'pour 1 18']);
  yield test('in-the-middle', 'water is poured into a cistern in the middle', [7, 7, 7], ['pour 2 10', 'pour 3 5', 'draw 1 1']);
  yield test('through-all', 'one pour fills every cistern', [3, 1, 4, 1, 5], ['pour 1 14', 'pour 1 14', 'clean 3', 'pour 1 2']);
  yield test('clean-empty', 'an empty cistern is cleaned', [3, 3], ['clean 1', 'clean 2', 'pour 1 2', 'clean 1']);
  yield test('clean-lowest', 'the lowest cistern is cleaned', [3, 3], ['pour 1 6', 'clean 2', 'clean 1', 'draw 2 9']);
  yield test('clean-and-refill', 'a cistern is filled again after it was cleaned', [8, 2], ['pour 1 8', 'clean 1', 'pour 1 9', 'pour 1 1']);
  yield test('largest-amounts', 'largest amounts', [1000000, 1000000], ['pour 1 1000000', 'pour 1 1000000', 'pour 1 1000000', 'clean 1', 'draw 2 1000000']);
  for (let i = 1; i <= 3; i += 1) {
    const n = 3 * i;
    yield test(`random-${i}`, 'any events', random.ints(n, 1, 60), any(n, 60 * i, 90));
  }
  yield test('largest', 'largest n and q', random.ints(100, 1, 5000), any(100, 1000, 40000));
}
