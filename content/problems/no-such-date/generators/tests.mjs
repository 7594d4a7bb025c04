export const seed = 9414;

export function* tests(random) {
  const test = (name, tries, texts) => ({ name, tries, input: `${texts.length}\n${texts.join('\n')}\n` });
  const of = (text) => text.split(' ');
  const date = () => `${random.int(1, 32)}/${random.int(1, 13)}/${random.int(1900, 2100)}`;
  const broken = () => {
    const text = [...date()];
    text[random.int(0, text.length - 1)] = random.pick(['/', '-', 'x', '0', '', '+', '.']);
    return text.join('').replace(/\/(\d{4})$/, (all, year) => (year < 1900 || year > 2100 ? '/1999' : all)) || 'x';
  };
  const any = (count) => Array.from({ length: count }, () => (random.int(1, 3) < 3 ? date() : broken()));
  yield test('one-good', 'n = 1, a good date', of('1/1/1900'));
  yield test('one-word', 'n = 1, a word', of('yesterday'));
  yield test('zeros', 'zeros in front', of('05/08/2007 5/08/2007 05/8/2007 005/8/2007 5/008/2007'));
  yield test('day-0', 'day 0', of('0/1/2000 00/12/2000'));
  yield test('month-0', 'month 0', of('1/0/2000 31/00/2000 32/0/2000'));
  yield test('month-13', 'month 13 and beyond', of('1/13/2000 99/99/2000 31/12/2000'));
  yield test('last-days', 'the last day of each month', Array.from({ length: 12 }, (_, i) => [`30/${i + 1}/2011`, `31/${i + 1}/2011`, `32/${i + 1}/2011`]).flat());
  yield test('february', 'the end of February', of('28/2/2011 29/2/2011 28/2/2012 29/2/2012 30/2/2012'));
  yield test('hundreds', 'leap years of full hundreds', of('29/2/1900 29/2/2000 29/2/2100 29/2/2096 29/2/1996'));
  yield test('signs', 'parts with signs', of('+5/8/2007 5/+8/2007 5/8/+200 -5/8/2007 5/8/-200 5/8/2_07 1_0/8/2007'));
  yield test('empty-parts', 'empty parts', of('/8/2007 5//2007 5/8/ // / 5/8//2007 /5/8/2007 5/8/2007/'));
  yield test('number-of-parts', 'too few or too many parts', of('5 5/8 2007 5/8/2007/1 5/8/2007// 5.8.2007 5/82007'));
  yield test('year-digits', 'years with too few or too many digits', of('5/8/7 5/8/07 5/8/207 5/8/20070 5/8/02007'));
  yield test('letters', 'letters among the digits', of('5/8/200O l/8/2007 5/Aug/2007 5a/8/2007 5/8/2007x'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any texts', any(20 * i));
  yield test('largest', 'largest n', any(500));
}
