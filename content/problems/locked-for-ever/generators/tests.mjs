export const seed = 1307;

export function* tests(random) {
  const test = (name, tries, programs, schedule) => ({
    name,
    tries,
    input: `${programs.length} ${schedule.length}\n${programs.map((p) => `${p.length} ${p.join(' ')}`).join('\n')}\n${schedule.join(' ')}\n`,
  });
  const p = (text) => text.split(' ');
  yield test('one-thread', 'one thread', [p('+a -a')], [1]);
  yield test('at-the-end', 'turns after the end of a program', [p('+a -a'), p('+b -b')], [1, 1, 1, 1, 2]);
  yield test('not-begun', 'a thread that never had a turn', [p('+a -a'), p('+a -a'), p('+b -b')], [1]);
  yield test('circle-of-two', 'two threads in a circle', [p('+a +b -b -a'), p('+b +a -a -b')], [1, 2]);
  yield test('same-order', 'two threads that take locks in the same order', [p('+a +b -b -a'), p('+a +b -b -a')], [1, 2, 2, 1, 2]);
  yield test('circle-of-three', 'three threads in a circle', [p('+a +b -b -a'), p('+b +c -c -b'), p('+c +a -a -c')], [3, 2, 1]);
  yield test('two-circles', 'two circles and a thread between', [p('+a +b -b -a'), p('+e +a -a -e'), p('+b +a -a -b'), p('+d +c -c -d'), p('+c +d -d -c')], [1, 2, 3, 4, 5]);
  yield test('chain', 'a chain that is no circle', [p('+a +b -b -a'), p('+b +c -c -b'), p('+c +d -d -c')], [1, 2, 3]);
  yield test('waits-for-finished', 'a lock that was released again', [p('+a -a +b -b'), p('+b +a -a -b')], [1, 2, 1, 2, 1, 2, 2, 1]);
  yield test('again', 'a lock that is taken three times', [p('+a +a +a -a -a -a'), p('+a -a')], [1, 1, 1, 2, 1, 2, 1, 2]);
  yield test('again-then-free', 'a lock that is free after its last release', [p('+a +a +a -a -a -a'), p('+a -a')], [1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2]);
  yield test('own-lock-next', 'a thread whose next step takes its own lock', [p('+a +a -a -a'), p('+b -b')], [1, 2]);
  yield test('ready-to-release', 'a thread whose next step is a release', [p('+a -a'), p('+a -a')], [1, 2]);
  yield test('not-nested', 'locks that are released in another order', [p('+a +b -a +c -b -c'), p('+a +c -c -a')], [1, 1, 2, 1, 2, 2, 1]);
  yield test('waits-without-a-turn', 'a thread that would have to wait but has had no turn yet', [p('+a +b -b -a'), p('+b +a -a -b'), p('+c +a -a -c')], [1, 2, 3]);
  const program = (locks, most) => {
    const held = [];
    const steps = [];
    const length = random.int(1, most);
    while (steps.length + held.length < length || held.length > 0) {
      if (steps.length + held.length < length && (held.length === 0 || random.int(0, 2) > 0)) {
        const lock = 'l' + String.fromCharCode(97 + random.int(0, locks - 1));
        held.push(lock);
        steps.push(`+${lock}`);
      } else {
        steps.push(`-${held.splice(random.int(0, held.length - 1), 1)[0]}`);
      }
    }
    return steps;
  };
  const some = (t, n, locks, most) => [Array.from({ length: t }, () => program(locks, most)), random.ints(n, 1, t)];
  for (let i = 1; i <= 6; i += 1) yield test(`random-${i}`, 'any threads', ...some(2 * i, 14 * i, 3 * i, 8));
  yield test('largest', 'largest t and n', ...some(100, 5000, 26, 25));
  const name = (i) => `k${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`;
  yield test('largest-circle', 'a circle of 99 threads', [...Array.from({ length: 99 }, (_, i) => [`+${name(i)}`, `+${name((i + 1) % 99)}`, `-${name(i)}`, `-${name((i + 1) % 99)}`]), [`+${name(5)}`, `-${name(5)}`]], Array.from({ length: 300 }, (_, i) => (i % 100) + 1));
}
