import type { Problems } from '@abhyas/contract/practice';
import type { Sheet } from '@abhyas/contract/practice-sheets';

import { listProblems, type ListedProblem } from './problem-list.rules.ts';

/** What a sheet shows of a problem. */
export type SheetProblem = Pick<ListedProblem, 'assetId' | 'title' | 'difficulty' | 'state' | 'locked'>;

/** A sheet with its problems as the learner has them, and how much of it is solved. */
export type SheetProgress = Pick<Sheet, 'sheetId' | 'title' | 'desc'> & {
  readonly groups: readonly {
    readonly title: string;
    readonly problems: readonly SheetProblem[];
    readonly solved: number;
  }[];
  readonly solved: number;
  readonly total: number;
  /** Rounded down: 100 is all of it. */
  readonly percent: number;
};

export function sheetProgressOf(
  { sheetId, title, desc, groups: named }: Sheet,
  problems: Problems,
): SheetProgress {
  const byId = new Map(listProblems(problems).map((problem) => [problem.assetId, problem]));
  const groups = named.map((group) => {
    const own = group.problems.flatMap((id) => byId.get(id) ?? []);
    return { title: group.title, problems: own, solved: own.filter(isSolved).length };
  });
  const total = groups.reduce((sum, group) => sum + group.problems.length, 0);
  const solved = groups.reduce((sum, group) => sum + group.solved, 0);
  const percent = total === 0 ? 0 : Math.floor((solved * 100) / total);
  return { sheetId, title, desc, groups, solved, total, percent };
}

const isSolved = ({ state }: Pick<SheetProblem, 'state'>): boolean => state === 'solved';

/** The first open problem after this one that is not solved, going round; without one, from the beginning. */
export function nextInSheet({ groups }: SheetProgress, assetId?: string): SheetProblem | undefined {
  const all = groups.flatMap(({ problems }) => problems);
  const at = all.findIndex((problem) => problem.assetId === assetId);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return round.find((problem) => !problem.locked && !isSolved(problem));
}

export function sheetPath(sheetId: string): string {
  return `/sheets/${encodeURIComponent(sheetId)}`;
}

/** A problem as one of a sheet: neither from the list nor from a course, so that back leads to the sheet (PRACTICE-8). */
export function pathInSheet(sheetId: string, assetId: string): string {
  return `/practise/${FROM_SHEET}/${encodeURIComponent(assetId)}?sheet=${encodeURIComponent(sheetId)}`;
}

/** In the address of a problem that was opened from a sheet. */
export const FROM_SHEET = '3';
