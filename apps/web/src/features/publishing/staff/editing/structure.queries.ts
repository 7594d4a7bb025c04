import { moveDraftPath, readDraftFile, writeDraftFile } from '@abhyas/contract/publishing-draft-files.staff';
import { newFiles, type NewKind } from '@abhyas/content/forms/new-files';
import type { Renaming } from '@abhyas/content/forms/folder-order';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/api-client.ts';
import { showErrors } from '../../../../ui/error-toasts.ts';
import { TAGS_FILE } from './editing.rules.ts';
import { editList } from './problem-lists.queries.ts';

/** The tags of an empty school: those that a problem begins with. */
const FIRST_TAGS = '- input-output\n- arithmetic\n';

type NewItem = {
  readonly kind: NewKind;
  readonly title: string;
  readonly folder: string;
  /** Of a problem: the id, and the folder of the module that lists it. */
  readonly listed?: { readonly id: string; readonly module: string };
};

/** Begins a course, a module or an asset: writes its first files. */
export function useNewItem(draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, title, folder, listed }: NewItem) => {
      if (kind === 'problem' && !(await hasTags(draftId))) await write(draftId, TAGS_FILE, FIRST_TAGS);
      for (const [path, text] of Object.entries(newFiles(kind, title))) {
        await write(draftId, `${folder}/${path}`, text);
      }
      if (listed) await editList(draftId, { module: listed.module, change: (all) => [...all, listed.id] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'drafts', draftId] }),
  });
}

async function hasTags(draftId: string): Promise<boolean> {
  try {
    await call(readDraftFile, { params: { draftId }, query: { path: TAGS_FILE } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

async function write(draftId: string, path: string, text: string): Promise<void> {
  await call(writeDraftFile, { params: { draftId }, body: { path, expected: null, content: { text } } });
}

/** Gives folders other names, one after the other. */
export function useRenamings(draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (renamings: readonly Renaming[]) => {
      for (const body of renamings) await call(moveDraftPath, { params: { draftId }, body });
    },
    onError: showErrors,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'drafts', draftId] }),
  });
}
