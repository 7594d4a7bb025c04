import type { ProblemCard, Problems } from '@abhyas/contract/practice';

/** Three states: done, begun, and not yet touched. */
export type ProblemState = 'solved' | 'tried' | 'untouched';

export type ListedProblem = ProblemCard & {
  readonly state: ProblemState;
  /** Premium and not owned: shown grey, opened by a purchase only (spec section 2). */
  readonly locked: boolean;
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
    cards.map((card) => ({ ...card, state: stateOf(card.assetId), locked }));
  return [
    ...list(problems.problemsUnsolved, false),
    ...list(problems.problemsSolved, false),
    ...list(problems.rProblemsUnsolved, true),
    ...list(problems.rProblemsSolved, true),
  ];
}

export function difficultyOf(problem: ProblemCard): Difficulty {
  return DIFFICULTIES[problem.difficulty - 1] ?? 'Easy';
}

/**
 * Spec section 5: a problem is shown when it fits the chosen difficulty, tags and solved status. Within
 * difficulty and within status one of the chosen is enough, since no problem has two; of the topic tags a
 * problem must have all, for they are chosen as a combination.
 */
export function fits(problem: ListedProblem, { tags, search }: Pick<Choice, 'tags' | 'search'>): boolean {
  const status: Status = problem.state === 'solved' ? 'Solved' : 'Unsolved';
  return (
    oneOf(tags, STATUSES, status) &&
    oneOf(tags, DIFFICULTIES, difficultyOf(problem)) &&
    topicTagsOf(tags).every((tag) => problem.tags.includes(tag)) &&
    matches(problem.title, search)
  );
}

function oneOf(chosen: readonly string[], group: readonly string[], own: string): boolean {
  const wanted = chosen.filter((tag) => group.includes(tag));
  return wanted.length === 0 || wanted.includes(own);
}

function topicTagsOf(tags: readonly string[]): readonly string[] {
  const fixed: readonly string[] = [...STATUSES, ...DIFFICULTIES];
  return tags.filter((tag) => !fixed.includes(tag));
}

/** Every word of the search stands somewhere in the title, whatever its case or accents. */
function matches(title: string, search: string): boolean {
  const plain = foldCase(title);
  return foldCase(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** The problems to show, in the order chosen; equals keep the catalogue's order. */
export function chosenProblems(problems: readonly ListedProblem[], choice: Choice): ListedProblem[] {
  const direction = choice.sort === 'easy' ? 1 : -1;
  return problems
    .filter((problem) => fits(problem, choice))
    .toSorted((a, b) => direction * (a.difficulty - b.difficulty));
}

/** How many problems each filter would show together with what is chosen already. */
export function countsOf(
  problems: readonly ListedProblem[],
  choice: Choice,
  tags: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tag of [...STATUSES, ...DIFFICULTIES, ...tags]) {
    const group = [STATUSES, DIFFICULTIES].find((each: readonly string[]) => each.includes(tag)) as
      | readonly string[]
      | undefined;
    const others = choice.tags.filter((chosen) => chosen !== tag && group?.includes(chosen) !== true);
    const wanted = { tags: [...others, tag], search: choice.search };
    counts.set(tag, problems.filter((problem) => fits(problem, wanted)).length);
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
