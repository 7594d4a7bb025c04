import {
  deleteAccount,
  editProfile,
  endOtherSessions,
  endSession,
  exportData,
  listSessions,
  recoveryMail,
  resendConfirmation,
  type ProfileChange,
} from '@abhyas/contract/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { call } from '../../lib/api-client.ts';
import { saveAsFile } from '../../lib/save-as-file.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { userQuery } from '../auth/auth.queries.ts';
import { useForgetSession } from '../auth/session.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => (await call(listSessions, {})).sessions,
});

/** AUTH-13: resend mail has success and failure states; success reloads the user. */
export function useResendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resendConfirmation, {}),
    onSuccess: () => {
      showToast(texts.auth.toasts.confirmationSent);
      return client.invalidateQueries(userQuery);
    },
    onError: (error) => {
      showErrors(error);
      void client.invalidateQueries(userQuery);
    },
  });
}

/** Somebody who signs in with Google sets a password the way others recover theirs. */
export function useSetPasswordByMail() {
  return useMutation({
    mutationFn: (email: string) => call(recoveryMail, { query: { email } }),
    onSuccess: () => showToast(texts.auth.toasts.recoverySent),
    onError: showErrors,
  });
}

/** Saves the profile and shows it everywhere. */
export function useSaveProfile(): (change: ProfileChange) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    await call(editProfile, { body: change });
    await client.invalidateQueries(userQuery);
    showToast(texts.account.profile.saved);
  };
}

/** One device, or (without) all but this one. */
export type Ended = { readonly id?: string };

/** Signs out devices; the password says who asks, where the account has one. */
export function useEndSessions(): (ended: Ended & { readonly password?: string }) => Promise<void> {
  const client = useQueryClient();
  const { ended, othersEnded } = texts.account.devices;
  return async ({ id, ...body }) => {
    await (id === undefined ? call(endOtherSessions, { body }) : call(endSession, { params: { id }, body }));
    showToast(id === undefined ? othersEnded : ended);
    await client.invalidateQueries(sessionsQuery);
  };
}

export function useDownloadData(abhyasId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await call(exportData, {});
      saveAsFile(`abhyas-data-${abhyasId}.json`, JSON.stringify(data, undefined, 2), 'application/json');
    },
    onError: showErrors,
  });
}

/** Deletes the account and forgets it on this device (AUTH-11). */
export function useDeleteAccount(): (credentials: { password?: string; email?: string }) => Promise<void> {
  const forgetSession = useForgetSession();
  const navigate = useNavigate();
  return async (credentials) => {
    await call(deleteAccount, { body: credentials });
    forgetSession();
    await navigate('/login', { replace: true });
    showToast(texts.account.ownData.deleted);
  };
}
