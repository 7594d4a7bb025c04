export const seed = 5080;

const HOUSES = 300_000;

export function* tests() {
  const heights = Array.from({ length: HOUSES }, (_, i) => HOUSES - i);
  // From every roof one sees down to the beach.
  const seen = Array.from({ length: HOUSES }, (_, i) => HOUSES - 1 - i);
  yield {
    name: 'falling',
    tries: 'largest n, heights fall towards the sea',
    input: `${HOUSES}\n${heights.join(' ')}\n`,
    answer: `${seen.join(' ')}\n${HOUSES}\n`,
  };
}
