import {
  listLtiPlatforms,
  makeLtiRegistration,
  refuseLtiOffer,
  removeLtiPlatform,
  saveLtiPlatform,
  type LtiPlatformForm,
} from '@abhyas/contract/lti.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.lti;

export const platformsQuery = queryOptions({
  queryKey: ['admin', 'lti', 'platforms'],
  queryFn: () => call(listLtiPlatforms, {}),
});

export function useSavePlatform(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LtiPlatformForm) => call(saveLtiPlatform, { params: { id }, body }),
    onSuccess: () => {
      showToast(words.saved);
      return client.invalidateQueries(platformsQuery);
    },
  });
}

export function useRemovePlatform(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeLtiPlatform, { params: { id } }),
    onSuccess: () => {
      showToast(words.removed);
      return client.invalidateQueries(platformsQuery);
    },
    onError: showErrors,
  });
}

/** A link by which a platform registers us; it is told once. */
export function useRegistrationLink() {
  return useMutation({ mutationFn: () => call(makeLtiRegistration, {}) });
}

export function useRefuseOffer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(refuseLtiOffer, { params: { id } }),
    onSuccess: () => {
      showToast(words.refused);
      return client.invalidateQueries(platformsQuery);
    },
    onError: showErrors,
  });
}
