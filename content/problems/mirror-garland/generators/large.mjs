export const seed = 92240;

/** The length of the longest palindrome at the end, by Manacher's algorithm. */
function atTheEnd(garland) {
  const text = `|${[...garland].join('|')}|`;
  const radius = new Int32Array(text.length);
  let centre = 0;
  for (let i = 1; i < text.length; i += 1) {
    const end = centre + radius[centre];
    let r = i < end ? Math.min(end - i, radius[2 * centre - i]) : 0;
    while (i - r > 0 && i + r + 1 < text.length && text[i - r - 1] === text[i + r + 1]) r += 1;
    radius[i] = r;
    if (i + r > end) centre = i;
    if (i + r === text.length - 1) return r;
  }
  return 1;
}

export function* tests(random) {
  const test = (name, tries, garland) => ({ name, tries, input: `${garland}\n`, answer: `${garland.length - atTheEnd(garland)}\n` });
  yield test('one-other-colour', 'largest n, one flower of another colour', `${'A'.repeat(200_000)}B${'A'.repeat(99_999)}`);
  const half = random.text(149_000, 'AB');
  yield test('long-palindrome', 'largest n, a long palindrome at the end', `${random.text(2000, 'AB')}${half}${[...half].toReversed().join('')}`);
}
