export const seed = 3373;

export function* tests(random) {
  const test = (name, tries, rows, requests) => ({
    name,
    tries,
    input: `${rows.length} ${rows[0].length} ${requests.length}\n${rows.join('\n')}\n${requests.join('\n')}\n`,
  });
  const of = (text) => text.split(', ');
  const hall = (r, s, seats) => Array.from({ length: r }, () => random.text(s, seats));
  const any = (count, most) => {
    let groups = 0;
    return Array.from({ length: count }, () => {
      if (random.int(1, 3) === 1) return `cancel ${random.int(1, Math.min(groups + 2, 500))}`;
      groups += 1;
      return `book ${random.int(1, most)}`;
    });
  };
  yield test('one-seat', 'a single seat', ['.'], of('book 1, book 1'));
  yield test('broken', 'a single broken seat', ['x'], of('book 1, cancel 1'));
  yield test('whole-row', 'a group that fills a row', ['....', '....'], of('book 4, book 4, book 1'));
  yield test('too-large', 'a group that is larger than a row', ['....', '....'], of('book 5, book 30, book 4'));
  yield test('back-first', 'the last row first', ['....', '....', '....'], of('book 2, book 2, book 2, book 3, book 2'));
  yield test('leftmost', 'several gaps in a row', ['..x...x..'], of('book 2, book 2, book 2, book 1, book 1'));
  yield test('gap-too-small', 'the first gap is too small', ['.x..x...x....'], of('book 3, book 4, book 2, book 2'));
  yield test('cancel-refill', 'seats that are given back are taken again', ['.....'], of('book 2, book 2, cancel 1, book 3, book 1, book 1'));
  yield test('cancel-joins', 'neighbours cancel, and the gaps join', ['......'], of('book 2, book 2, book 2, cancel 1, cancel 2, book 4'));
  yield test('cancel-twice', 'somebody cancels twice', ['....'], of('book 2, cancel 1, cancel 1, book 4, cancel 1, book 1'));
  yield test('cancel-sorry', 'somebody cancels who got nothing', ['...'], of('book 3, book 1, cancel 2, cancel 3, book 1, cancel 1'));
  yield test('not-yet', 'somebody cancels before asking', ['...'], of('cancel 1, book 1, cancel 1, cancel 500'));
  yield test('random', 'any requests', hall(4, 9, '.....x'), any(60, 5));
  yield test('narrow', 'many narrow rows', hall(30, 3, '....x'), any(150, 3));
  yield test('largest', 'largest hall', hall(30, 30, '...............x'), any(500, 14));
}
