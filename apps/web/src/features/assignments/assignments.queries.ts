import { listAssignments, readAssignment } from '@abhyas/contract/assignments';
import { readLineRemarks } from '@abhyas/contract/assignments-remarks';
import { readTotals } from '@abhyas/contract/assignments-totals';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';
import { refreshEvery } from '../../lib/refresh-every.ts';

/** A changed due date is to be seen within 5 s (ASSIGNMENTS-14). */
const LOOK_MS = 4000;

/** The assignments of the learner's classes. */
export const assignmentsQuery = queryOptions({
  queryKey: ['assignments'],
  ...read(listAssignments, {}),
  staleTime: LOOK_MS,
});

/** The same, looked at again while it is shown. */
export const watchedAssignmentsQuery = { ...assignmentsQuery, refetchInterval: refreshEvery(LOOK_MS) };

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', id],
    ...read(readAssignment, { params: { id } }),
    staleTime: LOOK_MS,
    refetchInterval: refreshEvery(LOOK_MS),
  });

/** What a teacher said of the learner's code. */
export const lineRemarksQuery = (id: string, assetId: string) =>
  queryOptions({
    queryKey: ['assignments', id, 'remarks', assetId],
    ...read(readLineRemarks, { params: { id, assetId } }),
    staleTime: LOOK_MS,
  });

/** The learner's totals in their classes. */
export const totalsQuery = queryOptions({
  queryKey: ['assignments', 'totals'],
  ...read(readTotals, {}),
  staleTime: LOOK_MS,
});
