export const seed = 1402;

export function* tests(random) {
  const test = (name, tries, start, notes) => ({ name, tries, input: `${notes.length} ${start}\n${notes.join(' ')}\n` });
  /** A way through the given number of places in random order; its last note names the place of step `back`, or is 0. */
  const way = (n, length, back) => {
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const notes = Array.from({ length: n }, () => random.int(0, n));
    for (let i = 0; i + 1 < length; i += 1) notes[order[i] - 1] = order[i + 1];
    notes[order[length - 1] - 1] = back === 0 ? 0 : order[back - 1];
    return [order[0], notes];
  };
  yield test('one-ends', 'n = 1, the end at once', 1, [0]);
  yield test('one-circle', 'n = 1, a note that names its own place', 1, [1]);
  yield test('end-at-start', 'the first note is the end', 3, [2, 3, 0, 1]);
  yield test('whole-circle', 'all places form one circle', ...way(9, 9, 1));
  yield test('self-at-end', 'the last place names itself', ...way(8, 8, 8));
  yield test('tail', 'a long way into a small circle', ...way(40, 35, 33));
  yield test('short-tail', 'one place before a large circle', ...way(40, 35, 2));
  yield test('ends', 'the chase ends after many places', ...way(50, 50, 0));
  yield test('two', 'a circle of two', 1, [2, 1, 3]);
  yield test('unseen-circle', 'a circle that is never reached', 1, [2, 0, 4, 3]);
  yield test('not-first', 'the chase does not begin at place 1', 5, [1, 1, 2, 3, 4]);
  yield test('random', 'any notes', 7, random.ints(300, 0, 300));
  yield test('long-ends', 'the chase ends after thousands of places', ...way(3000, 3000, 0));
  yield test('largest', 'largest n, a circle', ...way(40000, 39999, 7000));
}
