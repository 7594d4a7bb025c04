export const seed = 7166;

const TABLES = ['films', 'shows'];
const BUYERS = ['Neha', 'Om', 'Pia', null];

/** Films of which the last is never shown, shows of which the last has no ticket, tickets with and without a buyer. */
function world(random, size) {
  const films = Array.from({ length: 3 + size }, (_, n) => [n + 1, random.pick(['Monsoon', 'Kadal', 'Pather', 'Chess']), random.pick(['Hindi', 'Tamil', 'Bengali']), random.pick([95, 120, 140, null])]);
  const days = random.shuffle(Array.from({ length: 3 * size }, (_, n) => 10 + n));
  const shows = days.map((day, n) => [n + 1, random.int(1, films.length - 1), random.int(1, 2), `2025-08-${day} ${random.pick(['11:30', '17:59', '18:00', '21:00'])}`, random.pick([150, 180, 200, 250])]);
  const tickets = shows.slice(0, -1).flatMap(([show]) => ['A1', 'A2', 'A3'].slice(0, random.int(0, 3)).map((seat) => [show, seat, random.pick(BUYERS)])).map((row, n) => [n + 1, ...row]);
  return { films, shows, tickets };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'borders', tries: 'prices around 200', input: data({ films: [[1, 'Chess', 'Hindi', 95]], shows: [199, 200, 201].map((price, n) => [n + 1, 1, 1 + (n % 2), `2025-08-0${n + 1} 18:00`, price]) }) };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}
