import { runInDraft } from '@abhyas/contract/publishing-editors.staff';
import { useMemo, type ReactNode } from 'react';

import { call } from '../../../../lib/api-client.ts';
import { SendRun, type Sending } from '../../../running/send-run.ts';
import type { AssetEdits } from './asset-edits.ts';
import { unsavedTexts } from './editing.queries.ts';

type Props = {
  readonly draftId: string;
  /** The item's folder. */
  readonly folder: string;
  /** What is typed and not saved; absent where nothing is edited. */
  readonly edits?: AssetEdits;
  readonly children: ReactNode;
};

/** Programs below run as the draft stands, a problem's against its tests there; no learner's account is touched. */
export function RunsInDraft({ draftId, folder, edits, children }: Props) {
  const send = useMemo(
    (): Sending =>
      ({ assetId: _published, ...request }, signal) => {
        const body = { ...request, folder, texts: edits ? unsavedTexts(folder, edits) : {} };
        return call(runInDraft, { params: { draftId }, body }, { signal });
      },
    [draftId, folder, edits],
  );
  return <SendRun value={send}>{children}</SendRun>;
}
