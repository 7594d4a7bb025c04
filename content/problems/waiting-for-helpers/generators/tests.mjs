export const seed = 9422;

export function* tests(random) {
  const test = (name, tries, steps) => ({ name, tries, input: `${steps.length}\n${steps.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, most) => {
    const started = [];
    return Array.from({ length: count }, () => {
      const what = random.int(1, 3);
      if (what === 1) return `work ${random.int(1, most)}`;
      if (what === 2 || started.length === 0) {
        started.push(`H${random.text(4, 'abcdef')}${'xyz'[started.length % 3]}${'ghijklmnop'[Math.floor(started.length / 3) % 10]}${'qrstuvw'[Math.floor(started.length / 30)]}`);
        return `start ${started.at(-1)} ${random.int(1, 3 * most)}`;
      }
      return `join ${random.pick(started)}`;
    });
  };
  yield test('work', 'n = 1, work', of('work 1000'));
  yield test('start', 'n = 1, start', of('start A 7'));
  yield test('start-join', 'start and join at once', of('start A 7, join A'));
  yield test('ready-before', 'the helper finished some time ago', of('start A 7, work 9, join A'));
  yield test('ready-now', 'the helper finishes right now', of('start A 7, work 7, join A'));
  yield test('ready-later', 'the helper finishes later', of('start A 7, work 5, join A'));
  yield test('two-side-by-side', 'two helpers side by side', of('start A 30, start B 30, join A, join B'));
  yield test('slow-first', 'the slow helper is joined first', of('start A 50, start B 10, join A, join B'));
  yield test('fast-first', 'the fast helper is joined first', of('start A 50, start B 10, join B, join A'));
  yield test('one-after-other', 'one helper after the other', of('start A 30, join A, start B 30, join B'));
  yield test('never-joined', 'a helper who is never joined', of('start A 100, work 10'));
  yield test('joined-twice', 'a helper who is joined twice', of('start A 20, join A, work 5, join A'));
  yield test('started-later', 'a helper who is started later', of('work 40, start A 10, work 3, join A'));
  yield test('longest-not-last', 'the helper who finishes last was not started last', of('start A 90, work 10, start B 20, join B'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any steps', any(15 * i * i, 20 * i));
  yield test('largest', 'largest n', any(200, 1000));
}
