export const seed = 7111;

export function* tests(random) {
  const test = (name, tries, n, r, notes) => ({ name, tries, input: `${n} ${notes.length} ${r}\n${notes.map((note) => note.join(' ')).join('\n')}\n` });
  const both = (a, b, c, d = c) => [[a, b, c], [b, a, d]];
  /** Any links; some notes are missing. */
  const any = (n, links, high, missing) => {
    const pairs = [];
    for (let a = 1; a <= n; a += 1) for (let b = a + 1; b <= n; b += 1) pairs.push([a, b]);
    const notes = random.shuffle(pairs).slice(0, links).flatMap(([a, b]) => both(a, b, random.int(1, high), random.int(1, high)));
    return random.shuffle(notes.filter(() => random.int(1, 100) > missing));
  };
  yield test('two', 'two routers', 2, 2, both(1, 2, 7));
  yield test('one-side', 'only one end tells of the link', 2, 1, [[1, 2, 3]]);
  yield test('other-side', 'only the other end tells of the link', 3, 1, [[2, 1, 3], [3, 1, 4], [1, 3, 9]]);
  yield test('directions', 'different costs in both directions', 3, 1, [...both(1, 2, 1, 100), ...both(2, 3, 2, 50), ...both(1, 3, 9, 1)]);
  yield test('far-is-cheap', 'many cheap links are better than an expensive one', 6, 1, [...both(1, 6, 100), ...[1, 2, 3, 4, 5].flatMap((a) => both(a, a + 1, 10))]);
  yield test('equal-ways', 'several ways of equal cost', 6, 1, [...both(1, 5, 2), ...both(1, 3, 2), ...both(1, 4, 2), ...both(5, 2, 2), ...both(3, 2, 2), ...both(4, 2, 2), ...both(2, 6, 1)]);
  yield test('equal-late', 'the smaller next hop is found later', 7, 1, [...both(1, 7, 1), ...both(7, 6, 1), ...both(6, 5, 2), ...both(1, 2, 3), ...both(2, 5, 1), ...both(5, 4, 1), ...both(4, 3, 1)]);
  yield test('direct-or-not', 'the direct link costs as much as a detour', 4, 4, [...both(4, 3, 6), ...both(4, 1, 2), ...both(1, 3, 4), ...both(4, 2, 2)]);
  yield test('two-parts', 'a network in two parts', 8, 3, [...both(1, 2, 3), ...both(2, 3, 1), ...both(4, 5, 1), ...both(5, 6, 1), ...both(7, 8, 2)]);
  yield test('small-costs', 'many ways of equal cost', 40, 7, any(40, 300, 3, 5));
  yield test('holes', 'many notes are missing', 60, 9, any(60, 600, 50, 45));
  yield test('sparse', 'few links', 200, 100, any(200, 260, 20, 3));
  yield test('largest', 'largest n and m', 200, 1, any(200, 2500, 1000, 0));
  yield test('largest-equal', 'largest n, all costs alike', 200, 200, any(200, 2400, 1, 2));
}
