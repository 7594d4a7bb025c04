export const seed = 9238;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const word = (most) => random.text(random.int(1, most), 'abcdeXYZ');
  const any = (count) => Array.from({ length: count }, () => {
    const width = random.int(1, 80);
    return random.pick([
      'line', `line ${width}`, `line ${width} ${random.pick([...'-=*#~'])}`,
      `title ${word(20)}`, `title ${word(Math.min(20, width))} ${width}`, 'gap', `gap ${random.int(1, 5)}`,
    ]);
  });
  yield test('one-line', 'n = 1, line', ['line']);
  yield test('one-title', 'n = 1, title', ['title Drama']);
  yield test('gap-inside', 'a gap between two lines', of('line 3, gap, line 3'));
  yield test('long-gap', 'the longest gap', of('line 1, gap 5, line 1'));
  yield test('gap-of-one', 'a gap of one line, given and not given', of('line 2, gap 1, line 2, gap, line 2'));
  yield test('each-sign', 'each sign', of('line 4 -, line 4 =, line 4 *, line 4 #, line 4 ~'));
  yield test('sign-is-forgotten', 'the usual sign after another one', of('line 6 #, line 6, line'));
  yield test('width-is-forgotten', 'the usual width after another one', of('line 7, title Ab 9, title Ab, line'));
  yield test('width-one', 'width 1', of('line 1, line 1 *, title A 1'));
  yield test('width-80', 'width 80', of('line 80, title Shakuntala 80, line 80 ='));
  yield test('even-rest', 'an even number of places is left', of('title abcd, title ab 10, title abc 5'));
  yield test('odd-rest', 'an odd number of places is left', of('title abc, title ab 11, title abcd 5'));
  yield test('full-width', 'a title as long as its width', of('title abcdefghijklmnopqrst, title abc 3'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', [...any(8 * i), 'line']);
  yield test('largest', 'largest n', [...any(199), 'line']);
}
