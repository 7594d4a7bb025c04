export const seed = 2601;

export function* tests(random) {
  const test = (name, tries, balance, events) => ({
    name,
    tries,
    input: `${events.length} ${balance}\n${events.join('\n')}\n`,
  });
  const any = () => {
    const kind = random.int(0, 4);
    if (kind === 0) return `RECHARGE ${random.int(1, 400)}`;
    return `${kind < 3 ? 'IN' : 'OUT'} ${random.int(1, 40)}`;
  };
  const ride = () => [`IN ${random.int(1, 40)}`, `OUT ${random.int(1, 40)}`];
  yield test('one', 'n = 1', 0, ['RECHARGE 1']);
  yield test('fifty', 'a balance of 50', 50, ['IN 1', 'OUT 40', 'IN 4']);
  yield test('forty-nine', 'a balance just below 50', 49, ['IN 9', 'OUT 9', 'RECHARGE 1', 'IN 9', 'OUT 10']);
  yield test('same-station', 'out where one went in', 100, ['IN 7', 'OUT 7', 'IN 40', 'OUT 40', 'IN 1', 'OUT 1']);
  yield test('backwards', 'rides to a lower station', 500, ['IN 9', 'OUT 3', 'IN 30', 'OUT 29', 'IN 40', 'OUT 1']);
  yield test('fare-border', 'fares around 60', 1000, ['IN 1', 'OUT 13', 'IN 1', 'OUT 14', 'IN 20', 'OUT 8', 'IN 20', 'OUT 7', 'IN 2', 'OUT 13']);
  yield test('twice-in', 'two taps in, one after the other', 300, ['IN 4', 'IN 6', 'OUT 8', 'OUT 8', 'IN 2', 'IN 2', 'OUT 3']);
  yield test('full-card', 'a balance around 3000', 3000, ['RECHARGE 1', 'IN 5', 'RECHARGE 1', 'OUT 6', 'RECHARGE 15', 'RECHARGE 14', 'RECHARGE 1']);
  yield test('recharge-inside', 'a recharge while inside', 50, ['IN 5', 'RECHARGE 500', 'OUT 8', 'IN 8', 'RECHARGE 3000', 'OUT 1']);
  yield test('below-zero', 'a negative balance', 50, ['IN 1', 'OUT 30', 'IN 30', 'RECHARGE 59', 'IN 30', 'RECHARGE 1', 'IN 30']);
  yield test('rides', 'many rides', 3000, Array.from({ length: 60 }, ride).flat());
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any events', random.int(0, 200), Array.from({ length: 120 }, any));
  yield test('largest', 'largest n', 1500, Array.from({ length: 1000 }, any));
}
