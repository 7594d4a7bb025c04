export const seed = 462;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  const any = (q, members, books, weights) => Array.from({ length: q }, () => `${random.pick(weights)} ${random.pick(members)} ${random.pick(books)}`);
  const B = 'BORROW';
  const R = 'RETURN';
  const L = 'LEAVE';
  const people = ['asha', 'bala', 'devi', 'om', 'ravi', 'zoya'];
  const named = (n, first) => Array.from({ length: n }, (_, i) => `${first}${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`);
  yield test('one-event', 'a single event', ['BORROW a b']);
  yield test('never-borrowed', 'a book that nobody has', ['RETURN a b', 'LEAVE a b', 'BORROW a b', 'RETURN a b', 'RETURN a b']);
  yield test('asks-again', 'asking for what one has', ['BORROW a b', 'BORROW a b', 'BORROW c b', 'BORROW a b', 'BORROW c b', 'RETURN a b', 'RETURN c b']);
  yield test('owner-leaves', 'the one who has it leaves the waiting list', ['BORROW a b', 'LEAVE a b', 'BORROW c b', 'LEAVE a b', 'RETURN a b', 'LEAVE c b', 'RETURN c b']);
  yield test('leave-middle', 'somebody leaves from the middle', [...people.map((p) => `BORROW ${p} Hindi`), 'LEAVE devi Hindi', 'BORROW om Hindi', 'BORROW devi Hindi', 'RETURN asha Hindi', 'RETURN bala Hindi', 'RETURN om Hindi', 'BORROW zoya Hindi', 'BORROW devi Hindi']);
  yield test('return-waiting', 'somebody who waits tries to return it', ['BORROW a b', 'BORROW c b', 'RETURN c b', 'RETURN a b', 'RETURN a b', 'RETURN c b']);
  yield test('back-of-the-list', 'returned and wanted again', ['BORROW a b', 'BORROW c b', 'BORROW d b', 'RETURN a b', 'BORROW a b', 'RETURN c b', 'RETURN d b', 'RETURN a b', 'BORROW d b']);
  yield test('two-books', 'one member, two books', ['BORROW a x', 'BORROW a y', 'BORROW b y', 'BORROW b x', 'RETURN a y', 'LEAVE b x', 'RETURN a x', 'RETURN b y']);
  yield test('same-names', 'a member and a book with the same name', ['BORROW x x', 'BORROW y x', 'RETURN x y', 'RETURN x x', 'BORROW x y', 'LEAVE y y']);
  yield test('capitals', 'names that differ only in capitals', ['BORROW Om art', 'BORROW om art', 'BORROW om Art', 'RETURN om art', 'RETURN Om art', 'LEAVE Om Art']);
  yield test('one-book', 'everybody wants the same book', any(200, people, ['Godaan'], [B, B, R, R, R, L]));
  yield test('few-books', 'a few books', any(400, people, ['Maths', 'Physics', 'art'], [B, B, R, R, L]));
  yield test('long-list', 'a long waiting list', [...named(150, 'M').map((m) => `BORROW ${m} Kim`), ...random.shuffle(named(150, 'M')).slice(0, 60).map((m) => `LEAVE ${m} Kim`), ...named(150, 'M').map((m) => `RETURN ${m} Kim`)]);
  yield test('largest', 'largest q', any(1000, named(30, 'P'), named(10, 'B'), [B, B, B, R, R, L]));
}
