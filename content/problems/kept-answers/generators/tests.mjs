export const seed = 7121;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const address = () => `${random.int(1, 223)}.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
  const any = (count, names, step, lives, aliases) => {
    let now = 0;
    return Array.from({ length: count }, () => {
      now += random.int(0, step);
      const name = random.pick(names);
      if (random.int(1, 100) > 25) return `ASK ${now} ${name}`;
      const alias = random.int(1, 100) <= aliases;
      return `SET ${now} ${name} ${alias ? `CNAME ${random.pick(names)}` : `A ${address()}`} ${random.pick(lives)}`;
    });
  };
  const chain = (length) => [...Array.from({ length }, (_, i) => `SET 0 n${i}.in CNAME n${i + 1}.in 100`), `SET 0 n${length}.in A 10.0.0.1 100`];
  yield test('unknown', 'a name without a record', ['ASK 0 x.in', 'ASK 0 x.in', 'SET 1 x.in A 1.2.3.4 5', 'ASK 1 x.in']);
  yield test('last-second', 'the last valid second and the one after it', ['SET 0 x.in A 1.2.3.4 10', 'ASK 0 x.in', 'ASK 9 x.in', 'ASK 10 x.in', 'ASK 19 x.in', 'ASK 20 x.in']);
  yield test('no-renewal', 'an answer from the cache does not renew it', ['SET 0 x.in A 1.2.3.4 10', 'ASK 0 x.in', 'ASK 5 x.in', 'ASK 9 x.in', 'ASK 12 x.in']);
  yield test('life-zero', 'a time to live of 0', ['SET 0 x.in A 1.2.3.4 0', 'ASK 0 x.in', 'ASK 0 x.in', 'ASK 1 x.in']);
  yield test('old-address', 'the record changes while it is kept', ['SET 0 x.in A 1.1.1.1 100', 'ASK 1 x.in', 'SET 2 x.in A 2.2.2.2 5', 'ASK 3 x.in', 'ASK 100 x.in', 'ASK 101 x.in', 'ASK 105 x.in', 'ASK 106 x.in']);
  yield test('old-alias', 'an alias changes while it is kept', ['SET 0 x.in CNAME y.in 50', 'SET 0 y.in A 1.1.1.1 10', 'SET 0 z.in A 3.3.3.3 10', 'ASK 0 x.in', 'SET 1 x.in CNAME z.in 50', 'ASK 5 x.in', 'ASK 30 x.in', 'ASK 50 x.in']);
  yield test('own-lives', 'alias and address end at different times', ['SET 0 x.in CNAME y.in 5', 'SET 0 y.in A 1.1.1.1 20', 'ASK 0 x.in', 'ASK 4 x.in', 'ASK 6 x.in', 'ASK 6 y.in', 'ASK 21 x.in']);
  yield test('alias-to-nothing', 'an alias of a name without a record', ['SET 0 x.in CNAME y.in 50', 'ASK 0 x.in', 'ASK 1 x.in', 'SET 2 y.in A 9.9.9.9 3', 'ASK 2 x.in']);
  yield test('eight-aliases', 'eight aliases', [...chain(8), 'ASK 0 n0.in', 'ASK 1 n0.in', 'ASK 100 n3.in']);
  yield test('nine-aliases', 'nine aliases', [...chain(9), 'ASK 0 n0.in', 'ASK 1 n0.in', 'ASK 2 n1.in']);
  yield test('itself', 'an alias of itself', ['SET 0 x.in CNAME x.in 10', 'ASK 0 x.in', 'ASK 5 x.in', 'SET 6 x.in CNAME x.in 0', 'ASK 20 x.in']);
  const few = ['a.in', 'b.in', 'c.in', 'd.co', 'e-f.org'];
  yield test('few-names', 'few names, many aliases', any(300, few, 2, [0, 3, 10, 30], 60));
  yield test('short-lives', 'short times to live', any(500, Array.from({ length: 20 }, (_, i) => `host${i}.ac.in`), 3, [0, 1, 2, 5, 8], 30));
  yield test('largest', 'largest n', any(2000, Array.from({ length: 60 }, (_, i) => `w${i}.example.in`), 900, [60, 3600, 100000], 40));
}
