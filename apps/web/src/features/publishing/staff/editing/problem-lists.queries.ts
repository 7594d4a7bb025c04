import { readDraftFile, writeDraftFile } from '@abhyas/contract/publishing-draft-files.staff';
import { withProblems } from '@abhyas/content/forms/course-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../../lib/api-client.ts';
import { showErrors } from '../../../../ui/error-toasts.ts';

export type ListEdit = {
  /** The folder of the module. */
  readonly module: string;
  readonly change: (problems: readonly string[]) => readonly string[];
};

/** Changes which problems a module lists. */
export async function editList(draftId: string, { module, change }: ListEdit): Promise<void> {
  const path = `${module}/subtopic.yaml`;
  const { text, hash } = await call(readDraftFile, { params: { draftId }, query: { path } });
  const content = { text: withProblems(text ?? '', change) };
  await call(writeDraftFile, { params: { draftId }, body: { path, expected: hash, content } });
}

/** Changes the lists of modules, one after the other. */
export function useListEdits(draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edits: readonly ListEdit[]) => {
      for (const edit of edits) await editList(draftId, edit);
    },
    onError: showErrors,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'drafts', draftId] }),
  });
}
