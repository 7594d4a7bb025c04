export const seed = 1542;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  /** Anything that may happen; `arrive` and `worse` are per cent. */
  const ward = (q, arrive, worse, most) => {
    const urgency = [];
    return Array.from({ length: q }, (_, i) => {
      const dice = random.int(1, 100);
      if (i === 0 || dice <= arrive) {
        urgency.push(random.int(1, most));
        return `ARRIVE ${urgency.at(-1)}`;
      }
      if (dice > arrive + worse) return 'NEXT';
      const p = random.int(1, urgency.length);
      urgency[p - 1] += random.int(1, 9);
      return `WORSE ${p} ${urgency[p - 1]}`;
    });
  };
  const times = (n, text) => Array.from({ length: n }, (_, i) => text.replace('#', String(i + 1)));
  yield test('nobody', 'nobody has come yet', ['NEXT', 'ARRIVE 1', 'NEXT', 'NEXT']);
  yield test('equal', 'all equally urgent', [...times(9, 'ARRIVE 3'), ...times(10, 'NEXT')]);
  yield test('rising', 'each one more urgent than the one before', [...times(9, 'ARRIVE #'), ...times(9, 'NEXT')]);
  yield test('falling', 'each one less urgent than the one before', ['ARRIVE 9', 'ARRIVE 8', 'ARRIVE 7', 'NEXT', 'NEXT', 'NEXT']);
  yield test('worse', 'somebody becomes the most urgent', ['ARRIVE 9', 'ARRIVE 1', 'WORSE 2 10', 'NEXT', 'NEXT']);
  yield test('worse-twice', 'somebody becomes worse twice', ['ARRIVE 5', 'ARRIVE 2', 'ARRIVE 1', 'WORSE 3 4', 'WORSE 3 6', 'NEXT', 'NEXT', 'NEXT', 'NEXT']);
  yield test('worse-equal', 'somebody becomes as urgent as another', ['ARRIVE 2', 'ARRIVE 9', 'WORSE 1 9', 'NEXT', 'NEXT']);
  yield test('too-late', 'somebody who was called becomes worse', ['ARRIVE 5', 'NEXT', 'WORSE 1 100', 'NEXT', 'ARRIVE 1', 'NEXT']);
  yield test('large', 'the greatest urgency', ['ARRIVE 999999999', 'ARRIVE 999999998', 'WORSE 2 1000000000', 'NEXT', 'NEXT']);
  yield test('few-urgencies', 'many equally urgent', ward(400, 50, 10, 3));
  yield test('much-worse', 'many become worse', ward(600, 35, 45, 50));
  yield test('empty-often', 'the waiting room is often empty', ward(500, 35, 10, 100));
  yield test('largest', 'largest q', ward(15000, 55, 20, 10 ** 6));
  yield test('largest-then-all', 'very many patients before the first call', [...times(7500, 'ARRIVE #').map((line) => (random.int(0, 1) ? line : `ARRIVE ${random.int(1, 7500)}`)), ...times(7500, 'NEXT')]);
}
