import type { ProblemCard, Problems } from '@abhyas/contract/practice';

/** Three states: done, begun, and not yet touched. */
export type ProblemState = 'solved' | 'tried' | 'untouched';

export type ListedProblem = ProblemCard & {
  readonly state: ProblemState;
  /** Premium and not owned: shown grey, opened by a purchase only (PRACTICE-4). */
  readonly locked: boolean;
  /** The title as it is searched in: without case and accents, folded once and not at every key. */
  readonly folded: string;
};

export const STATUSES = ['Solved', 'Unsolved'] as const;
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Status = (typeof STATUSES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Sort = 'easy' | 'hard';

/** What is chosen on /practise. `tags` holds statuses, difficulties and topic tags alike, as buttons do. */
export type Choice = { readonly tags: readonly string[]; readonly sort: Sort; readonly search: string };

export const NO_CHOICE: Choice = { tags: [], sort: 'easy', search: '' };

/** The collection of the wire as one list in the catalogue's order, each problem with its state. */
export function listProblems(problems: Problems): ListedProblem[] {
  const solved = new Set(problems.progressProblems);
  const tried = new Set(problems.triedProblems);
  const stateOf = (id: string): ProblemState =>
    solved.has(id) ? 'solved' : tried.has(id) ? 'tried' : 'untouched';
  const list = (cards: readonly ProblemCard[], locked: boolean): ListedProblem[] =>
    cards.map((card) => ({
      ...card,
      state: stateOf(card.assetId),
      locked,
      folded: foldCase(card.title),
    }));
  return [
    ...list(problems.problemsUnsolved, false),
    ...list(problems.problemsSolved, false),
    ...list(problems.rProblemsUnsolved, true),
    ...list(problems.rProblemsSolved, true),
  ];
}

export function difficultyOf(problem: Pick<ProblemCard, 'difficulty'>): Difficulty {
  return DIFFICULTIES[problem.difficulty - 1] ?? 'Easy';
}

/** Which of its conditions a problem meets. */
type Fit = {
  readonly found: boolean;
  readonly status: boolean;
  readonly difficulty: boolean;
  readonly topics: boolean;
};

/**
 * PRACTICE-6: a problem is shown when it fits the chosen difficulty, tags and solved status. Within
 * difficulty and within status one of the chosen is enough, since no problem has two; of the topic tags a
 * problem must have all, for they are chosen as a combination. Every word of the search stands somewhere in
 * the title, whatever its case or accents.
 */
function fitBy({ tags, search }: Choice): (problem: ListedProblem) => Fit {
  const topics = topicTagsOf(tags);
  const words = wordsOf(search);
  return (problem) => ({
    found: holdsAll(problem, words),
    status: oneOf(tags, STATUSES, statusOf(problem)),
    difficulty: oneOf(tags, DIFFICULTIES, difficultyOf(problem)),
    topics: topics.every((tag) => problem.tags.includes(tag)),
  });
}

/** The words of a search, as titles are folded. */
export const wordsOf = (search: string): readonly string[] => foldCase(search).split(/\s+/);

export const holdsAll = ({ folded }: ListedProblem, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

const statusOf = ({ state }: ListedProblem): Status => (state === 'solved' ? 'Solved' : 'Unsolved');

function oneOf(chosen: readonly string[], group: readonly string[], own: string): boolean {
  const wanted = chosen.filter((tag) => group.includes(tag));
  return wanted.length === 0 || wanted.includes(own);
}

function topicTagsOf(tags: readonly string[]): readonly string[] {
  const fixed: readonly string[] = [...STATUSES, ...DIFFICULTIES];
  return tags.filter((tag) => !fixed.includes(tag));
}

const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** The problems to show, in the chosen order; equal ones keep the order of the catalogue. */
export function chosenProblems(problems: readonly ListedProblem[], choice: Choice): ListedProblem[] {
  const direction = choice.sort === 'easy' ? 1 : -1;
  const fit = fitBy(choice);
  return problems
    .filter((problem) => Object.values(fit(problem)).every(Boolean))
    .toSorted((a, b) => direction * (a.difficulty - b.difficulty));
}

/**
 * How many problems each filter would show together with what is chosen already; of its own kind, where one
 * is enough, it would be the only one. One pass, however many filters there are.
 */
export function countsOf(
  problems: readonly ListedProblem[],
  choice: Choice,
  tags: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([...STATUSES, ...DIFFICULTIES, ...tags].map((tag) => [tag, 0]));
  const count = (tag: string): void => {
    const before = counts.get(tag);
    if (before !== undefined) counts.set(tag, before + 1);
  };
  const fit = fitBy(choice);
  for (const problem of problems) {
    const { found, status, difficulty, topics } = fit(problem);
    if (!found || !topics) continue;
    if (difficulty) count(statusOf(problem));
    if (status) count(difficultyOf(problem));
    if (status && difficulty) problem.tags.forEach(count);
  }
  return counts;
}

/** One button pressed: chosen if it was not, and the other way round. */
export function toggled(tags: readonly string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
}

/** The choice in the address, so that it survives reload and Back and can be shared. */
export function toSearchParams({ tags, sort, search }: Choice): URLSearchParams {
  const params = new URLSearchParams();
  for (const tag of tags) params.append('tag', tag);
  if (sort !== 'easy') params.set('sort', sort);
  if (search.trim() !== '') params.set('search', search);
  return params;
}

/** Reads the address. Tags that no longer exist are left out: they would hide everything. */
export function fromSearchParams(params: URLSearchParams, knownTags: readonly string[]): Choice {
  const known: ReadonlySet<string> = new Set([...STATUSES, ...DIFFICULTIES, ...knownTags]);
  return {
    tags: [...new Set(params.getAll('tag'))].filter((tag) => known.has(tag)),
    sort: params.get('sort') === 'hard' ? 'hard' : 'easy',
    search: params.get('search') ?? '',
  };
}

/** Any problem that is open and not solved, by the catalogue's own shuffle: the one after `seed`, in 0..1. */
export function randomOf(problems: readonly ListedProblem[], seed: number): ListedProblem | undefined {
  const open = problems
    .filter((problem) => !problem.locked && problem.state !== 'solved')
    .toSorted((a, b) => a.random - b.random);
  return open.find((problem) => problem.random >= seed) ?? open[0];
}

/**
 * The problem to do next: what was begun first; else one step above the hardest that is solved, or on that
 * step while it has more, with most of the tags the learner knows. Undefined when all that may be opened
 * is solved.
 */
export function nextFor(problems: readonly ListedProblem[]): ListedProblem | undefined {
  const open = problems.filter((problem) => !problem.locked && problem.state !== 'solved');
  const solved = problems.filter((problem) => problem.state === 'solved');
  const hardest = Math.max(0, ...solved.map((problem) => problem.difficulty));
  const known = new Set(solved.flatMap((problem) => problem.tags));
  const stepsAway = (problem: ListedProblem): number =>
    Math.abs(problem.difficulty - Math.min(3, hardest + 1));
  const familiarity = (problem: ListedProblem): number => problem.tags.filter((tag) => known.has(tag)).length;
  const begun = (problem: ListedProblem): number => (problem.state === 'tried' ? 1 : 0);
  return open.toSorted(
    (a, b) =>
      begun(b) - begun(a) ||
      stepsAway(a) - stepsAway(b) ||
      b.tryIt - a.tryIt ||
      familiarity(b) - familiarity(a) ||
      a.random - b.random,
  )[0];
}
