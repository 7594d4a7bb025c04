import { describe, expect, test } from 'vitest';

import {
  chosenProblems,
  countsOf,
  fromSearchParams,
  listProblems,
  nextFor,
  NO_CHOICE,
  randomOf,
  toggled,
  toSearchParams,
  type Choice,
} from './problem-list.rules.ts';
import { followingProblem, meantSearch } from './problem-search.rules.ts';

const card = (assetId: string, difficulty: 1 | 2 | 3, tags: string[] = []) => ({
  assetId,
  title: assetId === 'easy-sum' ? 'Añadir: the Sum of Two' : assetId,
  desc: '',
  tags,
  difficulty,
  premium: 0 as const,
  tryIt: 0 as const,
  random: 0.5,
});

const problems = listProblems({
  problemsUnsolved: [
    card('hard-loop', 3, ['loops', 'arrays']),
    card('easy-loop', 1, ['loops']),
    card('easy-sum', 1, ['sums', 'loops']),
  ],
  problemsSolved: [card('medium-sum', 2, ['sums'])],
  rProblemsUnsolved: [card('premium-hard', 3, ['sums'])],
  rProblemsSolved: [],
  progressProblems: ['medium-sum'],
  triedProblems: ['easy-sum'],
  tags: ['arrays', 'loops', 'sums'],
});
const shown = (choice: Partial<Choice>) =>
  chosenProblems(problems, { ...NO_CHOICE, ...choice }).map((problem) => problem.assetId);
const found = (search: string) => shown({ search: meantSearch(problems, search) });

test('PRACTICE-65: a slip of the finger finds the title that was meant, and only where none has the words', () => {
  expect(found('anadir smu')).toEqual([]);
  expect(found('premum')).toEqual(['premium-hard']);
  expect(found('hrad looop')).toEqual(['hard-loop']);
  expect(found('medium smus')).toEqual([]);
  expect(found('hard')).toEqual(['hard-loop', 'premium-hard']);
});

describe('PRACTICE-6: Tag filtering', () => {
  test('Solved and Unsolved filter by status', () => {
    expect(shown({ tags: ['Solved'] })).toEqual(['medium-sum']);
    expect(shown({ tags: ['Unsolved'] })).not.toContain('medium-sum');
    expect(shown({ tags: ['Solved', 'Unsolved'] })).toHaveLength(5);
  });

  test('Easy, Medium and Hard are difficulty tags', () => {
    expect(shown({ tags: ['Easy'] })).toEqual(['easy-loop', 'easy-sum']);
    expect(shown({ tags: ['Easy', 'Medium'] })).toEqual(['easy-loop', 'easy-sum', 'medium-sum']);
  });

  test('other tags match the problem’s tag list', () => {
    expect(shown({ tags: ['loops'] })).toEqual(['easy-loop', 'easy-sum', 'hard-loop']);
    expect(shown({ tags: ['loops', 'sums'] })).toEqual(['easy-sum']);
  });

  test('a problem is shown when it fits the chosen difficulty, tags and solved status', () => {
    expect(shown({ tags: ['Hard', 'sums', 'Unsolved'] })).toEqual(['premium-hard']);
    expect(shown({ tags: ['Medium', 'sums', 'Unsolved'] })).toEqual([]);
  });
});

test('Easy to Hard and Hard to Easy; equals keep their order', () => {
  expect(shown({ sort: 'easy' })).toEqual([
    'easy-loop',
    'easy-sum',
    'medium-sum',
    'hard-loop',
    'premium-hard',
  ]);
  expect(shown({ sort: 'hard' })).toEqual([
    'hard-loop',
    'premium-hard',
    'medium-sum',
    'easy-loop',
    'easy-sum',
  ]);
});

test('search by title, in any case and order of words, accents aside', () => {
  expect(shown({ search: 'sum anadir' })).toEqual(['easy-sum']);
  expect(shown({ search: '  ' })).toHaveLength(5);
  expect(shown({ search: 'nothing' })).toEqual([]);
});

test('each filter says how many it would show', () => {
  const counts = countsOf(problems, { ...NO_CHOICE, tags: ['loops'] }, ['arrays', 'loops', 'sums']);
  expect(Object.fromEntries(counts)).toEqual({
    Solved: 0,
    Unsolved: 3,
    Easy: 2,
    Medium: 0,
    Hard: 1,
    arrays: 1,
    loops: 3,
    sums: 1,
  });
});

test('a button pressed twice is as before', () => {
  expect(toggled(toggled(['Easy'], 'loops'), 'loops')).toEqual(['Easy']);
});

test('PRACTICE-7: the selected tags: the choice survives in the address; tags that no longer exist are forgotten', () => {
  const choice: Choice = { tags: ['Easy', 'two words & more'], sort: 'hard', search: 'a+b' };
  expect(fromSearchParams(toSearchParams(choice), ['two words & more'])).toEqual(choice);
  expect(fromSearchParams(toSearchParams(choice), [])).toEqual({ ...choice, tags: ['Easy'] });
  expect(fromSearchParams(new URLSearchParams('sort=odd'), [])).toEqual(NO_CHOICE);
});

describe('next for me', () => {
  test('is what was begun', () => {
    expect(nextFor(problems)?.assetId).toBe('easy-sum');
  });

  test('is one step above the last success otherwise, and never a locked one', () => {
    const fresh = problems.map((problem) => ({
      ...problem,
      state: problem.state === 'tried' ? ('untouched' as const) : problem.state,
    }));
    expect(nextFor(fresh)?.assetId).toBe('hard-loop');
    expect(nextFor(fresh.map((problem) => ({ ...problem, state: 'untouched' as const })))?.difficulty).toBe(
      1,
    );
    expect(nextFor(fresh.map((problem) => ({ ...problem, state: 'solved' as const })))).toBeUndefined();
    expect(nextFor(fresh.map((problem) => ({ ...problem, locked: true })))).toBeUndefined();
  });
});

test('a random problem is an open one that is not solved, and every one of them can be it', () => {
  const spread = problems.map((problem, index) => ({ ...problem, random: index / problems.length }));
  const drawn = [0, 0.1, 0.3, 0.5, 0.7, 0.99].map((seed) => randomOf(spread, seed)?.assetId);
  expect(new Set(drawn)).toEqual(new Set(['hard-loop', 'easy-loop', 'easy-sum']));
  expect(randomOf([], 0.5)).toBeUndefined();
});

const after = (assetId: string, choice: Partial<Choice> = {}) =>
  followingProblem(problems, { ...NO_CHOICE, ...choice }, assetId)?.assetId;

test('PRACTICE-52: a solved problem leads on to the next open one of the chosen list, from the end to its beginning', () => {
  expect(after('easy-loop')).toBe('easy-sum');
  // What is solved or locked is passed over, and the list goes round.
  expect(after('easy-sum')).toBe('hard-loop');
  expect(after('hard-loop')).toBe('easy-loop');
  // It has just been solved, so that it is no longer in a list of what is unsolved.
  expect(after('easy-loop', { tags: ['Unsolved', 'loops'] })).toBe('easy-sum');
  expect(after('hard-loop', { tags: ['Hard'] })).toBeUndefined();
});

test('PRACTICE-65: a list that was found in spite of a slip of the finger leads on, too', () => {
  expect(after('easy-loop', { search: 'looop' })).toBe('hard-loop');
});
