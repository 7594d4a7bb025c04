export const seed = 41050;

const SONG = 600_000;
const REFRAIN = 300_000;

/** A song of the same syllable; the refrain differs from it in its last one, which the song has but once, near the end. */
export function* tests(random) {
  const tail = random.int(10, 1000);
  const head = SONG - tail - 1;
  yield {
    name: 'differs-at-the-end',
    tries: 'a very long refrain that nearly fits everywhere',
    input: `${'a'.repeat(head)}b${'a'.repeat(tail)}\n${'a'.repeat(REFRAIN - 1)}b\n`,
    answer: `1 ${head - REFRAIN + 2} ${head - REFRAIN + 2}\n`,
  };
  yield {
    name: 'overlaps',
    tries: 'a very long refrain that fits everywhere',
    input: `${'a'.repeat(SONG)}\n${'a'.repeat(REFRAIN)}\n`,
    answer: `${SONG - REFRAIN + 1} 1 ${SONG - REFRAIN + 1}\n`,
  };
}
