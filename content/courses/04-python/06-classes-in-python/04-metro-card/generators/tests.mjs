export const seed = 461;

export function* tests(random) {
  const test = (name, tries, messages) => ({ name, tries, input: `${messages.length}\n${messages.join('\n')}\n` });
  const any = (q, cards, stations, top) =>
    Array.from({ length: q }, () => {
      const card = random.int(1, cards);
      const kind = random.int(1, 5);
      if (kind === 1) return `TOP ${card} ${random.int(1, top)}`;
      return `${kind <= 3 ? 'IN' : 'OUT'} ${card} ${random.int(1, stations)}`;
    });
  yield test('one-message', 'a single message', ['TOP 3 100']);
  yield test('exit-first', 'an exit without an entrance', ['OUT 1 1', 'TOP 1 30', 'OUT 1 1', 'IN 1 1']);
  yield test('exactly-20', 'a balance of exactly 20', ['TOP 5 20', 'IN 5 1', 'OUT 5 2']);
  yield test('just-19', 'a balance of 19', ['TOP 5 19', 'IN 5 1', 'OUT 5 2', 'TOP 5 1', 'IN 5 1']);
  yield test('same-station', 'out where one came in', ['TOP 2 40', 'IN 2 8', 'OUT 2 8', 'IN 2 8', 'OUT 2 8', 'IN 2 8']);
  yield test('backwards', 'a journey to a smaller number', ['TOP 2 400', 'IN 2 60', 'OUT 2 1', 'IN 2 1', 'OUT 2 2']);
  yield test('inside-and-low', 'inside, and the balance is low', ['TOP 4 20', 'IN 4 2', 'IN 4 3', 'OUT 4 30', 'IN 4 30', 'TOP 4 130', 'IN 4 30']);
  yield test('first-entrance-counts', 'a second entrance does not move the first', ['TOP 4 90', 'IN 4 2', 'IN 4 9', 'OUT 4 3']);
  yield test('top-up-inside', 'topped up during the journey', ['TOP 6 25', 'IN 6 1', 'TOP 6 500', 'OUT 6 100']);
  yield test('negative', 'a negative balance and topping up', ['TOP 8 20', 'IN 8 1', 'OUT 8 500', 'TOP 8 2484', 'IN 8 500', 'TOP 8 1', 'TOP 8 15', 'TOP 8 4', 'IN 8 500']);
  yield test('two-cards', 'two cards on the way at once', ['TOP 1 100', 'TOP 2 60', 'IN 1 5', 'IN 2 9', 'OUT 1 9', 'OUT 2 5']);
  yield test('edge-stations', 'first and last station, first and last card', ['TOP 500 5000', 'TOP 1 5000', 'IN 500 1', 'IN 1 500', 'OUT 500 500', 'OUT 1 1']);
  yield test('few-cards', 'few cards, many messages', any(300, 3, 20, 150));
  yield test('largest', 'largest q', any(1000, 60, 500, 5000));
}
