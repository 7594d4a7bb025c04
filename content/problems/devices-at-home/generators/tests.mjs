export const seed = 9410;

export function* tests(random) {
  const test = (name, tries, devices, commands) => ({ name, tries, input: `${devices.length} ${commands.length}\n${[...devices, ...commands].join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (d, n) => {
    const names = new Set();
    while (names.size < d) names.add(random.text(random.int(1, 15), 'abcdefghijklm'));
    const list = [...names];
    const devices = list.map((name) => `${random.pick(['lamp', 'curtain', 'radio', 'radio', 'clock'])} ${name}`);
    return [devices, Array.from({ length: n }, () => (random.int(1, 25) === 1 ? 'leave' : `${random.pick(['press', 'more', 'less', 'more'])} ${random.pick(list)}`))];
  };
  yield test('lamp', 'a lamp alone', of('lamp a'), of('press a, more a, less a, press a, leave'));
  yield test('curtain', 'a curtain alone', of('curtain a'), of('press a, more a, less a, less a, leave'));
  yield test('radio', 'a radio alone', of('radio a'), of('press a, more a, less a, leave, press a'));
  yield test('clock', 'a clock alone', of('clock a'), of('press a, more a, less a, leave'));
  yield test('highest', 'more than 10', of('curtain a, radio b'), [...Array(7).fill('more a'), 'less a', ...Array(7).fill('more b'), 'less b']);
  yield test('lowest', 'less than 0', of('curtain a, radio b'), [...Array(7).fill('less a'), 'more a', ...Array(7).fill('less b'), 'more b']);
  yield test('leave-first', 'n = 1, leave', of('radio a, lamp b'), of('leave'));
  yield test('leave-twice', 'leave twice', of('radio a, lamp b, lamp c'), of('press a, press b, leave, leave, press b, leave'));
  yield test('number-stays', 'the number stays when a radio goes off', of('radio a'), of('more a, press a, more a, press a, more a, leave, less a'));
  yield test('press-after-leave', 'press after leave', of('lamp a'), of('press a, leave, press a, press a'));
  yield test('kinds-as-names', 'names that are kinds', of('lamp clock, clock lamp, radio curtain, curtain radio'), of('press clock, press lamp, more curtain, press radio, more radio, leave'));
  yield test('parts', 'names that are parts of others', of('lamp a, curtain ab, radio abc'), of('press a, more ab, press abc, more a, press ab, more abc, leave'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any devices', ...any(3 * i, 40 * i));
  yield test('largest', 'largest d and n', ...any(50, 500));
}
