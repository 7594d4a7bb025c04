export const seed = 9323;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, names, pages) => {
    const sizes = new Map();
    const out = [];
    while (out.length < n) {
      const b = 'abcdefghijklmnopqrstuvwxyz'[random.int(0, names - 1)];
      const kind = random.pick(['new', 'copy', 'copy', 'copy', 'copy', 'set', 'set', 'set', 'get', 'get', 'drop']);
      if (kind === 'new') {
        sizes.set(b, random.int(1, pages));
        out.push(`new ${b} ${sizes.get(b)}`);
      } else if (sizes.size > 0) {
        const a = random.pick([...sizes.keys()]);
        const i = random.int(1, sizes.get(a));
        if (kind === 'copy' && a !== b) {
          sizes.set(b, sizes.get(a));
          out.push(`copy ${b} ${a}`);
        } else if (kind === 'set') out.push(`set ${a} ${i} ${random.int(0, 99)}`);
        else if (kind === 'get') out.push(`get ${a} ${i}`);
        else if (kind === 'drop' && random.int(0, 1) === 1) {
          sizes.delete(a);
          out.push(`drop ${a}`);
        }
      }
    }
    return out;
  };
  yield test('one-new', 'n = 1', of('new a 1'));
  yield test('own-pages', 'no copy at all', of('new a 4, set a 1 1, set a 4 2, get a 1, get a 4, get a 2'));
  yield test('copy-only', 'a copy that is never changed', of('new a 4, set a 3 8, copy b a, get b 3, get a 3'));
  yield test('change-the-copy', 'the copy is changed', of('new a 4, copy b a, set b 2 5, get a 2, get b 2'));
  yield test('change-the-original', 'the original is changed', of('new a 4, copy b a, set a 2 5, get a 2, get b 2'));
  yield test('both-change', 'both are changed, one copy is enough', of('new a 5, copy b a, set b 1 1, set a 1 2, set b 2 3, get a 1, get b 1'));
  yield test('same-value', 'a change to the same number', of('new a 5, copy b a, set b 1 0, get b 1'));
  yield test('copy-of-copy', 'a copy of a copy', of('new a 3, copy b a, copy c b, set b 1 4, set c 1 5, get a 1, get b 1, get c 1'));
  yield test('drop-original', 'the original is dropped', of('new a 3, set a 1 6, copy b a, drop a, set b 2 1, get b 1'));
  yield test('drop-last', 'the last album is dropped', of('new a 3, copy b a, drop a, drop b'));
  yield test('new-over-shared', 'new for a name that shares', of('new a 3, copy b a, new a 7, set b 1 1, set a 1 1'));
  yield test('copy-over-shared', 'copy to a name that shares', of('new a 3, new z 9, copy b a, copy b z, set a 1 1, set z 1 1, get b 1'));
  yield test('copy-again', 'copy to a name that already shares the same pages', of('new a 3, copy b a, copy b a, set b 1 1, set a 1 1'));
  yield test('copy-back', 'the changed copy is copied back', of('new a 3, copy b a, set b 1 7, copy a b, get a 1, set a 1 8, get b 1'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 2 + i, 2 * i));
  yield test('many-copies', 'many albums share large pages', ['new a 500', ...Array.from({ length: 25 }, (_, i) => `copy ${String.fromCharCode(98 + i)} a`), ...Array.from({ length: 26 }, (_, i) => `set ${String.fromCharCode(97 + i)} 500 ${i}`), 'get c 500', 'get z 500']);
  yield test('largest', 'largest n', any(2000, 26, 500));
}
