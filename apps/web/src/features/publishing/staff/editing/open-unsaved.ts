import type { QueryClient } from '@tanstack/react-query';

import { staffStorageKeys } from '../../../../staff/storage-keys.ts';
import { readStored, removeStored } from '../../../../lib/storage.ts';
import { fingerprint } from '../../../../lib/synced-text/lesson-texts.ts';
import { fetchText, holdOpen, openText } from '../../../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../../../lib/synced-text/synced-text.ts';
import { userQuery } from '../../../auth/auth.queries.ts';
import { linesOf, type UnsavedEdit } from './unsaved-edits.ts';

type Place = {
  readonly draftId: string;
  /** A folder by its id, or the path of a file that is edited by itself. */
  readonly of: string;
};

/** What an author has not put into a draft yet: a text of the account. */
export async function openUnsaved(
  client: QueryClient,
  { draftId, of }: Place,
): Promise<{ unsaved: SyncedText; holdOpen: () => () => void }> {
  const user = await client.ensureQueryData(userQuery);
  const name = { accountId: user?._id ?? '', assetId: draftId, part: `unsaved-${fingerprint(of)}` };
  const { account, held } = await fetchText(name);
  const unsaved = openText(name, account, held);
  takeOlder(unsaved, `${staffStorageKeys.unsavedFiles}:${draftId}/${of}`);
  return { unsaved, holdOpen: () => holdOpen(name, unsaved) };
}

/** Earlier releases kept it in local storage alone. */
function takeOlder(unsaved: SyncedText, key: string): void {
  const older = readStored(key);
  if (older !== null && unsaved.code === '')
    unsaved.write(linesOf(JSON.parse(older) as [string, UnsavedEdit][]), 'type');
  removeStored(key);
}
