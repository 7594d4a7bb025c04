export const seed = 7170;

const TABLES = ['doctors', 'patients', 'visits'];
const NAMES = ['Gopal', 'Hina', 'Isha', 'Jatin'];

/** Doctors whose head came before them, patients of whom the last has no visit, fees that are not always known. */
function world(random, size) {
  const doctors = Array.from({ length: 3 + size }, (_, n) => [n + 1, random.pick(['Rao', 'Sen', 'Khan', 'Mary']), random.pick(['Heart', 'Skin', 'Eyes']), n === 0 ? null : random.pick([null, random.int(1, n), random.int(1, n)])]);
  const patients = Array.from({ length: 3 + size }, (_, n) => [n + 1, random.pick(NAMES), random.pick([1960, 1985, 1999, 2015]), random.pick(['B+', 'O+', null])]);
  const visits = Array.from({ length: 6 * size }, (_, n) => [n + 1, random.int(1, doctors.length - 1), random.int(1, patients.length - 1), `2025-03-0${random.int(1, 4)}`, random.pick([null, 500, 500, 600, 800])]);
  return { doctors, patients, visits };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'missing-fees', tries: 'visits without fees', input: data({ doctors: [[1, 'Rao', 'Skin', null], [2, 'Sen', 'Skin', 1]], patients: [[1, 'Isha', 1999, null]], visits: [[1, 1, 1, '2025-03-04', null], [2, 1, 1, '2025-03-04', null], [3, 2, 1, '2025-03-04', 500], [4, 2, 1, '2025-03-05', 500]] }) };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}
