export const seed = 2502;

export function* tests(random) {
  const test = (name, tries, composition, places) => ({
    name,
    tries,
    input: `${composition}\n${places.length}\n${places.join(' ')}\n`,
  });
  const upTo = (count) => Array.from({ length: count }, (_, i) => i + 1);
  const far = (count) => Array.from({ length: count }, () => random.int(1, 9) + random.text(random.int(0, 17), '0123456789'));
  /** A composition of about `size` characters. */
  const any = (size, depth, most) => {
    let text = '';
    while (text.length < size) {
      const number = random.int(0, 2) === 0 ? String(random.int(1, most)) : '';
      if (depth > 0 && random.int(0, 3) === 0) text += `${number}(${any(random.int(1, Math.ceil(size / 2)), depth - 1, most)})`;
      else text += number + random.text(1, 'dtkngr');
    }
    return text;
  };
  const nested = (depth, number) => `${Array.from({ length: depth }, (_, i) => `${number}(${'abcdefg'[i % 7]}`).join('')}x${'y)'.repeat(depth)}`;
  yield test('one-beat', 'a single beat', 'a', [1, 2]);
  yield test('letters', 'letters only', 'dhatirakita', upTo(12));
  yield test('number-letter', 'numbers in front of letters', '3a2b1c4d', upTo(11));
  yield test('long-number', 'numbers with several digits', '12a10b100c', [1, 12, 13, 22, 23, 122, 123]);
  yield test('group', 'one group', 'x3(ab)y', upTo(9));
  yield test('group-once', 'groups without a number', '(a)((b)c)2((d))', upTo(6));
  yield test('nested', 'groups within groups', '2(a2(b2(c)d)e)f', upTo(24));
  yield test('neighbours', 'groups next to each other', '2(ab)3(cd)2(e)', upTo(13));
  yield test('end', 'the last beat and beyond', '1000(ab3c)', [4999, 5000, 5001, 4998, 1000000]);
  yield test('largest-number', 'the largest numbers', '1000000a1000000(b1000000c)d', [1000000, 1000001, 1000002, 2000001, 2000002, 1000002000000, 1000002000001, 1000002000002]);
  yield test('exactly', 'lengths around the largest k', '1000000(1000000(1000000a))b', ['1000000000000000000', '999999999999999999', '1']);
  yield test('around-cap', 'more beats than any number type holds', '1000000(1000000(1000000(1000000(abc))))', ['1000000000000000000', '999999999999999999', '999999999999999998']);
  yield test('wraps', 'a length that fools an overflow', 'z65536(65536(65536(65536(ab))))z', ['1000000000000000000', '999999999999999999', '2', '3', '4']);
  yield test('deepest', 'groups 100 deep', nested(100, 1), upTo(200));
  yield test('deepest-long', 'groups 100 deep, all repeated', nested(100, 7), [...upTo(20), ...far(60)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any composition', any(20 * i, 3, 12), [...upTo(100), ...Array.from({ length: 60 }, () => random.int(1, 3000))]);
  yield test('largest', 'the longest composition', any(2400, 5, 900), [...far(150), ...Array.from({ length: 50 }, () => random.int(1, 10 ** 6))]);
}
