export const seed = 60321;

export function* tests(random) {
  const test = (name, tries, words) => ({ name, tries, input: `${words.length}\n${words.join(' ')}\n` });
  /** A right log; writers come only into an empty room. */
  const right = (n) => {
    const words = [];
    let readers = 0;
    let writer = false;
    while (words.length < n) {
      if (writer) {
        words.push('W-');
        writer = false;
      } else if (readers === 0 && random.int(1, 3) === 1) {
        words.push('W+');
        writer = true;
      } else if (readers > 0 && random.int(1, 2) === 1) {
        words.push('R-');
        readers -= 1;
      } else {
        words.push('R+');
        readers += 1;
      }
    }
    return words;
  };
  const changed = (words, at, word) => words.with(at, word);
  yield test('one-reader', 'a single reader', ['R+']);
  yield test('one-writer', 'a single writer', ['W+']);
  yield test('close-first-reader', 'a reader closes what nobody has opened', ['R-']);
  yield test('close-first-writer', 'a writer closes what nobody has opened', ['W-']);
  yield test('reader-beside-writer', 'a reader comes while a writer is inside', ['W+', 'R+', 'W-']);
  yield test('writer-beside-reader', 'a writer comes while a reader is inside', ['R+', 'W+']);
  yield test('two-writers', 'a second writer comes', ['R+', 'R-', 'W+', 'W+']);
  yield test('wrong-kind', 'a writer closes, but a reader is inside', ['R+', 'W-']);
  yield test('wrong-kind-reader', 'a reader closes, but a writer is inside', ['W+', 'R-', 'W-']);
  yield test('one-close-too-many', 'one reader too many closes', ['R+', 'R+', 'R-', 'R-', 'R-']);
  yield test('one-reader-left', 'a writer comes before the last reader has left', ['R+', 'R+', 'R+', 'R-', 'R-', 'W+']);
  yield test('writers-in-turn', 'writers one after the other', ['W+', 'W-', 'W+', 'W-', 'W+']);
  yield test('many-readers', 'all readers together', Array(50).fill('R+'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'a right log', right(20 * i));
  yield test('late-mistake', 'a mistake near the end', changed(right(400), 390, 'W+'));
  yield test('largest', 'largest n, right', right(20000));
}
