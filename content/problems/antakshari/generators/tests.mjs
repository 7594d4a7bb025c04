export const seed = 9230;

export function* tests(random) {
  const test = (name, tries, songs) => ({ name, tries, input: `${songs.length}\n${songs.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const letters = 'abcde';
  /** Songs that follow on each other, all different. */
  const right = (count, longest) => {
    const songs = [];
    const seen = new Set();
    let last = random.pick([...letters]);
    while (songs.length < count) {
      const song = last + random.text(random.int(3, longest), `${letters}${letters.toUpperCase()}`);
      if (seen.has(song.toLowerCase())) continue;
      seen.add(song.toLowerCase());
      songs.push(song);
      last = song.at(-1).toLowerCase();
    }
    return songs;
  };
  yield test('one', 'n = 1', ['Yaad']);
  yield test('two-right', 'n = 2, no mistake', of('Dil, lagan'));
  yield test('two-wrong', 'n = 2, a wrong letter', of('Dil, Dil'));
  yield test('at-once-again', 'the same song again at once', of('Aaja, Aaja'));
  yield test('one-letter', 'songs of one letter', of('a, A'));
  yield test('capitals', 'capital and small letters', of('SaPNA, aankhoN, naiN, NAHIN, nain'));
  yield test('both', 'a repeated song with a wrong letter', of('Om, Mere, Ek, Om'));
  yield test('later-repeated', 'a song is repeated much later', of('Ab, Bata, Aa, Ana, Aaa, Ala, ab'));
  yield test('last-song', 'the mistake is the last song', of('Aao, Om, Mil, Lal, Lo, Pal'));
  yield test('begins-with', 'a song that begins like another', of('Aaja, Aaj, Jana, Aajan'));
  yield test('two-mistakes', 'more than one mistake', of('Nain, Nahi, In, Om, Nain'));
  yield test('first-then-last', 'the first letter is right, the last is asked for', of('Roop, Pari, Raat'));
  yield test('longest', 'longest songs', ['a'.repeat(30), 'A'.repeat(29), `${'a'.repeat(29)}b`, 'b'.repeat(30), 'B'.repeat(30)]);
  yield test('largest', 'largest n, no mistake', right(200, 20));
  for (let i = 1; i <= 3; i += 1) {
    const songs = right(20 * i, 5);
    if (i > 1) songs.push(i === 2 ? `z${songs.at(-1)}` : songs.find((song) => song[0].toLowerCase() === songs.at(-1).at(-1).toLowerCase()) ?? songs[0]);
    yield test(`random-${i}`, 'any songs', songs);
  }
}
