export const seed = 7122;

export function* tests(random) {
  const test = (name, tries, queries) => ({ name, tries, input: `${queries.length}\n${queries.join('\n')}\n` });
  const hex = (number) => number.toString(16).padStart(2, '0');
  const piece = (low, high) =>
    Array.from({ length: random.int(low, high) }, () => {
      const kind = random.int(1, 5);
      if (kind === 1) return '+';
      if (kind === 2) return `%${random.pick([hex, (n) => hex(n).toUpperCase()])(random.int(32, 126))}`;
      return random.text(1, 'abcxyzABCXYZ0189.-_*');
    }).join('');
  const pair = (high) => random.pick([() => `${piece(1, high)}=${piece(0, high)}`, () => piece(1, high), () => `${piece(0, high)}=${piece(0, high)}=${piece(1, high)}`])();
  const query = (pairs, high) => Array.from({ length: pairs }, () => pair(high)).join('&').slice(0, 490).replace(/%.?$/, '').replace(/&+$/, '').replace(/^$/, 'a');
  yield test('one-letter', 'the shortest queries', ['a', '=', '+', '%', '*']);
  yield test('no-value', 'pairs without a value', ['a', 'a=', 'a&b&c', 'a=&b=&c']);
  yield test('no-name', 'empty names', ['=a', '=', '=&=b', '==']);
  yield test('first-equals', 'several equals signs', ['a=b=c', 'a==b', 'x=1=2&y=3=4', '===']);
  yield test('plus', 'plus signs', ['+', 'a+b=c+d', '%2B=+', '+%2b+=++']);
  yield test('hidden-separators', 'separators that are encoded', ['a%26b=c', 'a%3Db=c%26d', '%3D%26=%26%3D', 'a=b%3dc&d']);
  yield test('decoded-once', 'percent signs that are encoded', ['%2525', 'a=%2541', '%25=%25', 'p=%252B+%25']);
  yield test('cut-off', 'a percent sign near the end', ['a=%', 'a=%4', 'a%=b', 'a%4=b1', '%4&1=b', 'a=b&c=d%2']);
  yield test('not-hex', 'digits that are not hexadecimal', ['a=%4G', 'a=%G4', 'a=%zz', 'a=% 1'.replace(' ', '+'), 'a=%-1', 'a=%+5', '%%41']);
  yield test('bad-late', 'good pairs before a bad one', ['a=1&b=2&c=%', 'a=%41&b=%4x', 'ok=1&%=2']);
  yield test('capital', 'capital and small hexadecimal digits', ['%4a%4A%4b%4B=%6f%6F', '%7e=%7E', '%2f%2F=%3f%3F']);
  yield test('spaces', 'spaces at the ends', ['+a+=+b+', '%20a=b%20', 'x=+++']);
  yield test('any', 'any queries', Array.from({ length: 60 }, () => query(random.int(1, 6), 8)));
  yield test('largest', 'largest n, long queries', Array.from({ length: 100 }, () => query(20, 15)));
}
