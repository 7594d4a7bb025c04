export const seed = 162010;

const N = 200_000;

/** For each tempo, the length of the longest rising row that ends with it. */
function risingRows(tempos) {
  const ends = [];
  return tempos.map((tempo) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < tempo) low = middle + 1;
      else high = middle;
    }
    ends[low] = tempo;
    return low + 1;
  });
}

const test = (name, tries, tempos) => {
  const up = risingRows(tempos);
  const down = risingRows(tempos.toReversed()).toReversed();
  const songs = up.map((length, i) => length + down[i] - 1);
  const most = songs.reduce((a, b) => Math.max(a, b));
  return { name, tries, input: `${tempos.length}\n${tempos.join(' ')}\n`, answer: `${most} ${songs.indexOf(most) + 1}\n` };
};

export function* tests(random) {
  yield test('largest', 'largest n, any songs', random.ints(N, 1, 1_000_000_000));
  const hill = Array.from({ length: N }, (_, i) => Math.min(i, N - i) * 3 + random.int(1, 9000));
  yield test('largest-hill', 'largest n, nearly all songs can be played', hill);
}
