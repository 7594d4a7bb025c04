export const seed = 7203;

const NAMES = ['Farah', 'Gopal', 'Lalita', 'Nitin', 'Pooja', 'Usha'];
const PHONES = ['97520', '98111', '98260', '98930', '99810'];

export function* tests(random, insert) {
  const data = (owners, tenants) => insert('owners', owners) + insert('tenants', tenants);
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'owners-only', tries: 'no tenants', input: data([['A-1', 'Usha', '98111'], ['A-2', 'Gopal', null], ['A-3', 'Usha', '98111']], []) };
  yield { name: 'both', tries: 'a person who owns and rents', input: data([['A-1', 'Usha', '98111'], ['A-2', 'Gopal', '98260']], [['A-2', 'Usha', '98111'], ['A-1', 'Pooja', null]]) };
  yield { name: 'couple', tries: 'one number for two people', input: data([['A-1', 'Nitin', '99810']], [['A-2', 'Pooja', '99810']]) };
  yield { name: 'namesakes', tries: 'two people of one name', input: data([['A-1', 'Lalita', '98930'], ['A-2', 'Lalita', '97520']], [['A-2', 'Lalita', null]]) };
  for (let i = 1; i <= 7; i += 1) {
    const owners = Array.from({ length: 4 * i }, (_, n) => [`A-${n + 1}`, random.pick(NAMES), random.pick([...PHONES, null])]);
    const tenants = Array.from({ length: 3 * i }, () => [`A-${random.int(1, 4 * i)}`, random.pick(NAMES), random.pick([...PHONES, null])]);
    yield { name: `random-${i}`, tries: i < 4 ? 'a few people' : 'many people', input: data(owners, tenants) };
  }
}
