/** A word of this length may hold one typo, a longer one two. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Damerau-Levenshtein distance: letters that were left out, added, mistaken or swapped with their neighbour; `limit` + 1 when there are more. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const mistaken = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : mistaken;
      row.push(Math.min(mistaken, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

/** The known word that was most likely meant; undefined when none is near, or the word is too short to tell. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < ONE_TYPO_FROM) return undefined;
  const limit = word.length < TWO_TYPOS_FROM ? 1 : 2;
  let nearest: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(word, candidate, Math.min(limit, (nearest?.distance ?? limit + 1) - 1));
    if (distance <= limit && distance < (nearest?.distance ?? limit + 1))
      nearest = { word: candidate, distance };
  }
  return nearest?.word;
}
