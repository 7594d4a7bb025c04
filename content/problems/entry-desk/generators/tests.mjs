export const seed = 1607;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const names = ['Asha', 'Ravi Kumar', 'Zoya', 'M', 'Lakshmi S', '7up'];
  const good = () => `${random.pick(names)},${random.int(16, 60)},${random.int(0, 5000)}`;
  const faulty = () =>
    random.pick([
      () => `${random.pick(names)},${random.int(16, 60)}`,
      () => `,${random.int(1, 80)},${random.int(1, 900)}`,
      () => `${random.pick(names)},${random.pick(['', 'x', '2o', ' 20', '20 ', '-20', '+20', '2.5'])},10`,
      () => `${random.pick(names)},${random.int(0, 15)},${random.pick(['5', 'x'])}`,
      () => `${random.pick(names)},${random.int(61, 99999)},5`,
      () => `${random.pick(names)},${random.int(16, 60)},${random.pick(['', 'ten', '-5', '5.0', '5 ', ' 5', '5Rs'])}`,
      () => `${random.pick(names)},20,5,${random.pick(['', '7'])}`,
      () => '',
    ])();
  yield test('one-good', 'n = 1', ['Asha,19,150']);
  yield test('one-empty', 'n = 1, an empty line', ['']);
  yield test('commas-only', 'lines of commas', [',', ',,', ',,,']);
  yield test('too-few-too-many', 'too few and too many fields', ['Asha', 'Asha,20', 'Asha,20,5,7', 'Asha,20,5,7,']);
  yield test('empty-last', 'an empty last field', ['Asha,20,', 'Asha,20,5,', 'Asha,,']);
  yield test('age-borders', 'the borders of the age', ['A,15,1', 'B,16,2', 'C,60,4', 'D,61,8', 'E,0,16', 'F,999999999,32']);
  yield test('number-and-letters', 'digits and then letters', ['A,20x,1', 'B,20,1x', 'C,x20,1', 'D,20,x1', 'E,20 ,1', 'F,20,1 ']);
  yield test('spaces', 'spaces around numbers', ['A, 20,1', 'B,20, 1', ' ,20,4', 'C,2 0,8']);
  yield test('signs', 'signs and points', ['A,-20,1', 'B,+20,1', 'C,20,-1', 'D,20,+1', 'E,20.0,1', 'F,20,1.5']);
  yield test('zeros', 'zeros in front', ['A,0016,007', 'B,060,0', 'C,000000020,000000009']);
  yield test('several-faults', 'several faults in one line', [',x,x', 'A,x,x', 'A,99,x', ',99,x', ',,,', 'A,,']);
  yield test('large-fees', 'a sum beyond 32 bits', Array.from({ length: 40 }, (_, i) => `N${i},${16 + i},999999999`));
  yield test('all-wrong', 'no good line', ['x', ',20,3', 'A,b,c']);
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any lines', Array.from({ length: 60 }, () => (random.int(1, 5) < 3 ? good() : faulty())));
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => (random.int(1, 5) < 3 ? good() : faulty())));
}
