export const seed = 2853;

const CITIES = ['Kochi', 'Thrissur', 'Kollam', null, ''];
const PHONES = ['98450 11111', '0484 22222', null, '', 'NULL', '0'];

export function* tests(random, insert) {
  const members = (rows) => insert('members', rows.map((row, n) => [n + 1, ...row]));
  yield { name: 'nobody', tries: 'no members', input: '' };
  yield { name: 'null-phone', tries: 'a number that is missing', input: members([['Asha', null, 'Kochi'], ['Bala', '1', 'Kochi']]) };
  yield { name: 'empty-phone', tries: 'an empty number', input: members([['Asha', '', 'Kochi'], ['Bala', ' ', 'Kochi']]) };
  yield { name: 'null-city', tries: 'a city that is not known', input: members([['Asha', null, null], ['Bala', '', null], ['Chitra', '1', null]]) };
  yield { name: 'thrissur', tries: 'everybody lives in Thrissur', input: members([['Asha', null, 'Thrissur'], ['Bala', '', 'Thrissur'], ['Devi', '1', 'Thrissur']]) };
  yield { name: 'text-null', tries: 'texts that read NULL', input: members([['NULL', 'NULL', 'NULL'], ['NULL', null, 'NULL'], ['Asha', 'null', null]]) };
  yield { name: 'same-name', tries: 'two members with one name', input: members([['Asha', null, 'Kochi'], ['Asha', null, 'Kochi']]) };
  yield { name: 'all-reachable', tries: 'everybody can be called', input: members([['Asha', '1', 'Kochi'], ['Bala', '2', null]]) };
  for (let i = 1; i <= 4; i += 1) {
    yield { name: `random-${i}`, tries: 'any members', input: members(Array.from({ length: 40 * i }, () => [random.pick(['Asha', 'Bala', 'Devi']), random.pick(PHONES), random.pick(CITIES)])) };
  }
}
