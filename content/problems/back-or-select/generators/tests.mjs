export const seed = 7301;

export function* tests(random) {
  const test = (name, tries, n, w, lost) => ({ name, tries, input: `${n} ${w} ${lost.length}\n${lost.join(' ')}\n` });
  const some = (count, high) => random.shuffle(Array.from({ length: high }, (_, i) => i + 1)).slice(0, count).sort((a, b) => a - b);
  const every = (k, count) => Array.from({ length: count }, (_, i) => (i + 1) * k);
  yield test('one', 'one frame', 1, 4, []);
  yield test('one-lost', 'one frame that is lost several times', 1, 4, [1, 2, 3]);
  yield test('nothing-lost', 'nothing is lost', 12, 5, []);
  yield test('stop-and-wait', 'a window of 1', 6, 1, [1, 4, 5]);
  yield test('first', 'the first frame is lost', 6, 3, [1]);
  yield test('last', 'the last frame is lost', 6, 3, [6]);
  yield test('whole-window', 'a whole window is lost', 8, 4, [1, 2, 3, 4]);
  yield test('repeat-lost', 'a repeated frame is lost again', 8, 4, [2, 6, 9]);
  yield test('two-gaps', 'two frames of one window are lost', 9, 5, [2, 4]);
  yield test('wide-window', 'a window larger than all frames', 5, 50, [1, 3]);
  yield test('every-fifth', 'every fifth transmission is lost', 10, 3, every(5, 20));
  yield test('every-second', 'every second transmission is lost', 12, 2, every(2, 40));
  yield test('any', 'any losses', 60, 7, some(25, 120));
  yield test('many', 'many losses', 80, 10, some(200, 500));
  yield test('largest', 'largest n, w and m', 300, 50, some(300, 2000));
}
