import type { SessionForm } from '@abhyas/contract/attendance';
import {
  attendanceFile,
  changeSession,
  deleteSession,
  holdSession,
  readAttendance,
  readSession,
  restoreSession,
  setAttendanceRule,
  type Attendance,
} from '@abhyas/contract/attendance.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const KEY = ['admin', 'attendance'] as const;

export const attendanceQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, batchId],
    queryFn: () => call(readAttendance, { params: { batchId } }),
    staleTime: 0,
  });

export const sessionQuery = (batchId: string, sessionId: string) =>
  queryOptions({
    queryKey: [...KEY, batchId, sessionId],
    queryFn: () => call(readSession, { params: { batchId, sessionId } }),
    staleTime: 0,
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export function useHoldSession(batchId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: SessionForm & { readonly id: string }) =>
      call(holdSession, { params: { batchId }, body }),
    onSuccess,
  });
}

export function useChangeSession(batchId: string, sessionId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: SessionForm & { readonly version: number }) =>
      call(changeSession, { params: { batchId, sessionId }, body }),
    onSuccess,
  });
}

export function useDeleteSession(batchId: string, sessionId: string) {
  return useMutation({
    mutationFn: () => call(deleteSession, { params: { batchId, sessionId } }),
    onError: showErrors,
  });
}

export function useRestoreSession(batchId: string, sessionId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: () => call(restoreSession, { params: { batchId, sessionId } }),
    onSuccess,
    onError: showErrors,
  });
}

export function useSetRule(batchId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: Attendance['rule']) => call(setAttendanceRule, { params: { batchId }, body }),
    onSuccess,
  });
}

export function useSaveAttendance(batchId: string, batch: string) {
  return useMutation({
    mutationFn: async () => {
      const bytes = await requestBytes(urlOf(attendanceFile, { params: { batchId } }));
      saveAsFile(`${batch}.csv`, bytes, 'text/csv');
    },
    onError: showErrors,
  });
}
