export const seed = 7158;

const TABLES = ['passengers'];
const CITIES = ['Delhi', 'Mumbai', 'Pune', 'Patna'];
const NAMES = ['Asha', 'Ravi', 'Fatima', 'Joseph'];
const CLASSES = ['2A', '3A', 'SL', 'CC'];

/** Trains of which the last has no booking, passengers with and without a city, and bookings with many ties. */
function world(random, size) {
  const trains = Array.from({ length: 2 + size }, (_, n) => {
    const [from, to] = random.shuffle(CITIES);
    return [12000 + n, random.pick(['Rajdhani', 'Duronto', 'Mail']), from, to];
  });
  const passengers = Array.from({ length: 3 + 2 * size }, (_, n) => [n + 1, random.pick(NAMES), random.pick([4, 17, 59, 60, 61, 75]), random.pick([...CITIES, null])]);
  const bookings = Array.from({ length: 12 * size }, (_, n) => [
    500 + n,
    random.int(1, passengers.length - 1),
    12000 + random.int(0, trains.length - 2),
    random.pick(CLASSES),
    `2025-05-0${random.int(1, 4)}`,
    random.int(2, 9) * 100,
    random.pick(['CNF', 'CNF', 'WL', 'CAN']),
  ]);
  return { trains, passengers, bookings };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'borders', tries: 'ages on the borders', input: data({ passengers: [16, 17, 18, 19, 58, 59, 60, 61].map((age, n) => [n + 1, 'Asha', age, null]) }) };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}
