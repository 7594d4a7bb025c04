import { staffMessages } from '@abhyas/contract/messages.staff';
import {
  eraseLearner,
  exportLearner,
  learnerDetail,
  learnerSubmission,
  learnerSubmissions,
  listLearnerCode,
  listLearners,
  sendRecovery,
} from '@abhyas/contract/account.staff';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

const words = staffMessages.account;
const KEY = ['admin', 'learners'] as const;

export const learnersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', search],
    queryFn: ({ pageParam }) =>
      call(listLearners, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const learnerQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...KEY, accountId],
    queryFn: () => call(learnerDetail, { params: { accountId } }),
  });

export const submissionsQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, accountId, 'submissions'],
    queryFn: ({ pageParam }) =>
      call(learnerSubmissions, {
        params: { accountId },
        query: pageParam ? { after: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const submissionQuery = (accountId: string, id: string) =>
  queryOptions({
    queryKey: [...KEY, accountId, 'submissions', id],
    queryFn: () => call(learnerSubmission, { params: { accountId, id } }),
  });

export const codeQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...KEY, accountId, 'code'],
    queryFn: async () => (await call(listLearnerCode, { params: { accountId } })).code,
  });

export function useSendRecovery(accountId: string) {
  return useMutation({
    mutationFn: () => call(sendRecovery, { params: { accountId } }),
    onSuccess: () => showToast(words.recoverySent),
    onError: showErrors,
  });
}

export function useExport(accountId: string, abhyasId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await call(exportLearner, { params: { accountId } });
      saveAsFile(`abhyas-data-${abhyasId}.json`, JSON.stringify(data, undefined, 2), 'application/json');
    },
    onError: showErrors,
  });
}

export function useErase(accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; reason: string }) =>
      call(eraseLearner, { params: { accountId }, body }),
    onSuccess: () => {
      showToast(words.erased);
      client.removeQueries({ queryKey: [...KEY, accountId] });
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
}
