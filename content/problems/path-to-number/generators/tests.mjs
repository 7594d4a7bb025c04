export const seed = 7204;

export function* tests(random) {
  const test = (name, tries, inodes, paths) => ({ name, tries, input: `${inodes.length} ${paths.length}\n${[...inodes, ...paths].join('\n')}\n` });
  const chain = (count) => [...Array.from({ length: count }, (_, i) => `${i + 10} 1 l${i} L l${i + 1}`), `5 1 l${count} F`];
  const names = ['a', 'b', 'c', 'home', 'notes', 'x-1', 'y_2', 'bin'];
  const path = (length) => `${random.pick(['', '/', ''])}${Array.from({ length: random.int(1, length) }, () => random.pick([...names, ...names, '.', '..', '..', ''])).join('/')}`.slice(0, 150) || '/';
  const any = (count, queries, links) => {
    const directories = [1];
    const taken = new Set();
    const numbers = random.shuffle(Array.from({ length: count * 3 }, (_, i) => i * 7 + 2));
    const inodes = [];
    for (let i = 0; i < count; i += 1) {
      const parent = random.pick(directories.slice(-12));
      const name = random.pick(names);
      if (taken.has(`${parent}/${name}`)) continue;
      taken.add(`${parent}/${name}`);
      const kind = random.int(1, 100);
      if (kind <= links) inodes.push(`${numbers[i]} ${parent} ${name} L ${path(3)}`);
      else if (kind <= links + 15) inodes.push(`${numbers[i]} ${parent} ${name} F`);
      else {
        inodes.push(`${numbers[i]} ${parent} ${name} D`);
        directories.push(numbers[i]);
      }
    }
    return [random.shuffle(inodes), Array.from({ length: queries }, () => `${random.pick(directories)} ${path(5)}`)];
  };
  yield test('root', 'the root', ['2 1 a F'], ['1 /', '1 .', '1 ..', '1 //', '1 /../..', '1 a']);
  yield test('absolute', 'absolute and relative paths', ['2 1 a D', '3 2 a D', '4 3 a F', '7 2 b F'], ['3 a', '3 /a', '3 /a/a', '3 /a/a/a', '2 ./a/./a', '3 ../b', '3 b']);
  yield test('later', 'directories that are described later', ['9 8 c F', '8 7 b D', '7 1 a D'], ['1 a/b/c', '8 c', '7 b/../b/c']);
  yield test('no-directory', 'files in the middle of a path', ['2 1 f F', '3 1 d D'], ['1 f/x', '1 f/.', '1 f/..', '1 f/', '1 d/f/x', '1 d/../f']);
  yield test('missing', 'names that do not exist', ['2 1 d D', '3 2 e F'], ['1 x', '1 d/x', '1 x/e', '1 d/x/..', '2 d', '2 e/x/y']);
  yield test('link-from-where', 'a link starts where it stands', ['2 1 d D', '3 2 l L f', '4 2 f F', '5 1 f F', '6 2 up L ..', '7 2 abs L /f'], ['1 d/l', '2 l', '1 d/up/f', '1 d/abs', '2 up/d/l']);
  yield test('link-in-the-middle', 'links in the middle of a path', ['2 1 d D', '3 2 e D', '4 3 f F', '5 1 l L d/e', '6 3 m L ../../l/f'], ['1 l/f', '1 l/../e/f', '1 d/e/m', '1 l/m', '1 l/f/x', '3 m']);
  yield test('dangling', 'links to what does not exist', ['2 1 l L nowhere', '3 1 f F', '4 1 m L f/x', '5 1 k L f/'], ['1 l', '1 l/..', '1 m', '1 k', '1 k/.']);
  yield test('twenty', 'twenty links', chain(20), ['1 l0', '1 l1', '1 l20', '1 l19']);
  yield test('twenty-one', 'more than twenty links', chain(21), ['1 l0', '1 l1', '1 l0/x', '1 l1/x']);
  yield test('loops', 'links in a circle', ['2 1 a L b', '3 1 b L a', '4 1 c L ./c/x', '5 1 d D', '6 5 e L ../d'], ['1 a', '1 a/b', '1 c', '1 d/e/e/e/e', `1 ${'d/e/'.repeat(1)}${'e/'.repeat(21)}`, `1 d/${'e/'.repeat(20)}`]);
  yield test('any', 'any tree', ...any(60, 150, 15));
  yield test('many-links', 'many links', ...any(120, 300, 45));
  yield test('largest', 'largest n and q', ...any(500, 500, 20));
}
