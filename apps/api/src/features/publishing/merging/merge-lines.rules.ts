import { diff3Merge } from 'node-diff3';

/** Lines that are the same for both, or what each of the two has instead. */
export type Part =
  | { readonly same: readonly string[] }
  | {
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
      readonly base: readonly string[];
    };

type Versions = { readonly base: string; readonly mine: string; readonly theirs: string };

const LINES_MAX = 20_000;
/** Pairs of equal lines, which is what comparing costs: a file of empty lines would hold everybody up. */
const PAIRS_MAX = 2_000_000;

/** Both changes of a text, line by line; changes that touch are left as two. Null: too much to compare. */
export function mergeLines({ base, mine, theirs }: Versions): Part[] | null {
  const [o, a, b] = [base, mine, theirs].map((text) => text.split('\n'));
  if (!o || !a || !b || !isComparable(o, a) || !isComparable(o, b)) return null;
  return diff3Merge(a, o, b).map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a, theirs: conflict.b, base: conflict.o } : { same: ok ?? [] },
  );
}

function isComparable(before: readonly string[], after: readonly string[]): boolean {
  if (Math.max(before.length, after.length) > LINES_MAX) return false;
  const times = new Map<string, number>();
  for (const line of before) times.set(line, (times.get(line) ?? 0) + 1);
  return after.reduce((pairs, line) => pairs + (times.get(line) ?? 0), 0) <= PAIRS_MAX;
}

/** The text when nothing touches; undefined when somebody has to choose. */
export function mergedText(parts: readonly Part[]): string | undefined {
  return parts.every((part) => 'same' in part) ? textOf(parts, 'mine') : undefined;
}

/** The text with one side's lines wherever the two touch; what the other changed elsewhere is in it, too. */
export function textOf(parts: readonly Part[], side: 'mine' | 'theirs'): string {
  return parts.flatMap((part) => ('same' in part ? part.same : part[side])).join('\n');
}
