export const seed = 1503;

export function* tests(random) {
  const test = (name, tries, pattern) => ({ name, tries, input: `${pattern}\n` });
  /** Any pattern of at most `most` stitches; answers the text. */
  const pattern = (depth, most) => {
    let text = '';
    let room = most;
    for (let i = random.int(1, 4); i > 0 && room > 0; i -= 1) {
      const times = Math.min(room, random.int(1, depth > 2 ? 4 : 9));
      const number = times > 1 || random.int(1, 6) === 1 ? String(times) : '';
      if (depth > 0 && random.int(1, 10) <= 7) text += `${number}(${pattern(depth - 1, Math.floor(room / times))})`;
      else text += number + random.pick([...'kpyabz']);
      room -= times * (depth > 0 ? Math.floor(room / times) : 1);
      room = Math.max(room, 0);
    }
    return text === '' ? 'k' : text;
  };
  yield test('one', 'a single stitch', 'z');
  yield test('letters', 'no numbers and no brackets', 'kpkpa');
  yield test('number', 'a number of one digit', '7k');
  yield test('two-digits', 'a number of two digits', '12a10b');
  yield test('large-number', 'the largest number', '1000m');
  yield test('number-one', 'the number 1', '1a1(b)1(1c)');
  yield test('bracket', 'one bracket', '4(ab)');
  yield test('no-number', 'a bracket without a number', '(ab)(c)d');
  yield test('nested', 'brackets in brackets', '2(a3(b2(c)))');
  yield test('after-bracket', 'stitches after an inner bracket', '3(x2(y)z)w');
  yield test('side-by-side', 'brackets side by side', '2(a)3(b)10(cd)');
  yield test('deep', 'very many brackets in each other', `${'('.repeat(90)}3q${')'.repeat(90)}`);
  yield test('powers', 'doubled again and again', `${'2('.repeat(14)}p${')'.repeat(14)}`);
  yield test('largest', 'as many stitches as possible', '20(500(ab))');
  yield test('longest', 'the longest pattern', '9x'.repeat(100));
  for (let i = 1; i <= 4; i += 1) {
    let any = pattern(4, 900);
    while (any.length < 20 || any.length > 200) any = pattern(4, 900);
    yield test(`random-${i}`, 'any pattern', any);
  }
}
