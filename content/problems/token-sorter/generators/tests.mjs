export const seed = 661;

export function* tests(random) {
  const test = (name, tries, line) => ({ name, tries, input: `${line}\n` });
  const signs = ['<=', '>=', '==', '!=', ...'+-*/%<>=(){},;'];
  const token = () =>
    random.pick([
      () => random.text(random.int(1, 5), '0123456789'),
      () => random.pick(['x', '_', 'total', 'n2', 'If', '__a9', 'Z']),
      () => `"${random.text(random.int(0, 7), "ab c9<=!+'#")}"`,
      () => random.pick(signs),
      () => random.pick(signs),
    ])();
  const line = (count, spaces) => Array.from({ length: count }, () => token() + ' '.repeat(random.int(0, spaces))).join('').trim();
  yield test('one-digit', 'a single digit', '7');
  yield test('one-name', 'a single underscore', '_');
  yield test('one-sign', 'a single sign', '=');
  yield test('empty-text', 'a text with nothing in it', '""');
  yield test('two-char-signs', 'signs of two characters', '<= >= == != <=>=');
  yield test('ambiguous-signs', 'rows of signs', 'a<==b===c>==d!==e<>f=<g=>h');
  yield test('sign-at-end', 'the line ends with half of a sign of two characters', 'x <');
  yield test('no-spaces', 'no space between tokens', 'while(n9>0){sum=sum+n9%10;n9=n9/10;}');
  yield test('digits-and-letters', 'digits and letters close together', '12ab34 ab34cd _1_2 1_2 0x1F Zz9');
  yield test('text-with-signs', 'signs and words inside a text', 'print("x <= 3; \'!\' 42 @", y)"z"');
  yield test('two-texts', 'two texts side by side', '"a""b" "c"');
  yield test('bare-exclamation', 'an exclamation mark without =', 'a!=b!c');
  yield test('exclamation-at-end', 'an exclamation mark at the end', 'stop!');
  yield test('unknown', 'a character that begins no token', 'cost = 3.50');
  yield test('unknown-first', 'an error in column 1', '#include');
  yield test('not-closed', 'a text without a second quote', 'print("hello); x = 1');
  yield test('lone-quote-end', 'a quote as the last character', 'a + "');
  yield test('braces', 'characters that look like the allowed ones', '{(a[0])}');
  yield test('edges-of-alphabets', 'the first and last letters and digits', 'a z A Z 0 9 aZ09_ `');
  yield test('caret', 'characters just outside the letters', 'A^Z');
  yield test('colon', 'characters just outside the digits', '0 9:');
  yield test('random', 'any line', line(40, 2));
  yield test('random-dense', 'any line without spaces', line(60, 0));
  yield test('largest', 'the longest line', `${'x'.repeat(300)} ${line(400, 2)}`.slice(0, 995).replaceAll('"', '+').trim());
}
