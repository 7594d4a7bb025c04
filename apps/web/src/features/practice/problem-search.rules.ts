import { nearestWord } from '@abhyas/contract/nearest-word';

import {
  chosenProblems,
  holdsAll,
  STATUSES,
  wordsOf,
  type Choice,
  type ListedProblem,
} from './problem-list.rules.ts';

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

/**
 * The next problem that may be opened and is not solved, in the list as it is chosen: behind this one, else from the
 * beginning. Whether solved ones are shown does not matter: this one has just become one of them.
 */
export function followingProblem(
  problems: readonly ListedProblem[],
  choice: Choice,
  assetId: string,
): ListedProblem | undefined {
  const statuses: readonly string[] = STATUSES;
  const tags = choice.tags.filter((tag) => !statuses.includes(tag));
  const list = chosenProblems(problems, { ...choice, tags, search: meantSearch(problems, choice.search) });
  const at = list.findIndex((problem) => problem.assetId === assetId);
  const round = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return round.find(({ locked, state }) => !locked && state !== 'solved');
}
