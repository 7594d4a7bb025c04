export const seed = 1016;

export function* tests(random) {
  const test = (name, tries, ...blocks) => ({
    name,
    tries,
    input: `${blocks.length}\n${blocks.map(([kind, ...lines]) => [`${kind} ${lines.length}`, ...lines].join('\n')).join('\n')}\n`,
  });
  const d = (...lines) => ['deliver', ...lines];
  const o = (...lines) => ['order', ...lines];
  yield test('only-order', 'an order in an empty shop', o('a 1'));
  yield test('only-delivery', 'a delivery and no order', d('b 3', 'a 2'));
  yield test('exactly', 'an order of exactly what is there', d('a 5'), o('a 5'), o('a 1'), d('a 2'), o('a 2'));
  yield test('one-too-much', 'an order of one kilogram too much', d('a 5'), o('a 6'), o('a 5'));
  yield test('last-line-fails', 'an order whose last line fails', d('a 5', 'b 5', 'c 5'), o('a 1', 'b 2', 'c 6'), o('a 5', 'b 5', 'c 5'));
  yield test('unknown-last', 'an order whose last line is unknown', d('a 5'), o('a 5', 'x 1'), o('a 5'));
  yield test('unknown-not-known-after', 'an unknown item in an order and later in the list', d('a 5'), o('x 1'), o('x 1', 'a 1'));
  yield test('two-faults', 'several lines that would fail', d('a 5', 'b 5'), o('b 9', 'a 9', 'x 1'), o('a 5', 'x 1', 'b 9'), o('x 1', 'b 9'));
  yield test('same-item', 'the same item several times in an order', d('a 9'), o('a 5', 'a 5'), o('a 3', 'a 3', 'a 3'), o('a 1'));
  yield test('same-item-apart', 'the same item with another between', d('a 9', 'b 9'), o('a 5', 'b 5', 'a 5'), o('a 5', 'b 5', 'a 4'), o('b 4'));
  yield test('order-that-is-large', 'an order that fails early and is long', d('a 1'), o('a 2', ...Array(49).fill('a 1')), o('a 1'));
  yield test('alphabet', 'names that begin alike', d('b 1', 'ba 2', 'a 3', 'ab 4', 'aa 5', 'abc 6'), o('ab 4', 'ba 1'));
  yield test('large-stock', 'the largest stock', ...Array(20).fill(d(...Array(50).fill('a 1000000'))), o(...Array(50).fill('a 1000000')), o('a 1000000', 'b 1'));
  const some = (n, items, most) =>
    Array.from({ length: n }, () => {
      const lines = Array.from({ length: random.int(1, most) }, () => `i${String.fromCharCode(97 + random.int(0, items - 1))} ${random.int(1, 20)}`);
      return random.int(0, 2) ? o(...lines) : d(...lines);
    });
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any orders', ...some(30 * i, 2 * i + 1, i + 1));
  yield test('largest', 'largest n', ...some(1000, 26, 12));
}
