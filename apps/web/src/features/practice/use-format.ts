import type { EditorSettings } from '@abhyas/contract/settings';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { useState, type RefObject } from 'react';

import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import type { EditorHandle } from '../../ui/editor/editor-handle.ts';

type Wanted = {
  readonly editor: RefObject<EditorHandle | null>;
  readonly language: LanguageIndex;
  readonly editorSettings: EditorSettings;
};

/** Formatting on demand, one at a time. Its code is fetched when it is first asked for. */
export function useFormat({ editor, language, editorSettings }: Wanted) {
  const [formatting, setFormatting] = useState(false);
  const format = async (): Promise<void> => {
    const view = editor.current?.view();
    if (!view || formatting) return;
    setFormatting(true);
    try {
      const { formatShown } = await import('./format-code.ts');
      const indent = editorSettings.tabWidth || languageAt(language).indent;
      await formatShown(view, { language, indent });
    } catch {
      // Its code did not come.
      showToast(texts.practice.formatting.offline);
    } finally {
      setFormatting(false);
    }
  };
  return { formatting, format };
}
