import {
  allow,
  changeAssignment,
  disallow,
  listBank,
  listBatchAssignments,
  listRubrics,
  makeAssignment,
  marksFile,
  readMatrix,
  stepAssignment,
  type AssignmentForm,
  type AssignmentStep,
} from '@abhyas/contract/assignments.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { CallInput } from '@abhyas/contract/call';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.assignments;
/** Of everything about assignments in the console. */
export const KEY = ['admin', 'assignments'] as const;

export const batchAssignmentsQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'batch', batchId],
    queryFn: () => call(listBatchAssignments, { params: { batchId } }),
    staleTime: 0,
  });

export const bankQuery = queryOptions({ queryKey: [...KEY, 'bank'], queryFn: () => call(listBank, {}) });

/** The rubrics of a class's assignments. */
export const rubricsQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...KEY, 'rubrics', batchId],
    queryFn: () => call(listRubrics, { params: { batchId } }),
  });

export const matrixQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'matrix', id],
    queryFn: () => call(readMatrix, { params: { id } }),
    staleTime: 0,
  });

/** Reads everything about assignments anew. */
export function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

type Saving = {
  readonly id: string;
  /** Absent: it is new. */
  readonly version: number | undefined;
  readonly form: AssignmentForm;
  /** Learners see it from now on. */
  readonly give: boolean;
};

/** Saves an assignment of a batch, and gives it to the class if that is asked. */
export function useSaveAssignment(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, version, form, give }: Saving) => {
      if (version === undefined) await call(makeAssignment, { params: { batchId }, body: { id, ...form } });
      else await call(changeAssignment, { params: { id }, body: { version, ...form } });
      if (give) await call(stepAssignment, { params: { id }, body: { step: 'publish' } });
    },
    onSuccess: (_, { give }) => {
      showToast(give ? words.given : words.saved);
      // Not waited for: a changed assignment gets a new form, and whoever saved the old one would stay there.
      void refresh();
    },
    onError: showErrors,
  });
}

export function useStep(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (step: AssignmentStep) => call(stepAssignment, { params: { id }, body: { step } }),
    onSuccess: () => {
      showToast(words.stepDone);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useAllow(id: string, accountId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof allow>['body']) => call(allow, { params: { id, accountId }, body }),
    onSuccess: () => {
      showToast(words.allowed);
      return refresh();
    },
  });
}

export function useDisallow(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (allowanceId: string) => call(disallow, { params: { id, allowanceId } }),
    onSuccess: () => {
      showToast(words.disallowed);
      return refresh();
    },
    onError: showErrors,
  });
}

export function useSaveMarks(id: string, title: string) {
  return useMutation({
    mutationFn: async (as: 'csv' | 'xlsx') => {
      const bytes = await requestBytes(urlOf(marksFile, { params: { id }, query: { as } }));
      saveAsFile(`${title}.${as}`, bytes, 'application/octet-stream');
    },
    onError: showErrors,
  });
}
