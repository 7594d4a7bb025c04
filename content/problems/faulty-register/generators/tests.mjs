export const seed = 3501;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const name = () => random.text(1, 'ABCDEFGH') + random.text(random.int(1, 6), 'aeiourn');
  const number = () =>
    random.pick([
      () => String(random.int(0, 130)),
      () => String(random.int(0, 130)),
      () => String(random.int(0, 130)),
      () => `0${random.int(0, 99)}`,
      () => random.pick(['', '-5', '+5', '7.0', 'x', '1 2', '9999', '10000', '0', '100', '101', '99999999999999999999']),
    ])();
  const pad = () => ' '.repeat(random.pick([0, 0, 1, 1, 3]));
  const any = () => {
    const fields = [random.pick([name(), name(), name(), name(), '']), number(), number()];
    if (random.int(0, 9) === 0) fields.pop();
    if (random.int(0, 9) === 0) fields.push('');
    return fields.map((field) => pad() + field + pad()).join(',');
  };
  yield test('one-correct', 'one correct line', ['Asha,1,0']);
  yield test('one-faulty', 'one faulty line', ['Asha;1;0']);
  yield test('borders', 'numbers at the borders', ['A,1,0', 'B,9999,100', 'C,0,5', 'D,10000,5', 'E,2,101', 'F,3,99', 'G,9998,1']);
  yield test('fields', 'too few and too many fields', ['A', 'A,1', 'A,1,2,', ',A,1,2', 'A,1,2,3,4', ',,', ',,,', ',', 'A,5,6']);
  yield test('empty-lines', 'empty lines', ['', 'A,1,50', '', '', 'B,2,51', '']);
  yield test('empty-fields', 'empty fields', ['A,,5', 'A,5,', ',5,5', ' , 5,5', 'A,   ,5', 'A,5,   ', '   ', 'A,5,5']);
  yield test('spaces', 'spaces round the fields', ['  A B  ,  1  ,  10  ', 'A,1 2,10', 'A,2,1 0', '   C   ,3,   7', ' D. Rao ,   4,30 ']);
  yield test('signs', 'signs and points', ['A,+1,5', 'B,-1,5', 'C,1,+5', 'D,2,-0', 'E,3,5.0', 'F,4.,5', 'G,5,5']);
  yield test('zeros', 'zeros in front', ['A,007,07', 'B,7,8', 'C,00000000000000000000012,000000000000000000000100', 'D,0000,5', 'E,13,00', 'F,14,0000101']);
  yield test('long-numbers', 'numbers with very many digits', ['A,4294967297,5', 'B,1,4294967346', 'C,18446744073709551617,5', 'D,2,18446744073709551666', 'E,99999999999999999999999999,7', 'F,3,50']);
  yield test('letters', 'letters in place of numbers', ['A,one,5', 'B,1,five', 'C,1a,5', 'D,1,5b', 'E,a1,5', 'F,1,5']);
  yield test('twice', 'roll numbers that come again', ['A,5,10', 'B,5,20', 'C,05,30', 'D,6,40', 'E,6,x', 'F,6,50', 'G,005,60']);
  yield test('twice-after-fault', 'a roll number first seen in a faulty line', ['A,5,x', 'B,5,20', ',6,9', 'C,6,31', 'D,5,40']);
  yield test('first-fault', 'several faults in one line', [',x,y', 'A,x,y', 'A,1,y', ',1,1,1', 'B,1,1', 'C,1,y', 'D,x,1']);
  yield test('average', 'averages rounded down', ['A,1,99', 'B,2,100', 'C,3,100']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', Array.from({ length: 60 }, any));
  yield test('largest', 'largest n', Array.from({ length: 1000 }, any));
}
