export const seed = 2852;

const NAMES = ['Asha', 'Bala', 'Chitra', 'Deepak', 'Esther', 'Farhan', 'Gita', 'Hari'];

export function* tests(random, insert) {
  const runners = (rows) => insert('runners', rows);
  yield { name: 'nobody', tries: 'nobody ran', input: '' };
  yield { name: 'one', tries: 'one runner', input: runners([[3, 'Gita', 15.5]]) };
  yield { name: 'two', tries: 'two runners', input: runners([[8, 'Hari', 14.9], [3, 'Gita', 15.5]]) };
  yield { name: 'three', tries: 'exactly three runners', input: runners([[8, 'Hari', 14.9], [3, 'Gita', 15.5], [5, 'Bala', 13.1]]) };
  yield { name: 'last-medal', tries: 'equal times for the last medal', input: runners([[9, 'Asha', 12], [2, 'Zoya', 13], [1, 'Gita', 12.5], [4, 'Bala', 13]]) };
  yield { name: 'first-medal', tries: 'equal times for the first medal', input: runners([[9, 'Asha', 12], [2, 'Zoya', 12], [1, 'Gita', 12.5], [4, 'Bala', 13]]) };
  yield { name: 'all-equal', tries: 'all times equal', input: runners(random.shuffle([1, 2, 3, 4, 5, 6]).map((bib) => [bib, NAMES[8 - bib], 14])) };
  yield { name: 'ten-seconds', tries: 'less than ten seconds and more', input: runners([[1, 'Asha', 9.99], [2, 'Bala', 10.01], [3, 'Gita', 100.5], [4, 'Hari', 11]]) };
  for (let i = 1; i <= 4; i += 1) {
    const bibs = random.shuffle(Array.from({ length: 75 * i }, (_, n) => n + 1));
    yield { name: `random-${i}`, tries: 'many runners', input: runners(bibs.map((bib) => [bib, random.pick(NAMES), random.int(1200, 1200 + 20 * i) / 100])) };
  }
}
