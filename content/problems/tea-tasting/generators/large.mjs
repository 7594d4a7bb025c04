export const seed = 15630;

const TINS = 200_000;

export function* tests() {
  const tins = [1, ...Array(TINS - 2).fill(2), 3];
  yield {
    name: 'ends-apart',
    tries: 'largest n, two kinds at the far ends',
    input: `${TINS}\n${tins.join(' ')}\n`,
    answer: `3 ${TINS} 1\n`,
  };
}
