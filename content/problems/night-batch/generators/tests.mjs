export const seed = 1603;

export function* tests(random) {
  const test = (name, tries, accounts, transactions) => ({
    name,
    tries,
    input: `${accounts.length} ${transactions.length}\n${[...accounts, ...transactions].map((line) => line.join(' ')).join('\n')}\n`,
  });
  const numbers = (n) => {
    const known = new Set([100000]);
    while (known.size < n) known.add(random.int(100000, 999999));
    return random.shuffle([...known].slice(0, n));
  };
  const bank = (n, most) => numbers(n).map((number) => [number, random.int(0, most)]);
  const night = (accounts, q, most, strangers) => {
    const any = () => (random.int(1, 100) <= strangers ? random.int(100000, 999999) : random.pick(accounts)[0]);
    return Array.from({ length: q }, () => {
      const kind = random.pick(['D', 'W', 'T', 'T']);
      return kind === 'T' ? ['T', any(), any(), random.int(1, most)] : [kind, any(), random.int(1, most)];
    });
  };
  const a = 123456;
  const b = 654321;
  yield test('deposit', 'a single deposit', [[a, 0]], [['D', a, 5]]);
  yield test('all-out', 'a withdrawal of everything', [[a, 70]], [['W', a, 70], ['W', a, 1]]);
  yield test('transfer-all', 'a transfer of everything', [[a, 70], [b, 1]], [['T', a, b, 70], ['T', b, a, 71], ['T', b, a, 1]]);
  yield test('self', 'transfers to oneself', [[a, 70]], [['T', a, a, 7], ['T', a, a, 70], ['T', a, a, 71], ['D', a, 1]]);
  yield test('unknown', 'accounts that do not exist', [[a, 70]], [['D', b, 7], ['W', b, 7], ['T', a, b, 7], ['T', b, a, 7], ['T', a, b, 700], ['W', a, 71], ['W', a, 71], ['W', a, 70]]);
  yield test('blocked', 'an account is blocked', [[a, 5], [b, 9]], [['W', a, 6], ['W', a, 7], ['T', a, b, 8], ['D', a, 1], ['T', b, a, 1], ['T', b, a, 10], ['T', b, a, 10], ['W', b, 9]]);
  yield test('two-are-not-three', 'rejected twice only', [[a, 5]], [['W', a, 6], ['W', a, 6], ['D', a, 6], ['W', a, 6]]);
  yield test('receiver', 'the receiver of rejected transfers', [[a, 5], [b, 5]], [['T', a, b, 6], ['T', a, b, 6], ['T', a, b, 6], ['W', b, 2], ['T', b, a, 1]]);
  yield test('large', 'sums beyond 32 bits', [[a, 10 ** 9], [b, 10 ** 9]], [['D', a, 10 ** 9], ['D', a, 10 ** 9], ['T', b, a, 10 ** 9], ['D', b, 1], ['W', a, 5]]);
  const few = bank(4, 500);
  yield test('few-accounts', 'few accounts, many transactions', few, night(few, 60, 200, 3));
  const poor = bank(60, 100);
  yield test('poor', 'many are blocked', poor, night(poor, 600, 400, 2));
  const rich = bank(200, 10 ** 9);
  yield test('largest', 'largest n and q', rich, night(rich, 2000, 4 * 10 ** 8, 4));
}
