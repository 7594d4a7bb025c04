export const seed = 9421;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ').map((c) => c.replace(/^t /, 'take ').replace(/^g /, 'give '));
  const any = (count, people, takes) => Array.from({ length: count }, () => `${random.int(1, 100) <= takes ? 'take' : 'give'} P${'abcdefghijklmnopqrstuvwxyz'[random.int(0, people - 1)]}`);
  yield test('one-take', 'n = 1, take', of('t A'));
  yield test('one-give', 'n = 1, give', of('g A'));
  yield test('take-give', 'take and give', of('t A, g A, g A, t A'));
  yield test('three-times', 'taken three times', of('t A, t A, t A, g A, g A, g A, g A'));
  yield test('queue-order', 'the order of the queue', of('t A, t B, t C, t D, g A, g B, g C, g D'));
  yield test('waits-already', 'somebody who waits asks again', of('t A, t B, t B, g A, g B, g B'));
  yield test('waiting-gives', 'somebody who waits wants to give', of('t A, t B, g B, g A, g B'));
  yield test('next-takes-again', 'the next one takes it again', of('t A, t A, t B, g A, g A, t B, g B, g B'));
  yield test('old-count', 'the number begins again with the next one', of('t A, t A, t A, t B, g A, g A, g A, g B'));
  yield test('comes-back', 'the first one comes back to the queue', of('t A, t B, g A, t A, t C, g B, g A, g C'));
  yield test('stranger', 'somebody who never took it wants to give', of('t A, g B, t B, g A, g A'));
  yield test('capitals', 'names that differ only in capitals', of('t om, t Om, g OM, g om, g Om'));
  yield test('free-again', 'the key is free in between', of('t A, g A, t B, g B, t A, t B, g A, g B'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(30 * i, 1 + i, 45 + 3 * i));
  yield test('long-queue', 'a long queue', [...Array.from({ length: 26 }, (_, i) => `take P${'abcdefghijklmnopqrstuvwxyz'[i]}`), ...any(400, 26, 20)]);
  yield test('largest', 'largest n', any(1000, 6, 48));
}
