import { fill } from '@abhyas/contract/fill';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { useState } from 'react';

import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { confirmInBrowser } from '../../ui/confirm.ts';
import { askReset } from './practice.queries.ts';

type Wanted = { readonly text: SyncedText; readonly assetId: string; readonly language: LanguageIndex };

/** Code reset (PRACTICE-20): asks first and says how it went. The text that was there is kept as a version. */
export function useReset({ text, assetId, language }: Wanted): {
  resetting: boolean;
  reset: () => Promise<void>;
} {
  const [resetting, setResetting] = useState(false);
  const reset = async (): Promise<void> => {
    const words = texts.practice.reset;
    if (!confirmInBrowser(fill(words.confirm, { language: languageAt(language).name }))) return;
    setResetting(true);
    try {
      await bringToAccount(text);
      const { notif, code, version } = await askReset(assetId, language);
      await text.takeFromAccount({ code, version });
      showToast(notif ? words.done : words.failed);
    } catch {
      showToast(words.failed);
    } finally {
      setResetting(false);
    }
  };
  return { resetting, reset };
}

/** The text can become a version only when the account has it and it is not in conflict with another. */
async function bringToAccount(text: SyncedText): Promise<void> {
  if (text.state.mark === 'conflict') await text.restore(text.code);
  else await text.flush();
  const { mark } = text.state;
  // A text that the account refuses is still in the editor's own memory of changes.
  if (!['saved', 'unsaved', 'refused'].includes(mark)) throw new Error(`the text is ${mark}`);
}
