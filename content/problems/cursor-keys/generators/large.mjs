export const seed = 161010;

const N = 1_000_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz_';

export function* tests(random) {
  const behind = random.text(N / 2, LETTERS);
  const before = random.text(N / 2 - 1, LETTERS);
  yield {
    name: 'long-before-long',
    tries: 'largest n, a long text is put in before a long one',
    input: `${behind}[${before}\n`,
    answer: `${before}${behind}\n`,
  };
  const [left, right] = [random.text(N / 4, LETTERS), random.text(N / 4, LETTERS)];
  yield {
    name: 'both-ends',
    tries: 'largest n, the beginning and the end in turn',
    input: `${Array.from(left, (letter, i) => `[${letter}]${right[i]}`).join('')}\n`,
    answer: `${[...left].reverse().join('')}${right}\n`,
  };
}
