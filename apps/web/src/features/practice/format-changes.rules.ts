/** One replacement in a text, as the editor takes it. */
export type Replacement = { readonly from: number; readonly to: number; readonly insert: string };

/** After a difference that is more than white space, this many characters must match again. */
const AGREEING = 6;
/** A formatter adds a comma, a bracket or another quotation mark: never more than this in one place. */
const LOOKED_AHEAD = 40;

/**
 * How one layout of a text becomes another, in the smallest possible pieces: the caret, and what is marked elsewhere,
 * stay where they are in the program. Formatters change white space and now and then a character.
 */
export function formatChanges(before: string, after: string): Replacement[] {
  const changes: Replacement[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [nextA, nextB] = [pastSpace(before, a), pastSpace(after, b)];
    changes.push(...replaced({ before, after }, [a, nextA], [b, nextB]));
    [a, b] = [nextA, nextB];
    if (a < before.length && before[a] === after[b]) {
      a += 1;
      b += 1;
      continue;
    }
    if (a === before.length && b === after.length) break;
    const [moreA, moreB] = agreement(before.slice(a), after.slice(b));
    changes.push(...replaced({ before, after }, [a, a + moreA], [b, b + moreB]));
    a += moreA;
    b += moreB;
  }
  return changes;
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

type Texts = { readonly before: string; readonly after: string };
type Range = readonly [from: number, to: number];

/** Without what is the same at both ends. */
function replaced({ before, after }: Texts, [from, to]: Range, [start, end]: Range): Replacement[] {
  let [first, last] = [from, to];
  let [begin, close] = [start, end];
  while (last > first && close > begin && before[last - 1] === after[close - 1]) {
    last -= 1;
    close -= 1;
  }
  while (first < last && begin < close && before[first] === after[begin]) {
    first += 1;
    begin += 1;
  }
  if (first === last && begin === close) return [];
  return [{ from: first, to: last, insert: after.slice(begin, close) }];
}

/** How many characters of each text to skip until the two match again. */
function agreement(before: string, after: string): readonly [number, number] {
  const [a, b] = [before.slice(0, LOOKED_AHEAD * 2), after.slice(0, LOOKED_AHEAD * 2)];
  for (let sum = 1; sum <= LOOKED_AHEAD; sum += 1) {
    for (let skipped = 0; skipped <= sum; skipped += 1) {
      if (agrees(a.slice(skipped), b.slice(sum - skipped))) return [skipped, sum - skipped];
    }
  }
  return [before.length, after.length];
}

const bare = (text: string): string => text.replaceAll(/\s/g, '').slice(0, AGREEING);

/** Ends agree with ends. */
const agrees = (before: string, after: string): boolean =>
  !/^\s/.test(before) && !/^\s/.test(after) && bare(before) === bare(after);
