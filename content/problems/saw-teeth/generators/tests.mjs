export const seed = 7112;

export function* tests(random) {
  const test = (name, tries, threshold, window, events) => ({ name, tries, input: `${threshold} ${window} ${events.length}\n${events.join(' ')}\n` });
  const ok = (count) => Array(count).fill('ok');
  const any = (count, losses) => Array.from({ length: count }, () => (random.int(1, 100) > losses ? 'ok' : random.pick(['dup', 'dup', 'timeout'])));
  yield test('one-ok', 'a single round trip', 2, 10, ['ok']);
  yield test('one-timeout', 'a timeout at once', 16, 10, ['timeout']);
  yield test('one-dup', 'repeated ACKs at once', 16, 10, ['dup']);
  yield test('power', 'the threshold is a power of two', 16, 1000, ok(9));
  yield test('no-power', 'the threshold is no power of two', 11, 1000, ok(9));
  yield test('equal', 'the window reaches the threshold exactly', 4, 1000, ok(5));
  yield test('odd-half', 'halves of odd windows', 7, 1000, [...ok(5), 'dup', 'ok', 'ok', 'dup', 'ok', 'timeout', ...ok(4)]);
  yield test('at-least-two', 'the threshold is at least 2', 3, 1000, ['timeout', 'timeout', 'ok', 'ok', 'dup', 'dup', 'dup', 'ok', 'timeout', 'ok', 'ok', 'ok']);
  yield test('narrow', 'the receiver takes one at a time', 8, 1, [...ok(6), 'dup', 'ok', 'timeout', 'ok']);
  yield test('receiver', 'the receiver limits, the window grows on', 8, 6, [...ok(20), 'timeout', ...ok(12)]);
  yield test('large-threshold', 'the largest threshold', 1000, 1000, [...ok(14), 'timeout', ...ok(14), 'dup', ...ok(3)]);
  yield test('few-losses', 'few losses', 64, 500, any(300, 3));
  yield test('many-losses', 'many losses', 32, 20, any(400, 30));
  yield test('largest', 'largest n', 500, 700, any(1000, 1));
}
