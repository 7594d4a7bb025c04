import type { RegistrationRule } from '@abhyas/contract/sign-in-ways';
import {
  addProvider,
  changeProvider,
  getRegistration,
  listProviders,
  removeProvider,
  saveRegistration,
  tryProvider,
} from '@abhyas/contract/auth.staff';
import type { CallInput, CallReply } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.signIn;

export const registrationQuery = queryOptions({
  queryKey: ['admin', 'registration'],
  queryFn: () => call(getRegistration, {}),
});

export function useSaveRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rule: RegistrationRule) => call(saveRegistration, { body: rule }),
    onSuccess: (saved: RegistrationRule) => {
      client.setQueryData(registrationQuery.queryKey, saved);
      showToast(words.registration.saved);
    },
  });
}

export const providersQuery = queryOptions({
  queryKey: ['admin', 'providers'],
  queryFn: () => call(listProviders, {}),
});

export type ProviderForm = CallInput<typeof addProvider>['body'] & { readonly id?: string | undefined };

/** Adds a provider, or changes the one with the id. */
export function useSaveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, issuer, ...given }: ProviderForm) =>
      id === undefined
        ? call(addProvider, { body: { ...given, issuer } })
        : call(changeProvider, { params: { id }, body: given }),
    onSuccess: (saved: CallReply<typeof listProviders>) => {
      client.setQueryData(providersQuery.queryKey, saved);
      showToast(words.providers.saved);
    },
  });
}

export function useRemoveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeProvider, { params: { id } }),
    onSuccess: (saved: CallReply<typeof listProviders>) => {
      client.setQueryData(providersQuery.queryKey, saved);
      showToast(words.providers.removed);
    },
    onError: showErrors,
  });
}

/** Asks a provider what it is, with what stands in the form. */
export function useTryProvider() {
  return useMutation({
    mutationFn: (given: CallInput<typeof tryProvider>['body']) => call(tryProvider, { body: given }),
  });
}
