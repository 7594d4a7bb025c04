export const seed = 9213;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, lockers) => Array.from({ length: count }, () => {
    const k = random.int(1, lockers);
    const pin = random.pick(['0000', '0001', '1000']);
    return random.pick([`put ${k} ${pin}`, `put ${k} ${pin}`, `open ${k} ${pin}`, `open ${k} ${pin}`, `open ${k} ${pin}`, `reset ${k}`]);
  });
  yield test('one-put', 'n = 1, put', ['put 20 9999']);
  yield test('one-open', 'n = 1, open an empty locker', ['open 1 0000']);
  yield test('one-reset', 'n = 1, reset an empty locker', ['reset 7']);
  yield test('right-third', 'the right PIN at the third try', of('put 5 1234, open 5 1, open 5 2, open 5 1234, open 5 1234').map((c) => c.replace(/5 (\d)$/, '5 000$1')));
  yield test('new-traveller', 'a new traveller after two wrong tries', of('put 5 1234, open 5 4321, open 5 4321, open 5 1234, put 5 5555, open 5 1234, open 5 1234, open 5 5555'));
  yield test('put-blocked', 'put something into a blocked locker', of('put 2 1111, open 2 0000, open 2 0000, open 2 0000, put 2 0000, open 2 0000, reset 2, open 2 1111'));
  yield test('still-blocked', 'further tries at a blocked locker', of('put 2 1111, open 2 0000, open 2 0000, open 2 0000, open 2 0000, open 2 1111, open 2 1111, reset 2, reset 2, open 2 0000'));
  yield test('after-reset', 'three tries again after a reset', of('put 9 8888, open 9 0000, open 9 0001, open 9 0002, reset 9, open 9 0003, open 9 0004, open 9 0005, open 9 8888, reset 9, open 9 8888'));
  yield test('reset-too-early', 'a reset after two wrong tries', of('put 4 7777, open 4 0000, open 4 0000, reset 4, open 4 0000, open 4 7777'));
  yield test('zeros-in-front', 'PINs with zeros in front', of('put 1 0042, open 1 4200, open 1 0420, open 1 0042'));
  yield test('two-lockers', 'two lockers at the same time', of('put 1 1111, put 2 2222, open 1 2222, open 2 1111, open 1 2222, open 2 1111, open 1 1111, open 2 1111, open 2 2222'));
  yield test('all-lockers', 'all lockers', [...Array(20).keys()].flatMap((k) => [`put ${k + 1} ${1000 + k}`]).concat([...Array(20).keys()].map((k) => `open ${20 - k} ${1019 - k}`)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, i));
  yield test('largest', 'largest n', any(1000, 20));
}
