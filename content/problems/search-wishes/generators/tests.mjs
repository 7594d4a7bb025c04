export const seed = 8301;

export function* tests(random) {
  const test = (name, tries, query) => ({ name, tries, input: `${query}\n` });
  const hex = (c) => {
    const digits = c.charCodeAt(0).toString(16).padStart(2, '0');
    return `%${random.pick([digits, digits.toUpperCase()])}`;
  };
  const SAFE = 'abcdefghijklmnopqrstuvwxyzABCDEFXYZ0123456789-_.~';
  const HARM = ' !"#$%&\'()*+,/:;<=>?@[]^`{|}';
  const coded = (n) => [...random.text(n, SAFE + HARM + ' &=%+')].map((c) => (c === ' ' ? random.pick(['+', '%20']) : SAFE.includes(c) && random.int(1, 8) > 1 ? c : hex(c))).join('');
  const query = (n) => Array.from({ length: n }, () => `${coded(random.int(1, 8))}=${coded(random.int(0, 14))}`).join('&');
  yield test('one', 'a single pair', 'name=Asha');
  yield test('only-separators', 'nothing but separators', '&&&');
  yield test('no-value', 'names without values', 'a&b=&c');
  yield test('no-name', 'values without names', '=1&=&==');
  yield test('plus', 'plus signs, plain and coded', 'a+b=1+%2B+1&++=+');
  yield test('coded-separators', 'coded & and =', 'a%26b=c%3Dd&e%3df=g%26');
  yield test('twice', 'what would be decoded twice', 'x=%2541&y=%252B+%2525&%2526=%253d');
  yield test('stray-percent', 'percent signs without digits', 'a=%&b=%4&c=%zz&d=%G1&e=%1G&f=100%+sure&g=%%41&%=%%%');
  yield test('digits', 'all hexadecimal digits, large and small', 'a=%2a%2b%2c%2d%2e%2f&b=%3A%3B%3C%3D%3E%3F&c=%4f%4F%5a%5A%69%70%7e');
  yield test('borders', 'characters next to the hexadecimal digits', 'a=%4:%4@%4G%4`%4g%4/&b=%:4%@4%G4%`4%g4%/4&c=%4A%4f%4F%4a%39%30%61%41');
  yield test('equals', 'several = in a piece', 'a=b=c&d==&e=f==');
  yield test('random', 'any query', query(12));
  yield test('longest', 'a long query', query(150).slice(0, 1990));
}
