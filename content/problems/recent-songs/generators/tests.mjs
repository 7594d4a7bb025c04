export const seed = 204;

export function* tests(random) {
  const test = (name, tries, k, songs) => ({ name, tries, input: `${songs.length} ${k}\n${songs.join(' ')}\n` });
  yield test('one', 'n = 1', 1, [42]);
  yield test('k-1', 'a list of one song', 1, [1, 2, 1, 1, 3, 3]);
  yield test('all-different', 'all songs different', 4, [1, 2, 3, 4, 5, 6, 7]);
  yield test('never-full', 'the list never becomes full', 50, random.ints(50, 1, 20));
  yield test('exactly-full', 'the list is just full', 5, [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  yield test('one-too-many', 'one song more than places', 4, [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  yield test('front-again', 'the newest song again', 3, [1, 2, 3, 3, 3, 4]);
  yield test('back-again', 'the oldest song again', 3, [1, 2, 3, 1, 4, 2]);
  yield test('large-numbers', 'large song numbers', 10, random.ints(60, 10 ** 9 - 15, 10 ** 9));
  yield test('random', 'any songs', 20, random.ints(500, 1, 40));
  yield test('largest', 'largest n, a long list', 12000, random.ints(30000, 1, 16000));
}
