/** A word of this length may hold one slip of the finger, a longer one two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Letters that were left out, added, mistaken or swapped with their neighbour; `limit` + 1 when there are more. */
function slipsBetween(a: string, b: string, limit: number): number {
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
  if (word.length < ONE_SLIP_FROM) return undefined;
  const limit = word.length < TWO_SLIPS_FROM ? 1 : 2;
  let nearest: { readonly word: string; readonly slips: number } | undefined;
  for (const candidate of known) {
    const slips = slipsBetween(word, candidate, Math.min(limit, (nearest?.slips ?? limit + 1) - 1));
    if (slips <= limit && slips < (nearest?.slips ?? limit + 1)) nearest = { word: candidate, slips };
  }
  return nearest?.word;
}
