export const seed = 9208;

export function* tests(random) {
  const test = (name, tries, ...values) => ({ name, tries, input: `${values.join(' ')}\n` });
  yield test('smallest', 'smallest values', 1, 'A', 0, 0, 1);
  yield test('largest', 'largest values and longest name', 99999, 'Thiruvanmiyu', 23, 59, 24);
  yield test('midnight', 'a train at midnight', 12859, 'Gitanjali', 0, 0, 5);
  yield test('one-digit-hour', 'an hour of one digit', 12105, 'Vidarbha', 9, 45, 8);
  yield test('one-digit-minute', 'a minute of one digit', 12105, 'Vidarbha', 19, 4, 8);
  yield test('two-digit-platform', 'a platform of two digits', 22692, 'Rajdhani', 15, 35, 10);
  yield test('number-of-4-digits', 'a train number of 4 digits', 2039, 'Jan', 10, 10, 3);
  yield test('number-of-3-digits', 'a train number of 3 digits', 808, 'Kashi', 11, 11, 12);
  yield test('number-of-2-digits', 'a train number of 2 digits', 10, 'Punjab', 12, 30, 7);
  yield test('name-of-11', 'a name of 11 letters', 11039, 'Maharashtra', 16, 20, 6);
  yield test('name-of-12', 'a name of 12 letters', 12723, 'Telanganaexp', 6, 0, 2);
  yield test('name-of-2', 'a name of 2 letters', 19301, 'Ya', 22, 9, 13);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any train', random.int(1, 99999), random.text(random.int(1, 12), 'abcdefgh'), random.int(0, 23), random.int(0, 59), random.int(1, 24));
}
