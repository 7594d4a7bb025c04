export const seed = 7105;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  yield test('one', 'one card', ['new asha 100']);
  yield test('taken', 'a name that has a card already', ['new asha 100', 'new asha 500', 'ride asha 5']);
  yield test('unknown', 'no card of that name', ['ride om 3', 'recharge om 50', 'new om 20', 'ride om 3']);
  yield test('exact', 'the balance comes to exactly 0', ['new om 20', 'ride om 5', 'ride om 0']);
  yield test('too-little', 'one rupee is missing', ['new om 19', 'ride om 5', 'ride om 4']);
  yield test('fare-limit', 'the highest fare', ['new om 300', 'ride om 25', 'ride om 24', 'ride om 26', 'ride om 3000']);
  yield test('full', 'a balance of exactly 3000', ['new om 2000', 'recharge om 1000', 'recharge om 0', 'recharge om 1']);
  yield test('over', 'too much money for a card', ['new om 2999', 'recharge om 2', 'recharge om 1', 'ride om 1']);
  yield test('zero', 'amounts and kilometres of 0', ['new om 0', 'recharge om 0', 'ride om 0', 'recharge om 10', 'ride om 0']);
  yield test('two-cards', 'two cards with names alike', ['new om 100', 'new omkar 50', 'ride omkar 10', 'ride om 10', 'recharge omkar 7']);
  const any = (count, names) => {
    const lines = [];
    for (let i = 0; i < count; i += 1) {
      const name = random.pick(names);
      const kind = random.int(1, 10);
      if (kind <= 2) lines.push(`new ${name} ${random.int(0, 400)}`);
      else if (kind <= 4) lines.push(`recharge ${name} ${random.int(0, 900)}`);
      else lines.push(`ride ${name} ${random.int(0, 40)}`);
    }
    return lines;
  };
  yield test('random-1', 'any commands', any(40, ['asha', 'om', 'ria']));
  yield test('random-2', 'any commands', any(120, ['asha', 'om', 'ria', 'zo', 'li']));
  yield test('largest', 'the largest number of commands', any(300, Array.from({ length: 60 }, () => random.text(4, 'abcde'))));
}
