import { mergeDraft, type MergeChoice } from '@abhyas/contract/publishing-merging.staff';
import { useMutation } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { checkedDraft, useFreshDrafts } from '../drafts.queries.ts';

/** Takes in what others published, and checks what came of it, so that it can be looked at and published. */
export function useTakeIn(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: async (choices: MergeChoice[]) => {
      const merged = await call(mergeDraft, { params: { draftId }, body: { choices } });
      const check = merged.merged ? await checkedDraft(draftId) : undefined;
      return { ...merged, check };
    },
    // While there is something to choose, the draft is as it was.
    onSuccess: ({ merged }) => (merged ? fresh() : undefined),
  });
}
