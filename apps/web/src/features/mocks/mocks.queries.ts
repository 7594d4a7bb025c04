import { mocks, readMockPaper, readMockReport, startMock } from '@abhyas/contract/mocks';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { read } from '../../lib/read.ts';
import { showErrors } from '../../ui/error-toasts.ts';

/** How soon a report is asked for again while programs are being judged. */
const LOOK_MS = 3000;

/** The tests and the learner's attempts; every visit asks, as each attempt changes them. */
export const mocksQuery = queryOptions({ queryKey: ['mocks'], ...read(mocks, {}), staleTime: 0 });

/** A test that is sat: asked for once, as the screen keeps what is answered from then on. */
export const paperQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['mocks', 'paper', attemptId],
    ...read(readMockPaper, { params: { attemptId } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What came of an attempt. */
export const reportQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['mocks', 'report', attemptId],
    ...read(readMockReport, { params: { attemptId } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? LOOK_MS : false),
  });

/** Begins a test, or goes on with the attempt that is under way. */
export function useStart(mockId: string, onBegun: (attemptId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(startMock, { params: { mockId }, body: {} }),
    onSuccess: ({ attemptId }) => {
      void client.invalidateQueries({ queryKey: mocksQuery.queryKey, exact: true });
      onBegun(attemptId);
    },
    onError: showErrors,
  });
}
