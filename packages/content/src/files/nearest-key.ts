/** This many letters may be wrong, missing or too many in a slip of the pen. */
const SLIPS = 2;

/** The known key that was meant, most likely; undefined when none is near. */
export function nearestKey(key: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((each) => ({ each, distance: distance(key.toLowerCase(), each) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.min(SLIPS, key.length - 1) ? best.each : undefined;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.split('').entries()) {
    const line = [row + 1];
    for (const [column, other] of b.split('').entries()) {
      const changed = (before[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    before = line;
  }
  return before[b.length] ?? 0;
}
