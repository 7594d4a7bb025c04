export const seed = 7151;

const TABLES = ['students', 'courses', 'results'];
const NAMES = ['Asha', 'Ravi', 'Devi', 'Imran'];
const COURSES = [['DB', 'Databases', 4], ['OS', 'Operating Systems', 4], ['EC', 'Economics', 2], ['AR', 'Art', 1], ['MA', 'Mathematics', 4]];

/** Students whose mentor came before them, courses of which the last is never taken, marks with ties and NULL. */
function world(random, size) {
  const students = Array.from({ length: 2 + 2 * size }, (_, n) => [n + 1, random.pick(NAMES), random.pick(['CSE', 'ECE', 'ME']), n === 0 ? null : random.pick([null, random.int(1, n), random.int(1, n)])]);
  const courses = COURSES.slice(0, 3 + (size % 3));
  const results = students.slice(0, -1).flatMap(([roll]) => courses.slice(0, -1).filter(() => random.int(1, 3) > 1).map(([code]) => [roll, code, random.pick([null, 39, 40, 55, 55, 78, 91])]));
  return { students, courses, results };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'equal', tries: 'equal marks', input: data({ students: [[1, 'Asha', 'ME', null], [2, 'Ravi', 'ME', 1]], courses: [['DB', 'Databases', 4], ['OS', 'Operating Systems', 4]], results: [[1, 'DB', 55], [2, 'DB', 55], [1, 'OS', 20], [2, 'OS', 40]] }) };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}
