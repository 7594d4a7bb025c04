import { auditFile, listAudit, type AuditFilter } from '@abhyas/contract/admin.staff';
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query';

import { call, urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam }) =>
      call(listAudit, { query: { ...filter, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export function useSaveAudit() {
  return useMutation({
    mutationFn: async (filter: AuditFilter) => {
      const bytes = await requestBytes(urlOf(auditFile, { query: filter }));
      saveAsFile('audit-log.csv', bytes, 'text/csv;charset=utf-8');
    },
    onError: showErrors,
  });
}
