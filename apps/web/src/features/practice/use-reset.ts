import { fill } from '@abhyas/contract/fill';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';
import { confirmInBrowser } from '../../ui/confirm.ts';
import type { DraftSync } from './draft-sync.ts';
import { askReset } from './practice.queries.ts';
import { keyOf } from './workspace.rules.ts';

type Wanted = { readonly drafts: DraftSync; readonly assetId: string; readonly language: LanguageIndex };

/** Code reset (PRACTICE-20): asks first, and says how it went. What stood there is kept as a version. */
export function useReset({ drafts, assetId, language }: Wanted): {
  resetting: boolean;
  reset: () => Promise<void>;
} {
  const [resetting, setResetting] = useState(false);
  const reset = async (): Promise<void> => {
    const words = texts.practice.reset;
    if (!confirmInBrowser(fill(words.confirm, { language: languageAt(language).name }))) return;
    setResetting(true);
    try {
      await bringToAccount(drafts, keyOf(language));
      const { notif, code, version } = await askReset(assetId, language);
      drafts.replace(keyOf(language), code, version);
      showAlert(notif ? words.done : words.failed);
    } catch {
      showAlert(words.failed);
    } finally {
      setResetting(false);
    }
  };
  return { resetting, reset };
}

/** What stands there can become a version only when the account has it, and not beside another in a conflict. */
async function bringToAccount(drafts: DraftSync, key: CodeKey): Promise<void> {
  if (drafts.stateOf(key).mark === 'conflict') await drafts.restore(key, drafts.codeOf(key));
  else await drafts.flush();
  const { mark } = drafts.stateOf(key);
  // Within the second of the autosave a draft of it is there already. A text that the account refuses is still in the
  // editor's own memory of changes.
  if (!['saved', 'unsaved', 'refused'].includes(mark)) throw new Error(`the text is ${mark}`);
}
