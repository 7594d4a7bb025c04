export const seed = 9329;

export function* tests(random) {
  const test = (name, tries, files) => ({ name, tries, input: `${files.length}\n${files.map(([f, ...lines]) => [`file ${f} ${lines.length}`, ...lines].join('\n')).join('\n')}\n` });
  const line = () => random.pick(['some text', 'a', '', '  two spaces', 'include', 'includes x', ' include a', 'file x 3', 'Include a', random.text(20, 'abc ').trim()]);
  const names = (n) => Array.from({ length: n }, (_, i) => 'abcdefghij'[Math.floor(i / 10)] + 'abcdefghij'[i % 10]);
  // Files that include later ones only, and `more` lines that may point anywhere.
  const any = (n, more) => {
    const all = names(n);
    const files = all.map((f, i) => [f, ...Array.from({ length: random.int(0, 4) }, () => (i < n - 1 && random.int(0, 2) === 0 ? `include ${all[random.int(i + 1, Math.min(n - 1, i + 4))]}` : line()))]);
    files[0].push(`include ${all[Math.min(1, n - 1)]}`);
    for (let i = 0; i < more; i += 1) random.pick(files).push(`include ${random.pick([...all, 'zz'])}`);
    return files;
  };
  yield test('one-file', 'a single file', [['a', 'one', 'two']]);
  yield test('empty-file', 'a single empty file', [['a']]);
  yield test('only-include', 'a file with nothing but an include line', [['a', 'include b'], ['b', 'text']]);
  yield test('missing-first', 'the first line includes a missing file', [['a', 'include b']]);
  yield test('missing-later', 'a missing file in an included file', [['a', 'x', 'include b', 'y'], ['b', 'x', '', 'include c.txt']]);
  yield test('itself', 'a file that includes itself', [['a', 'x', 'include a']]);
  yield test('circle-of-two', 'two files that include each other', [['a', 'include b'], ['b', 'x', 'include a', 'y']]);
  yield test('way-to-the-circle', 'a circle that does not hold the first file', [['a', 'include b'], ['b', 'include c'], ['c', 'include d'], ['d', 'include e', 'include c'], ['e', 'x']]);
  yield test('twice', 'a file that is included twice', [['a', 'include b', 'include b', 'include c'], ['b', 'x'], ['c', 'include b']]);
  yield test('not-used', 'errors in files that are not used', [['a', 'x'], ['b', 'include b'], ['c', 'include nowhere']]);
  yield test('missing-before-circle', 'first a missing file, then a circle', [['a', 'include b', 'include a'], ['b', 'x', 'include z']]);
  yield test('circle-before-missing', 'first a circle, then a missing file', [['a', 'include b', 'include z'], ['b', 'x', 'include a']]);
  yield test('nearly-include', 'lines that only resemble include lines', [['a', 'include', 'includes b', ' include b', 'Include b', 'file b 2', 'x include b', 'include b'], ['b', '']]);
  yield test('empty-lines', 'empty lines and spaces', [['a', '', '  x', 'include b', '', 'y'], ['b', '', '']]);
  yield test('nearly-the-same-name', 'names that begin alike', [['a', 'include ab', 'include a.b'], ['ab', 'one'], ['a.b', 'two', 'include abc'], ['abc', 'three']]);
  for (let i = 1; i <= 6; i += 1) yield test(`random-${i}`, 'any files', any(3 + i, Math.floor(i / 2)));
  const all = names(100);
  yield test('deep', '100 files, one within the other', all.map((f, i) => [f, `from ${f}`, ...(i < 99 ? [`include ${all[i + 1]}`] : []), `to ${f}`]));
  yield test('deep-circle', 'a circle of 99 files', all.map((f, i) => [f, 'x', `include ${all[i < 99 ? i + 1 : 1]}`]));
  yield test('doubling', 'files that include the next one twice', names(11).map((f, i) => [f, ...(i < 10 ? [`include ${all[i + 1]}`, `include ${all[i + 1]}`] : ['leaf', 'end'])]));
}
