export const seed = 50711;

export function* tests(random) {
  const test = (name, tries, order) => ({ name, tries, input: `${order.length}\n${order.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  /** An order that is possible: wagons are pushed and pulled by chance. */
  const possible = (n, push) => {
    const siding = [];
    const order = [];
    let came = 0;
    while (order.length < n) {
      if (came < n && (siding.length === 0 || random.int(1, 10) <= push)) siding.push((came += 1));
      else order.push(siding.pop());
    }
    return order;
  };
  yield test('one', 'n = 1', [1]);
  yield test('two', 'n = 2, in order', [1, 2]);
  yield test('two-turned', 'n = 2, reversed', [2, 1]);
  yield test('smallest-no', 'the smallest order that is impossible', [3, 1, 2]);
  yield test('in-order', 'as they came', upTo(20));
  yield test('reversed', 'the last wagon first', upTo(20).toReversed());
  yield test('last-first', 'the last wagon first, then the others as they came', [6, 1, 2, 3, 4, 5]);
  yield test('late-no', 'impossible only at the end', [2, 1, 5, 4, 3, 8, 6, 7]);
  yield test('fills-twice', 'the siding fills up several times', [3, 2, 1, 7, 6, 5, 4, 9, 8]);
  yield test('one-stays', 'the first wagon stays to the end', [2, 3, 4, 5, 6, 1]);
  yield test('two-no', 'two wagons that cannot leave', [4, 1, 3, 2]);
  yield test('almost', 'two wagons exchanged', [1, 2, 5, 3, 4, 6]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'a possible order', possible(15 * i, 4 + i));
  yield test('any', 'any order', random.shuffle(upTo(30)));
  const late = possible(2000, 6);
  [late[1500], late[1600]] = [late[1600], late[1500]];
  yield test('changed', 'a long order with two wagons exchanged', late);
  yield test('largest', 'largest n, possible', possible(50000, 5));
}
