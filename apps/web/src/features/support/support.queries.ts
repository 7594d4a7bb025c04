import type { CallInput } from '@abhyas/contract/call';
import { addFeedback, consentToShow, listFeedback } from '@abhyas/contract/support';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';

/** What the learner has written to the institute, with the answers. */
export const messagesQuery = queryOptions({
  queryKey: ['support'],
  queryFn: async () => (await call(listFeedback, {})).messages,
});

export function useSubmit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: CallInput<typeof addFeedback>['body']) => call(addFeedback, { body: message }),
    onSuccess: () => client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  });
}

/** Gives or withdraws the consent to show a testimonial. */
export function useConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ number, mayShow }: { number: number; mayShow: boolean }) =>
      call(consentToShow, { params: { number: String(number) }, body: { mayShow } }),
    onSuccess: () => client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  });
}
