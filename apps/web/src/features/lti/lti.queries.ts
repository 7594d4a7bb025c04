import { confirmLti, enterLti } from '@abhyas/contract/lti';
import { chooseForLti, listLtiChoices } from '@abhyas/contract/lti.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

/** What comes next after a launch. Asked once: the answer may use the launch up. */
export const enterQuery = (code: string, agreed = false) =>
  queryOptions({
    queryKey: ['lti', 'enter', code, agreed],
    queryFn: () => call(enterLti, { body: { code, agreed } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useConfirmLaunch(code: string) {
  return useMutation({ mutationFn: () => call(confirmLti, { body: { code } }) });
}

export const choicesQuery = (code: string) =>
  queryOptions({
    queryKey: ['lti', 'choices', code],
    queryFn: () => call(listLtiChoices, { body: { code } }),
    retry: false,
  });

export function useChoose(code: string) {
  return useMutation({
    mutationFn: (assignmentId: string) => call(chooseForLti, { body: { code, assignmentId } }),
  });
}
