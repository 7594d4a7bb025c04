export const seed = 2040;

const PLAYED = 200_000;
const KEPT = 100_000;

export function* tests(random) {
  const songs = random.ints(PLAYED, 1, 150_000);
  const recent = new Set(); // the song that was played longest ago comes first
  let listed = 0;
  for (const song of songs) {
    if (recent.delete(song)) listed += 1;
    recent.add(song);
    if (recent.size > KEPT) recent.delete(recent.values().next().value);
  }
  yield {
    name: 'long-list',
    tries: 'largest n, a very long list',
    input: `${PLAYED} ${KEPT}\n${songs.join(' ')}\n`,
    answer: `${listed}\n${[...recent].reverse().join(' ')}\n`,
  };
}
