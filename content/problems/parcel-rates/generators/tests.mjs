export const seed = 505;

export function* tests(random) {
  const test = (name, tries, things) => ({ name, tries, input: `${things.length}\n${things.map((t, i) => t.replace('*', String.fromCharCode(97 + (i % 26)) + 'x'.repeat(i / 26))).join('\n')}\n` });
  yield test('one-letter', 'n = 1', ['letter * 1']);
  yield test('letters', 'letters just below, at and above 20 grams', ['letter * 19', 'letter * 20', 'letter * 21', 'letter * 40', 'letter * 41']);
  yield test('parcel-borders', 'parcels around 500 grams', ['parcel * 1', 'parcel * 499', 'parcel * 500', 'parcel * 501', 'parcel * 1000', 'parcel * 1001']);
  yield test('fragile', 'fragile parcels', ['fragile * 500', 'fragile * 501', 'fragile * 20000']);
  yield test('least-insurance', 'values so small that the insurance is 10', ['insured * 100 1', 'insured * 100 900', 'insured * 100 901', 'insured * 100 1000', 'insured * 100 1001']);
  yield test('insurance-borders', 'values around a full hundred', ['insured * 700 1099', 'insured * 700 1100', 'insured * 700 1101']);
  yield test('largest', 'largest weight and value', ['insured * 20000 1000000', 'letter * 20000', 'fragile * 20000', 'parcel * 20000']);
  yield test('tie-first', 'two things that cost the same', ['letter * 100', 'fragile * 500', 'insured * 500 2500', 'letter * 220']);
  yield test('dearest-first', 'the most expensive comes first', ['letter * 20000', 'parcel * 600', 'letter * 19980']);
  yield test('dearest-last', 'the most expensive comes last', ['letter * 5', 'letter * 25', 'parcel * 9']);
  yield test('all-the-same', 'all cost the same', Array(5).fill('parcel * 77'));
  const any = () => {
    const kind = random.pick(['letter', 'parcel', 'fragile', 'insured']);
    const grams = random.int(1, random.pick([100, 1100, 20000]));
    return `${kind} * ${grams}${kind === 'insured' ? ` ${random.int(1, random.pick([1500, 1000000]))}` : ''}`;
  };
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'things of all kinds', Array.from({ length: 40 }, any));
  yield test('many', 'largest n', Array.from({ length: 200 }, any));
}
