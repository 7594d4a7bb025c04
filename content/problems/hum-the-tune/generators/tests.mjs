export const seed = 1553;

export function* tests(random) {
  const test = (name, tries, song, hum) => ({ name, tries, input: `${song.length} ${hum.length}\n${song.join(' ')}\n${hum.join(' ')}\n` });
  /** The song, with some pitches held longer, some left out, and some wrong. */
  const hummed = (song, longest, wrong) => {
    const hum = [];
    for (const pitch of song) {
      for (let i = random.int(0, 3); i > 0 && hum.length < longest; i -= 1) hum.push(Math.max(0, pitch + (random.int(1, 100) <= wrong ? random.int(-5, 5) : 0)));
    }
    return hum.length === 0 ? [song[0]] : hum;
  };
  yield test('one-each', 'n = m = 1', [5], [9]);
  yield test('one-many', 'a song of one pitch', [5], [1, 9, 5, 4]);
  yield test('many-one', 'a single hummed pitch', [5, 7, 1], [4]);
  yield test('equal', 'both rows equal', [3, 9, 4, 4, 8], [3, 9, 4, 4, 8]);
  yield test('stretched', 'every pitch held twice as long', [3, 9, 4], [3, 3, 9, 9, 4, 4]);
  yield test('shortened', 'a song with long tones, hummed shortly', [3, 3, 3, 9, 9, 4, 4, 4], [3, 9, 4]);
  yield test('first-differs', 'the first pitches differ', [100, 5, 5], [0, 5, 5]);
  yield test('last-differs', 'the last pitches differ', [5, 5, 100], [5, 5, 0]);
  yield test('side', 'it is better to move one finger than both', [1, 5, 1, 5, 9], [1, 1, 5, 5, 5, 9]);
  yield test('both', 'it is best to move both', [1, 8, 2, 9], [2, 7, 3, 8]);
  yield test('higher', 'hummed much too high', random.ints(20, 40, 60), random.ints(25, 90, 99));
  yield test('random', 'any two rows', random.ints(60, 0, 30), random.ints(45, 0, 30));
  const song = random.ints(80, 40, 80);
  yield test('song', 'a song, hummed with mistakes', song, hummed(song, 200, 30));
  yield test('largest-pitches', 'the largest errors', Array(600).fill(10 ** 7), Array(599).fill(0));
  yield test('largest', 'largest n and m', random.ints(600, 0, 99), random.ints(600, 0, 99));
  const long = random.ints(550, 40, 80);
  yield test('long-song', 'a long song', long, hummed(long, 600, 60));
}
