export const seed = 464;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  const kinds = ['dog', 'cat', 'parrot'];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const any = (q, guests, nights) => {
    const there = new Set();
    return Array.from({ length: q }, () => {
      if (random.int(1, 10) <= nights) return 'NIGHT';
      const name = `P${letters[random.int(0, 25)]}${letters[random.int(0, Math.ceil(guests / 26) - 1)]}`;
      if (there.delete(name)) return `GO ${name}`;
      there.add(name);
      return `COME ${name} ${random.pick(kinds)} ${random.int(1, 80)}`;
    });
  };
  yield test('empty', 'a night without pets', ['NIGHT']);
  yield test('dog', 'a dog alone', ['COME a dog 1', 'NIGHT', 'NIGHT', 'GO a', 'NIGHT']);
  yield test('cat', 'a cat alone', ['COME b cat 1', 'NIGHT', 'GO b', 'COME b cat 7', 'NIGHT', 'NIGHT', 'GO b']);
  yield test('parrot', 'parrots of different weight', ['COME c parrot 1', 'COME d parrot 2', 'NIGHT', 'GO d', 'NIGHT', 'GO c']);
  yield test('no-night', 'fetched before the first night', ['COME e dog 30', 'GO e']);
  yield test('heaviest', 'the heaviest animals', ['COME f dog 80', 'COME g cat 80', 'COME h parrot 80', 'NIGHT', 'GO f', 'GO g', 'GO h']);
  yield test('again', 'a pet that comes again', ['COME Moti dog 20', 'NIGHT', 'NIGHT', 'GO Moti', 'NIGHT', 'COME Moti dog 20', 'NIGHT', 'GO Moti']);
  yield test('namesake', 'a different pet of the same name', ['COME Chiku parrot 1', 'NIGHT', 'GO Chiku', 'COME Chiku cat 5', 'NIGHT', 'NIGHT', 'GO Chiku', 'COME Chiku dog 9', 'NIGHT', 'GO Chiku']);
  yield test('capitals', 'names that differ only in capitals', ['COME om cat 3', 'COME Om dog 3', 'NIGHT', 'GO om', 'NIGHT', 'GO Om']);
  yield test('different-nights', 'pets that come on different nights', ['COME a dog 4', 'NIGHT', 'COME b cat 4', 'NIGHT', 'COME c parrot 4', 'NIGHT', 'COME d dog 5', 'GO a', 'GO b', 'GO c', 'GO d']);
  yield test('long-stay', 'a long stay', ['COME Sheru dog 77', 'COME Mini cat 13', ...Array(200).fill('NIGHT'), 'GO Sheru', ...Array(50).fill('NIGHT'), 'GO Mini']);
  yield test('random', 'any events', any(100, 20, 4));
  yield test('largest', 'largest q', any(1000, 100, 3));
}
