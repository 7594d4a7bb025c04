import type { EditorSettings } from '@abhyas/contract/settings';
import { indentUnit } from '@codemirror/language';
import { EditorState, Prec, type Compartment, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

import { indentOf, type EditorLanguage } from './editor-languages.ts';

/** The size that its surroundings give it, and that grows with the letters of the browser. */
const USUAL_FONT_SIZE = 15;

type Parts = { readonly looks: Compartment; readonly keys: Compartment };

type Chosen = {
  readonly settings: EditorSettings;
  readonly language: EditorLanguage;
  readonly onSave: () => void;
};

/** Sets an editor of code up as its learner likes it. */
export function showSettings(editor: EditorView, { looks, keys }: Parts, chosen: Chosen): void {
  if (chosen.language === 'plain') return;
  editor.dispatch({ effects: looks.reconfigure(looksOf(chosen)) });
  const change = async (): Promise<void> => {
    const wanted = await keysOf(chosen);
    // It may have been closed meanwhile.
    if (editor.dom.isConnected) editor.dispatch({ effects: keys.reconfigure(wanted) });
  };
  // Without them, as offline, the usual keys stay.
  if (chosen.settings.keymap !== 'default') change().catch(() => undefined);
  else if (keys.get(editor.state) !== NO_KEYS) editor.dispatch({ effects: keys.reconfigure(NO_KEYS) });
}

/** The keys that every editor has anyhow. */
export const NO_KEYS: Extension = [];

function looksOf({ settings, language }: Chosen): Extension {
  const { fontSize, tabWidth, wordWrap } = settings;
  const width = tabWidth === 0 ? indentOf(language) : tabWidth;
  const looks = [indentUnit.of(' '.repeat(width)), EditorState.tabSize.of(width)];
  if (settings.lineNumbers) looks.push(lineNumbers());
  if (wordWrap) looks.push(EditorView.lineWrapping);
  if (fontSize !== USUAL_FONT_SIZE)
    looks.push(EditorView.theme({ '.cm-scroller, .cm-content': { fontSize: `${fontSize / 16}rem` } }));
  return looks;
}

/** The keys of another editor, fetched for those who want them. */
async function keysOf({ settings, onSave }: Chosen): Promise<Extension> {
  if (settings.keymap === 'emacs') return (await import('@replit/codemirror-emacs')).emacs();
  const { vim, Vim } = await import('@replit/codemirror-vim');
  Vim.defineEx('write', 'w', onSave);
  // Vim takes each key with Ctrl for itself.
  const save = { key: 'Mod-s', run: () => (onSave(), true) };
  return [Prec.highest(keymap.of([save])), vim({ status: true })];
}
