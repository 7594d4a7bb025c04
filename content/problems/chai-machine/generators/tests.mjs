export const seed = 3362;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  const of = (text) => text.split(', ');
  /** Any events; the words say how often each kind occurs. */
  const any = (count, kinds) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      if (kind === 'coin') return `coin ${random.pick([5, 10, 20])}`;
      return kind === 'refill' ? `refill ${random.int(1, 4)}` : kind;
    });
  yield test('one', 'n = 1', ['coin 20']);
  yield test('empty', 'every event at an empty machine', of('press, cancel, tick, coin 5, coin 10, coin 20'));
  yield test('refill-empty', 'a refill of an empty machine', of('refill 3, tick, coin 5'));
  yield test('idle', 'every event at an idle machine', of('refill 2, press, cancel, tick, refill 1, coin 20, press'));
  yield test('exact', 'exactly 20 rupees', of('refill 2, coin 20, press, tick, tick, tick'));
  yield test('small-coins', 'a cup for four small coins', of('refill 2, coin 5, press, coin 5, press, coin 5, press, coin 5, press'));
  yield test('too-much', 'more than 20 rupees', of('refill 1, coin 10, coin 20, coin 20, press, tick, tick, tick'));
  yield test('cancel', 'money is given back', of('refill 1, coin 10, coin 5, cancel, coin 5, cancel, press'));
  yield test('cancel-enough', 'money is given back though it is enough', of('refill 1, coin 20, coin 10, cancel, coin 20, press'));
  yield test('brewing', 'every event while the tea is brewed', of('refill 1, coin 20, press, press, coin 10, cancel, tick, coin 20, press, refill 1, tick, cancel, tick, tick'));
  yield test('last-cup', 'the last cup is sold', of('refill 1, coin 20, press, tick, tick, tick, coin 20, press, tick'));
  yield test('refill-while-brewing', 'a refill while the last cup is brewed', of('refill 1, coin 20, press, tick, refill 1, tick, tick, coin 20, press, tick, tick, tick'));
  yield test('refill-while-paying', 'a refill while somebody pays', of('refill 1, coin 10, refill 5, coin 10, press, tick, tick, tick, coin 5'));
  yield test('early-ticks', 'ticks before the press', of('refill 2, tick, coin 20, tick, tick, press, tick, tick, tick, tick'));
  yield test('two-cups', 'two cups in a row', of('refill 2, coin 20, press, tick, tick, tick, coin 10, coin 10, press, tick, tick, tick, coin 5'));
  yield test('random', 'any events', any(200, of('coin, coin, coin, press, press, tick, tick, tick, cancel, refill')));
  yield test('busy', 'a busy machine', ['refill 50', ...any(500, of('coin, coin, coin, press, press, tick, tick, tick, tick'))]);
  yield test('largest', 'largest n', any(1000, of('coin, coin, coin, coin, press, press, press, tick, tick, tick, tick, tick, cancel, refill')));
}
