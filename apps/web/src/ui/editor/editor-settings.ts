import type { EditorSettings } from '@abhyas/contract/settings';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';

/** The size that its surroundings give it, and that grows with the letters of the browser. */
const USUAL_FONT_SIZE = 15;

/** What a learner has chosen of an editor's looks; `indent` is that of the language. */
export function looksOf(
  { fontSize, tabWidth, wordWrap, lineNumbers: numbers }: EditorSettings,
  indent: number,
) {
  const width = tabWidth === 0 ? indent : tabWidth;
  const looks: Extension[] = [indentUnit.of(' '.repeat(width)), EditorState.tabSize.of(width)];
  if (numbers) looks.push(lineNumbers());
  if (wordWrap) looks.push(EditorView.lineWrapping);
  if (fontSize !== USUAL_FONT_SIZE)
    looks.push(EditorView.theme({ '&': { fontSize: `${fontSize / 16}rem` } }));
  return looks;
}

/** The keys of another editor, fetched for those who want them. */
export async function keysOf(keymap: EditorSettings['keymap'], onSave: () => void): Promise<Extension> {
  if (keymap === 'vim') {
    const { vim, Vim } = await import('@replit/codemirror-vim');
    Vim.defineEx('write', 'w', onSave);
    return vim({ status: true });
  }
  if (keymap === 'emacs') return (await import('@replit/codemirror-emacs')).emacs();
  return [];
}
