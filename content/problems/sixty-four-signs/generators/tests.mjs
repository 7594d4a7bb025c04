export const seed = 7123;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const bytes = (count, low = 0, high = 255) => Buffer.from(random.ints(count, low, high));
  const to = (b) => `TO ${b.toString('hex')}`;
  const from = (b) => `FROM ${b.toString('base64')}`;
  const both = (b) => [to(b), from(b)];
  yield test('one-byte', 'one byte', [0, 1, 3, 4, 63, 64, 127, 128, 255].flatMap((n) => both(Buffer.from([n]))));
  yield test('two-bytes', 'two bytes', Array.from({ length: 8 }, () => bytes(2)).flatMap(both));
  yield test('three-bytes', 'three bytes', Array.from({ length: 8 }, () => bytes(3)).flatMap(both));
  yield test('zeros', 'only zeros', [1, 2, 3, 4, 5, 6].flatMap((n) => both(Buffer.alloc(n))));
  yield test('ones', 'only ones', [1, 2, 3, 4, 5, 6].flatMap((n) => both(Buffer.alloc(n, 255))));
  yield test('all-signs', 'all 64 characters', both(Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', 'base64')));
  yield test('plus-and-slash', 'the last two characters', ['fbefbe', 'fbf0', 'ffefff', 'fb', 'ff'].flatMap((h) => both(Buffer.from(h, 'hex'))));
  yield test('lengths', 'all lengths up to 20', Array.from({ length: 20 }, (_, i) => bytes(i + 1)).flatMap(both));
  yield test('text', 'a text', both(Buffer.from('The train to Ratlam is late by 2 hours, as usual. Bring tea!')));
  yield test('zeros-at-the-end', 'bytes of zeros at the end', ['4100', '410000', '41000000', '00000041'].flatMap((h) => both(Buffer.from(h, 'hex'))));
  yield test('any', 'any bytes', Array.from({ length: 30 }, () => bytes(random.int(1, 60))).flatMap(both));
  yield test('largest', 'largest n and commands', Array.from({ length: 50 }, (_, i) => bytes(600 - (i % 3))).flatMap(both));
}
