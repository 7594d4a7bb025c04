export const seed = 40413;

export function* tests(random) {
  const test = (name, tries, books) => ({ name, tries, input: `${books.length}\n${books.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  /** Parts of the given sizes, each of them mixed so that it cannot be cut again. */
  const parts = (sizes) => {
    let from = 1;
    return sizes.flatMap((size) => {
      const part = upTo(size).map((i) => from + i);
      from += size;
      return size < 3 ? part.toReversed() : [part[size - 1], ...random.shuffle(part.slice(1, -1)), part[0]];
    });
  };
  yield test('one', 'n = 1', [42]);
  yield test('two-in-order', 'two books in order', [3, 8]);
  yield test('two-wrong', 'two books in the wrong order', [8, 3]);
  yield test('equal', 'all books have the same number', Array(15).fill(7));
  yield test('in-order', 'in order already', upTo(30));
  yield test('backwards', 'from large to small', upTo(30).toReversed());
  yield test('smallest-last', 'the smallest book stands last', [...upTo(20).slice(1), 1]);
  yield test('largest-first', 'the largest book stands first', [20, ...upTo(19)]);
  yield test('neighbours', 'rising neighbours that a later book must pass', [4, 5, 6, 1, 2, 3, 7, 9, 8]);
  yield test('equal-across', 'equal numbers on both sides of a gap', [2, 1, 2, 2, 3, 2, 3, 3]);
  yield test('equal-then-smaller', 'equal numbers before a smaller one', [5, 5, 1, 6, 9, 9, 8]);
  yield test('largest-numbers', 'the largest numbers', [1000000000, 999999999, 1000000000, 1000000000]);
  yield test('large-part-first', 'the largest part stands first', parts([9, 2, 1, 4]));
  yield test('large-part-last', 'the largest part stands last', parts([1, 3, 2, 8]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'parts of any sizes', parts(random.ints(12 * i, 1, 6)));
  yield test('any', 'any numbers', random.ints(25, 1, 40));
  yield test('many', 'many books', parts(random.ints(400, 1, 12)));
}
