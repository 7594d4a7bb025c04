export const seed = 9217;

export function* tests(random) {
  const test = (name, tries, kitchen, dishes) => ({ name, tries, input: `${kitchen.join(' ')}\n${dishes.length}\n${dishes.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const thing = (i) => `${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${'uvwxyz'[Math.floor(i / 100)]}`;
  const any = (count, kinds, most) => Array.from({ length: count }, () => `${random.text(random.int(1, 8), 'abcdefgh')} ${random.shuffle([...Array(kinds).keys()]).slice(0, random.int(1, most)).map(thing).join(' ')}`);
  yield test('one-there', 'one thing, and it is there', ['dal'], ['dal dal']);
  yield test('one-missing', 'one thing, and it is missing', ['dal'], ['roti atta']);
  yield test('nothing-there', 'nothing of a recipe is there', ['pani'], ['pulao chawal matar ghee']);
  yield test('missing-last', 'only the last thing is missing', of('chawal, matar'), ['pulao chawal matar ghee']);
  yield test('missing-first', 'only the first thing is missing', of('matar, ghee'), ['pulao chawal matar ghee']);
  yield test('order', 'missing things that are not in the order of the alphabet', ['x'], ['sabzi tel aloo zeera gobi']);
  yield test('missing-twice', 'the same thing is missing for several dishes', ['namak'], of('a mirchi namak, b mirchi, c namak mirchi'));
  yield test('part-of-a-word', 'names that are parts of others', of('dalchini, chana'), of('tadka dal chana, chaat chan dalchini'));
  yield test('dish-is-a-thing', 'a dish with the name of a thing', of('paneer, palak'), of('paneer doodh nimbu, palakpaneer palak paneer, paneer paneer'));
  yield test('bought-for-both', 'what is bought for one dish is missing for the next', ['jeera'], of('raita dahi jeera, lassi dahi chini, chaas dahi jeera'));
  yield test('doubles', 'things that are listed in the kitchen several times', of('tel, tel, tel, aloo, tel'), ['bhaji aloo tel mirchi']);
  yield test('longest-names', 'longest names', ['a'.repeat(20), 'b'.repeat(19)], [`${'c'.repeat(20)} ${'a'.repeat(20)} ${'b'.repeat(20)}`]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any kitchen and dishes', Array.from({ length: 15 * i }, () => thing(random.int(0, 40))), any(6 * i, 40, 6));
  yield test('largest', 'largest kitchen and most dishes', Array.from({ length: 1000 }, () => thing(random.int(0, 420))), any(100, 600, 20));
}
