import { matchPath } from 'react-router';

import { onBeforeLogout } from '../../lib/leaving.ts';
import { dirtyDrafts, readDraft, recoverDrafts, writeDraft } from './draft-record.ts';
import { sendCode } from './practice.queries.ts';

/**
 * Sends the texts that only this device has, of problems that are not open now: what was typed without a
 * connection. Where the account has changed meanwhile the server keeps both, and the learner chooses when
 * the problem is opened. True when nothing is left.
 */
async function sendStoredDrafts(accountId: string): Promise<boolean> {
  let left = false;
  await recoverDrafts();
  for (const draft of dirtyDrafts(accountId)) {
    const { assetId, key, code, base, writer, editedAtMs } = draft;
    if (assetId === openProblem()) continue;
    try {
      const save = { code: { [key]: code }, base: { [key]: base }, origin: { writer, editedAtMs } };
      const saved = await sendCode(assetId, save, 'save');
      const version = saved.versions[key];
      // Edited again meanwhile, as in another tab: that edit is still to be sent.
      if (version === undefined || readDraft(draft)?.editedAtMs !== editedAtMs) continue;
      writeDraft(draft, { code, base: version, dirty: false, writer, editedAtMs });
    } catch {
      left = true;
    }
  }
  return !left;
}

/** A problem that is open sends its own texts. */
function openProblem(): string | undefined {
  return matchPath('/practise/:from/:assetId', window.location.pathname)?.params.assetId;
}

/** Sends them now, whenever the connection is back, and before somebody logs out. Returns the way to stop it. */
export function followStoredDrafts(accountId: string): () => void {
  const send = (): void => void sendStoredDrafts(accountId);
  send();
  window.addEventListener('online', send);
  const forgetLogout = onBeforeLogout(() => sendStoredDrafts(accountId));
  return () => {
    window.removeEventListener('online', send);
    forgetLogout();
  };
}
