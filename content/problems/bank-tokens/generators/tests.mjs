export const seed = 3352;

export function* tests(random) {
  const test = (name, tries, counters, events) => ({ name, tries, input: `${counters} ${events.length}\n${events.join('\n')}\n` });
  const times = (count, text) => Array.from({ length: count }, (_, i) => text.replace('#', String(i + 1)));
  /** Any events; the words say how often each kind occurs. */
  const any = (counters, count, kinds) => {
    let taken = 0;
    return Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      if (kind === 'take') taken += 1;
      if (kind === 'take') return kind;
      return `${kind} ${kind === 'leave' ? random.int(1, taken + 2) : random.int(1, counters)}`;
    });
  };
  const busy = ['take', 'take', 'take', 'take', 'call', 'call', 'call', 'leave'];
  yield test('one-take', 'q = 1', 1, ['take']);
  yield test('nobody', 'nobody has come yet', 2, ['call 2', 'leave 1', 'take', 'call 1', 'call 1']);
  yield test('two-counters', 'two counters call from one roll', 2, [...times(4, 'take'), 'call 1', 'call 2', 'call 2', 'call 1', 'call 1']);
  yield test('first-leaves', 'the first in the line goes home', 1, [...times(3, 'take'), 'leave 1', 'call 1', 'call 1', 'call 1']);
  yield test('several-leave', 'several neighbours in the line go home', 2, [...times(6, 'take'), 'leave 3', 'leave 2', 'leave 1', 'call 2', 'leave 6', 'call 1', 'call 1']);
  yield test('all-leave', 'everybody goes home', 1, [...times(3, 'take'), 'leave 3', 'leave 1', 'leave 2', 'call 1', 'take', 'call 1']);
  yield test('leaves-twice', 'somebody leaves who has left already', 1, ['take', 'leave 1', 'leave 1', 'call 1']);
  yield test('leaves-served', 'somebody leaves who was served already', 1, ['take', 'take', 'call 1', 'leave 1', 'leave 2']);
  yield test('far-token', 'a token that was never taken', 1, ['take', 'leave 2', 'leave 5000', 'take', 'leave 2', 'call 1']);
  yield test('close', 'a counter closes and is asked again', 2, ['take', 'take', 'close 1', 'call 1', 'close 1', 'call 2', 'close 2', 'call 2']);
  yield test('close-counts', 'counters that served different numbers', 3, [...times(6, 'take'), 'call 1', 'call 3', 'call 3', 'call 3', 'close 1', 'close 2', 'close 3']);
  yield test('empty-call', 'a call that finds nobody serves nobody', 2, ['call 1', 'take', 'call 1', 'call 1', 'close 1', 'close 2']);
  yield test('random', 'any events', 4, any(4, 300, [...busy, 'close']));
  yield test('long-day', 'a long day', 20, any(20, 800, busy));
  yield test('largest', 'largest q', 50, any(50, 3000, busy));
}
