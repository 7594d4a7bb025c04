import type { EditorSettings } from '@abhyas/contract/settings';

import { useCodeSettings } from '../settings/settings.queries.ts';

/** How the learner likes the editor. Without a connection the device remembers a choice until the next one. */
export function useEditorSettings() {
  const { settings, choose } = useCodeSettings();
  const quietly = (change: Parameters<typeof choose>[0]): void => void choose(change).catch(() => undefined);
  return {
    theme: settings.codeTheme,
    chooseTheme: (codeTheme: number) => quietly({ codeTheme }),
    editorSettings: settings.editor,
    chooseEditor: (change: Partial<EditorSettings>) => quietly({ editor: { ...settings.editor, ...change } }),
  };
}
