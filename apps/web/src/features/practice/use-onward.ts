import type { Problem } from '@abhyas/contract/practice';
import { useQuery } from '@tanstack/react-query';

import { storageKeys } from '../../config.ts';
import { readStored } from '../../lib/storage.ts';
import { subtopicQuery } from '../learning/learning.queries.ts';
import { onwardFrom } from '../learning/learning.rules.ts';
import { problemsQuery } from './practice.queries.ts';
import { followingProblem, fromSearchParams, listProblems } from './problem-list.rules.ts';

type NextStep = { readonly to: string; readonly title: string };

/** Where a solved problem leads on to: in its course, or in the list as it was last chosen. */
export function useOnward(problem: Problem, fromCourse: boolean): NextStep | undefined {
  const { assetId, subtopicId } = problem;
  const course = useQuery({ ...subtopicQuery(subtopicId), enabled: fromCourse });
  const list = useQuery({ ...problemsQuery, enabled: !fromCourse });
  if (fromCourse) return course.data && onwardFrom(course.data, assetId);
  if (!list.data) return undefined;
  const chosen = new URLSearchParams(readStored(storageKeys.tagFilters) ?? '');
  const next = followingProblem(listProblems(list.data), fromSearchParams(chosen, list.data.tags), assetId);
  return next && { to: `/practise/1/${encodeURIComponent(next.assetId)}`, title: next.title };
}
