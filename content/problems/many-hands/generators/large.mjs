export const seed = 404130;

const BOOKS = 200_000;

export function* tests(random) {
  // Books hardly leave their place, so that there are many parts, and every gap has to be looked at.
  const books = Array.from({ length: BOOKS }, (_, i) => 4000 * i + random.int(1, 9000));
  const least = new Array(BOOKS + 1).fill(Infinity);
  for (let i = BOOKS - 1; i >= 0; i -= 1) least[i] = Math.min(books[i], least[i + 1]);
  let parts = 0;
  let largest = 0;
  let most = 0;
  let begin = 0;
  for (let end = 1; end <= BOOKS; end += 1) {
    most = Math.max(most, books[end - 1]);
    if (most > least[end]) continue;
    parts += 1;
    largest = Math.max(largest, end - begin);
    begin = end;
  }
  yield { name: 'largest', tries: 'largest n', input: `${BOOKS}\n${books.join(' ')}\n`, answer: `${parts} ${largest}\n` };
}
