import type { classMarksFile } from '@abhyas/contract/assignments-totals.staff';
import type { outcomesFile } from '@abhyas/contract/assignments-outcomes.staff';
import { useMutation } from '@tanstack/react-query';

import { urlOf } from '../../../lib/api-client.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { showErrors } from '../../../ui/error-toasts.ts';

export type SheetKind = 'csv' | 'xlsx';

type Sheet = {
  readonly file: typeof classMarksFile | typeof outcomesFile;
  readonly batchId: string;
  /** Of the file, without its ending. */
  readonly name: string;
};

/** Saves a table of a class for spreadsheets. */
export function useSaveSheet({ file, batchId, name }: Sheet) {
  return useMutation({
    mutationFn: async (as: SheetKind) => {
      const bytes = await requestBytes(urlOf(file, { params: { batchId }, query: { as } }));
      saveAsFile(`${name}.${as}`, bytes, 'application/octet-stream');
    },
    onError: showErrors,
  });
}
