import type { Problem } from '@abhyas/contract/practice';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { storageKeys } from '../../config.ts';
import { readStored } from '../../lib/storage.ts';
import { assignmentsQuery } from '../assignments/assignments.queries.ts';
import { nextItem, pathInAssignment } from '../assignments/assignments.rules.ts';
import { subtopicQuery } from '../learning/learning.queries.ts';
import { onwardFrom } from '../learning/learning.rules.ts';
import { problemsQuery } from './practice.queries.ts';
import { nextInSheet, pathInSheet, sheetProgressOf } from './sheets.rules.ts';
import { sheetsQuery } from './sheets.queries.ts';
import { fromSearchParams, listProblems } from './problem-list.rules.ts';
import { followingProblem } from './problem-search.rules.ts';

type NextStep = { readonly to: string; readonly title: string };

/** Where a solved problem leads on to: in its course, in its sheet, or in the list as it was last chosen. */
export function useOnward(problem: Problem, fromCourse: boolean): NextStep | undefined {
  const { assetId, subtopicId } = problem;
  const [search] = useSearchParams();
  const sheetId = search.get('sheet');
  const assignmentId = search.get('assignment');
  const given = useQuery({ ...assignmentsQuery, enabled: assignmentId !== null });
  const sheets = useQuery({ ...sheetsQuery, enabled: sheetId !== null });
  const course = useQuery({ ...subtopicQuery(subtopicId), enabled: fromCourse });
  const list = useQuery({ ...problemsQuery, enabled: !fromCourse });
  const assignment = given.data?.assignments.find(({ id }) => id === assignmentId);
  if (assignment) {
    const following = nextItem(assignment.items, assetId);
    return following && { to: pathInAssignment(assignment.id, following.assetId), title: following.title };
  }
  if (fromCourse) return course.data && onwardFrom(course.data, assetId);
  if (!list.data) return undefined;
  const sheet = sheets.data?.sheets.find((each) => each.sheetId === sheetId);
  if (sheet) {
    const next = nextInSheet(sheetProgressOf(sheet, list.data), assetId);
    return next && { to: pathInSheet(sheet.sheetId, next.assetId), title: next.title };
  }
  const chosen = new URLSearchParams(readStored(storageKeys.tagFilters) ?? '');
  const next = followingProblem(listProblems(list.data), fromSearchParams(chosen, list.data.tags), assetId);
  return next && { to: `/practise/1/${encodeURIComponent(next.assetId)}`, title: next.title };
}
