export const seed = 3382;

const NAMES = ['disk', 'net', 'full', 'time'];

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const of = (text) => text.split(', ');
  let files = 0;
  const file = () => {
    files += 1;
    return `open ${random.text(random.int(1, 3), 'abcdef')}${'abcdefghijklmnop'[files % 16]}`;
  };
  /** Any program of about so many lines; `throws` of 20 lines throw. */
  const any = (count, throws) => {
    const lines = [];
    let depth = 0;
    while (lines.length + depth < count) {
      const dice = random.int(1, 20);
      if (dice <= throws) lines.push(`throw ${random.pick(NAMES)}`);
      else if (dice <= 13) lines.push(file());
      else if (dice <= 17) lines.push(random.int(1, 4) === 1 ? 'begin' : `begin ${random.pick(NAMES)}`);
      else if (depth > 0) lines.push('end');
      if (lines.at(-1)?.startsWith('begin') && dice > 13 && dice <= 17) depth += 1;
      if (dice > 17 && depth > 0) depth -= 1;
    }
    return [...lines, ...Array(depth).fill('end')];
  };
  /** Like any, but inside blocks that catch everything, so that the program goes on. */
  const guarded = (parts, count) =>
    Array.from({ length: parts }, () => [...NAMES.map((name) => `begin ${name}`), ...any(count, 4), ...NAMES.map(() => 'end'), file()]).flat();
  yield test('one-open', 'n = 1', ['open a']);
  yield test('only-throw', 'an exception and nothing else', ['throw full']);
  yield test('no-blocks', 'files outside all blocks', of('open a, open b, open c'));
  yield test('blocks-end', 'blocks that end in the ordinary way', of('begin, open a, open b, begin net, open c, end, open d, end, open e'));
  yield test('empty-block', 'blocks without files', of('begin, end, begin disk, begin, end, end'));
  yield test('caught-at-once', 'the innermost block catches', of('begin full, open a, throw full, open b, end, open c'));
  yield test('caught-outside', 'an outer block catches', of('begin full, open a, begin net, open b, begin, open c, throw full, end, end, end, open d'));
  yield test('inner-blocks-skipped', 'blocks that are never begun', of('begin full, throw full, begin net, open a, begin full, end, end, open b, end, open c'));
  yield test('same-twice', 'two blocks catch the same exception', of('begin full, open a, begin full, open b, throw full, end, open c, throw full, open d, end, open e'));
  yield test('uncaught-in-catcher', 'a block catches another exception', of('open z, begin net, open a, begin disk, open b, throw full, end, end, open c'));
  yield test('catcher-over', 'the block that would catch has ended', of('begin full, open a, end, open b, throw full, open c'));
  yield test('throw-last', 'an exception in the last line of a block', of('begin full, open a, throw full, end'));
  yield test('again-after-catch', 'an exception after one that was caught', of('begin a, begin b, open x, throw b, end, open y, throw a, end, open z, throw c'));
  yield test('random', 'any program', any(60, 2));
  yield test('caught-often', 'many exceptions that are caught', guarded(12, 20));
  yield test('deep', 'very many nested blocks', [...Array.from({ length: 300 }, (_, i) => (i === 40 ? 'begin full' : 'begin')).flatMap((line) => [line, file()]), 'throw full', ...Array(300).fill('end'), file()]);
  yield test('largest', 'largest n', guarded(20, 41).slice(0, 1000));
}
