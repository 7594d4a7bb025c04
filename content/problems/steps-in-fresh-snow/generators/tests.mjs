export const seed = 9412;

export function* tests(random) {
  const test = (name, tries, steps) => ({ name, tries, input: `${steps}\n` });
  yield test('one', 'one step', 'W');
  yield test('and-back', 'back to the beginning at once', 'NS');
  yield test('east-west', 'to and fro', 'EWEWEW');
  yield test('ring', 'a ring to the beginning', 'NNEESSWW');
  yield test('diagonal', 'squares with the same sum of numbers', 'NESSENNN');
  yield test('spiral', 'a spiral that never touches itself', 'NEESSWWWNNNNEEEEE');
  yield test('straight', 'a straight line', 'S'.repeat(300));
  yield test('there-and-back', 'a straight line and back', 'E'.repeat(40) + 'W'.repeat(60));
  yield test('staircase', 'a staircase', 'NE'.repeat(50));
  yield test('late', 'old footprints only at the last step', `${'N'.repeat(30)}E${'S'.repeat(30)}W`);
  yield test('eleven', 'squares far apart whose numbers look alike when joined', 'N'.repeat(12) + 'E'.repeat(3) + 'S'.repeat(11) + 'E'.repeat(9));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any steps', random.text(20 * i * i, ['NSEW', 'NNE', 'NESW'][i - 1]));
  yield test('far', 'as far as she can go', 'W'.repeat(2000));
  yield test('far-north', 'as far north as she can go', 'N'.repeat(2000));
  yield test('far-south-east', 'far to the south and to the east', 'S'.repeat(1000) + 'E'.repeat(1000));
  yield test('far-east', 'as far east as she can go', 'E'.repeat(2000));
  yield test('far-south', 'as far south as she can go', 'S'.repeat(2000));
  yield test('largest', 'most steps', random.text(2000, 'NNSEEW'));
}
