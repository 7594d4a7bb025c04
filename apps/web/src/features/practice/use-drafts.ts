import type { Problem } from '@abhyas/contract/practice';
import { CODE_KEYS, type CodeKey } from '@abhyas/languages/code-keys';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { onBeforeLogout } from '../../lib/leaving.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';
import type { DraftState } from './draft-entry.ts';
import { DraftSync } from './draft-sync.ts';
import type { ServerText } from './draft.rules.ts';
import { sendCode } from './practice.queries.ts';

type Data = NonNullable<Problem['assetData']>;

function serverTexts({ code, codeVersions, codeOrigins }: Data): ReadonlyMap<CodeKey, ServerText> {
  return new Map(
    CODE_KEYS.flatMap((key) => {
      const text = code[key];
      if (text === undefined) return [];
      return [[key, { code: text, version: codeVersions[key] ?? 0, origin: codeOrigins[key] }] as const];
    }),
  );
}

type Wanted = {
  readonly accountId: string;
  readonly assetId: string;
  readonly data: Data;
};

/** The learner's texts of one problem, kept while the page is open and sent before it is left. */
export function useDrafts({ accountId, assetId, data }: Wanted): DraftSync {
  const [sync] = useState(() => {
    const created = new DraftSync({
      accountId,
      assetId,
      writer: randomUuid(),
      send: (save, how) => sendCode(assetId, save, how),
    });
    created.meetServer(serverTexts(data));
    return created;
  });
  useEffect(() => {
    if (sync.meetServer(serverTexts(data))) showAlert(texts.practice.saving.updated);
  }, [sync, data]);
  useEffect(() => {
    void sync.flush();
  }, [sync]);
  useEffect(() => keepWhileLeaving(sync), [sync]);
  return sync;
}

/** Autosave also on blur, hide and close; what was typed offline goes when the connection is back. */
function keepWhileLeaving(sync: DraftSync): () => void {
  const leave = (): void => void sync.flush('leaving');
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const save = (): void => void sync.flush();
  const warn = (event: BeforeUnloadEvent): void => {
    if (sync.isNowhere()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  window.addEventListener('pagehide', leave);
  window.addEventListener('blur', save);
  window.addEventListener('online', save);
  document.addEventListener('visibilitychange', hide);
  const forgetLogout = onBeforeLogout(() => sync.flush());
  return () => {
    leave();
    sync.dispose();
    forgetLogout();
    window.removeEventListener('beforeunload', warn);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('blur', save);
    window.removeEventListener('online', save);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** How the text of `key` is kept at this moment. */
export function useDraftState(sync: DraftSync, key: CodeKey): DraftState {
  return useSyncExternalStore(
    (listener) => sync.subscribe(listener),
    () => sync.stateOf(key),
  );
}
