export const seed = 2854;

const STOPS = ['Hebbal', 'Tin Factory', 'Marathahalli', 'Silk Board', 'Banashankari'];

export function* tests(random, insert) {
  const tickets = (rows) => insert('tickets', rows.map((row, n) => [n + 1, ...row]));
  const [A, B, C] = STOPS;
  yield { name: 'none', tries: 'no tickets', input: '' };
  yield { name: 'one', tries: 'one ticket', input: tickets([[A, B, 10]]) };
  yield { name: 'same', tries: 'the same pair again and again', input: tickets([[A, B, 10], [A, B, 10], [A, B, 15]]) };
  yield { name: 'back', tries: 'there and back', input: tickets([[A, B, 10], [B, A, 10]]) };
  yield { name: 'trials', tries: 'only trial prints', input: tickets([[A, B, 0], [B, C, 0]]) };
  yield { name: 'fare-1', tries: 'the smallest fare', input: tickets([[A, B, 1], [B, C, 0]]) };
  yield { name: 'round', tries: 'a ride that ends where it began', input: tickets([[A, A, 5], [A, A, 5], [A, C, 5]]) };
  yield { name: 'from-one', tries: 'several ways from one stop', input: tickets([[A, B, 5], [A, C, 5], [A, B, 9]]) };
  for (let i = 1; i <= 4; i += 1) {
    yield { name: `random-${i}`, tries: 'a whole day', input: tickets(Array.from({ length: 25 * i * i }, () => [random.pick(STOPS), random.pick(STOPS), random.int(0, 2) * 10])) };
  }
}
