import {
  listStaff,
  resetSecondFactor,
  setStaffRoles,
  type StaffMember,
  type StaffRole,
} from '@abhyas/contract/admin.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async () => (await call(listStaff, {})).members,
});

/** Gives an address exactly these roles; none takes it out of the staff. */
export function useSetRoles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { email: string; roles: StaffRole[] }) => call(setStaffRoles, { body: change }),
    onSuccess: ({ members }: { members: StaffMember[] }) => {
      client.setQueryData(staffQuery.queryKey, members);
      showToast(staffMessages.staff.saved);
    },
  });
}

export function useResetFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string) => call(resetSecondFactor, { params: { accountId } }),
    onSuccess: () => {
      showToast(staffMessages.staff.resetDone);
      return client.invalidateQueries(staffQuery);
    },
    onError: showErrors,
  });
}
