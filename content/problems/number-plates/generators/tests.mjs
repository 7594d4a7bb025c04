export const seed = 9205;

export function* tests(random) {
  const test = (name, tries, readings) => ({ name, tries, input: `${readings.length}\n${readings.join('\n')}\n` });
  const good = () => random.text(2, 'ABKMPZ') + random.text(2, '0159') + random.text(random.int(1, 2), 'AJZ') + random.text(4, '0379');
  yield test('one-good', 'n = 1, a correct plate', ['UP32FG4810']);
  yield test('one-short', 'a reading of one character', ['A']);
  yield test('one-middle-letter', 'one letter in the middle', ['GJ01A0001', 'GJ0AA0001']);
  yield test('no-middle-letter', 'no letter in the middle', ['GJ010001', 'GJ0120001']);
  yield test('three-middle-letters', 'three letters in the middle', ['GJ01ABC0001', 'GJ01ABC001']);
  yield test('too-short', 'a digit is missing at the end', ['RJ14CV002', 'RJ14C002']);
  yield test('too-long', 'one character too many at the end', ['RJ14CV00255', 'RJ14CV0025A', 'RJ14CV0025-']);
  yield test('in-front', 'one character too many in front', ['-RJ14CV0025', 'IRJ14CV0025', 'ARJ14C0025']);
  yield test('border-characters', 'letters A and Z, digits 0 and 9', ['AZ09ZA9009', 'ZZ99Z9999', 'AA00A0000']);
  yield test('small-letters', 'small letters', ['az09ZA9009', 'AZ09za9009', 'AZ09Za9009', 'aZ09A9009']);
  yield test('hyphens', 'hyphens', ['WB-20-AB-1', 'WB20-1234', 'WB20A-1234', 'WB-0A1234']);
  yield test('each-place', 'one wrong character at each place', Array.from({ length: 10 }, (_, i) => {
    const plate = 'KL07BX5126';
    return plate.slice(0, i) + (/\d/.test(plate[i]) ? 'O' : '0') + plate.slice(i + 1);
  }));
  yield test('each-place-short', 'one wrong character at each place of a short plate', Array.from({ length: 9 }, (_, i) => {
    const plate = 'KL07B5126';
    return plate.slice(0, i) + (/\d/.test(plate[i]) ? 'I' : '1') + plate.slice(i + 1);
  }));
  yield test('longest', 'longest readings', ['A'.repeat(20), '1'.repeat(20), 'MH12AB1234MH12AB1234']);
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => random.int(1, 4) === 1 ? random.text(random.int(8, 11), 'AZ09') : good()));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any readings', Array.from({ length: 20 * i }, () => random.int(1, 2) === 1 ? good() : random.text(random.int(1, 12), 'AB12a-')));
}
