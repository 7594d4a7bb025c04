export const seed = 2856;

const FLATS = [['A-101', 'Sharma'], ['A-102', 'Khan'], ['B-201', 'Das'], ['B-202', 'Sharma']];
const SENDERS = ['Bookshop', 'Pharmacy', 'Tailor'];

export function* tests(random, insert) {
  const data = (flats, parcels) => insert('flats', flats) + insert('parcels', parcels.map((row, n) => [n + 1, ...row]));
  yield { name: 'nothing', tries: 'no flats and no parcels', input: '' };
  yield { name: 'no-flats', tries: 'parcels without flats', input: data([], [['A-101', 'Tailor', 0]]) };
  yield { name: 'no-parcels', tries: 'flats without parcels', input: data(FLATS, []) };
  yield { name: 'strays', tries: 'a flat that does not exist', input: data(FLATS, [['X-1', 'Tailor', 0], ['A-101', 'Tailor', 0]]) };
  yield { name: 'null', tries: 'parcels without a number', input: data(FLATS, [[null, 'Tailor', 0], [null, 'Bookshop', 0]]) };
  yield { name: 'collected', tries: 'all parcels are collected', input: data(FLATS, [['A-101', 'Tailor', 1], ['A-102', 'Tailor', 1]]) };
  yield { name: 'twice', tries: 'two equal parcels', input: data(FLATS, [['A-102', 'Tailor', 0], ['A-102', 'Tailor', 0], ['A-102', 'Tailor', 1]]) };
  yield { name: 'two-flats', tries: 'an owner of two flats', input: data(FLATS, [['A-101', 'Tailor', 0], ['B-202', 'Pharmacy', 0]]) };
  for (let i = 1; i <= 4; i += 1) {
    const numbers = ['A-101', 'A-102', 'B-201', 'B-202', 'C-1', null];
    yield { name: `random-${i}`, tries: 'many parcels', input: data(FLATS, Array.from({ length: 60 * i }, () => [random.pick(numbers), random.pick(SENDERS), random.int(0, 1)])) };
  }
}
