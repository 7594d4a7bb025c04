export const seed = 651;

export function* tests(random) {
  const test = (name, tries, students, dishes, orders) => ({
    name,
    tries,
    input: `${students.length} ${dishes.length} ${orders.length}\n${[...students, ...dishes, ...orders].map((row) => `${row.join(' ')}\n`).join('')}`,
  });
  const hostels = ['ganga', 'kaveri', 'beas', 'tapti', 'godavari', 'h2', 'h10', 'narmada', 'annex'];
  const students = (n) => random.shuffle(Array.from({ length: n }, (_, i) => `r${i + 1}`)).map((roll) => [roll, random.pick(hostels)]);
  const dishes = (n, high) => random.shuffle(Array.from({ length: n }, (_, i) => `d${i + 1}`)).map((code) => [code, random.int(1, high)]);
  const orders = (n, s, d, high) => Array.from({ length: n }, () => [`r${random.int(1, s)}`, `d${random.int(1, d)}`, random.int(1, high)]);
  yield test('smallest', 'one row in each table', [['a', 'x']], [['t', 5]], [['a', 't', 3]]);
  yield test('no-order', 'no order at all', [['1', 'beas'], ['2', 'annex']], [['t', 5]], []);
  yield test('hostel-without-order', 'a hostel without orders', [['1', 'beas'], ['2', 'annex'], ['3', 'tapti']], [['t', 5], ['c', 9]], [['1', 't', 1], ['3', 'c', 2]]);
  yield test('unknown-student', 'orders of unknown students', [['1', 'beas']], [['t', 5]], [['2', 't', 1], ['1', 't', 1], ['11', 't', 1]]);
  yield test('unknown-dish', 'orders of unknown dishes', [['1', 'beas']], [['t', 5]], [['1', 'tt', 7], ['1', 't', 2], ['1', '1', 9]]);
  yield test('both-unknown', 'student and dish unknown', [['1', 'beas']], [['t', 5]], [['9', 'x', 7], ['t', '1', 2]]);
  yield test('same-texts', 'equal texts in different tables', [['tea', 'tea'], ['beas', 'dosa']], [['beas', 7], ['tea', 11]], [['tea', 'beas', 2], ['beas', 'tea', 3], ['dosa', 'tea', 1]]);
  yield test('one-hostel', 'all in one hostel', students(20).map(([roll]) => [roll, 'ganga']), dishes(5, 60), orders(50, 20, 5, 4));
  yield test('order-of-names', 'hostels whose names begin alike', [['1', 'h2'], ['2', 'h10'], ['3', 'h1'], ['4', 'h']], [['t', 1]], [['1', 't', 2], ['2', 't', 10], ['3', 't', 1], ['4', 't', 4]]);
  yield test('large-bills', 'large prices and quantities', [['1', 'beas'], ['2', 'annex']], [['gold', 100_000]], Array.from({ length: 60 }, (_, i) => [String(1 + (i % 2)), 'gold', 10_000]));
  yield test('random', 'any tables', students(60), dishes(20, 200), orders(200, 66, 22, 9));
  yield test('largest', 'largest tables', students(1000), dishes(1000, 100_000), orders(3000, 1040, 1030, 10_000));
}
