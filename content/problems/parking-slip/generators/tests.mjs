export const seed = 307;

export function* tests(random) {
  const test = (name, tries, s, events) => {
    const lines = Array.isArray(events) ? events : events.split('; ');
    return { name, tries, input: `${s} ${lines.length}\n${lines.join('\n')}\n` };
  };
  yield test('one-event', 'one car', 1, 'in A 0');
  yield test('not-inside', 'a car that never came', 1, 'out A 0; in A 0; out A 0; out A 0');
  yield test('same-minute', 'a car that leaves at once', 1, 'in A 7; out A 7');
  yield test('hour-borders', 'stays around full hours', 9, 'in A 0; in B 0; in C 0; in D 0; in E 0; in F 0; out A 1; out B 59; out C 60; out D 61; out E 120; out F 121');
  yield test('late-hours', 'a stay that does not begin at minute 0', 3, 'in A 30; in B 59; out A 90; in C 100; out B 120; out C 161');
  yield test('full', 'a full car park', 2, 'in A 1; in B 1; in C 2; in D 3; out A 4; in D 5; in C 6');
  yield test('inside-and-full', 'a car that is inside arrives at a full car park', 1, 'in A 1; in A 2; in B 2; out A 3; in B 3; in A 3');
  yield test('lowest-place', 'several places become free', 4, 'in A 1; in B 1; in C 1; in D 1; out C 2; out A 3; in E 4; in F 4; out B 5; out D 5; in G 6; in H 6');
  yield test('slips', 'slips after refused cars', 1, 'in A 1; in B 1; in C 1; out A 2; in C 2; in A 2; out C 3; in B 3');
  yield test('comes-again', 'the same car again and again', 2, 'in A 0; out A 10; in A 20; out A 100; in A 100; out A 300; out A 300');
  yield test('order-of-places', 'cars inside at the end, not in the order of arrival', 3, 'in Z 1; in M 1; in A 1; out Z 2; in B 3; out A 4; in C 5');
  yield test('longest', 'the longest stay', 2, 'in A 0; in B 1000000; out A 1000000');
  yield test('similar-names', 'similar numbers of cars', 3, 'in A1 0; in A11 0; in A 0; out A1 1; in A1 1; out A11 2');
  const some = (s, n, cars, gap) => {
    let t = 0;
    return Array.from({ length: n }, () => `${random.pick(['in', 'in', 'out'])} MH${random.int(1, cars)} ${(t += random.int(0, gap))}`);
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any events', 2 * i, some(2 * i, 40 * i, 4 * i, 40));
  yield test('largest', 'largest s and n', 200, some(200, 2000, 300, 400));
  yield test('always-full', 'many refused cars', 5, some(5, 600, 90, 9));
}
