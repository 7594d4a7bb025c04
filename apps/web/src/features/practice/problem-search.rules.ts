import { nearestWord } from '@abhyas/contract/nearest-word';

import { holdsAll, wordsOf, type ListedProblem } from './problem-list.rules.ts';

/** What a search probably meant: itself, or where no title has all its words, those nearest to them (PRACTICE-65). */
export function meantSearch(problems: readonly ListedProblem[], search: string): string {
  const words = wordsOf(search);
  if (problems.some((problem) => holdsAll(problem, words))) return search;
  const known = new Set(problems.flatMap(({ folded }) => folded.split(/[^\p{L}\p{M}\p{N}]+/u)));
  return words
    .map((word) =>
      problems.some((problem) => holdsAll(problem, [word])) ? word : (nearestWord(word, known) ?? word),
    )
    .join(' ');
}
